// Drafts a purchase order, or changes the draft.
import { Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { currencyDigits } from '../../currency-format'
import { purchasingTexts } from '../../texts/purchasing'
import { Dialog } from '../shared/dialog'
import { ProductField } from '../shared/product-field'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { explained } from './based-on-latest'
import { LineFields } from './line-fields'
import { draftInput, draftLine, type LineDraft, newLine } from './purchase-lines'
import { changePurchase, createPurchase, type Purchase, purchaseKeys } from './purchase-queries'
import { SupplierField } from './supplier-field'
import type { Supplier } from './supplier-queries'

const words = purchasingTexts.draft

type Buyer = Pick<Supplier, 'supplierId' | 'name' | 'currency'>

/** A new purchase order, of a supplier or of one that is chosen first. */
export function NewPurchaseDialog({ supplier, onClose }: { supplier?: Buyer; onClose: () => void }) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Buyer | undefined>(supplier)
  return (
    <Dialog title={words.createTitle} size="lg" onClose={onClose}>
      {!supplier && (
        <SupplierField value={chosen?.supplierId ?? null} onChange={setChosen} error={undefined} />
      )}
      {chosen && (
        <DraftForm
          key={chosen.supplierId}
          currency={chosen.currency}
          note={null}
          lines={[]}
          save={(body, key) => createPurchase({ supplierId: chosen.supplierId, ...body }, key)}
          said={words.created}
          onDone={({ purchaseOrderId }) =>
            navigate({ to: '/backoffice/purchase-orders/$purchaseOrderId', params: { purchaseOrderId } })
          }
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}

export function ChangeDraftDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  return (
    <Dialog title={words.changeTitle(purchase.purchaseOrderId)} size="lg" onClose={onClose}>
      <DraftForm
        currency={purchase.currency}
        note={purchase.note}
        lines={purchase.lines.map(draftLine)}
        save={(body, key) => explained(changePurchase(purchase, body, key), purchasingTexts.changedMeanwhile)}
        said={words.changed}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  )
}

interface Props {
  currency: string
  note: string | null
  lines: LineDraft[]
  save: (
    body: { note: string | null; lines: ReturnType<typeof draftInput> },
    key: string,
  ) => Promise<Purchase>
  said: (id: string) => string
  onDone: (purchase: Purchase) => unknown
  onCancel: () => void
}

function DraftForm({ currency, note, lines: before, save, said, onDone, onCancel }: Props) {
  const form = useRecordForm({
    initial: { note: note ?? '', lines: before, added: 0 },
    read: ({ note: typed, lines }) => ({
      note: typed || null,
      lines: draftInput(lines, currencyDigits(currency)),
    }),
    send: save,
    changes: purchaseKeys,
    said: (_, { purchaseOrderId }) => said(purchaseOrderId),
    onDone,
  })
  const { lines, added } = form.draft
  const add = (productId: string | null, name: string) => {
    if (productId === null) return
    const isThere = lines.some((line) => line.productId === productId)
    form.change({ lines: isThere ? lines : [...lines, newLine(productId, name)], added: added + 1 })
  }
  return (
    <RecordForm form={form} submit={words.submit} onCancel={onCancel}>
      <LineFields
        lines={lines}
        onChange={(next) => form.change({ lines: next })}
        errorOf={form.errorOf}
        words={{ quantity: purchasingTexts.quantity, quantityOf: words.quantityOf }}
        minQuantity={1}
        terms={{ ...words, currency, costHint: words.usualCost }}
        canRemove
      />
      <ProductField
        key={added}
        label={words.addProduct}
        isFirst={lines.length === 0}
        value={null}
        onChange={add}
        error={form.errorOf('lines', lines.length === 0 && words.noLines)}
      />
      <Textarea label={words.note} autosize minRows={2} {...form.text('note')} />
    </RecordForm>
  )
}
