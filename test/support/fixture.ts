import { callersTopic } from '../../src/accounts/directory.ts'
import { catalogTopic, pricesTopic } from '../../src/catalog/topics.ts'
// A small data set with known figures. Tests name what they rely on; the demo may change freely.

import { type Account, insertAccount } from '../../src/accounts/account.ts'
import { hashKey, insertKey } from '../../src/accounts/api-key.ts'
import { saveBundle, saveGroup } from '../../src/catalog/bundle.ts'
import { savePrice, savePriceList } from '../../src/catalog/prices.ts'
import { type Product, saveProduct } from '../../src/catalog/product.ts'
import { type CarrierService, carriersTopic, replaceCarriers } from '../../src/checkout/delivery/carrier.ts'
import { customerScopes, type Scope, staffScopes } from '../../src/contract/scopes.ts'
import { savePurchaseOrder } from '../../src/inventory/purchase-order.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import type { Store, Write } from '../../src/platform/store/store.ts'

const day = 86_400_000
export const cpuGroup = 'aaaaaaaa-0000-4000-8000-000000000001'

export const accounts: Account[] = [
  account('NO-1', { billTo: 'NO-2', shipTo: 'NO-3' }),
  account('NO-2'),
  account('NO-3'),
  account('DE-1', { country: 'DE', currency: 'EUR', vatRate: 1900, priceList: 'EUR' }),
  account('NO-PRICELESS', { priceList: null }),
]

function account(id: string, other: Partial<Account> = {}): Account {
  const norwegian = {
    country: 'NO',
    currency: 'NOK',
    vatRate: 2500,
    priceList: 'NOK',
    billTo: null,
    shipTo: null,
  }
  return { id, name: `Account ${id}`, ...norwegian, ...other }
}

/** Keys by purpose; the credential is `bo_` and the name. */
export const keys = {
  shop: { accounts: ['NO-1', 'NO-2'], scopes: customerScopes },
  german: { accounts: ['DE-1'], scopes: customerScopes },
  priceless: { accounts: ['NO-PRICELESS'], scopes: customerScopes },
  reader: { accounts: ['NO-1'], scopes: ['orders:read', 'pcconfig:read'] },
  staff: { accounts: [], scopes: staffScopes },
  nobody: { accounts: [], scopes: customerScopes },
} satisfies Record<string, { accounts: string[]; scopes: readonly Scope[] }>

export type KeyName = keyof typeof keys

export const products: (Partial<Product> & { id: string; nok?: number; eur?: number; stock?: number })[] = [
  { id: 'PLENTY', name: 'Plenty of it', nok: 100_000, eur: 9_999, stock: 1_000_000, ean: '4006381333931' },
  { id: 'FEW', name: 'Five of it', nok: 19_990, eur: 1_999, stock: 5, partNumber: 'MPN-FEW' },
  { id: 'DATED', name: 'Due in ten days', nok: 50_000, stock: 0 },
  { id: 'UNDATED', name: 'On order, no date', nok: 50_000, stock: 0 },
  { id: 'NONE-YET', name: 'Not ordered yet', nok: 50_000, stock: 0 },
  { id: 'GONE', name: 'Discontinued, sold out', nok: 50_000, stock: 0, isDiscontinued: true },
  { id: 'LAST-40', name: 'Discontinued, the last 40', nok: 50_000, stock: 40, isDiscontinued: true },
  { id: 'UNCOUNTED', name: 'Stock not known', nok: 50_000 },
  { id: 'UNPRICED', name: 'In no price list', stock: 10 },
  { id: 'DEAR', name: 'Worth a fortune', nok: 900_000_000_000, stock: 10 },
  { id: 'HEAVY', name: 'Too heavy to send', nok: 50_000, stock: 10, weightGrams: 900_000 },
  { id: 'TWIN-A', name: 'Shares its EAN', nok: 100, stock: 10, ean: '4012345678901' },
  { id: 'TWIN-B', name: 'Shares its EAN too', nok: 100, stock: 10, ean: '4012345678901' },
  { id: 'LICENCE', name: 'A licence', nok: 120_000, category: 'VIRTUAL_ITEM', weightGrams: null },
  { id: 'ASSEMBLY', name: 'Assembly', nok: 79_900, category: 'SERVICE', weightGrams: null },
  { id: 'CPU-A', name: 'Processor A', nok: 300_001, stock: 50, group: cpuGroup },
]

export const carriers: CarrierService[] = [
  carrier('door', 'Postal', ['NO', 'DE'], 2, 10_000),
  carrier('express', 'Express', ['NO'], 1, 30_000),
  carrier('shop', 'Postal', ['NO'], 3, 5_000, ['0001', '5003']),
]

function carrier(
  id: string,
  name: string,
  countries: string[],
  transitDays: number,
  net: number,
  postCodes: string[] = [],
): CarrierService {
  return {
    id,
    carrier: name,
    name: `${name} ${id}`,
    countries,
    transitDays,
    bands: [{ maxWeightGrams: 500_000, prices: { NOK: net, EUR: Math.round(net / 10) } }],
    collectionPoints: postCodes.map((postCode) => ({
      id: `point-${postCode}`,
      name: `Point ${postCode}`,
      addressLine1: 'Street 1',
      postCode,
      city: 'City',
      country: 'NO',
    })),
  }
}

export async function seedFixture(store: Store, now: number): Promise<void> {
  await store.batch([
    ...accounts.map(insertAccount),
    ...Object.entries(keys).map(([name, key]) =>
      insertKey({
        id: `key-${name}`,
        hash: hashKey(`bo_${name}`),
        client: `client-${name}`,
        accounts: key.accounts,
        scopes: [...key.scopes],
        isDemo: false,
        createdAt: now,
        revokedAt: null,
      }),
    ),
    ...replaceCarriers(carriers),
    saveGroup({ id: cpuGroup, kind: 'cpu', name: 'Processors' }),
    savePriceList('NOK', 'NOK'),
    savePriceList('EUR', 'EUR'),
    ...products.flatMap(productWrites),
    saveBundle({
      id: 'PC-ONE',
      name: 'PC One',
      description: 'One processor, one PC',
      groups: [{ productGroupId: cpuGroup, min: 1, max: 2 }],
      assemblyProductId: 'ASSEMBLY',
    }),
    ...savePurchaseOrder({ id: 'po-dated', productId: 'DATED', quantity: 10, expectedAt: now + 10 * day }),
    ...savePurchaseOrder({ id: 'po-undated', productId: 'UNDATED', quantity: 10, expectedAt: null }),
    ...[catalogTopic, pricesTopic, carriersTopic, callersTopic].map(bump),
  ])
}

export const blankProduct = (id: string): Product => ({
  id,
  name: `Product ${id}`,
  description: null,
  manufacturer: null,
  partNumber: null,
  ean: null,
  category: 'PHYSICAL_ITEM',
  weightGrams: 1000,
  isDiscontinued: false,
  group: null,
  facts: null,
})

function productWrites({ nok, eur, stock, ...product }: (typeof products)[number]): Write[] {
  return [
    ...saveProduct({ ...blankProduct(product.id), name: product.id, ...product }),
    ...(nok === undefined ? [] : [savePrice('NOK', product.id, nok)]),
    ...(eur === undefined ? [] : [savePrice('EUR', product.id, eur)]),
    ...(stock === undefined ? [] : [setOnHand(product.id, stock)]),
  ]
}
