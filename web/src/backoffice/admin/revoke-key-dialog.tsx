import { ApiProblem } from '@buildorder/client'
import { Checkbox, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { texts } from '../../texts'
import { Dialog } from '../shared/dialog'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { revokeKey } from './admin-commands'
import { type AdminKey, keysKey } from './admin-queries'

const words = texts.backoffice.admin.keys

/** The service warns before a caller loses its own last key of administration; the second try confirms it. */
export function RevokeKeyDialog({ revoked, onClose }: { revoked: AdminKey; onClose: () => void }) {
  const { client, keyId, version } = revoked
  const [isConfirmed, setConfirmed] = useState(false)
  const command = useCommand(revokeKey, async () => {
    showMessage(words.isRevoked)
    onClose()
    await queryClient.invalidateQueries({ queryKey: keysKey })
  })
  const isOwn = command.error instanceof ApiProblem && command.error.code === 'own_access_lost'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!command.isPending) command.mutate({ keyId, version, isConfirmed })
  }
  return (
    <Dialog title={words.revokeOf(client, keyId)} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">{words.revokeHint}</Text>
          {command.error && <Refusal error={command.error} />}
          {isOwn && (
            <Checkbox
              label={words.revokeAnyway}
              checked={isConfirmed}
              onChange={(event) => setConfirmed(event.currentTarget.checked)}
            />
          )}
          <FormButtons
            submit={words.submitRevoke}
            color="red"
            isPending={command.isPending}
            isDisabled={isOwn && !isConfirmed}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
