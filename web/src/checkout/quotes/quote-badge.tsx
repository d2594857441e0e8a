import type { MantineColor } from '@mantine/core'
import { DotBadge } from '../../orders/step-badge'
import { quotesTexts } from '../../texts/quotes'

const colours: Record<string, MantineColor> = {
  Draft: 'gray.6',
  Sent: 'blue.6',
  Accepted: 'green.7',
  Refused: 'red.7',
  Expired: 'yellow.6',
  Withdrawn: 'gray.6',
}

/** The state of a quote, the same for customers and staff. */
export const QuoteBadge = ({ state }: { state: string }) => (
  <DotBadge colour={colours[state] ?? 'gray.6'}>{quotesTexts.states[state] ?? state}</DotBadge>
)
