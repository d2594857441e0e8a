// The fields of a webhook, for creating and changing it.
import { Checkbox, Radio, SimpleGrid, Stack, TextInput, type TextInputProps } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'
import type { EventTypeChoice } from './event-types'

const words = backofficeTexts.webhooks

export const AddressField = (props: TextInputProps) => (
  <TextInput
    type="url"
    label={words.url}
    description={words.urlHint}
    placeholder={words.urlExample}
    data-autofocus
    {...props}
  />
)

interface TypesProps {
  value: EventTypeChoice
  onChange: (value: EventTypeChoice) => void
  error: string | undefined
}

export function TypesField({ value, onChange, error }: TypesProps) {
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
          error={error}
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
