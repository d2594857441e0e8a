// What to return of an order: units, serial numbers and a reason for each line. For customers, and for staff who register a return.
import { Alert, Button, Card, Group, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Failure } from '../../shell/page-failure'
import { texts } from '../../texts'
import { type Drafts, emptyDraft, groupsOf, type ReturnableLine, wantedLines } from './request-draft'
import { LineFields } from './request-line'
import { requestReturn, useReturnChange } from './return-queries'
import type { Return, Returnable } from './return-state'
import classes from './returns.module.css'

const words = texts.returns.request

interface Props {
  returnable: Returnable
  /** Staff register a return at another address. */
  send?: typeof requestReturn
  /** What the button says. */
  submit?: string
  onDone: (made: Return) => unknown
}

export function RequestForm({ returnable, send = requestReturn, submit = words.submit, onDone }: Props) {
  const { orderId, lines, days } = returnable
  const [drafts, setDrafts] = useState<Drafts>({})
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const change = useReturnChange(send, onDone)
  const wanted = wantedLines(orderId, lines, drafts)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wanted && !change.isPending) change.mutate({ lines: wanted, note: note.trim() || null })
  }
  const fields = (line: ReturnableLine) => (
    <LineFields
      key={line.lineNumber}
      line={line}
      days={days}
      draft={drafts[line.lineNumber] ?? emptyDraft}
      isTried={isTried}
      onChange={(draft) => setDrafts((all) => ({ ...all, [line.lineNumber]: draft }))}
    />
  )
  const isEmpty = Object.values(drafts).every(({ quantity }) => quantity === '' || quantity === 0)
  return (
    <form onSubmit={ask} noValidate>
      <Stack maw={640}>
        {groupsOf(lines).map(({ line, parts }) => (
          <Card key={line.lineNumber} withBorder padding="md">
            <Stack>
              {fields(line)}
              {parts.length > 0 && (
                <details className={classes.parts}>
                  <summary>{words.parts(line.name)}</summary>
                  <Stack pt="sm">{parts.map(fields)}</Stack>
                </details>
              )}
            </Stack>
          </Card>
        ))}
        <Textarea
          label={words.note}
          description={words.noteHint}
          autosize
          minRows={2}
          maxLength={4000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {isTried && isEmpty && (
          <Alert color="red" role="alert">
            <Text size="sm">{words.nothingChosen}</Text>
          </Alert>
        )}
        {change.error && <Failure error={change.error} />}
        <Group>
          <Button type="submit" size="md" loading={change.isPending}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
