import { TextInput } from '@mantine/core'

interface Props {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}

export const DayField = ({ label, value, onChange }: Props) => (
  <TextInput
    type="date"
    label={label}
    value={value ?? ''}
    onChange={(event) => onChange(event.currentTarget.value || undefined)}
  />
)
