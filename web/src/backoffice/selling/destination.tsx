import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { orderReferences } from '../../../../src/contract/order-references.ts'
import { countriesIn } from '../../countries'
import { DayField } from '../../shell/day-field'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { addressesOfQuery } from '../admin/address-queries'
import { accountQuery } from '../admin/admin-queries'
import { Section } from '../shared/section'
import { type Content, shownAddress } from './content'
import type { Priced } from './selling-queries'

const words = backofficeTexts.selling
const labels = texts.checkout.fields
const countries = [
  { value: '', label: texts.checkout.chooseCountry },
  ...countriesIn(texts.checkout.language),
]

const addressFields = [
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
] as const

interface Props {
  content: Content
  priced: Priced | undefined
  onChange: (next: Partial<Content>) => void
}

/** The address, from the book of the account or typed, and what else the customer says. */
export function Destination({ content, priced, onChange }: Props) {
  return (
    <>
      <AddressSection content={content} priced={priced} onChange={onChange} />
      <Section id="details" title={words.details}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {orderReferences.map((name) => (
            <TextInput
              key={name}
              label={labels[name]}
              maxLength={255}
              value={content.references[name]}
              onChange={({ currentTarget }) =>
                onChange({ references: { ...content.references, [name]: currentTarget.value } })
              }
            />
          ))}
          <DayField
            label={labels.deliverDate}
            value={content.deliverDate}
            onChange={(day) => onChange({ deliverDate: day ?? '' })}
          />
        </SimpleGrid>
        <Textarea
          label={labels.messageToSalesDepartment}
          autosize
          minRows={2}
          maxLength={4000}
          value={content.message}
          onChange={({ currentTarget }) => onChange({ message: currentTarget.value })}
        />
      </Section>
    </>
  )
}

function AddressSection({ content, priced, onChange }: Props) {
  const { customer, address } = content
  const book = useAddressBook(customer?.customerId ?? '', address, onChange)
  const messageOf = (name: string) =>
    priced?.problems.find(({ fieldName }) => fieldName === `delivery.deliveryAddress.${name}`)?.message
  const set = (name: keyof Content['address'], value: string) =>
    onChange({ address: { ...address, [name]: value } })
  return (
    <Section id="address" title={words.address.title}>
      {book.saved.length > 0 && (
        <NativeSelect
          label={words.address.label}
          value={book.chosen}
          data={[
            ...book.saved.map(({ addressId, deliveryAddress: { name, addressLine1, city } }) => ({
              value: addressId,
              label: words.address.choice(name, addressLine1, city),
            })),
            { value: '', label: words.address.other },
          ]}
          onChange={({ currentTarget }) => book.choose(currentTarget.value)}
        />
      )}
      {book.chosen === '' && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {addressFields.map((name) =>
            name === 'country' ? (
              <NativeSelect
                key={name}
                label={labels[name]}
                data={countries}
                value={address.country}
                onChange={({ currentTarget }) => set(name, currentTarget.value)}
              />
            ) : (
              <TextInput
                key={name}
                label={labels[name]}
                autoComplete="off"
                maxLength={255}
                value={address[name]}
                error={address[name] !== '' && messageOf(name)}
                onChange={({ currentTarget }) => set(name, currentTarget.value)}
              />
            ),
          )}
        </SimpleGrid>
      )}
    </Section>
  )
}

/** Begins with the address that was used last, or a new one in the country of the account. */
function useAddressBook(customerId: string, address: Content['address'], onChange: Props['onChange']) {
  const isKnown = customerId !== ''
  const { data: saved } = useQuery({ ...addressesOfQuery(customerId), enabled: isKnown })
  const { data: account } = useQuery({ ...accountQuery(customerId), enabled: isKnown })
  const [chosen, setChosen] = useState('')
  const begins = saved && account && address.country === ''
  const take = (addressId: string) => {
    setChosen(addressId)
    const found = saved?.find((each) => each.addressId === addressId)
    onChange({
      address: shownAddress(found?.deliveryAddress ?? { country: account?.country ?? '' }),
      deliveryOptionId: null,
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each customer.
  useEffect(() => {
    if (begins) take(saved[0]?.addressId ?? '')
  }, [begins])
  return { saved: saved ?? [], chosen, choose: take }
}
