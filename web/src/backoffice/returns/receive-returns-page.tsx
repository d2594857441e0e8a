import { Button, Group, Stack, Switch, Text, Title } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { TextLink } from '../../shell/text-link'
import { texts } from '../../texts'
import { receiveReturnsTexts, scanTexts } from '../../texts/scanner'
import { ScanNote } from '../scan/scan-note'
import { useNoteSound } from '../scan/use-note-sound'
import { EmptyList } from '../shared/empty-list'
import { PageHead } from '../shared/page-head'
import { ScanField } from '../shared/scan-field'
import { ConditionChoice } from './condition-choice'
import { CountedUnits } from './counted-units'
import { book, isHeld, leave, type Note, type ReturnReceipt, scan, undo } from './receive-return'
import { type Step, useReceiveReturn } from './use-receive-return'

const words = receiveReturnsTexts
const route = getRouteApi('/backoffice/returns/receive')

/** Receives the goods of returns with a scanner, unit by unit in their condition. */
export function ReceiveReturnsPage() {
  const { returnId } = route.useSearch()
  const { state, act } = useReceiveReturn(returnId)
  const [hasSound, setSound] = useNoteSound(state)
  const { note, shown } = state
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <Switch
          label={scanTexts.sound}
          checked={hasSound}
          onChange={(event) => setSound(event.currentTarget.checked)}
        />
      </PageHead>
      <ScanNote tone={note.tone} label={words.tones[note.tone]} text={textOf(note)} />
      <ScanField
        size="lg"
        label={words.field}
        hint={scanTexts.fieldHint}
        onScan={(code) => act((before) => scan(before, code))}
      />
      {shown ? (
        <>
          <ConditionChoice state={state} act={act} />
          <CountedUnits shown={shown} state={state} act={act} />
          <Buttons state={state} act={act} />
        </>
      ) : (
        <EmptyList text={words.none} />
      )}
      <Booked state={state} />
      <TextLink to="/backoffice/returns" w="fit-content">
        {texts.returns.back}
      </TextLink>
    </Stack>
  )
}

/** Each text takes the members of its own kind of note. */
function textOf(note: Note): string {
  const say: (note: never) => string = words.notes[note.kind]
  return say({
    ...note,
    ...(note.kind === 'condition' && { condition: texts.returns.conditions[note.condition] }),
    ...(note.kind === 'notExpected' && { state: texts.returns.states[note.state] ?? note.state }),
  } as never)
}

interface Props {
  state: ReturnReceipt
  act: (step: Step) => void
}

function Buttons({ state, act }: Props) {
  return (
    <Group>
      <Button
        size="md"
        loading={isHeld(state) && !state.isLost}
        disabled={state.units.length === 0}
        onClick={() => act(book)}
      >
        {state.isLost ? words.bookAgain : words.book(state.units.length)}
      </Button>
      <Button
        size="md"
        variant="default"
        disabled={state.before === undefined || isHeld(state)}
        onClick={() => act(undo)}
      >
        {scanTexts.commands.undo}
      </Button>
      <Button size="md" variant="subtle" disabled={isHeld(state)} onClick={() => act(leave)}>
        {words.leave}
      </Button>
    </Group>
  )
}

/** The latest ones; the list of returns has them all. */
const mostBooked = 10

function Booked({ state: { booked } }: Pick<Props, 'state'>) {
  if (booked.length === 0) return null
  return (
    <Stack gap={4}>
      <Title order={2} size="h5">
        {words.booked}
      </Title>
      {booked.slice(0, mostBooked).map(({ number, returnId, units }) => (
        <Text key={number} size="sm">
          <TextLink to="/backoffice/returns/$returnId" params={{ returnId }}>
            {words.bookedLine(returnId, units)}
          </TextLink>
        </Text>
      ))}
    </Stack>
  )
}
