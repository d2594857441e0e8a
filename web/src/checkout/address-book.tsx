import { Button, NativeSelect, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { texts } from '../texts'
import { addressesQuery, forgetAddress, type SavedAddress } from './address-book-query'
import type { Checkout } from './use-checkout'

const words = texts.checkout

/** The addresses of earlier orders; one fills the form. */
export function AddressBook({ checkout }: { checkout: Checkout }) {
  const { data: addresses = [] } = useQuery(addressesQuery)
  const [chosen, choose] = useState('')
  const forget = useMutation({ mutationFn: forgetAddress, onSuccess: () => choose('') })
  if (addresses.length === 0) return null
  const isKnown = addresses.some(({ addressId }) => addressId === chosen)
  return (
    <Stack gap={4}>
      <NativeSelect
        label={words.addressBook}
        value={isKnown ? chosen : ''}
        data={[
          { value: '', label: words.chooseAddress },
          ...addresses.map((saved) => ({ value: saved.addressId, label: labelOf(saved) })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          choose(value)
          const saved = addresses.find(({ addressId }) => addressId === value)
          if (saved) checkout.takeAddress(saved.deliveryAddress)
        }}
      />
      {isKnown && (
        <Button
          variant="subtle"
          size="compact-sm"
          w="fit-content"
          loading={forget.isPending}
          onClick={() => forget.mutate(chosen)}
        >
          {words.forgetAddress}
        </Button>
      )}
    </Stack>
  )
}

const labelOf = ({
  deliveryAddress: { name, addressLine1, postCode, city, contactPersonName },
}: SavedAddress) => [name, contactPersonName, addressLine1, `${postCode} ${city}`].filter(Boolean).join(', ')
