// The dialogs of an order. They read the order again when they open, so that what they propose is current.
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { ScanField } from '../shared/scan-field'
import { BillForm } from './bill-form'
import { CancelLineForm } from './cancel-line-form'
import { CancelOrderForm } from './cancel-order-form'
import type { StaffOrder } from './order-lines'
import { orderQuery } from './order-queries'
import { ShipForm } from './ship-form'

const words = backofficeTexts.orders

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
      {shown?.kind === 'ship' ? (
        <Scanned dialog={shown} onDone={onClose} />
      ) : (
        shown && <Fresh dialog={shown} onDone={onClose} />
      )}
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

interface ContentProps {
  dialog: OrderDialog
  /** Codes scanned since the dialog opened, oldest first. */
  scans?: string[]
  onDone: () => void
}

/** The field is there before the order is read: a scan right after the click is not lost. */
function Scanned({ dialog, onDone }: ContentProps) {
  const [scans, setScans] = useState<string[]>([])
  return (
    <Stack>
      <ScanField
        label={words.ship.scan}
        hint={words.ship.scanHint}
        onScan={(code) => setScans((before) => [...before, code])}
      />
      <Fresh dialog={dialog} scans={scans} onDone={onDone} />
    </Stack>
  )
}

function Fresh({ dialog, scans = [], onDone }: ContentProps) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(orderQuery(dialog.orderId))
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data || !isFetchedAfterMount) return <PageWaiting />
  return <Form dialog={dialog} staffOrder={data} scans={scans} onDone={onDone} />
}

function Form({
  dialog,
  staffOrder,
  scans,
  onDone,
}: {
  dialog: OrderDialog
  staffOrder: StaffOrder
  scans: string[]
  onDone: () => void
}) {
  const billed = { orderId: dialog.orderId, staffOrder, onDone }
  const props = { orderId: dialog.orderId, order: staffOrder.order, onDone }
  if (dialog.kind === 'ship') return <ShipForm {...props} scans={scans} />
  if (dialog.kind === 'invoice') return <BillForm {...billed} type="Invoice" />
  if (dialog.kind === 'credit') return <BillForm {...billed} type="CreditNote" />
  if (dialog.kind === 'cancelLine') return <CancelLineForm {...props} lineNumber={dialog.lineNumber} />
  return <CancelOrderForm {...props} />
}

export interface OrderFormProps {
  orderId: string
  order: StaffOrder['order']
  onDone: () => void
}
