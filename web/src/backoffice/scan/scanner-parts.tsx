// What pages with a scanner look like: what the last code did, the field for the next one, the buttons that book, and what was done.
import { Button, Group, Stack, Switch, Title } from '@mantine/core'
import type { PropsWithChildren, ReactNode } from 'react'
import { scanTexts } from '../../texts/scanner'
import { PageHead } from '../shared/page-head'
import { ScanField } from '../shared/scan-field'
import { ScanNote } from './scan-note'
import type { Tone } from './sounds'
import { useNoteSound } from './use-note-sound'

interface HeadProps<Note extends { tone: Tone; kind: string }> {
  words: {
    title: string
    intro: string
    tones: Record<Tone, string>
    notes: Record<Note['kind'], (note: never) => string>
  }
  state: { note: Note; notes: number }
  /** Members of the note in words. */
  said?: object | false
}

/** The children are more switches. */
export function ScannerHead<Note extends { tone: Tone; kind: string }>({
  words,
  state,
  said,
  children,
}: PropsWithChildren<HeadProps<Note>>) {
  const [hasSound, setSound] = useNoteSound(state)
  const { note } = state
  // Each text takes the members of its own kind of note.
  const say: (note: never) => string = words.notes[note.kind as Note['kind']]
  return (
    <>
      <PageHead title={words.title} intro={words.intro}>
        {children}
        <Switch
          label={scanTexts.sound}
          checked={hasSound}
          onChange={(event) => setSound(event.currentTarget.checked)}
        />
      </PageHead>
      <ScanNote
        tone={note.tone}
        label={words.tones[note.tone]}
        text={say({ ...note, ...(said || {}) } as never)}
      />
    </>
  )
}

export const CodeField = ({ label, onScan }: { label: string; onScan: (code: string) => void }) => (
  <ScanField size="lg" label={label} hint={scanTexts.fieldHint} onScan={onScan} />
)

interface ButtonsProps {
  words: { book: (units: number) => string; bookAgain: string }
  state: { isLost: boolean; before: unknown }
  isHeld: boolean
  /** Units that were counted. */
  units: number
  onBook: () => void
  onUndo: () => void
}

export const BookButtons = (props: PropsWithChildren<ButtonsProps>) => {
  const { words, state, isHeld, units, onBook, onUndo, children } = props
  return (
    <Group>
      <Button size="md" loading={isHeld && !state.isLost} disabled={units === 0} onClick={onBook}>
        {state.isLost ? words.bookAgain : words.book(units)}
      </Button>
      <Button size="md" variant="default" disabled={state.before === undefined || isHeld} onClick={onUndo}>
        {scanTexts.commands.undo}
      </Button>
      {children}
    </Group>
  )
}

/** The lists of the back office have them all. */
const mostDone = 10

interface DoneProps<Each> {
  title: string
  /** Newest first. */
  done: readonly Each[]
  row: (each: Each) => ReactNode
}

/** What was done on this page. */
export const LatestDone = <Each,>({ title, done, row }: DoneProps<Each>) =>
  done.length > 0 && (
    <Stack gap={4}>
      <Title order={2} size="h5">
        {title}
      </Title>
      {done.slice(0, mostDone).map(row)}
    </Stack>
  )
