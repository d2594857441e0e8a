// What happens next with a return, and what the customer can do about it: exactly the actions that the service allows.
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useCan } from '../../session/me'
import { Failure } from '../../shell/page-failure'
import { texts } from '../../texts'
import { answerReturn, useReturnChange, withdrawReturn } from './return-queries'
import { isExpected, type Return } from './return-state'
import classes from './returns.module.css'

const words = texts.returns

interface Props {
  shown: Return
  /** Takes the focus when the control that has it is removed. */
  focusElsewhere: () => void
}

export function NextStep({ shown, focusElsewhere }: Props) {
  const mayAct = useCan('orders:cancel')
  const { state, steps, allowedActions } = shown
  const may = (action: string) => mayAct && allowedActions.includes(action)
  const question = steps.findLast(({ action }) => action === 'ask')?.text
  return (
    <Stack gap="sm">
      <Text role="status">{words.next[state] ?? words.states[state] ?? state}</Text>
      {may('answer') && question && (
        <Text fw={600} className={classes.said ?? ''}>
          {question}
        </Text>
      )}
      {may('answer') && <AnswerForm returnId={shown.returnId} onDone={focusElsewhere} />}
      {(isExpected(shown) || may('withdraw')) && (
        <Group gap="xs">
          {isExpected(shown) && <Button onClick={() => window.print()}>{words.label.print}</Button>}
          {may('withdraw') && <Withdraw returnId={shown.returnId} onDone={focusElsewhere} />}
        </Group>
      )}
    </Stack>
  )
}

interface ActionProps {
  returnId: string
  onDone: () => void
}

function AnswerForm({ returnId, onDone }: ActionProps) {
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const change = useReturnChange(answerReturn, onDone)
  const isMissing = text.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing && !change.isPending) change.mutate({ returnId, text: text.trim() })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" maw={640}>
        <Textarea
          label={words.answer}
          required
          autosize
          minRows={2}
          maxLength={4000}
          value={text}
          error={isTried && isMissing && words.answerMissing}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {change.error && <Failure error={change.error} />}
        <Group>
          <Button type="submit" loading={change.isPending}>
            {words.sendAnswer}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Withdraw({ returnId, onDone }: ActionProps) {
  const [isOpen, setOpen] = useState(false)
  const change = useReturnChange(withdrawReturn, () => {
    setOpen(false)
    // After the dialog has returned the focus to the button that opened it.
    setTimeout(onDone)
  })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {words.withdraw}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={words.withdrawTitle}
        closeButtonProps={{ 'aria-label': texts.common.close }}
        centered
      >
        <Stack>
          <Text>{words.withdrawHint}</Text>
          {change.error && <Failure error={change.error} />}
          <Group justify="flex-end">
            <Button variant="default" data-autofocus onClick={() => setOpen(false)}>
              {words.withdrawKeep}
            </Button>
            <Button color="red" loading={change.isPending} onClick={() => change.mutate({ returnId })}>
              {words.withdrawConfirm}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
