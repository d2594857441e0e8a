import { Anchor, type AnchorProps } from '@mantine/core'
import { basePath } from '../config'
import { texts } from '../texts'
import type { Item } from './item'

/** A link to the builder with the saved PC. */
export const ChangePc = ({ item, ...props }: { item: Item } & AnchorProps) =>
  item.type === 'PcConfiguration' && (
    <Anchor
      {...props}
      size="sm"
      w="fit-content"
      href={`${basePath}/?saved=${encodeURIComponent(item.value)}`}
    >
      {texts.checkout.changePc}
    </Anchor>
  )
