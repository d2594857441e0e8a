import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
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
  const form = useRecordForm({
    initial: () => ({ productGroupId: crypto.randomUUID() as string, name: '', kind: 'cpu' }),
    read: (draft) => draft,
    send: createGroup,
    changes: [groupsKey],
    said: ({ name }) => words.created(name),
    onDone,
  })
  return (
    <RecordForm form={form} submit={products.submitCreate} onCancel={onDone}>
      <TextInput label={products.columns.name} {...form.required('name')} data-autofocus />
      <NativeSelect
        label={words.kind}
        description={words.kindHint}
        data={data?.kinds.map((each) => ({ value: each.kind, label: each.name })) ?? []}
        {...form.text('kind')}
      />
    </RecordForm>
  )
}
