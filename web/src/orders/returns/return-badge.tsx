import type { MantineColor } from '@mantine/core'
import { texts } from '../../texts'
import { DotBadge } from '../step-badge'

const colours: Record<string, MantineColor> = {
  Requested: 'gray.6',
  Asked: 'yellow.6',
  Approved: 'blue.6',
  PartlyReceived: 'violet.6',
  Received: 'violet.6',
  Credited: 'green.7',
  Replaced: 'green.7',
  Refused: 'red.7',
  Withdrawn: 'gray.6',
  Closed: 'gray.6',
}

/** The state of a return, the same for customers and staff. */
export const ReturnBadge = ({ state }: { state: string }) => (
  <DotBadge colour={colours[state] ?? 'gray.6'}>{texts.returns.states[state] ?? state}</DotBadge>
)
