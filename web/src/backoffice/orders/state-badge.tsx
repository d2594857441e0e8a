import { Badge } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'

const colours: Record<string, string> = {
  Placed: 'blue',
  Confirmed: 'cyan',
  Released: 'violet',
  PartiallyShipped: 'orange',
  Shipped: 'yellow',
  Delivered: 'green',
  Cancelled: 'gray',
}

/** The state of an order; the dot repeats the text. */
export const StateBadge = ({ state, size = 'md' }: { state: string; size?: string }) => (
  <Badge
    variant="dot"
    color={colours[state] ?? 'gray'}
    size={size}
    tt="none"
    fw={500}
    flex="none"
    miw="max-content"
  >
    {backofficeTexts.orders.states[state] ?? state}
  </Badge>
)
