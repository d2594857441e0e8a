import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../api/query-client'
import { PostalAddress } from '../../orders/postal-address'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { backofficeTexts } from '../../texts/backoffice'
import { ForRight } from '../shared/for-right'
import { Refusal } from '../shared/refusal'
import { Section } from '../shared/section'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { AddressDialog } from './address-dialog'
import { addressesOfQuery, removeAddress, type SavedAddress } from './address-queries'

const words = backofficeTexts.admin.addresses

/** The address book of an account. */
export function AccountAddresses({ customerId }: { customerId: string }) {
  const { data, error, refetch } = useQuery(addressesOfQuery(customerId))
  /** Null is a new one. */
  const [edited, setEdited] = useState<SavedAddress | null>()
  return (
    <Section
      id="addresses"
      title={words.title}
      beside={
        <ForRight right="change-accounts">
          {' '}
          <Button size="xs" variant="default" onClick={() => setEdited(null)}>
            {words.create}
          </Button>
        </ForRight>
      }
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data?.length === 0 && <Text c="dimmed">{words.none}</Text>}
      {data && data.length > 0 && (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {data.map((saved) => (
            <AddressCard
              key={saved.addressId}
              customerId={customerId}
              saved={saved}
              onChange={() => setEdited(saved)}
            />
          ))}
        </SimpleGrid>
      )}
      {edited !== undefined && (
        <AddressDialog customerId={customerId} edited={edited} onClose={() => setEdited(undefined)} />
      )}
    </Section>
  )
}

interface CardProps {
  customerId: string
  saved: SavedAddress
  onChange: () => void
}

function AddressCard({ customerId, saved, onChange }: CardProps) {
  const { addressId, deliveryAddress, usedAt } = saved
  const { day } = useFormats()
  const readAgain = () => queryClient.invalidateQueries(addressesOfQuery(customerId))
  const remove = useCommand(
    (id: string, key) => removeAddress(customerId, id, key),
    async () => {
      showMessage(words.removed(deliveryAddress.city))
      await readAgain()
    },
  )
  const contact = [deliveryAddress.contactPersonName, deliveryAddress.email, deliveryAddress.mobilePhone]
  return (
    <Stack gap="xs" data-address={addressId}>
      <PostalAddress label={words.used(day(usedAt))} address={deliveryAddress} />
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {contact.filter(Boolean).join(' · ')}
      </Text>
      {remove.error && <Refusal error={remove.error} />}
      <ForRight right="change-accounts">
        {' '}
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={words.changeOf(deliveryAddress.name, deliveryAddress.city)}
            onClick={onChange}
          >
            {words.change}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            loading={remove.isPending}
            aria-label={words.removeOf(deliveryAddress.name, deliveryAddress.city)}
            onClick={() => remove.mutate(addressId)}
          >
            {words.remove}
          </Button>
        </Group>
      </ForRight>
    </Stack>
  )
}
