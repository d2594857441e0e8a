import { Anchor, type AnchorProps } from '@mantine/core'
import { basePath } from '../config'
import { texts } from '../texts'
import type { Basket } from './basket'

/** A link to the page where the goods can be changed. */
export function ChangeBasket({ basket, ...props }: { basket: Basket } & AnchorProps) {
  const [href, label] =
    basket === 'cart'
      ? [`${basePath}/cart`, texts.checkout.changeCart]
      : basket.type === 'PcConfiguration'
        ? [`${basePath}/?saved=${encodeURIComponent(basket.value)}`, texts.checkout.changePc]
        : []
  if (!href) return null
  return (
    <Anchor {...props} size="sm" w="fit-content" href={href}>
      {label}
    </Anchor>
  )
}
