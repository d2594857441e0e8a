import { Button, Card, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { signIn } from '../../session/sign-in'
import { backofficeTexts } from '../../texts/backoffice'
import { Refusal } from '../shared/refusal'
import { SecretOnce } from '../shared/secret-once'
import { useCommand } from '../shared/use-command'
import { beginSetup } from './setup-commands'

const words = backofficeTexts.setup.begin

interface Props {
  secret: string
  onBegun: () => void
  onDone: () => void
}

/**
 * Exchanges the secret of the link for the first key, which is shown once. The link works until the key was used to sign in, so
 * that a reload before that loses nothing.
 */
export function BeginSetup({ secret, onBegun, onDone }: Props) {
  const [key, setKey] = useState<string>()
  const command = useCommand(beginSetup, (answer) => {
    onBegun()
    setKey(answer.key ?? undefined)
  })
  // If the service refuses the key, the sign-in page says why.
  const goOn = async (credential: string) => {
    await signIn({ credential })
    onDone()
  }
  return (
    <Card withBorder>
      {key ? (
        <SecretOnce label={words.key} hint={words.keyHint} secret={key} onDone={() => goOn(key)} />
      ) : (
        <Stack align="flex-start">
          <Text>{words.intro}</Text>
          <Text c="dimmed">{words.explanation}</Text>
          {command.error && <Refusal error={command.error} />}
          <Button loading={command.isPending} onClick={() => command.mutate(secret)}>
            {words.submit}
          </Button>
        </Stack>
      )}
    </Card>
  )
}
