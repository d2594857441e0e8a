import { Text } from '@mantine/core'
import type { Product } from '../builder/build'
import { availabilityText } from '../builder/candidates/availability'
import { factLine, keyFactsOf } from '../builder/candidates/key-facts'
import { AddToCartButton } from '../cart/add-to-cart-button'
import { useFormats } from '../session/format'
import { TextLink } from '../shell/text-link'
import { texts } from '../texts'
import { Picture } from './picture'
import classes from './products.module.css'

/** A product in a list, with a link to its page. */
export function ProductRow({ product }: { product: Product }) {
  const formats = useFormats()
  const { productId, name, kind, images, price } = product
  return (
    <li className={classes.row}>
      <Picture image={images[0]} kind={kind} size={56} />
      <div>
        <TextLink to="/products/$productId" params={{ productId }} fw={600}>
          {name}
        </TextLink>
        <Text size="sm" c="dimmed">
          {factLine(product, keyFactsOf(kind))}
        </Text>
      </div>
      <div className={classes.rowPrice}>
        <Text fw={600}>{price ? formats.money(price.gross, price.currency) : texts.candidates.noPrice}</Text>
        <Text size="sm" c="dimmed">
          {availabilityText(product, formats)}
        </Text>
        {price && (
          <AddToCartButton
            size="compact-sm"
            mt={4}
            materialId={{ type: 'MaterialNumber', value: productId }}
            name={name}
          />
        )}
      </div>
    </li>
  )
}
