// What may be done with a purchase order now: exactly the actions that the service allows. The first one is the usual next step.
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Right } from '../../../../src/contract/rights.ts'
import { queryClient } from '../../api/query-client'
import { downloadFile } from '../../api/transfer'
import { useMe } from '../../session/me'
import { ButtonLink } from '../../shell/button-link'
import { saveFile } from '../../shell/save-file'
import { purchasingTexts } from '../../texts/purchasing'
import { Confirmation } from '../shared/confirmation'
import { Dialog } from '../shared/dialog'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { explained } from './based-on-latest'
import { ChangeDraftDialog } from './draft-dialog'
import { ConfirmForm, ReceiveForm, SendForm } from './purchase-dialogs'
import { endPurchase, type Purchase, pdfPath, purchaseKeys } from './purchase-queries'

const words = purchasingTexts.one

const actions = ['receive', 'confirm', 'send', 'change', 'close', 'cancel'] as const
type Action = (typeof actions)[number]

const rightOf = (action: Action): Right => (action === 'receive' ? 'receive-goods' : 'change-purchasing')

/** The usual next step. */
const nextOf: Partial<Record<Purchase['state'], Action>> = {
  Draft: 'send',
  Sent: 'confirm',
  Confirmed: 'receive',
  PartlyReceived: 'receive',
}

type Ending = 'close' | 'cancel'
const isEnding = (action: Action): action is Ending => action === 'close' || action === 'cancel'
const reload = () => Promise.all(purchaseKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))

export function PurchaseActions({ purchase }: { purchase: Purchase }) {
  const { state, allowedActions, purchaseOrderId } = purchase
  const { rights } = useMe()
  const [open, setOpen] = useState<Action>()
  const end = useCommand(
    (action: Ending, key) => explained(endPurchase(purchase, action, key), purchasingTexts.changedMeanwhile),
    (_, action) => showMessage(words.done[action](purchaseOrderId)),
  )
  const close = () => setOpen(undefined)
  const next = nextOf[state]
  const allowed = actions
    .filter((action) => allowedActions.includes(action) && rights.includes(rightOf(action)))
    .sort((a, b) => Number(b === next) - Number(a === next))
  return (
    <>
      {allowed.map((action) => (
        <Button
          key={action}
          variant={action === next ? 'filled' : isEnding(action) ? 'outline' : 'default'}
          {...(isEnding(action) ? { color: 'red' } : {})}
          onClick={() => setOpen(action)}
        >
          {action === 'send' && state !== 'Draft' ? words.sendAgain : words[action]}
        </Button>
      ))}
      {allowed.includes('receive') && (
        <ButtonLink to="/backoffice/receive" search={{ purchaseOrderId }} variant="default">
          {words.scan}
        </ButtonLink>
      )}
      <PdfButton id={purchaseOrderId} />
      {end.error && <Refusal error={end.error} onClose={end.reset} />}
      {open && !isEnding(open) && <ActionDialog action={open} purchase={purchase} onClose={close} />}
      {open && isEnding(open) && (
        <Confirmation
          title={words[`${open}Title`](purchaseOrderId)}
          hint={words[`${open}Hint`]}
          submit={words[`${open}Submit`]}
          onConfirm={() => end.mutate(open, { onSettled: () => void reload() })}
          onClose={close}
        />
      )}
    </>
  )
}

function PdfButton({ id }: { id: string }) {
  const download = useMutation({
    mutationFn: async () => saveFile(`${id}.pdf`, await downloadFile(pdfPath(id))),
  })
  return (
    <>
      <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
        {words.pdf}
      </Button>
      {download.error && <Refusal error={download.error} onClose={download.reset} />}
    </>
  )
}

interface DialogProps {
  action: Exclude<Action, Ending>
  purchase: Purchase
  onClose: () => void
}

const forms = {
  send: { title: purchasingTexts.send.title, Form: SendForm, size: 'md' },
  confirm: { title: purchasingTexts.confirm.title, Form: ConfirmForm, size: 'lg' },
  receive: { title: purchasingTexts.receive.title, Form: ReceiveForm, size: 'md' },
} as const

function ActionDialog({ action, purchase, onClose }: DialogProps) {
  if (action === 'change') return <ChangeDraftDialog purchase={purchase} onClose={onClose} />
  const { title, Form, size } = forms[action]
  return (
    <Dialog title={title(purchase.purchaseOrderId)} size={size} onClose={onClose}>
      <Form purchase={purchase} onDone={onClose} />
    </Dialog>
  )
}
