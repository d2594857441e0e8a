import { Paper, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { isNotWhole, wholeNumber } from '../../shell/whole-number'
import { backofficeTexts } from '../../texts/backoffice'
import { EmptyList } from '../shared/empty-list'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { LineQuantity } from './line-quantity'
import { refreshOrder } from './order-cache'
import { type LineUnits, ship } from './order-commands'
import type { OrderFormProps } from './order-dialogs'
import { type ShippableLine, shippableLines } from './order-lines'
import { type Draft, placeSerial, readSerials, type SerialProblem, serialProblem } from './serial-numbers'

const words = backofficeTexts.orders.ship

/** The form for a delivery, filled in with all units on the shelf. */
export function ShipForm({ orderId, order, scans, onDone }: OrderFormProps & { scans: string[] }) {
  const [lines] = useState(() => shippableLines(order))
  const [drafts, setDrafts] = useState<Record<string, Draft>>(() =>
    Object.fromEntries(lines.map(({ lineNumber, quantity }) => [lineNumber, { quantity, serials: '' }])),
  )
  const [placed, setPlaced] = useState<{ count: number; refused: string | undefined }>({
    count: 0,
    refused: undefined,
  })
  // A scanned serial number goes to the first line that lacks one.
  const scanned = scans[placed.count]
  if (scanned !== undefined) {
    const next = placeSerial(lines, drafts, scanned)
    setPlaced({ count: placed.count + 1, refused: next ? undefined : scanned })
    if (next) setDrafts(next)
  }
  const [tracking, setTracking] = useState('')
  const command = useCommand(
    (body: { trackingNumber: string | null; lines: LineUnits[] }, key) => ship(orderId, body, key),
    async ({ deliveryId }) => {
      showMessage(backofficeTexts.orders.done.ship(deliveryId))
      await refreshOrder(orderId)
      onDone()
    },
  )
  if (lines.length === 0) return <EmptyList text={words.nothing} />

  const draftOf = ({ lineNumber }: ShippableLine) => drafts[lineNumber] ?? { quantity: 0, serials: '' }
  const units = lines.reduce((sum, line) => sum + draftOf(line).quantity, 0)
  const isWrong = placed.refused !== undefined || lines.some((line) => isWrongDraft(draftOf(line)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (units === 0 || isWrong || command.isPending) return
    command.mutate({
      trackingNumber: tracking.trim() || null,
      lines: lines.flatMap((line) => unitsOf(line, draftOf(line))),
    })
  }
  return (
    // A scan in one of the fields ends with Enter, which must not ship.
    <form onSubmit={submit} onKeyDown={keepEnterInFields}>
      <Stack>
        {placed.refused !== undefined && (
          <Refusal
            error={words.noRoom(placed.refused)}
            onClose={() => setPlaced(({ count }) => ({ count, refused: undefined }))}
          />
        )}
        {lines.map((line) => (
          <LineField
            key={line.lineNumber}
            line={line}
            draft={draftOf(line)}
            onChange={(draft) => setDrafts((all) => ({ ...all, [line.lineNumber]: draft }))}
          />
        ))}
        <TextInput
          label={words.tracking}
          value={tracking}
          onChange={(event) => setTracking(event.currentTarget.value)}
          autoComplete="off"
        />
        {command.error && <Refusal error={command.error} />}
        {units === 0 && (
          <Text size="sm" c="dimmed">
            {words.nothingChosen}
          </Text>
        )}
        <FormButtons
          submit={words.submit(units)}
          isPending={command.isPending}
          isDisabled={units === 0 || isWrong}
          onCancel={onDone}
        />
      </Stack>
    </form>
  )
}

function keepEnterInFields(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

const isWrongDraft = (draft: Draft) => draft.refused !== undefined || problemOf(draft) !== undefined

const problemOf = ({ quantity, serials }: Draft) => serialProblem(readSerials(serials), quantity)

function unitsOf({ lineNumber }: ShippableLine, { quantity, serials }: Draft): LineUnits[] {
  if (quantity === 0) return []
  const serialNumbers = readSerials(serials)
  return [{ lineNumber, quantity, ...(serialNumbers.length > 0 ? { serialNumbers } : {}) }]
}

interface LineFieldProps {
  line: ShippableLine
  draft: Draft
  onChange: (draft: Draft) => void
}

function LineField({ line, draft, onChange }: LineFieldProps) {
  const problem = problemOf(draft)
  const given = readSerials(draft.serials).length
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <LineQuantity
          name={line.name}
          about={[
            words.open(line.open),
            line.onShelf === null ? words.notCounted : words.onShelf(line.onShelf),
          ]}
          label={words.quantity(line.name)}
          most={line.open}
          value={draft.refused ?? draft.quantity}
          onChange={(typed) =>
            onChange(
              isNotWhole(typed)
                ? { ...draft, refused: typed }
                : { ...draft, refused: undefined, quantity: wholeNumber(typed) ?? 0 },
            )
          }
        />
        {line.isPhysical && draft.quantity > 0 && (
          <Textarea
            label={words.serialNumbers}
            aria-label={words.serialNumbersOf(line.name)}
            description={words.serialHint(given, draft.quantity)}
            error={problem && serialText(problem)}
            autosize
            minRows={1}
            maxRows={8}
            value={draft.serials}
            onChange={(event) => onChange({ ...draft, serials: event.currentTarget.value })}
          />
        )}
      </Stack>
    </Paper>
  )
}

function serialText(problem: SerialProblem): string {
  if (problem.kind === 'twice') return words.serialTwice(problem.serial)
  const say = problem.kind === 'tooMany' ? words.tooManySerials : words.tooFewSerials
  return say(problem.given, problem.quantity)
}
