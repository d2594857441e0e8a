import { useQuery } from '@tanstack/react-query'
import { useSession } from '../api/session'
import { meQuery } from '../session/me'
import { ButtonLink } from '../shell/button-link'
import { CartIcon } from '../shell/icons'
import { texts } from '../texts'
import { cartQuery } from './cart-query'

/** In the header: the way to the cart, with the number of units in it. */
export function CartLink() {
  const session = useSession()
  const { data: me } = useQuery({ ...meQuery, enabled: session !== undefined })
  const mayOrder = session !== undefined && me?.scopes.includes('checkout') && me.accounts.length > 0
  const { data: cart } = useQuery({ ...cartQuery, enabled: mayOrder === true })
  if (!mayOrder) return null
  const units = cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  return (
    <ButtonLink
      to="/cart"
      variant={units > 0 ? 'light' : 'subtle'}
      size="xs"
      px="xs"
      leftSection={<CartIcon />}
      aria-label={texts.cart.link(units)}
    >
      {units}
    </ButtonLink>
  )
}
