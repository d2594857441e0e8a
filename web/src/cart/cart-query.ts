import type { Schemas } from '@buildorder/client'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../api/client'
import { queryClient } from '../api/query-client'

export type Cart = Schemas['Cart']
export type CartLine = Schemas['CartLine']
export type NewCartLine = Schemas['CartLineInput']
export type CartChange = Schemas['CartChange']

export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: () => api.GET('/cart/v1'),
  // Another tab or device may have changed it.
  refetchOnWindowFocus: 'always',
})

/** Shows the answer of a change, unless a later one has arrived before it. */
export function showCart(cart: Cart): void {
  queryClient.setQueryData(cartQuery.queryKey, (shown) =>
    shown && shown.customerId === cart.customerId && shown.version > cart.version ? shown : cart,
  )
}

/** A change of the cart. Changes are sent one after the other, in the order in which they were made. */
export const useCartChange = <Variables>(change: (variables: Variables) => Promise<Cart>) =>
  useMutation({ mutationFn: change, onSuccess: showCart, scope: { id: 'cart' }, networkMode: 'always' })

export const addLines = (lines: NewCartLine[]) => api.POST('/cart/v1/lines', { body: { lines } })

export const changeCart = (change: CartChange) => api.PATCH('/cart/v1', { body: change })

export const changeLine = ({ lineId, ...change }: { lineId: string } & Schemas['CartLineChange']) =>
  api.PATCH('/cart/v1/lines/{lineId}', { params: { path: { lineId } }, body: change })

export const removeLine = ({ lineId }: Pick<CartLine, 'lineId'>) =>
  api.DELETE('/cart/v1/lines/{lineId}', { params: { path: { lineId } } })

/** Adds units of products and saved PCs. */
export const useAddToCart = () => useCartChange(addLines)
