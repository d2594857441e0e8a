import { Alert, Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { peopleTexts } from '../../texts/people'
import { refusalOf } from './refusal-of'
import { changePassword, securityQuery } from './security-api'

const words = peopleTexts.security

export function PasswordSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const command = useMutation({
    mutationFn: () => changePassword({ current, password }),
    onSuccess: () => {
      setCurrent('')
      setPassword('')
      return queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    command.mutate()
  }
  return (
    <Stack component="section" aria-labelledby="password">
      <Title order={2} size="h4" id="password">
        {words.password}
      </Title>
      {hasPassword ? (
        <form onSubmit={submit}>
          <Stack gap="xs">
            {command.error && (
              <Alert color="red" role="alert">
                {refusalOf(command.error)}
              </Alert>
            )}
            {command.isSuccess && (
              <Alert color="blue" role="status">
                {words.passwordChanged}
              </Alert>
            )}
            <TextInput value={email} type="hidden" autoComplete="username" readOnly />
            <PasswordInput
              label={words.currentPassword}
              value={current}
              onChange={(event) => setCurrent(event.currentTarget.value)}
              autoComplete="current-password"
              required
            />
            <PasswordInput
              label={words.newPassword}
              description={words.othersEnd}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              autoComplete="new-password"
              required
            />
            <Button type="submit" loading={command.isPending}>
              {words.changePassword}
            </Button>
          </Stack>
        </form>
      ) : (
        <Text>{words.noPassword}</Text>
      )}
    </Stack>
  )
}
