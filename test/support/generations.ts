// Runs in its own process with --expose-gc: sends every request that caches something per catalog and price list, each
// time with a new catalog and new prices, and prints how many of the old ones are still in memory.
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '../../src/app/open-store.ts'
import { createService } from '../../src/app/service.ts'
import { readSettings } from '../../src/app/settings.ts'
import { catalogTopic, pricesTopic } from '../../src/catalog/topics.ts'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import { seedDemo } from '../../tools/demo/seed.ts'

const settings = readSettings({ PORT: '0', DEMO: 'true', DATA_DIR: process.argv[2] as string })
const store = await openStore(settings)
await seedDemo(store, Date.now())
const service = await createService({ settings, store })
const url = await service.listen()
const { context } = service

const products = [{ productId: 'cpu-amd-ryzen-7-9800x3d' }, { productId: 'cooler-noctua-nh-l9i-17xx' }]
const questions: [path: string, body?: unknown][] = [
  ['/pcconfig/v1/compatibility/fixes', { products }],
  ['/pcconfig/v1/compatibility/completions', { bundleId: 'bundle-office-pc', products: [], budget: null }],
  ['/pcconfig/v1/prices/components'],
  ['/pcconfig/v1/summary', { products }],
  [
    '/pcconfig/v1/compatibility/batch',
    { baseConfiguration: products, productsToValidate: products, productIdToReplace: null },
  ],
  ['/catalog/v1/products?search=ryzen'],
]

async function ask(path: string, body: unknown, account: string): Promise<void> {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer bo_demo_${account}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`)
}

const old: WeakRef<object>[] = []
for (const [path, body] of questions)
  for (const account of ['100001', '100002']) {
    await ask(path, body, account)
    old.push(new WeakRef(context.catalog.current), new WeakRef(context.prices.current))
    await store.batch([bump(catalogTopic), bump(pricesTopic)])
    await context.poller.refresh()
  }

for (let round = 0; round < 10; round++) {
  await sleep(20)
  globalThis.gc?.()
}
const alive = old.filter((each) => each.deref() !== undefined).length
process.stdout.write(JSON.stringify({ loaded: old.length, alive }))
await service.close()
await store.close()
