import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../format'
import { texts } from '../texts'
import type { Chosen, FilledSlot } from './assign-slots'
import { stockOf } from './availability'
import classes from './builder.module.css'
import { addMoreId, slotElementId, useBuilder } from './builder-context'
import { factLine, keyFactsOf } from './candidates/key-facts'
import { withoutPart, withPart } from './change-build'
import { FindingList } from './finding-list'
import { findingsAbout, findingsOf } from './findings'
import { loadPicker } from './picker-host'
import { verdictQuery } from './queries'

const words = texts.builder

export function PartRow({ chosen, filled }: { chosen: Chosen; filled: FilledSlot }) {
  const { productIds } = useBuilder()
  const formats = useFormats()
  const { data: verdict } = useQuery(verdictQuery(productIds))
  const { product, count } = chosen
  const findings = verdict ? findingsAbout(findingsOf(verdict), product.productId) : []
  const stock = stockOf(product, count, formats)
  return (
    <li className={classes.part}>
      <div className={classes.partHead}>
        <div>
          <Text fw={600}>
            {count > 1 && <span className={classes.count}>{words.times(count)}</span>} {product.name}
          </Text>
          <Text size="sm" c="dimmed">
            {factLine(product, keyFactsOf(product.kind))}
          </Text>
          <Text size="sm" className={classes.stock} data-tone={stock.tone}>
            {stock.words}
          </Text>
        </div>
        <PartPrice chosen={chosen} />
      </div>
      <FindingList
        findings={findings}
        label={words.findings.listOf(product.name)}
        about={product.productId}
      />
      <PartActions chosen={chosen} filled={filled} />
    </li>
  )
}

function PartPrice({ chosen: { product, count } }: { chosen: Chosen }) {
  const { money } = useFormats()
  const { price } = product
  if (!price)
    return (
      <Text size="sm" c="dimmed">
        {words.noPrice}
      </Text>
    )
  return (
    <div className={classes.price}>
      <Text fw={600}>{money(price.gross * count, price.currency)}</Text>
      {count > 1 && (
        <Text size="xs" c="dimmed">
          {words.each(money(price.gross, price.currency))}
        </Text>
      )}
    </div>
  )
}

function PartActions({ chosen: { product, count }, filled }: { chosen: Chosen; filled: FilledSlot }) {
  const { productIds, choose, change } = useBuilder()
  const { slot, isEssential } = filled
  const { productId, name } = product
  const remove = () => {
    const staysShown = isEssential || filled.count > 1
    change(withoutPart(productIds, productId), words.removed(name), {
      canUndo: true,
      focus: staysShown ? slotElementId(slot.productGroupId) : addMoreId,
    })
  }
  return (
    <Group gap="xs" mt="xs">
      <Button
        size="xs"
        variant="default"
        aria-label={words.changePart(name)}
        onPointerEnter={loadPicker}
        onFocus={loadPicker}
        onClick={() => choose(slot, productId)}
      >
        {words.change}
      </Button>
      {slot.max > 1 && (
        <Button
          size="xs"
          variant="default"
          disabled={filled.count >= slot.max}
          aria-label={words.oneMoreOf(name)}
          onClick={() => change(withPart(productIds, productId), words.chosen(name))}
        >
          {words.oneMore}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        aria-label={count > 1 ? words.removeOneOf(name) : words.removePart(name)}
        onClick={remove}
      >
        {count > 1 ? words.removeOne : words.remove}
      </Button>
    </Group>
  )
}
