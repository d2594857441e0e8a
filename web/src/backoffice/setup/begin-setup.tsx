import { Button, Card, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { queryClient } from '../../api/query-client'
import { beginSession } from '../../session/session'
import { backofficeTexts } from '../../texts/backoffice'
import { Refusal } from '../shared/refusal'
import { SecretOnce } from '../shared/secret-once'
import { useCommand } from '../shared/use-command'
import { beginSetup } from './setup-commands'

const words = backofficeTexts.setup.begin

/** Exchanges the secret of the link for the first key, which is shown once. A button, so that no preview of a link uses it up. */
export function BeginSetup({ secret, onDone }: { secret: string; onDone: () => void }) {
  const [key, setKey] = useState<string>()
  const command = useCommand(beginSetup, (answer) => setKey(answer.key ?? ''))
  // The browser has the cookie already. By now every process knows the key.
  const goOn = () => {
    queryClient.clear()
    beginSession(false)
    onDone()
  }
  return (
    <Card withBorder>
      {key ? (
        <SecretOnce label={words.key} hint={words.keyHint} secret={key} onDone={goOn} />
      ) : (
        <Stack align="flex-start">
          <Text>{words.intro}</Text>
          <Text c="dimmed">{words.explanation}</Text>
          {command.error && <Refusal error={command.error} />}
          {key === '' && <Refusal error={words.lost} />}
          <Button
            loading={command.isPending}
            disabled={command.isSuccess}
            onClick={() => command.mutate(secret)}
          >
            {words.submit}
          </Button>
        </Stack>
      )}
    </Card>
  )
}
