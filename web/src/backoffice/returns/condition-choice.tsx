import { Button, Group, Stack, Text } from '@mantine/core'
import { Barcode } from '../../barcode/barcode'
import { texts } from '../../texts'
import { receiveReturnsTexts } from '../../texts/scanner'
import type { Step } from '../scan/use-scanner'
import { choose, conditionCodes, conditions, isHeld, type ReturnReceipt } from './receive-return'

const words = receiveReturnsTexts

/** In which condition the next units are; by hand or by barcode. */
export function ConditionChoice({
  state,
  act,
}: {
  state: ReturnReceipt
  act: (step: Step<ReturnReceipt>) => void
}) {
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500} id="condition">
        {words.condition}
      </Text>
      <Group gap="xs" role="group" aria-labelledby="condition">
        {conditions.map((condition) => (
          <Button
            key={condition}
            variant={state.condition === condition ? 'filled' : 'default'}
            aria-pressed={state.condition === condition}
            disabled={isHeld(state)}
            onClick={() => act((before) => choose(before, condition))}
          >
            {texts.returns.conditions[condition]}
          </Button>
        ))}
      </Group>
      <details>
        <Text component="summary" size="sm">
          {words.conditionCodes}
        </Text>
        <Group gap="lg" pt="sm">
          {conditions.map((condition) => (
            <div key={condition}>
              <Text size="sm">{texts.returns.conditions[condition]}</Text>
              <Barcode text={conditionCodes[condition]} />
            </div>
          ))}
        </Group>
      </details>
    </Stack>
  )
}
