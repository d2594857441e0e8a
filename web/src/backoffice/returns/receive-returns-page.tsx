import { Button, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { TextLink } from '../../shell/text-link'
import { texts } from '../../texts'
import { receiveReturnsTexts } from '../../texts/scanner'
import { BookButtons, CodeField, LatestDone, ScannerHead } from '../scan/scanner-parts'
import { EmptyList } from '../shared/empty-list'
import { ConditionChoice } from './condition-choice'
import { CountedUnits } from './counted-units'
import { book, isHeld, leave, type Note, scan, undo } from './receive-return'
import { useReceiveReturn } from './use-receive-return'

const words = receiveReturnsTexts
const route = getRouteApi('/backoffice/returns/receive')

/** Receives the goods of returns with a scanner, unit by unit in their condition. */
export function ReceiveReturnsPage() {
  const { returnId } = route.useSearch()
  const { state, act } = useReceiveReturn(returnId)
  const { note, shown, units } = state
  return (
    <Stack>
      <ScannerHead words={words} state={state} said={saidOf(note)} />
      <CodeField label={words.field} onScan={(code) => act((before) => scan(before, code))} />
      {shown ? (
        <>
          <ConditionChoice state={state} act={act} />
          <CountedUnits shown={shown} state={state} act={act} />
          <BookButtons
            words={words}
            state={state}
            isHeld={isHeld(state)}
            units={units.length}
            onBook={() => act(book)}
            onUndo={() => act(undo)}
          >
            <Button size="md" variant="subtle" disabled={isHeld(state)} onClick={() => act(leave)}>
              {words.leave}
            </Button>
          </BookButtons>
        </>
      ) : (
        <EmptyList text={words.none} />
      )}
      <LatestDone
        title={words.booked}
        done={state.booked}
        row={({ number, returnId: booked, units: count }) => (
          <Text key={number} size="sm">
            <TextLink to="/backoffice/returns/$returnId" params={{ returnId: booked }}>
              {words.bookedLine(booked, count)}
            </TextLink>
          </Text>
        )}
      />
      <TextLink to="/backoffice/returns" w="fit-content">
        {texts.returns.back}
      </TextLink>
    </Stack>
  )
}

const saidOf = (note: Note) => ({
  ...(note.kind === 'condition' && { condition: texts.returns.conditions[note.condition] }),
  ...(note.kind === 'notExpected' && { state: texts.returns.states[note.state] ?? note.state }),
})
