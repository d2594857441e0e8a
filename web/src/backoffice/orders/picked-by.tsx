import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { picksQuery } from '../scan/pick-queries'

const words = backofficeTexts.orders

/** Who picks an order now; nothing if nobody does. */
export function PickedBy({ orderId }: { orderId: string }) {
  const { time } = useFormats()
  const { data } = useQuery(picksQuery)
  const pick = data?.picks.find((each) => each.orderId === orderId)
  if (!pick) return null
  return (
    <Text size="xs" c="dimmed" data-picked={orderId}>
      {pick.own ? words.pickedByYou(time(pick.since)) : words.pickedBy(pick.name, time(pick.since))}
    </Text>
  )
}
