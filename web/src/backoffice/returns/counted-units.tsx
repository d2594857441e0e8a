import { Button, Group, NativeSelect, Stack, Table, Text } from '@mantine/core'
import type { Return, ReturnLine } from '../../orders/returns/return-state'
import { TextLink } from '../../shell/text-link'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { receiveReturnsTexts } from '../../texts/scanner'
import type { Step } from '../scan/use-scanner'
import { Cell, RecordTable } from '../shared/record-table'
import { Section } from '../shared/section'
import {
  type Condition,
  changeUnit,
  conditions,
  countedUnits,
  countOne,
  expectedUnits,
  isHeld,
  type ReturnReceipt,
  type Unit,
} from './receive-return'

const words = receiveReturnsTexts
const { columns } = words

interface Props {
  shown: Return
  state: ReturnReceipt
  act: (step: Step<ReturnReceipt>) => void
}

/** The lines of the open return with the units that were scanned, whose conditions can still be corrected. */
export function CountedUnits({ shown: { returnId, lines }, state, act }: Props) {
  return (
    <Section
      id="open-return"
      title={words.one(returnId)}
      beside={
        <TextLink to="/backoffice/returns/$returnId" params={{ returnId }}>
          {words.openReturn}
        </TextLink>
      }
    >
      <RecordTable
        label={words.one(returnId)}
        columns={[
          { label: columns.product },
          { label: columns.counted },
          { label: columns.units },
          { label: backofficeTexts.actions, isQuiet: true },
        ]}
      >
        {lines
          .filter((line) => expectedUnits(line) > 0)
          .map((line) => (
            <LineRow key={line.line} line={line} state={state} act={act} />
          ))}
      </RecordTable>
    </Section>
  )
}

function LineRow({ line, state, act }: Omit<Props, 'shown'> & { line: ReturnLine }) {
  const { name, materialNumber, reason, serialNumbers } = line
  const expected = expectedUnits(line)
  const counted = countedUnits(state, line.line)
  return (
    <Table.Tr data-line={line.line}>
      <Cell>
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="xs" c="dimmed">
            {materialNumber} · {texts.returns.reasons[reason]}
          </Text>
          {serialNumbers.length > 0 && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {texts.returns.serialNumbers(serialNumbers)}
            </Text>
          )}
        </div>
      </Cell>
      <Cell label={columns.counted} isWhole>
        <Text span fw={600} size="lg">
          {words.count(counted, expected)}
        </Text>
      </Cell>
      <Cell label={columns.units}>
        <Stack gap="xs">
          {state.units.map((unit, index) =>
            unit.line === line.line ? (
              <UnitFields
                // biome-ignore lint/suspicious/noArrayIndexKey: units have no other identity, and keep their place.
                key={index}
                name={name}
                unit={unit}
                label={words.unit(index + 1, unit.serialNumber)}
                isDisabled={isHeld(state)}
                onChange={(condition) => act((before) => changeUnit(before, index, condition))}
              />
            ) : null,
          )}
        </Stack>
      </Cell>
      <Cell isWhole>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={words.countOneOf(name)}
          disabled={isHeld(state) || counted >= expected}
          onClick={() => act((before) => countOne(before, line.line))}
        >
          {words.countOne}
        </Button>
      </Cell>
    </Table.Tr>
  )
}

interface UnitProps {
  name: string
  unit: Unit
  label: string
  isDisabled: boolean
  /** Null removes the unit. */
  onChange: (condition: Condition | null) => void
}

function UnitFields({ name, unit, label, isDisabled, onChange }: UnitProps) {
  return (
    <Group gap="xs">
      <Text size="sm" ff={unit.serialNumber === null ? 'text' : 'monospace'}>
        {label}
      </Text>
      <NativeSelect
        size="xs"
        aria-label={words.conditionOf(name, label)}
        value={unit.condition}
        disabled={isDisabled}
        data={conditions.map((value) => ({ value, label: texts.returns.conditions[value] }))}
        onChange={(event) => onChange(event.currentTarget.value as Condition)}
      />
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={words.removeOf(name, label)}
        disabled={isDisabled}
        onClick={() => onChange(null)}
      >
        {words.remove}
      </Button>
    </Group>
  )
}
