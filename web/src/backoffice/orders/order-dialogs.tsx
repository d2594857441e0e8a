// The dialogs of an order. They read the order again when they open, so that what they propose is current.
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { texts } from '../../texts'
import { Dialog } from '../shared/dialog'
import { BillForm } from './bill-form'
import { CancelLineForm } from './cancel-line-form'
import { CancelOrderForm } from './cancel-order-form'
import type { StaffOrder } from './order-lines'
import { orderQuery } from './order-queries'
import { ShipForm } from './ship-form'

const words = texts.backoffice.orders

export type OrderDialog =
  | { kind: 'ship' | 'invoice' | 'credit' | 'cancelOrder'; orderId: string }
  | { kind: 'cancelLine'; orderId: string; lineNumber: string; name: string }

interface Props {
  dialog: OrderDialog | undefined
  onClose: () => void
}

export function OrderDialogs({ dialog, onClose }: Props) {
  // The content stays visible during the closing animation.
  const last = useRef(dialog)
  if (dialog) last.current = dialog
  const shown = dialog ?? last.current
  return (
    <Dialog isOpen={dialog !== undefined} title={shown ? titleOf(shown) : ''} onClose={onClose}>
      {shown && <Fresh dialog={shown} onDone={onClose} />}
    </Dialog>
  )
}

function titleOf(dialog: OrderDialog): string {
  const { orderId } = dialog
  if (dialog.kind === 'ship') return words.ship.title(orderId)
  if (dialog.kind === 'invoice') return words.bill.titles.Invoice(orderId)
  if (dialog.kind === 'credit') return words.bill.titles.CreditNote(orderId)
  if (dialog.kind === 'cancelLine') return words.cancelLineDialog.title(dialog.name)
  return words.cancelOrderDialog.title(orderId)
}

function Fresh({ dialog, onDone }: { dialog: OrderDialog; onDone: () => void }) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(orderQuery(dialog.orderId))
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data || !isFetchedAfterMount) return <PageWaiting />
  return <Form dialog={dialog} staffOrder={data} onDone={onDone} />
}

function Form({
  dialog,
  staffOrder,
  onDone,
}: {
  dialog: OrderDialog
  staffOrder: StaffOrder
  onDone: () => void
}) {
  const props = { orderId: dialog.orderId, order: staffOrder.order, onDone }
  if (dialog.kind === 'ship') return <ShipForm {...props} />
  if (dialog.kind === 'invoice') return <BillForm {...props} type="Invoice" />
  if (dialog.kind === 'credit') return <BillForm {...props} type="CreditNote" />
  if (dialog.kind === 'cancelLine') return <CancelLineForm {...props} lineNumber={dialog.lineNumber} />
  return <CancelOrderForm {...props} />
}

export interface OrderFormProps {
  orderId: string
  order: StaffOrder['order']
  onDone: () => void
}
