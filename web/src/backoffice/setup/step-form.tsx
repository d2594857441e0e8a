import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { backofficeTexts } from '../../texts/backoffice'
import { errorBeside, fieldError } from '../shared/field-error'
import { ProductField } from '../shared/product-field'
import { Refusal } from '../shared/refusal'
import { useCommand } from '../shared/use-command'
import { setupChanged } from './setup-query'

export interface StepField {
  /** As the service names it in a refusal. */
  name: string
  label: string
  hint?: string
  /** The value to begin with. */
  initial?: string
  kind?: 'text' | 'figure' | 'product'
  isOptional?: boolean
}

interface Props {
  fields: StepField[]
  submit: string
  send: (values: Record<string, string>, key: string) => Promise<unknown>
}

/** The few fields of one step, and its button. */
export function StepForm({ fields, submit, send }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [isTried, setTried] = useState(false)
  const command = useCommand(send, setupChanged)
  const values = Object.fromEntries(fields.map(({ name, initial = '' }) => [name, typed[name] ?? initial]))
  const isMissing = ({ name, isOptional }: StepField) => !isOptional && values[name]?.trim() === ''
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!fields.some(isMissing) && !command.isPending) command.mutate(values)
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
              error={
                fieldError(command.error, field.name) ??
                (isTried && isMissing(field) ? backofficeTexts.edit.missing : undefined)
              }
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

function Field({ field: { label, hint, kind, initial }, value, error, onChange }: FieldProps) {
  if (kind === 'product') {
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
      inputMode={kind === 'figure' ? 'decimal' : 'text'}
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
