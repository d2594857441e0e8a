import { Button, Checkbox, Group, Table, Text } from '@mantine/core'
import { OrderAmount } from '../../orders/order-amount'
import { summaryOf } from '../../orders/order-lines'
import { useFormats } from '../../session/format'
import { useMay } from '../../session/me'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { Cell, RecordTable } from '../shared/record-table'
import { canInvoice, nextActionOf } from './next-action'
import { NextActionButton } from './next-action-button'
import type { OrderDialog } from './order-dialogs'
import type { StaffOrder } from './order-lines'
import { PickedBy } from './picked-by'
import { StateBadge } from './state-badge'

const words = backofficeTexts.orders
const { columns } = words

interface Props {
  orders: StaffOrder[]
  /** The work queue shows when orders should leave. */
  isQueue: boolean
  isOldestFirst: boolean
  /** Turns the order of time round. */
  onSort: () => void
  chosen: ReadonlySet<string>
  onChoose: (orderId: string, isChosen: boolean) => void
  onOpen: (dialog: OrderDialog) => void
}

export const OrderTable = ({ orders, isQueue, isOldestFirst, onSort, chosen, onChoose, onOpen }: Props) => (
  <RecordTable
    label={words.title}
    columns={[
      { label: columns.order },
      { label: columns.account },
      isQueue
        ? { label: columns.leaves }
        : {
            label: columns.placed,
            sort: { direction: isOldestFirst ? 'ascending' : 'descending', onSort },
          },
      { label: columns.what },
      { label: columns.amount, isFigure: true },
      { label: columns.state },
      { label: columns.next },
    ]}
  >
    {orders.map((staffOrder) => (
      <OrderRow
        key={staffOrder.order.orderId}
        staffOrder={staffOrder}
        isChosen={chosen.has(staffOrder.order.orderId ?? '')}
        onChoose={onChoose}
        onOpen={onOpen}
      />
    ))}
  </RecordTable>
)

interface RowProps {
  staffOrder: StaffOrder
  isChosen: boolean
  onChoose: Props['onChoose']
  onOpen: Props['onOpen']
}

function OrderRow({ staffOrder, isChosen, onChoose, onOpen }: RowProps) {
  const { day, time, deliveryDay } = useFormats()
  const mayBill = useMay('issue-invoices')
  const { order, state, placedAt, leavesAt } = staffOrder
  const orderId = order.orderId ?? ''
  const { name, quantity, more } = summaryOf(order)
  const next = nextActionOf(staffOrder)?.kind
  return (
    <Table.Tr data-order={orderId}>
      <Cell isWhole>
        <Group gap="xs" wrap="nowrap">
          <Checkbox
            size="sm"
            aria-label={words.bulk.select(orderId)}
            checked={isChosen}
            onChange={(event) => onChoose(orderId, event.currentTarget.checked)}
          />
          <TextLink to="/backoffice/orders/$orderId" params={{ orderId }}>
            <Text span ff="monospace" fw={600} size="sm">
              {orderId}
            </Text>
          </TextLink>
        </Group>
      </Cell>
      <Cell label={columns.account}>{order.parties.soldTo}</Cell>
      {leavesAt === undefined ? (
        <Cell label={columns.placed} isWhole>
          <span>
            {day(placedAt)}{' '}
            <Text span c="dimmed" size="sm">
              {time(placedAt)}
            </Text>
          </span>
        </Cell>
      ) : (
        <Cell label={columns.leaves} isWhole>
          {leavesAt === null ? words.noDate : deliveryDay(leavesAt)}
        </Cell>
      )}
      <Cell label={columns.what}>
        <Text size="sm" component="span">
          {words.summary(quantity, name)}{' '}
          {more > 0 && (
            <Text span c="dimmed" size="sm">
              {words.andMore(more)}
            </Text>
          )}
        </Text>
      </Cell>
      <Cell label={columns.amount} isFigure>
        <OrderAmount order={order} />
      </Cell>
      <Cell label={columns.state} isWhole>
        <div>
          <StateBadge state={state} />
          <PickedBy orderId={orderId} />
        </div>
      </Cell>
      <Cell isWhole>
        <Group gap={4} align="flex-start" wrap="nowrap">
          <NextActionButton staffOrder={staffOrder} onOpen={onOpen} />
          {mayBill && canInvoice(staffOrder) && next !== 'invoice' && (
            <Button
              size="xs"
              variant="subtle"
              px="xs"
              aria-label={words.nextOf(words.next.invoice, orderId)}
              onClick={() => onOpen({ kind: 'invoice', orderId })}
            >
              {words.next.invoice}
            </Button>
          )}
        </Group>
      </Cell>
    </Table.Tr>
  )
}
