import type { Schemas } from '@buildorder/client'
import { Button, Grid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { allows } from '../../orders/order-states'
import { useFormats } from '../../session/format'
import { useMay } from '../../session/me'
import { ButtonLink } from '../../shell/button-link'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { ReturnsOfOrder } from '../returns/returns-of-order'
import { PageHead } from '../shared/page-head'
import { BillingList } from './billing-list'
import { DeliveryList } from './delivery-list'
import { canInvoice, nextActionOf } from './next-action'
import { NextActionButton } from './next-action-button'
import { OrderDetails } from './order-details'
import { type OrderDialog, OrderDialogs } from './order-dialogs'
import { OrderHistory } from './order-history'
import { OrderLines } from './order-line-table'
import { billableLines, cancellableLines } from './order-lines'
import { orderQuery } from './order-queries'
import { PickedBy } from './picked-by'
import { StateBadge } from './state-badge'

const words = backofficeTexts.orders
const route = getRouteApi('/backoffice/orders/$orderId')

export function AnyOrderPage() {
  const { orderId } = route.useParams()
  const { data, error, refetch } = useQuery(orderQuery(orderId))
  return (
    <Stack>
      <TextLink to="/backoffice/orders">{words.one.back}</TextLink>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && <OrderView key={orderId} orderId={orderId} staffOrder={data} />}
    </Stack>
  )
}

interface Props {
  orderId: string
  staffOrder: Schemas['StaffOrderWithHistory']
}

function OrderView({ orderId, staffOrder }: Props) {
  const [dialog, setDialog] = useState<OrderDialog>()
  const { moment } = useFormats()
  const { order, state, placedAt, history } = staffOrder
  return (
    <>
      <PageHead
        title={words.one.title(orderId)}
        intro={words.one.placedBy(moment(placedAt), order.parties.soldTo)}
        beside={
          <>
            <StateBadge state={state} size="lg" />
            <PickedBy orderId={orderId} />
          </>
        }
      >
        <OrderActions orderId={orderId} staffOrder={staffOrder} onOpen={setDialog} />
      </PageHead>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="lg">
            <OrderLines orderId={orderId} staffOrder={staffOrder} onOpen={setDialog} />
            <DeliveryList orderId={orderId} staffOrder={staffOrder} />
            <BillingList order={order} />
            <ReturnsOfOrder
              orderId={orderId}
              steps={history}
              isReplacement={order.references?.replacementFor !== undefined}
            />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Stack gap="lg">
            <OrderDetails order={order} />
            <OrderHistory history={history} />
          </Stack>
        </Grid.Col>
      </Grid>
      <OrderDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}

interface ActionProps extends Props {
  onOpen: (dialog: OrderDialog) => void
}

/** The actions allowed now; others are not shown. */
function OrderActions({ orderId, staffOrder, onOpen }: ActionProps) {
  const { order, state } = staffOrder
  const [mayChange, mayBill, mayReturn] = [
    useMay('change-orders'),
    useMay('issue-invoices'),
    useMay('receive-returns'),
  ]
  const isNext = nextActionOf(staffOrder)?.kind === 'invoice'
  const canCredit =
    mayBill && allows(state, 'credit') && billableLines(staffOrder, 'CreditNote', true).length > 0
  const canCancel = mayChange && allows(state, 'cancelLine') && cancellableLines(order).length > 0
  return (
    <>
      <NextActionButton staffOrder={staffOrder} onOpen={onOpen} size="sm" />
      {allows(state, 'ship') && (
        <ButtonLink to="/backoffice/papers" search={{ kind: 'slips', orders: orderId }} variant="default">
          {words.packingSlip}
        </ButtonLink>
      )}
      {mayBill && canInvoice(staffOrder) && !isNext && (
        <Button variant="default" onClick={() => onOpen({ kind: 'invoice', orderId })}>
          {words.next.invoice}
        </Button>
      )}
      {canCredit && (
        <Button variant="default" onClick={() => onOpen({ kind: 'credit', orderId })}>
          {words.credit}
        </Button>
      )}
      {mayReturn && allows(state, 'return') && (
        <ButtonLink to="/backoffice/returns/new" search={{ orderId }} variant="default">
          {backofficeTexts.returns.register}
        </ButtonLink>
      )}
      {canCancel && (
        <Button variant="default" onClick={() => onOpen({ kind: 'cancelOrder', orderId })}>
          {words.cancelOrder}
        </Button>
      )}
    </>
  )
}
