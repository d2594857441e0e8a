import { Alert, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { peopleTexts } from '../../texts/people'
import { hasPasskeys, passkeyMessage } from './passkeys'

interface Props<Outcome> {
  signIn: () => Promise<Outcome>
  onDone?: (outcome: Outcome) => void
}

/** Nothing in a browser that has no passkeys. */
export function PasskeyButton<Outcome>({ signIn, onDone }: Props<Outcome>) {
  const command = useMutation({ mutationFn: signIn, onSuccess: (outcome) => onDone?.(outcome) })
  if (!hasPasskeys) return null
  return (
    <>
      {command.error && (
        <Alert color="red" role="alert">
          {passkeyMessage(command.error)}
        </Alert>
      )}
      <Button variant="default" loading={command.isPending} onClick={() => command.mutate()}>
        {peopleTexts.passkeys.use}
      </Button>
    </>
  )
}
