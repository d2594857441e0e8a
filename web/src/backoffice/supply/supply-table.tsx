import { Button, Group, Table, Text } from '@mantine/core'
import { useFormats } from '../../session/format'
import { ButtonLink } from '../../shell/button-link'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { ForRight } from '../shared/for-right'
import { Cell, RecordTable } from '../shared/record-table'
import { Due } from './due-cell'
import type { SupplyDialog } from './supply-dialogs'
import type { PurchaseOrder } from './supply-queries'

const words = backofficeTexts.supply
const { columns } = words

interface Props {
  orders: PurchaseOrder[]
  onOpen: (dialog: SupplyDialog) => void
}

export const SupplyTable = ({ orders, onOpen }: Props) => (
  <RecordTable
    label={words.title}
    columns={[
      { label: columns.id },
      { label: columns.product },
      { label: columns.quantity, isFigure: true },
      { label: columns.due },
      { label: backofficeTexts.actions, isQuiet: true },
    ]}
  >
    {orders.map((order) => (
      <SupplyRow key={order.purchaseOrderId} order={order} onOpen={onOpen} />
    ))}
  </RecordTable>
)

function SupplyRow({ order, onOpen }: { order: PurchaseOrder; onOpen: Props['onOpen'] }) {
  const { figure } = useFormats()
  const { purchaseOrderId: id, productId, productName, quantity } = order
  return (
    <Table.Tr data-supply={id}>
      <Cell>
        <Text span fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {id}
        </Text>
      </Cell>
      <Cell label={columns.product}>
        <div>
          <TextLink to="/backoffice/stock" search={{ search: productId }}>
            <Text span size="sm">
              {productName ?? productId}
            </Text>
          </TextLink>
          {productName && (
            <Text size="xs" c="dimmed">
              {productId}
            </Text>
          )}
        </div>
      </Cell>
      <Cell label={columns.quantity} isFigure>
        {figure(quantity)}
      </Cell>
      <Cell label={columns.due} isWhole>
        <Due expectedAt={order.expectedAt} />
      </Cell>
      <Cell isWhole>
        <ForRight right="receive-goods">
          {' '}
          <Group gap={4} wrap="nowrap">
            <ButtonLink
              size="xs"
              aria-label={words.receiveOf(id)}
              to="/backoffice/receive"
              search={{ purchaseOrderId: id }}
            >
              {words.receive}
            </ButtonLink>
            <Button
              size="xs"
              variant="subtle"
              aria-label={words.changeOf(id)}
              onClick={() => onOpen({ kind: 'change', order })}
            >
              {words.change}
            </Button>
          </Group>
        </ForRight>
      </Cell>
    </Table.Tr>
  )
}
