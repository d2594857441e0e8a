import { Button, List, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { type ProductStock, shortageQuery } from './stock-queries'

const words = backofficeTexts.stock

interface Props {
  product: ProductStock
  onHand: number
  isPending: boolean
  onConfirm: (orderIds: string[]) => void
}

/** The orders that a count below the reserved units hits, and a button that accepts it. */
export function ShortageConfirmation({ product, onHand, isPending, onConfirm }: Props) {
  const { data } = useQuery(shortageQuery(product.productId, onHand))
  const orders = data?.orders ?? []
  if (orders.length === 0) return null
  return (
    <Stack gap={6} align="flex-start">
      <Text size="sm">{words.waitAgain(orders.length)}</Text>
      <List size="sm">
        {orders.map(({ orderId, units }) => (
          <List.Item key={orderId}>
            <TextLink to="/backoffice/orders/$orderId" params={{ orderId }}>
              {orderId}
            </TextLink>{' '}
            {words.losesUnits(units)}
          </List.Item>
        ))}
      </List>
      <Button
        size="xs"
        color="red"
        loading={isPending}
        onClick={() => onConfirm(orders.map(({ orderId }) => orderId))}
      >
        {words.setNevertheless(onHand)}
      </Button>
    </Stack>
  )
}
