// The demo catalog for tests: 489 real parts, four bundles, three accounts.
import { builds } from '../../tools/demo/catalog/builds.fixture.ts'
import { products } from '../../tools/demo/catalog/index.ts'
import { seedDemo } from '../../tools/demo/seed.ts'
import { startCheckedService } from './contract.ts'
import type { Engine } from './databases.ts'
import type { Seed } from './seeded-database.ts'
import type { RequestOptions, TestServiceOptions } from './service.ts'

export type DemoKey = '100001' | '100002' | '100003' | 'readonly' | 'backoffice'

export { builds }

export const gamingPc = builds['bundle-gaming-pc'] as string[]
export const demoIds = products.map(({ id }) => id)
export const demoProduct = (id: string) => products.find((product) => product.id === id)

/** A list of products in the format of requests. */
export const references = (ids: readonly string[]) => ids.map((productId) => ({ productId }))

/** A saved PC in the format of requests, each product in its own group. */
export const pcOf = (bundleId: string, ids: readonly string[] = builds[bundleId] ?? []) => ({
  bundleId,
  products: ids.map((productId) => ({
    productId,
    productGroupId: demoProduct(productId)?.productGroupId as string,
  })),
})

export type DemoService = Awaited<ReturnType<typeof startDemoService>>

export const seedDemoData: Seed = async (store, now) => void (await seedDemo(store, now))

/** For tests that count proposals: a search has a limit of computing time, and code that has not run yet takes more of it. */
export const searching = { warmsUp: true } satisfies TestServiceOptions

/** A service with the demo data; `ask` sends a demo key. */
export async function startDemoService(engine: Engine, options: TestServiceOptions = {}) {
  const service = await startCheckedService(engine, {
    seed: seedDemoData,
    ...options,
    env: { DEMO: 'true', ...options.env },
  })
  const ask = <T = unknown>(
    method: string,
    path: string,
    json?: unknown,
    { key = '100001', headers = {}, ...rest }: { key?: DemoKey } & Omit<RequestOptions, 'as'> = {},
  ) =>
    service.request<T>(method, path, {
      ...rest,
      ...(json === undefined ? {} : { json }),
      as: null,
      headers: { Authorization: `Bearer bo_demo_${key}`, ...headers },
    })
  return { ...service, ask }
}
