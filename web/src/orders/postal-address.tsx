import type { Schemas } from '@buildorder/client'
import { Text } from '@mantine/core'
import { countryName } from '../countries'
import { texts } from '../texts'

export type Address = Pick<
  Schemas['DeliveryAddress'],
  'name' | 'addressLine1' | 'postCode' | 'city' | 'country'
> & {
  addressLine2?: string | null
}

/** A delivery address or a collection point, on two lines. */
export function PostalAddress({ label, address }: { label: string; address: Address }) {
  const { name, addressLine1, addressLine2, postCode, city, country } = address
  const place = [
    addressLine1,
    addressLine2,
    `${postCode} ${city}`,
    countryName(country, texts.checkout.language),
  ]
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text size="sm">{name}</Text>
      <Text size="sm">{place.filter(Boolean).join(', ')}</Text>
    </div>
  )
}
