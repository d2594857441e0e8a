import { TextInput } from '@mantine/core'
import { texts } from '../../texts'

const words = texts.common.signIn.people

interface Props {
  value: string
  onChange: (code: string) => void
}

/** The second factor. */
export const CodeField = ({ value, onChange }: Props) => (
  <TextInput
    label={words.code}
    description={words.codeHint}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    autoComplete="one-time-code"
    autoFocus
    required
  />
)
