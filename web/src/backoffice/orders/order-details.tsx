import { Anchor, Stack, Text } from '@mantine/core'
import { referenceFacts } from '../../orders/reference-facts'
import { backofficeTexts } from '../../texts/backoffice'
import { Facts } from '../shared/facts'
import { Section } from '../shared/section'
import type { Order } from './order-lines'

const words = backofficeTexts.orders.one

/** Parties, addresses, and the customer's references and message. */
export function OrderDetails({ order }: { order: Order }) {
  const { parties, references, notes } = order
  const place = order.expectedDeliveries[0] ?? order.deliveries[0]
  const to = place?.deliveryAddress
  return (
    <Section id="details" title={words.details}>
      <Facts
        facts={[
          [words.soldTo, parties.soldTo],
          [words.shipTo, parties.shipTo === parties.soldTo ? null : parties.shipTo],
          [words.billTo, parties.billTo === parties.soldTo ? null : parties.billTo],
          [words.placedFrom, parties.placedBy],
          [words.contact, parties.contactTo],
          [words.collection, place?.collectionPoint && <Place place={place.collectionPoint} />],
          [words.address, place?.deliveryAddress && <Place place={place.deliveryAddress} />],
          [words.phone, to?.phone && <Anchor href={`tel:${to.phone}`}>{to.phone}</Anchor>],
          [words.mobile, to?.mobilePhone && <Anchor href={`tel:${to.mobilePhone}`}>{to.mobilePhone}</Anchor>],
          [words.email, to?.email && <Anchor href={`mailto:${to.email}`}>{to.email}</Anchor>],
          ...referenceFacts(references),
          [words.message, notes?.messageToSalesDepartment],
        ]}
      />
    </Section>
  )
}

interface Address {
  name: string
  addressLine1: string
  addressLine2?: string | null
  postCode: string
  city: string
  country: string
}

const Place = ({ place }: { place: Address }) => (
  <Stack gap={0}>
    <Text size="sm">{place.name}</Text>
    <Text size="sm">{[place.addressLine1, place.addressLine2].filter(Boolean).join(', ')}</Text>
    <Text size="sm">{`${place.country}-${place.postCode} ${place.city}`}</Text>
  </Stack>
)
