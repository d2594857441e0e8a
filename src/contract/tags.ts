/** The groups of operations in the documentation, and what each is for. */
export const tags = {
  Cart: 'Collect goods in a cart, and addresses in an address book.',
  Checkout: 'Create a draft, read it as a quote, submit it.',
  Orders: 'Follow orders and cancel them.',
  Quotes: 'Read what the shop offers, and accept or refuse it.',
  Returns: 'Ask for the return of delivered units, and follow it.',
  'PC configuration':
    'Compatibility of parts, proposals, saved PCs, builds and their shared links, prices of parts.',
  Catalog:
    'Products with their alternatives and pictures, groups and bundles; products for a list of numbers and names.',
  Customers: 'The caller, its accounts, and the session of a browser.',
  People: 'Sign-in by email, with a password and a second factor, and what people set for themselves.',
  Fulfilment:
    'For staff: confirm, release, ship and bill orders; dashboard, stock, purchase orders, events and webhooks.',
  Purchasing: 'For staff: suppliers, purchase orders with lines, and what to buy.',
  Administration:
    'For staff: accounts, API keys, clients, carriers, products, prices, imports, the audit, and the first setup.',
  Versions: 'The version of the running service.',
}

export type Tag = keyof typeof tags
