import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { queryClient } from '../../api/query-client'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { changeClient } from './admin-commands'
import { clientsKey } from './admin-queries'
import { OwnAccessForm } from './own-access-form'

const words = backofficeTexts.admin.clients

interface Props {
  /** Empty: its name is asked for. Clients with access tokens alone are in no list. */
  client: string
  onClose: () => void
}

export function DisableClientDialog({ client, onClose }: Props) {
  const [name, setName] = useState(client)
  const [isTried, setTried] = useState(false)
  const command = useCommand(changeClient, async () => {
    showMessage(words.isDisabled(name.trim()))
    onClose()
    await queryClient.invalidateQueries({ queryKey: clientsKey })
  })
  const submit = (isConfirmed: boolean) => {
    setTried(true)
    if (name.trim() !== '') command.mutate({ client: name.trim(), enabled: false, isConfirmed })
  }
  return (
    <Dialog title={client === '' ? words.disableOther : words.disableOf(client)} onClose={onClose}>
      <OwnAccessForm
        hint={words.disableHint}
        submit={words.submitDisable}
        error={command.error}
        isPending={command.isPending}
        onSubmit={submit}
        onCancel={onClose}
      >
        {client === '' && (
          <TextInput
            label={words.name}
            description={words.nameHint}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={isTried && name.trim() === '' ? backofficeTexts.edit.missing : undefined}
            autoComplete="off"
            data-autofocus
          />
        )}
      </OwnAccessForm>
    </Dialog>
  )
}
