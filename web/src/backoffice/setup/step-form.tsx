import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { errorBeside, fieldError } from '../shared/field-error'
import { ProductField } from '../shared/product-field'
import { trimmed } from '../shared/record-form'
import { Refusal } from '../shared/refusal'
import { useCommand } from '../shared/use-command'
import { setupChanged } from './setup-query'
import { type StepField, wrongIn } from './step-field'

interface Props {
  fields: StepField[]
  submit: string
  /** Gets trimmed texts that were checked. */
  send: (values: Record<string, string>, key: string) => Promise<unknown>
}

/** The few fields of one step, and its button. */
export function StepForm({ fields, submit, send }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [isTried, setTried] = useState(false)
  const command = useCommand(send, setupChanged)
  const values = Object.fromEntries(fields.map(({ name, initial = '' }) => [name, typed[name] ?? initial]))
  const wrongOf = (field: StepField) => wrongIn(field, values[field.name] ?? '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!fields.some(wrongOf) && !command.isPending) command.mutate(trimmed(values))
  }
  const refusal = errorBeside(
    command.error,
    fields.map(({ name }) => name),
  )
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {fields.map((field) => (
            <Field
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              error={fieldError(command.error, field.name) ?? (isTried ? wrongOf(field) : undefined)}
              onChange={(value) => setTyped({ ...typed, [field.name]: value })}
            />
          ))}
        </SimpleGrid>
        {refusal !== undefined && <Refusal error={refusal} />}
        <Group>
          <Button type="submit" loading={command.isPending}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface FieldProps {
  field: StepField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function Field({ field: { label, hint, editor, isProduct, initial }, value, error, onChange }: FieldProps) {
  if (isProduct) {
    // The key: a product that is proposed later replaces the empty field.
    return (
      <ProductField key={initial} value={value || null} error={error} onChange={(id) => onChange(id ?? '')} />
    )
  }
  return (
    <TextInput
      label={label}
      description={hint}
      value={value}
      error={error}
      inputMode={editor?.isFigure ? 'decimal' : 'text'}
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
