import { SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { errorBeside, fieldError } from '../shared/field-error'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { type Address, addressesOfQuery, putAddress, type SavedAddress } from './address-queries'

const words = backofficeTexts.admin.addresses
const labels = texts.checkout.fields

const required = ['name', 'addressLine1', 'postCode', 'city', 'country', 'email'] as const
const optional = [
  'addressLine2',
  'contactPersonName',
  'phone',
  'mobilePhone',
  'globalLocationNumber',
] as const
const shown: (keyof Address)[] = [
  'name',
  'addressLine1',
  'addressLine2',
  'postCode',
  'city',
  'country',
  'contactPersonName',
  'email',
  'mobilePhone',
  'phone',
  'globalLocationNumber',
]

interface Props {
  customerId: string
  /** Null is a new one. */
  edited: SavedAddress | null
  onClose: () => void
}

export const AddressDialog = (props: Props) => (
  <Dialog title={props.edited ? words.changeTitle : words.create} onClose={props.onClose}>
    <AddressForm {...props} />
  </Dialog>
)

function AddressForm({ customerId, edited, onClose }: Props) {
  const [values, setValues] = useState<Partial<Record<keyof Address, string | null>>>(
    edited?.deliveryAddress ?? {},
  )
  const [isTried, setTried] = useState(false)
  const command = useCommand(
    (body: Address, key) => putAddress(customerId, edited?.addressId, body, key),
    async () => {
      showMessage(words.saved)
      await queryClient.invalidateQueries(addressesOfQuery(customerId))
      onClose()
    },
  )
  const textOf = (name: keyof Address) => values[name]?.trim() ?? ''
  const isMissing = (name: keyof Address) =>
    textOf(name) === '' && (required as readonly string[]).includes(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (required.some(isMissing) || command.isPending) return
    const given = required.map((name) => [name, textOf(name)])
    const rest = optional.map((name) => [name, textOf(name) || null])
    command.mutate(Object.fromEntries([...given, ...rest]) as Address)
  }
  const refusal = errorBeside(command.error, shown)
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {shown.map((name) => (
            <TextInput
              key={name}
              label={labels[name]}
              value={values[name] ?? ''}
              onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
              error={
                fieldError(command.error, name) ?? (isTried && isMissing(name) ? words.missing : undefined)
              }
              autoComplete="off"
              {...(name === 'name' ? { 'data-autofocus': true } : {})}
            />
          ))}
        </SimpleGrid>
        {refusal !== undefined && <Refusal error={refusal} />}
        <FormButtons submit={backofficeTexts.save} isPending={command.isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}
