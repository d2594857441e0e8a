import type { Schemas } from '@buildorder/client'
import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { peopleTexts } from '../../texts/people'
import { useFormats } from '../format'
import { addPasskey, hasPasskeys, passkeyMessage, removePasskey } from './passkeys'
import { securityQuery } from './security-api'

const words = peopleTexts.passkeys
const reload = () => queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })

export function PasskeySection({ passkeys }: { passkeys: Schemas['Passkey'][] }) {
  const { day } = useFormats()
  const [name, setName] = useState('')
  const add = useMutation({
    mutationFn: () => addPasskey(name.trim()),
    onSuccess: () => {
      setName('')
      return reload()
    },
  })
  const remove = useMutation({ mutationFn: removePasskey, onSettled: reload })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate()
  }
  const error = add.error ?? remove.error
  return (
    <Stack component="section" aria-labelledby="passkeys">
      <Title order={2} size="h4" id="passkeys">
        {words.title}
      </Title>
      <Text>{words.intro}</Text>
      {error && (
        <Alert color="red" role="alert">
          {passkeyMessage(error)}
        </Alert>
      )}
      {passkeys.map(({ passkeyId, name: own, createdAt, backedUp }) => (
        <Group key={passkeyId} justify="space-between">
          <div>
            <Text size="sm">{own}</Text>
            <Text size="sm" c="dimmed">
              {words.since(day(createdAt), backedUp)}
            </Text>
          </div>
          <Button
            variant="default"
            size="xs"
            aria-label={words.removeOf(own)}
            loading={remove.isPending && remove.variables === passkeyId}
            onClick={() => remove.mutate(passkeyId)}
          >
            {words.remove}
          </Button>
        </Group>
      ))}
      {hasPasskeys ? (
        <form onSubmit={submit}>
          <Stack gap="xs">
            <TextInput
              label={words.name}
              description={words.nameHint}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              autoComplete="off"
              required
            />
            <Button type="submit" loading={add.isPending}>
              {words.add}
            </Button>
          </Stack>
        </form>
      ) : (
        <Text>{words.noBrowser}</Text>
      )}
    </Stack>
  )
}
