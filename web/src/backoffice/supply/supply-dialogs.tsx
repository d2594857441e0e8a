import { useRef } from 'react'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { ChangeSupplyForm } from './change-supply-form'
import { CreateSupplyForm } from './create-supply-form'
import type { PurchaseOrder } from './supply-queries'

const words = backofficeTexts.supply

export type SupplyDialog = { kind: 'create'; productId?: string } | { kind: 'change'; order: PurchaseOrder }

interface Props {
  dialog: SupplyDialog | undefined
  onClose: () => void
}

export function SupplyDialogs({ dialog, onClose }: Props) {
  // The content stays visible during the closing animation.
  const last = useRef(dialog)
  if (dialog) last.current = dialog
  const shown = dialog ?? last.current
  return (
    <Dialog isOpen={dialog !== undefined} title={shown ? titleOf(shown) : ''} size="md" onClose={onClose}>
      {shown && <Form dialog={shown} onDone={onClose} />}
    </Dialog>
  )
}

function titleOf(dialog: SupplyDialog): string {
  if (dialog.kind === 'create') return words.create
  return words.changeTitle(dialog.order.purchaseOrderId)
}

function Form({ dialog, onDone }: { dialog: SupplyDialog; onDone: () => void }) {
  if (dialog.kind === 'create') return <CreateSupplyForm productId={dialog.productId} onDone={onDone} />
  return <ChangeSupplyForm order={dialog.order} onDone={onDone} />
}
