import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { errorBeside, fieldError } from '../shared/field-error'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
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
  const [values, setValues] = useState({ productId: '', name: '', productGroupId: '' })
  const [isTried, setTried] = useState(false)
  const command = useCommand(
    ({ productGroupId, ...rest }: typeof values, key) =>
      createProduct({ ...rest, ...(productGroupId ? { productGroupId } : {}) }, key),
    async ({ productId }) => {
      showMessage(words.created(productId))
      await queryClient.invalidateQueries({ queryKey: productsKey })
      onClose()
      await navigate({ to: '/backoffice/products/$productId', params: { productId }, search: {} })
    },
  )
  const errorOf = (name: 'productId' | 'name') =>
    fieldError(command.error, name) ??
    (isTried && values[name].trim() === '' ? backofficeTexts.edit.missing : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const isWhole = values.productId.trim() !== '' && values.name.trim() !== ''
    if (isWhole && !command.isPending) command.mutate(values)
  }
  const refusal = errorBeside(command.error, ['productId', 'name', 'productGroupId'])
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={columns.number}
          description={words.numberHint}
          value={values.productId}
          onChange={(event) => setValues({ ...values, productId: event.currentTarget.value.trim() })}
          error={errorOf('productId')}
          autoComplete="off"
          data-autofocus
        />
        <TextInput
          label={columns.name}
          value={values.name}
          onChange={(event) => setValues({ ...values, name: event.currentTarget.value })}
          error={errorOf('name')}
          autoComplete="off"
        />
        <NativeSelect
          label={columns.group}
          description={words.groupHint}
          value={values.productGroupId}
          data={[
            { value: '', label: words.noGroup },
            ...groups
              .filter(({ retired }) => !retired)
              .map(({ productGroupId, name }) => ({ value: productGroupId, label: name })),
          ]}
          onChange={(event) => setValues({ ...values, productGroupId: event.currentTarget.value })}
          error={fieldError(command.error, 'productGroupId')}
        />
        {refusal !== undefined && <Refusal error={refusal} />}
        <FormButtons submit={words.submitCreate} isPending={command.isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}
