import { Anchor } from '@mantine/core'
import { texts } from '../texts'

/** To the page of the carrier, in a tab of its own. */
export const TrackingLink = ({ href }: { href: string }) => (
  <Anchor href={href} target="_blank" rel="noreferrer" size="sm">
    {texts.orders.followParcel}
  </Anchor>
)
