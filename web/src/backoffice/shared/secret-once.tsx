import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'

const words = backofficeTexts.secret

interface Props {
  label: string
  /** What it is for. */
  hint: string
  secret: string
  /** About the previous secret. */
  note?: string
  onDone: () => void
}

/** Shows a secret once, in a dialog that only its button closes. */
export const SecretOnce = ({ label, hint, secret, note, onDone }: Props) => (
  <Stack>
    <Text size="sm">
      {hint} {words.onlyOnce}
    </Text>
    {note && <Text size="sm">{note}</Text>}
    <Group align="flex-end" wrap="nowrap">
      <TextInput
        flex={1}
        label={label}
        value={secret}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        styles={{ input: { fontFamily: 'monospace' } }}
      />
      <CopyButton value={secret}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy} flex="none">
            {copied ? words.copied : words.copy}
          </Button>
        )}
      </CopyButton>
    </Group>
    <Group justify="flex-end">
      <Button onClick={onDone}>{words.done}</Button>
    </Group>
  </Stack>
)
