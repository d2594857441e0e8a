import type { Product } from '../builder/build'
import { availabilityText } from '../builder/candidates/availability'
import { Picture } from '../products/picture'
import type { Formats } from '../session/format'
import { texts } from '../texts'
import classes from './finder.module.css'

interface Props {
  id: string
  product: Product
  isActive: boolean
  formats: Formats
  /** The name of its product group. */
  group: string | undefined
  onChoose: () => void
}

export const FoundProduct = ({ id, product, isActive, formats, group, onChoose }: Props) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field of the search handles the keys.
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    className={classes.option}
    onClick={onChoose}
  >
    <Picture image={product.images[0]} kind={product.kind} size={32} />
    <span className={classes.name}>
      {product.name}
      <small className={classes.small}>
        {[group, availabilityText(product, formats)].filter(Boolean).join(' · ')}
      </small>
    </span>
    <span className={classes.price}>
      {product.price ? formats.money(product.price.gross, product.price.currency) : texts.candidates.noPrice}
    </span>
  </div>
)
