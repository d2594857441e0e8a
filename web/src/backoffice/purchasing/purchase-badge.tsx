import { Badge } from '@mantine/core'
import { purchasingTexts } from '../../texts/purchasing'
import type { Purchase } from './purchase-queries'

const colours: Record<Purchase['state'], string> = {
  Draft: 'gray',
  Sent: 'blue',
  Confirmed: 'cyan',
  PartlyReceived: 'violet',
  Received: 'green',
  Cancelled: 'gray',
}

/** The state of a purchase order; the dot repeats the text. */
export const PurchaseBadge = ({ state }: Pick<Purchase, 'state'>) => (
  <Badge variant="dot" color={colours[state]} tt="none" fw={500} flex="none" miw="max-content">
    {purchasingTexts.orders.states[state] ?? state}
  </Badge>
)
