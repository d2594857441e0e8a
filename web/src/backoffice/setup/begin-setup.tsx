import { ApiProblem } from '@buildorder/client'
import { Button, Card, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../api/client'
import { enterWith, signInWithEmail } from '../../session/people/sign-in-with-email'
import { backofficeTexts } from '../../texts/backoffice'
import { peopleTexts } from '../../texts/people'
import { errorBeside, fieldError } from '../shared/field-error'
import { Refusal } from '../shared/refusal'

const words = backofficeTexts.setup.begin
const minLength = 15

interface Owner {
  name: string
  email: string
  password: string
}

const isUsed = (error: unknown) => error instanceof ApiProblem && error.code === 'setup_link_not_found'

/** If the answer to an earlier try was lost, the owner exists. */
async function becomeOwner(secret: string, owner: Owner) {
  try {
    return await enterWith(api.POST('/admin/v1/setup/owner', { body: { secret, ...owner } }))
  } catch (error) {
    if (!isUsed(error)) throw error
    return signInWithEmail(owner.email, owner.password).catch(() => {
      throw error
    })
  }
}

interface Props {
  secret: string
  onUsed: () => void
  onDone: () => void
}

/** Exchanges the secret of the link for a person who owns the shop, and is signed in. Until that is sent, the link stays as it is. */
export function BeginSetup({ secret, onUsed, onDone }: Props) {
  const [owner, setOwner] = useState<Owner>({ name: '', email: '', password: '' })
  const command = useMutation({
    mutationFn: () => becomeOwner(secret, owner),
    onSuccess: onDone,
    onError: (error) => isUsed(error) && onUsed(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    command.mutate()
  }
  const field = (name: keyof Owner) => ({
    value: owner[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget
      setOwner((before) => ({ ...before, [name]: value }))
    },
    error: fieldError(command.error, name),
    required: true,
  })
  const refusal = errorBeside(command.error, Object.keys(owner))
  return (
    <Card withBorder>
      <form onSubmit={submit}>
        <Stack>
          <Text>{words.intro}</Text>
          <TextInput label={words.name} {...field('name')} autoComplete="name" />
          <TextInput
            label={peopleTexts.signIn.email}
            type="email"
            {...field('email')}
            autoComplete="username"
          />
          <PasswordInput
            label={peopleTexts.signIn.password}
            description={peopleTexts.setPassword.hint(minLength)}
            {...field('password')}
            autoComplete="new-password"
          />
          {refusal !== undefined && <Refusal error={refusal} />}
          <Button type="submit" loading={command.isPending}>
            {words.submit}
          </Button>
          <Text c="dimmed" size="sm">
            {words.explanation}
          </Text>
        </Stack>
      </form>
    </Card>
  )
}
