import { insertAccount } from '../../src/accounts/account.ts'
import { insertKey } from '../../src/accounts/api-key.ts'
import { callersTopic } from '../../src/accounts/directory.ts'
import { companyTopic, saveCompany } from '../../src/billing/company/company.ts'
import { saveBundle, saveGroup } from '../../src/catalog/bundle.ts'
import { savePrice, savePriceList } from '../../src/catalog/prices.ts'
import { saveProduct } from '../../src/catalog/product.ts'
import { catalogTopic, pricesTopic } from '../../src/catalog/topics.ts'
import { carriersTopic, replaceCarriers } from '../../src/checkout/delivery/carrier.ts'
import { followAccount } from '../../src/credit/credit.ts'
import { savePurchaseOrder } from '../../src/inventory/purchase-order.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import { text } from '../../src/platform/store/row.ts'
import { readStatement } from '../../src/platform/store/statement.ts'
import { Conflict, first, type Store, type Write } from '../../src/platform/store/store.ts'
import { demoAccounts, demoKeys } from './callers.ts'
import { demoCarriers } from './carriers.ts'
import { bundles, groups, products } from './catalog/index.ts'
import { demoCompany } from './company.ts'
import { demoPurchasing } from './suppliers.ts'

const day = 86_400_000

const selectUse = readStatement({
  name: 'demo.use',
  columns: { id: text },
  sql: 'SELECT id FROM account UNION ALL SELECT id FROM product UNION ALL SELECT id FROM api_key LIMIT 1',
})

/** Adds demo data to an empty database, in one batch: if several processes try, one succeeds. */
export async function seedDemo(store: Store, now: number): Promise<boolean> {
  const used = await first(store, { statement: selectUse })
  if (used) return false
  try {
    await store.batch(demoWrites(now))
    return true
  } catch (error) {
    if (error instanceof Conflict) return false
    throw error
  }
}

function demoWrites(now: number): Write[] {
  return [
    saveCompany({ company: demoCompany, version: 0 }),
    ...demoAccounts.flatMap((account) => [insertAccount(account), ...followAccount(account)]),
    ...demoKeys(now).map(insertKey),
    ...replaceCarriers(demoCarriers),
    ...groups.map(saveGroup),
    ...products.flatMap((product) => demoProduct(product, now)),
    ...bundles.map(saveBundle),
    ...demoPurchasing(),
    savePriceList('NOK-standard', 'NOK'),
    savePriceList('EUR-standard', 'EUR'),
    ...[catalogTopic, pricesTopic, carriersTopic, callersTopic, companyTopic].map(bump),
  ]
}

function demoProduct(product: (typeof products)[number], now: number): Write[] {
  const { id, name, manufacturer, partNumber, ean, category, weightGrams, facts } = product
  return [
    ...saveProduct({
      id,
      name,
      description: null,
      manufacturer,
      partNumber,
      ean,
      category,
      weightGrams,
      isDiscontinued: product.discontinued ?? false,
      group: product.productGroupId,
      facts,
    }),
    savePrice('NOK-standard', id, Math.round(product.nok * 100)),
    savePrice('EUR-standard', id, Math.round(product.eur * 100)),
    ...(product.stock === undefined ? [] : [setOnHand(id, product.stock)]),
    ...(product.supply ?? []).flatMap(({ quantity, inDays }, index) =>
      savePurchaseOrder({
        id: `demo-${id}-${index + 1}`,
        productId: id,
        quantity,
        expectedAt: inDays === null ? null : now + inDays * day,
      }),
    ),
  ]
}
