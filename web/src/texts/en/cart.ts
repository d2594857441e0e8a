import { counted } from './counted'

/** The cart, and the buttons that fill it. */
export const cart = {
  title: 'Cart',
  intro: (account: string) => `For ${account}. It is kept for you on all your devices.`,
  link: (count: number) => (count === 0 ? 'Cart, empty' : `Cart, ${counted(count, 'item')}`),

  add: 'Add to cart',
  added: 'Added',
  addNamed: (name: string) => `Add ${name} to the cart`,
  addedNamed: (name: string | undefined) => `${name ?? 'It'} is in the cart.`,
  notAdded: (message: string) => `It was not added: ${message}`,

  lines: 'In your cart',
  quantityOf: (name: string) => `Quantity of ${name}`,
  reference: 'Your reference',
  referenceOf: (name: string) => `Your reference for ${name}`,
  quantityNotStored: (quantity: string) => `The quantity ${quantity} was not stored.`,
  referenceNotStored: (reference: string) =>
    reference === '' ? 'The reference was not removed.' : `The reference “${reference}” was not stored.`,
  removedElsewhere: 'The item was removed from the cart in another window. Add it again if you need it.',
  each: (price: string) => `${price} each`,
  priceChanged: (before: string, now: string) =>
    `The price changed since you added this: it was ${before}, now ${now}.`,
  noPrice: 'No price',
  parts: (count: number) => counted(count, 'component'),
  changePc: 'Change the PC',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  whatToDo: {
    sold_out: 'Order fewer, or remove it.',
    price_missing: 'Remove it, or ask us for a price.',
    material_unknown: 'Remove it: it is no longer sold.',
    material_ambiguous: 'Remove it, and add it by its product number.',
    configuration_unknown: 'Remove it, and build it again.',
    configuration_part_gone: 'Choose another part.',
    configuration_part_not_taken: 'Choose another part.',
    configuration_incomplete: 'Complete the PC.',
    configuration_incompatible: 'Choose parts that fit together.',
    quantity_too_large: 'Order fewer.',
  },

  summary: 'Summary',
  deliveryComes: 'Delivery is added at the checkout.',
  stopped: (count: number) =>
    `${counted(count, 'item')} cannot be ordered. Follow the advice there, then go to the checkout.`,
  checkout: 'Go to checkout',

  empty: 'Your cart is empty',
  emptyHint: 'PCs that you build and parts that you choose are collected here, and ordered together.',
  toBuilder: 'Build a PC',
}
