// What staff can do with a return now: exactly the actions that the service allows. The first one is the usual next step.

import { Button, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Right } from '../../../../src/contract/rights.ts'
import type { Return } from '../../orders/returns/return-state'
import { useMe } from '../../session/me'
import { ButtonLink } from '../../shell/button-link'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { useLast } from '../shared/use-last'
import { ReplaceDialog } from './replace-dialog'
import { act, type PlainAction, returnChanged, type SaidAction, say } from './return-queries'

const words = backofficeTexts.returns

type Action = keyof typeof words.actions

/** The usual next step first. */
const order: readonly Action[] = ['receive', 'credit', 'replace', 'approve', 'ask', 'refuse', 'close']

const rightOf = (action: Action): Right => {
  if (action === 'receive') return 'receive-returns'
  return action === 'credit' ? 'issue-invoices' : 'decide-returns'
}

const isSaid = (action: Action): action is SaidAction => action in words.say

export function ReturnActions({ shown: { returnId, allowedActions } }: { shown: Return }) {
  const [saying, setSaying] = useState<SaidAction>()
  const [isReplacing, setReplacing] = useState(false)
  const command = useCommand(act, async (changed, { action }) => {
    showMessage(words.done[action](returnId))
    await returnChanged(changed)
  })
  const { rights } = useMe()
  const allowed = order.filter(
    (action) => allowedActions.includes(action) && rights.includes(rightOf(action)),
  )
  return (
    <>
      {allowed.map((action, index) => {
        const variant = index === 0 ? 'filled' : 'default'
        const label = words.actions[action]
        if (action === 'receive')
          return (
            <ButtonLink key={action} to="/backoffice/returns/receive" search={{ returnId }} variant={variant}>
              {label}
            </ButtonLink>
          )
        return (
          <Button
            key={action}
            variant={variant}
            loading={command.isPending && command.variables.action === action}
            onClick={() => {
              if (action === 'replace') setReplacing(true)
              else if (isSaid(action)) setSaying(action)
              else command.mutate({ returnId, action: action as PlainAction })
            }}
          >
            {label}
          </Button>
        )
      })}
      {command.error && <Refusal error={command.error} onClose={command.reset} />}
      <SayDialog returnId={returnId} action={saying} onClose={() => setSaying(undefined)} />
      <ReplaceDialog returnId={returnId} isOpen={isReplacing} onClose={() => setReplacing(false)} />
    </>
  )
}

interface DialogProps {
  returnId: string
  action: SaidAction | undefined
  onClose: () => void
}

function SayDialog({ returnId, action, onClose }: DialogProps) {
  const last = useLast(action)
  if (!last) return null
  return (
    <Dialog isOpen={action !== undefined} title={words.say[last].title(returnId)} size="md" onClose={onClose}>
      <SayForm key={last} returnId={returnId} action={last} onDone={onClose} />
    </Dialog>
  )
}

function SayForm({ returnId, action, onDone }: { returnId: string; action: SaidAction; onDone: () => void }) {
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const { label, hint, submit } = words.say[action]
  const command = useCommand(say, async (changed) => {
    showMessage(words.done[action](returnId))
    onDone()
    await returnChanged(changed)
  })
  const isMissing = text.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing && !command.isPending) command.mutate({ returnId, action, text: text.trim() })
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Textarea
          label={label}
          description={hint}
          required
          data-autofocus
          autosize
          minRows={3}
          maxLength={4000}
          value={text}
          error={isTried && isMissing && words.textMissing}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {command.error && <Refusal error={command.error} />}
        <FormButtons submit={submit} isPending={command.isPending} onCancel={onDone} />
      </Stack>
    </form>
  )
}
