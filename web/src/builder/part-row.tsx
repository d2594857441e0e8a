import { Text } from '@mantine/core'
import { useFormats } from '../session/format'
import { texts } from '../texts'
import type { Chosen, FilledSlot } from './assign-slots'
import { stockOf } from './availability'
import classes from './builder.module.css'
import { partElementId } from './builder-context'
import { factLine, keyFactsOf } from './candidates/key-facts'
import { FindingChips } from './finding-chips'
import { FindingList } from './finding-list'
import { PartActions } from './part-actions'
import { usePlacedFindings } from './use-placed-findings'

const words = texts.builder

/** One part in one row; below it, what is wrong with it. */
export function PartRow({ chosen, filled }: { chosen: Chosen; filled: FilledSlot }) {
  const { shown, elsewhere, firstProblemAt } = usePlacedFindings()
  const formats = useFormats()
  const { product, count } = chosen
  const { productId, name } = product
  const stock = stockOf(product, count, formats)
  const facts = factLine(product, keyFactsOf(product.kind))
  return (
    <li className={classes.part} id={partElementId(productId)} tabIndex={-1}>
      <div className={classes.partLine}>
        <div className={classes.partName}>
          <Text size="sm" fw={600} className={classes.twoLines} title={name}>
            {count > 1 && <span className={classes.count}>{words.times(count)}</span>} {name}
          </Text>
          <Text size="xs" c="dimmed" className={classes.oneLine} title={facts}>
            {facts}
          </Text>
        </div>
        <Text size="xs" className={classes.stock} data-tone={stock.tone}>
          {stock.words}
        </Text>
        <PartPrice chosen={chosen} />
        <PartActions chosen={chosen} filled={filled} />
      </div>
      <FindingChips chips={elsewhere.get(productId) ?? []} />
      <FindingList
        findings={shown.get(productId) ?? []}
        label={words.findings.listOf(name)}
        about={productId}
        hasFixes={firstProblemAt === productId}
      />
    </li>
  )
}

function PartPrice({ chosen: { product, count } }: { chosen: Chosen }) {
  const { money } = useFormats()
  const { price } = product
  return (
    <div className={classes.price}>
      {price ? (
        <Text size="sm" fw={600}>
          {money(price.gross * count, price.currency)}
        </Text>
      ) : (
        <Text size="sm" c="dimmed">
          {words.noPrice}
        </Text>
      )}
      {price && count > 1 && (
        <Text size="xs" c="dimmed">
          {words.each(money(price.gross, price.currency))}
        </Text>
      )}
    </div>
  )
}
