import { Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useFormats } from '../../session/format'
import { WholeNumberInput } from '../../shell/whole-number-input'
import { texts } from '../../texts'
import {
  asksSerials,
  type LineDraft,
  problemsOf,
  type Reason,
  type ReturnableLine,
  unitsOf,
} from './request-draft'
import classes from './returns.module.css'

const words = texts.returns.request
const reasons = Object.entries(texts.returns.reasons) as [Reason, string][]

interface Props {
  line: ReturnableLine
  days: number
  draft: LineDraft
  /** Whether the form may say what is missing. */
  isTried: boolean
  onChange: (draft: LineDraft) => void
}

/** One line of an order: reason and serial numbers are asked for once there are units to return. */
export function LineFields({ line, days, draft, isTried, onChange }: Props) {
  const { name, quantity } = line
  const problems = problemsOf(line, draft)
  const isChosen = unitsOf(draft) > 0
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div>
          <Text fw={600}>{name}</Text>
          <PeriodText line={line} days={days} />
        </div>
        <WholeNumberInput
          w={96}
          flex="none"
          aria-label={words.quantityOf(name)}
          placeholder="0"
          inputMode="numeric"
          min={0}
          clampBehavior="none"
          value={draft.quantity}
          error={problems.includes('tooMany') && words.tooMany(quantity)}
          onChange={(typed) => onChange({ ...draft, quantity: typed })}
        />
      </Group>
      {isChosen && (
        <NativeSelect
          label={words.reason}
          aria-label={words.reasonOf(name)}
          required
          value={draft.reason ?? ''}
          data={[
            { value: '', label: words.chooseReason, disabled: true },
            ...reasons.map(([value, label]) => ({ value, label })),
          ]}
          error={isTried && problems.includes('reason') && words.reasonMissing}
          onChange={(event) => onChange({ ...draft, reason: event.currentTarget.value as Reason })}
        />
      )}
      {asksSerials(line, draft) && (
        <SerialChoice
          line={line}
          draft={draft}
          isWrong={isTried && problems.includes('serials')}
          onChange={onChange}
        />
      )}
    </Stack>
  )
}

function PeriodText({ line: { quantity, until }, days }: Pick<Props, 'line' | 'days'>) {
  const { deliveryDay } = useFormats()
  const day = until === null ? null : deliveryDay(until)
  const period =
    day === null
      ? words.notArrived(days)
      : Date.parse(until ?? '') < Date.now()
        ? words.ended(day)
        : words.until(day)
  return (
    <Text size="sm" c="dimmed">
      {words.upTo(quantity)}, {period}
    </Text>
  )
}

type ChoiceProps = Pick<Props, 'line' | 'draft' | 'onChange'> & { isWrong: boolean }

function SerialChoice({ line, draft, isWrong, onChange }: ChoiceProps) {
  const chosen = draft.serialNumbers.length
  const units = unitsOf(draft)
  return (
    <Checkbox.Group
      label={words.serials}
      aria-label={words.serialsOf(line.name)}
      description={words.serialsHint(chosen, units)}
      error={isWrong && words.serialsWrong(chosen, units)}
      value={draft.serialNumbers}
      onChange={(serialNumbers) => onChange({ ...draft, serialNumbers })}
    >
      <Stack gap="xs" py="xs" className={classes.units ?? ''}>
        {line.serialNumbers.map((serial) => (
          <Checkbox
            key={serial}
            value={serial}
            label={serial}
            classNames={{ label: classes.serials ?? '' }}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
