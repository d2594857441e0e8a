// The fields of a webhook, for creating and changing it.
import { Checkbox, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'
import { fieldError } from '../shared/field-error'
import { type EventTypeChoice, isEmptyChoice } from './event-types'

const words = backofficeTexts.webhooks

interface FieldProps<T> {
  value: T
  onChange: (value: T) => void
  /** The service's message. */
  error: unknown
  /** Missing input is reported after the first submit. */
  isTried: boolean
}

export const AddressField = ({ value, onChange, error, isTried }: FieldProps<string>) => (
  <TextInput
    type="url"
    label={words.url}
    description={words.urlHint}
    placeholder={words.urlExample}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    error={fieldError(error, 'url') ?? (isTried && !value.trim() ? words.urlMissing : undefined)}
    autoComplete="off"
    data-autofocus
  />
)

export function TypesField({ value, onChange, error, isTried }: FieldProps<EventTypeChoice>) {
  return (
    <>
      <Radio.Group
        label={words.types}
        value={value.isAll ? 'all' : 'some'}
        onChange={(scope) => onChange({ ...value, isAll: scope === 'all' })}
      >
        <Stack gap="xs" mt={6}>
          <Radio value="all" label={words.allTypes} />
          <Radio value="some" label={words.someTypes} />
        </Stack>
      </Radio.Group>
      {!value.isAll && (
        <Checkbox.Group
          aria-label={words.someTypes}
          value={value.types}
          onChange={(types) => onChange({ ...value, types })}
          error={
            fieldError(error, 'types') ?? (isTried && isEmptyChoice(value) ? words.typesMissing : undefined)
          }
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mb={6}>
            {Object.entries(words.typeNames).map(([type, label]) => (
              <Checkbox key={type} value={type} label={label} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      )}
    </>
  )
}
