import { queryClient } from '../../api/query-client'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { revokeKey } from './admin-commands'
import { type AdminKey, keysKey } from './admin-queries'
import { OwnAccessForm } from './own-access-form'

const words = backofficeTexts.admin.keys

export function RevokeKeyDialog({ revoked, onClose }: { revoked: AdminKey; onClose: () => void }) {
  const { client, keyId, version } = revoked
  const command = useCommand(revokeKey, async () => {
    showMessage(words.isRevoked)
    onClose()
    await queryClient.invalidateQueries({ queryKey: keysKey })
  })
  return (
    <Dialog title={words.revokeOf(client, keyId)} onClose={onClose}>
      <OwnAccessForm
        hint={words.revokeHint}
        submit={words.submitRevoke}
        error={command.error}
        isPending={command.isPending}
        onSubmit={(isConfirmed) => command.mutate({ keyId, version, isConfirmed })}
        onCancel={onClose}
      />
    </Dialog>
  )
}
