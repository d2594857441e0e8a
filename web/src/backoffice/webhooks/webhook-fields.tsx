// What can be said of a webhook, when it is made and when it is changed.
import { Checkbox, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { texts } from '../../texts'
import { fieldError } from '../shared/field-error'
import { type Hearing, hearsNothing } from './event-types'

const words = texts.backoffice.webhooks

interface FieldProps<T> {
  value: T
  onChange: (value: T) => void
  /** What the service said. */
  error: unknown
  /** Once somebody has tried, what is missing is said. */
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

export function TypesField({ value, onChange, error, isTried }: FieldProps<Hearing>) {
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
            fieldError(error, 'types') ?? (isTried && hearsNothing(value) ? words.typesMissing : undefined)
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
