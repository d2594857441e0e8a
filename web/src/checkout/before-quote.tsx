// The goods of the order, until there is a quote.
import { Text } from '@mantine/core'
import { availabilityInWords } from '../cart/availability'
import type { Cart } from '../cart/cart-query'
import { LineTree } from '../lines/line-tree'
import { Totals } from '../lines/totals'
import { useFormats } from '../session/format'
import { TextLink } from '../shell/text-link'
import { texts } from '../texts'
import type { ItemDescription } from './item-query'
import { treeOfQuote } from './quote'

const words = texts.checkout

/** The cart, at the prices of now. */
export function CartView({ cart: { lines, totals, currency } }: { cart: Cart }) {
  const formats = useFormats()
  return (
    <>
      <LineTree
        label={words.summary}
        currency={currency}
        lines={treeOfQuote(
          lines.map(({ lineId, ...line }) => ({ ...line, lineNumber: lineId })),
          (line) => availabilityInWords(line, formats),
        )}
      />
      {totals.gross !== null && totals.vat !== null && (
        <Totals rows={[]} total={totals.gross} vat={totals.vat} currency={currency} />
      )}
      <Text size="sm" c="dimmed">
        {words.deliveryComes}
      </Text>
      <TextLink to="/cart" size="sm">
        {words.changeCart}
      </TextLink>
    </>
  )
}

/** One item, without a price. */
export function ItemView({
  description: { name, parts },
  quantity,
}: {
  description: ItemDescription
  quantity: number
}) {
  return (
    <>
      <LineTree
        label={words.summary}
        currency=""
        lines={[
          {
            lineNumber: '10',
            name,
            materialNumber: null,
            quantity,
            unitPrice: null,
            notes: [],
            parts: parts.map((part, index) => ({
              ...part,
              quantity: part.quantity * quantity,
              lineNumber: `10.${index + 1}`,
              materialNumber: null,
              unitPrice: null,
              notes: [],
              parts: [],
            })),
          },
        ]}
      />
      <Text size="sm" c="dimmed">
        {words.priceComes}
      </Text>
    </>
  )
}
