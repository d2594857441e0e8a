import { Box, Button, Table, Text } from '@mantine/core'
import { allows } from '../../orders/order-states'
import { OrderTotals } from '../../orders/order-totals'
import { type Formats, useFormats } from '../../session/format'
import { useMay } from '../../session/me'
import { backofficeTexts } from '../../texts/backoffice'
import { Named } from '../shared/named'
import { Cell, RecordTable } from '../shared/record-table'
import { Section } from '../shared/section'
import { expectedOf, type Share } from './expected'
import type { OrderDialog } from './order-dialogs'
import { cancellableLines, type Order, type OrderLine, openUnits, type StaffOrder } from './order-lines'

const words = backofficeTexts.orders
const { columns } = words.one

interface Props {
  orderId: string
  staffOrder: StaffOrder
  onOpen: (dialog: OrderDialog) => void
}

export function OrderLines({ orderId, staffOrder, onOpen }: Props) {
  const { order, state } = staffOrder
  const mayChange = useMay('change-orders')
  const cancellable = new Set(
    mayChange && allows(state, 'cancelLine')
      ? cancellableLines(order).map(({ lineNumber }) => lineNumber)
      : [],
  )
  return (
    <Section id="lines" title={words.one.lines}>
      <RecordTable
        label={words.one.lines}
        columns={[
          { label: columns.product },
          { label: columns.ordered, isFigure: true },
          { label: columns.shipped, isFigure: true },
          { label: columns.open, isFigure: true },
          { label: columns.expected },
          { label: columns.orderedAmount, isFigure: true },
          { label: backofficeTexts.actions, isQuiet: true },
        ]}
      >
        {order.orderLines.map((line) => (
          <LineRow key={line.lineNumber} line={line} order={order}>
            {cancellable.has(line.lineNumber) && (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={words.cancelLineOf(line.name)}
                onClick={() => {
                  const { lineNumber, name } = line
                  onOpen({ kind: 'cancelLine', orderId, lineNumber, name })
                }}
              >
                {words.cancelLine}
              </Button>
            )}
          </LineRow>
        ))}
      </RecordTable>
      <Box w="100%" maw={320} ml="auto">
        <OrderTotals order={order} />
      </Box>
    </Section>
  )
}

function LineRow({ line, order, children }: { line: OrderLine; order: Order; children: React.ReactNode }) {
  const formats = useFormats()
  const { lineNumber, name, quantity, unitPrice, orderLines: parts } = line
  const expected = parts.length === 0 ? expectedOf(order, lineNumber) : []
  return (
    <Table.Tr>
      <Cell>
        <Named name={name} id={words.one.line(lineNumber, line.materialNumber)}>
          {line.references?.deliveryReference && (
            <Text size="xs">{words.one.lineReference(line.references.deliveryReference)}</Text>
          )}
          {parts.length > 0 && <Parts parts={parts} order={order} />}
        </Named>
      </Cell>
      <Cell label={columns.ordered} isFigure>
        {formats.figure(quantity.total)}
      </Cell>
      <Cell label={columns.shipped} isFigure>
        {formats.figure(quantity.fulfilled)}
      </Cell>
      <Cell label={columns.open} isFigure>
        {formats.figure(openUnits(line))}
        {quantity.cancelled > 0 && (
          <Text size="xs" c="dimmed">
            {words.one.cancelledUnits(quantity.cancelled)}
          </Text>
        )}
      </Cell>
      <Cell label={columns.expected}>
        <Text size="sm">{expectedText(expected, formats)}</Text>
      </Cell>
      <Cell label={columns.orderedAmount} isFigure>
        {formats.money(unitPrice.gross * quantity.total, order.currency)}
      </Cell>
      <Cell>{children}</Cell>
    </Table.Tr>
  )
}

/** The parts of a PC: they ship together, but each part has its own expected date. */
function Parts({ parts, order }: { parts: OrderLine[]; order: Order }) {
  const formats = useFormats()
  return (
    <details>
      <Text component="summary" size="sm">
        {words.one.parts(parts.length)}
      </Text>
      {parts.map(({ lineNumber, name, quantity }) => (
        <Text key={lineNumber} size="xs">
          {words.one.part(quantity.total, name)}{' '}
          <Text span c="dimmed" size="xs">
            {expectedText(expectedOf(order, lineNumber), formats)}
          </Text>
        </Text>
      ))}
    </details>
  )
}

const expectedText = (shares: Share[], { deliveryDay }: Formats) =>
  shares
    .map(({ quantity, status, availableAt }) =>
      words.one.expected[status](quantity, availableAt === null ? '' : deliveryDay(availableAt)),
    )
    .join(', ') || backofficeTexts.none
