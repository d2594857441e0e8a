import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { createGroup } from './group-commands'
import { factsQuery, groupsKey } from './product-queries'

const products = backofficeTexts.products
const words = products.groups

interface Props {
  isOpen: boolean
  onClose: () => void
}

export const CreateGroupDialog = ({ isOpen, onClose }: Props) => (
  <Dialog title={words.create} isOpen={isOpen} onClose={onClose}>
    <CreateForm onDone={onClose} />
  </Dialog>
)

function CreateForm({ onDone }: { onDone: () => void }) {
  const { data } = useQuery(factsQuery)
  const [productGroupId] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [kind, setKind] = useState('cpu')
  const [isTried, setTried] = useState(false)
  const command = useCommand(createGroup, async () => {
    showMessage(words.created(name))
    await queryClient.invalidateQueries({ queryKey: groupsKey })
    onDone()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() !== '' && !command.isPending) command.mutate({ productGroupId, kind, name: name.trim() })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={products.columns.name}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={isTried && name.trim() === '' ? backofficeTexts.edit.missing : undefined}
          autoComplete="off"
          data-autofocus
        />
        <NativeSelect
          label={words.kind}
          description={words.kindHint}
          value={kind}
          data={data?.kinds.map((each) => ({ value: each.kind, label: each.name })) ?? []}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
        {command.error && <Refusal error={command.error} />}
        <FormButtons submit={products.submitCreate} isPending={command.isPending} onCancel={onDone} />
      </Stack>
    </form>
  )
}
