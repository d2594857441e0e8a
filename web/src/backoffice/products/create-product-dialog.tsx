import { NativeSelect, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { createProduct } from './product-commands'
import { type ProductGroup, productsKey } from './product-queries'

const words = backofficeTexts.products
const { columns } = words

interface Props {
  groups: readonly ProductGroup[]
  isOpen: boolean
  onClose: () => void
}

/** Creates a product by number, name and group; its page has the rest. */
export const CreateProductDialog = ({ isOpen, ...form }: Props) => (
  <Dialog title={words.create} isOpen={isOpen} onClose={form.onClose}>
    <CreateForm {...form} />
  </Dialog>
)

function CreateForm({ groups, onClose }: Omit<Props, 'isOpen'>) {
  const navigate = useNavigate()
  const form = useRecordForm({
    initial: { productId: '', name: '', productGroupId: '' },
    read: ({ productGroupId, ...rest }) => ({ ...rest, ...(productGroupId ? { productGroupId } : {}) }),
    send: createProduct,
    changes: [productsKey],
    said: ({ productId }) => words.created(productId),
    onDone: async ({ productId }) => {
      onClose()
      await navigate({ to: '/backoffice/products/$productId', params: { productId }, search: {} })
    },
  })
  return (
    <RecordForm form={form} submit={words.submitCreate} onCancel={onClose}>
      <TextInput
        label={columns.number}
        description={words.numberHint}
        {...form.required('productId')}
        data-autofocus
      />
      <TextInput label={columns.name} {...form.required('name')} />
      <NativeSelect
        label={columns.group}
        description={words.groupHint}
        data={[
          { value: '', label: words.noGroup },
          ...groups
            .filter(({ retired }) => !retired)
            .map(({ productGroupId, name }) => ({ value: productGroupId, label: name })),
        ]}
        {...form.text('productGroupId')}
      />
    </RecordForm>
  )
}
