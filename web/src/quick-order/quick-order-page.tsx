// A pasted or uploaded list becomes lines of the cart or parts of a PC.
import { Alert, Button, Container, FileButton, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../session/format'
import { useCan } from '../session/me'
import { Failure } from '../shell/page-failure'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import { MatchResult } from './match-result'
import { type MatchedRow, matchList } from './matched-rows'
import { maxRows, parseList } from './parse-list'
import { readFile } from './read-file'
import type { WantedRow } from './wanted-row'
import { Refused } from './xlsx'

const words = texts.quickOrder

export function QuickOrderPage() {
  useTitle(words.title)
  const mayOrder = useCan('checkout')
  const mayMatch = useCan('pcconfig:read')
  return (
    <Container size="lg" px={0}>
      <Stack>
        <div>
          <Title order={1}>{words.title}</Title>
          <Text c="dimmed">{words.intro}</Text>
        </div>
        {mayOrder && mayMatch ? <QuickOrder /> : <Alert color="blue">{texts.common.notAllowed}</Alert>}
      </Stack>
    </Container>
  )
}

function QuickOrder() {
  const { figure } = useFormats()
  const [text, setText] = useState('')
  const [rows, setRows] = useState<MatchedRow[]>()
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (read: () => Promise<WantedRow[]> | WantedRow[]) => {
      const wanted = await read()
      if (wanted.length === 0) throw new Refused(words.empty)
      if (wanted.length > maxRows) throw new Refused(words.tooMany(figure(wanted.length), figure(maxRows)))
      return matchList(wanted)
    },
    networkMode: 'always',
    onSuccess: (found) => setRows(found),
  })
  if (rows) return <MatchResult rows={rows} onChange={setRows} onBack={() => setRows(undefined)} />
  return (
    <>
      <Textarea
        label={words.list}
        description={words.listHint}
        autosize
        minRows={10}
        maxRows={24}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Group>
        <Button loading={isPending} onClick={() => mutate(() => parseList(text))}>
          {words.check}
        </Button>
        <FileButton
          accept=".csv,.tsv,.txt,.xlsx"
          onChange={(file) => file && mutate(() => readFile(file))}
          inputProps={{ 'aria-label': words.file }}
        >
          {(props) => (
            <Button variant="default" disabled={isPending} {...props}>
              {words.chooseFile}
            </Button>
          )}
        </FileButton>
      </Group>
      {error instanceof Refused && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {error && !(error instanceof Refused) && <Failure error={error} />}
    </>
  )
}
