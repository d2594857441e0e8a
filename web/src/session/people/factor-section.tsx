import { Alert, Anchor, Button, Code, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type PropsWithChildren, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { peopleTexts } from '../../texts/people'
import { CodeField } from './code-field'
import { refusalOf } from './refusal-of'
import { beginFactor, confirmFactor, removeFactor, securityQuery } from './security-api'

const words = peopleTexts.security.factor
const reload = () => queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })

interface Props {
  hasFactor: boolean
  recoveryCodes: number
}

/** First the password, then the secret for the app with a code of it, then the recovery codes, which are shown once. */
export function FactorSection({ hasFactor, recoveryCodes }: Props) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const begin = useMutation({ mutationFn: () => beginFactor(password) })
  const confirm = useMutation({ mutationFn: () => confirmFactor(code), onSuccess: reload })
  const remove = useMutation({ mutationFn: () => removeFactor(password), onSuccess: reload })
  const passwordField = (
    <PasswordInput
      label={peopleTexts.security.currentPassword}
      value={password}
      onChange={(event) => setPassword(event.currentTarget.value)}
      autoComplete="current-password"
      required
    />
  )
  return (
    <Stack component="section" aria-labelledby="second-factor">
      <Title order={2} size="h4" id="second-factor">
        {words.title}
      </Title>
      {confirm.data ? (
        <Alert color="blue" role="status" title={words.isOn}>
          <Text size="sm">{words.recovery}</Text>
          <Code block>{confirm.data.recoveryCodes.join('\n')}</Code>
        </Alert>
      ) : hasFactor ? (
        <Step
          onSubmit={remove.mutate}
          error={remove.error}
          isPending={remove.isPending}
          submit={words.remove}
        >
          <Text>{words.left(recoveryCodes)}</Text>
          {passwordField}
        </Step>
      ) : begin.data ? (
        <Step
          onSubmit={confirm.mutate}
          error={confirm.error}
          isPending={confirm.isPending}
          submit={words.confirm}
        >
          <Text>{words.enterSecret}</Text>
          <Code block>{begin.data.secret}</Code>
          <Anchor href={begin.data.uri}>{words.openApp}</Anchor>
          <CodeField value={code} onChange={setCode} />
        </Step>
      ) : (
        <Step onSubmit={begin.mutate} error={begin.error} isPending={begin.isPending} submit={words.begin}>
          <Text>{words.intro}</Text>
          {passwordField}
        </Step>
      )}
    </Stack>
  )
}

interface StepProps {
  onSubmit: () => void
  error: Error | null
  isPending: boolean
  submit: string
}

function Step({ onSubmit, error, isPending, submit, children }: PropsWithChildren<StepProps>) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={send}>
      <Stack gap="xs">
        {error && (
          <Alert color="red" role="alert">
            {refusalOf(error)}
          </Alert>
        )}
        {children}
        <Button type="submit" loading={isPending}>
          {submit}
        </Button>
      </Stack>
    </form>
  )
}
