import { Text } from '@mantine/core'
import { useFormats } from '../../format'
import { texts } from '../../texts'
import type { Product } from '../build'

/** Some accounts have no prices; a part can be chosen all the same. */
export function PriceText({ price }: Pick<Product, 'price'>) {
  const { money } = useFormats()
  return price ? (
    <Text component="span" fw={650} size="sm">
      {money(price.gross, price.currency)}
    </Text>
  ) : (
    <Text component="span" size="sm" c="dimmed">
      {texts.candidates.noPrice}
    </Text>
  )
}
