import type { ImportKind } from './import-queries'

/** The lists of rows in each kind of import; the first is the usual one. */
export const listsOf: Record<ImportKind, [string, ...string[]]> = {
  catalog: ['products', 'groups', 'bundles'],
  prices: ['prices'],
  stock: ['stock', 'purchaseOrders'],
  carriers: ['carriers'],
  payments: ['payments'],
}

export const importKinds = Object.keys(listsOf) as ImportKind[]
