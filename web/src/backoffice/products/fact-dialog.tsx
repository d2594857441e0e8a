import {
  Button,
  Fieldset,
  Group,
  MultiSelect,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { formatFact } from '../../builder/candidates/format-fact'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import type { SavedValue } from '../shared/edit/edit-cell'
import { lateRefusal } from '../shared/edit/late-refusal'
import { LostUpdate } from '../shared/edit/lost-update'
import { LostUpdateChoice } from '../shared/edit/lost-update-choice'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { useCommand } from '../shared/use-command'
import {
  type DraftErrors,
  draftOf,
  emptyRow,
  errorKey,
  type FieldDraft,
  fieldsOf,
  type RowDraft,
  valueOfDraft,
} from './fact-draft'
import { type AnyFact, factEditor } from './fact-editor'
import type { Fact } from './product-queries'

const words = backofficeTexts.products.one

interface Props {
  fact: Fact
  title: string
  owner: string
  value: unknown
  isOpen: boolean
  save: (change: SavedValue, key: string) => Promise<unknown>
  refusalOf: (error: unknown) => string
  onClose: () => void
}

/** Edits a list or a record. */
export const FactDialog = ({ isOpen, ...form }: Props) => (
  <Dialog title={form.title} isOpen={isOpen} onClose={form.onClose}>
    <FactForm {...form} />
  </Dialog>
)

function FactForm({ fact, title, owner, value, save, refusalOf, onClose }: Omit<Props, 'isOpen'>) {
  const [rows, setRows] = useState(() => draftOf(fact, value).map(keyed))
  const [base] = useState(() => value)
  const [errors, setErrors] = useState<DraftErrors>({})
  const show = (each: unknown) => (each === null ? backofficeTexts.none : formatFact(fact.name, each))
  const command = useCommand(save, onClose, lateRefusal({ label: title, owner, show, refusalOf }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = valueOfDraft(
      fact,
      rows.map(({ row }) => row),
    )
    setErrors('errors' in read ? read.errors : {})
    if ('value' in read && !command.isPending) command.mutate({ value: read.value, base })
  }
  const change = (index: number, row: RowDraft) =>
    setRows(rows.map((each, place) => (place === index ? { ...each, row } : each)))
  const lost = command.error instanceof LostUpdate ? command.error : undefined
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm" c="dimmed">
          {fact.description}
        </Text>
        {rows.map(({ key, row }, index) => (
          <RowFields
            key={key}
            fact={fact}
            row={row}
            index={index}
            errors={errors}
            onChange={(next) => change(index, next)}
            onRemove={() => setRows(rows.filter((each) => each.key !== key))}
          />
        ))}
        {fact.type === 'records' && (
          <Button variant="default" onClick={() => setRows([...rows, keyed(emptyRow(fact))])}>
            {words.addRow}
          </Button>
        )}
        {lost && (
          <LostUpdateChoice
            theirs={show(lost.theirs)}
            onTake={onClose}
            onWrite={() =>
              command.variables && command.mutate({ value: command.variables.value, base: lost.theirs })
            }
          />
        )}
        {command.error && !lost && <Refusal error={refusalOf(command.error)} />}
        <Group justify="space-between">
          <Button
            variant="subtle"
            disabled={value === null || command.isPending}
            onClick={() => command.mutate({ value: null, base })}
          >
            {words.remove}
          </Button>
          <FormButtons submit={backofficeTexts.save} isPending={command.isPending} onCancel={onClose} />
        </Group>
      </Stack>
    </form>
  )
}

let rowKeys = 0
/** A key of its own, so that removing a row keeps the fields of the others. */
const keyed = (row: RowDraft) => ({ key: ++rowKeys, row })

interface RowProps {
  fact: Fact
  row: RowDraft
  index: number
  errors: DraftErrors
  onChange: (row: RowDraft) => void
  onRemove: () => void
}

function RowFields({ fact, row, index, errors, onChange, onRemove }: RowProps) {
  const fields = fieldsOf(fact).map((field) => (
    <DraftField
      key={field.name}
      field={field}
      draft={row[field.name] ?? ''}
      error={errors[errorKey(index, field.name)]}
      onChange={(draft) => onChange({ ...row, [field.name]: draft })}
    />
  ))
  if (fact.type !== 'records')
    return <SimpleGrid cols={{ base: 1, xs: fields.length > 1 ? 2 : 1 }}>{fields}</SimpleGrid>
  return (
    <Fieldset legend={words.row(index + 1)}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>{fields}</SimpleGrid>
        <Group justify="flex-end">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={words.removeRow(index + 1)}
            onClick={onRemove}
          >
            {words.removeShort}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}

interface FieldProps {
  field: AnyFact
  draft: FieldDraft
  error: string | undefined
  onChange: (draft: FieldDraft) => void
}

function DraftField({ field, draft, error, onChange }: FieldProps) {
  const shared = {
    label: field.unit ? `${field.label} (${field.unit})` : field.label,
    error,
  }
  if (field.type === 'someOf')
    return (
      <MultiSelect
        {...shared}
        data={(field.options ?? []).map(String)}
        value={draft as string[]}
        onChange={onChange}
        searchable
        comboboxProps={{ withinPortal: false }}
      />
    )
  const choices = factEditor(field)?.choices
  if (choices)
    return (
      <NativeSelect
        {...shared}
        data={[...choices]}
        value={draft as string}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  return (
    <TextInput
      {...shared}
      description={field.type === 'numbers' ? words.numbersHint : undefined}
      value={draft as string}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
    />
  )
}
