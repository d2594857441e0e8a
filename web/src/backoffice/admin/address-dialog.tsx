import { SimpleGrid, TextInput } from '@mantine/core'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { type Address, addressesOfQuery, putAddress, type SavedAddress } from './address-queries'

const words = backofficeTexts.admin.addresses
const labels = texts.checkout.fields

/** The fields in their order, and whether an address needs them. */
const fields = {
  name: true,
  addressLine1: true,
  addressLine2: false,
  postCode: true,
  city: true,
  country: true,
  contactPersonName: false,
  email: true,
  mobilePhone: false,
  phone: false,
  globalLocationNumber: false,
} satisfies Partial<Record<keyof Address, boolean>>

const names = Object.keys(fields) as (keyof typeof fields)[]

/** The members of an address, made from the names of its fields. */
const addressOf = <Value,>(memberOf: (name: keyof typeof fields) => Value) =>
  Object.fromEntries(names.map((name) => [name, memberOf(name)])) as Record<keyof typeof fields, Value>

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
  const form = useRecordForm({
    initial: addressOf((name) => edited?.deliveryAddress[name] ?? ''),
    read: (draft) => addressOf((name) => draft[name] || null) as Address,
    send: (body, key) => putAddress(customerId, edited?.addressId, body, key),
    changes: [addressesOfQuery(customerId).queryKey],
    said: () => words.saved,
    onDone: onClose,
  })
  return (
    <RecordForm form={form} submit={backofficeTexts.save} onCancel={onClose}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {names.map((name) => (
          <TextInput
            key={name}
            label={labels[name]}
            {...(fields[name] ? form.required(name) : form.text(name))}
            {...(name === 'name' ? { 'data-autofocus': true } : {})}
          />
        ))}
      </SimpleGrid>
    </RecordForm>
  )
}
