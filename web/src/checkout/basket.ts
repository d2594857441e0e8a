// What the checkout orders: the cart, or one item at once.
import type { Item } from './item'

export type Basket = Item | 'cart'

export const basketKey = (basket: Basket) => (basket === 'cart' ? basket : `${basket.type}.${basket.value}`)
