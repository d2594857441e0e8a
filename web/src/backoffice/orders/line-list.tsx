import { List, Text } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'
import type { Order } from './order-lines'

const words = backofficeTexts.orders.one

interface Props {
  order: Order
  lines: { lineNumber: string; orderLineNumber: string | null; quantity: number; serialNumbers: string[] }[]
}

/** The lines of a delivery or a billing, with the product names of the order. */
export const LineList = ({ order, lines }: Props) => (
  <List size="sm" listStyleType="none">
    {lines.map(({ lineNumber, orderLineNumber, quantity, serialNumbers }) => (
      <List.Item key={lineNumber}>
        {words.part(quantity, nameOf(order, orderLineNumber))}
        {serialNumbers.length > 0 && (
          <Text size="xs" c="dimmed">
            {words.serialNumbers(serialNumbers)}
          </Text>
        )}
      </List.Item>
    ))}
  </List>
)

const nameOf = ({ orderLines }: Order, lineNumber: string | null) =>
  orderLines.flatMap((line) => [line, ...line.orderLines]).find((line) => line.lineNumber === lineNumber)
    ?.name ??
  lineNumber ??
  ''
