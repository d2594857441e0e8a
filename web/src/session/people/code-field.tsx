import { TextInput } from '@mantine/core'
import { peopleTexts } from '../../texts/people'

const words = peopleTexts.signIn

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
