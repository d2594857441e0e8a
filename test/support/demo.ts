// The demo catalogue as a world for tests: 489 real parts, four PCs on offer, three accounts.
import { products } from '../../src/demo/catalogue/index.ts'
import { seedDemo } from '../../src/demo/seed.ts'
import { startCheckedService } from './contract.ts'
import type { Engine } from './databases.ts'
import type { RequestOptions, TestServiceOptions } from './service.ts'

export type DemoKey = '100001' | '100002' | '100003' | 'readonly' | 'backoffice'

const times = (count: number, id: string): string[] => Array.from({ length: count }, () => id)

/** A believable PC for every bundle, without an error. */
export const builds: Record<string, string[]> = {
  'bundle-office-pc': [
    'cpu-intel-core-i5-12400',
    'board-msi-pro-b760m-a-wifi-ddr4',
    'ram-crucial-32gb-ddr4-3200',
    'ssd-samsung-990-evo-plus-1tb',
    'psu-cooler-master-gx-iii-gold-650',
    'case-asus-prime-ap201',
    'cooler-be-quiet-pure-rock-slim-2',
    'os-windows-11-pro',
    'monitor-dell-p2425h',
    'keyboard-logitech-k120-nordic',
    'mouse-logitech-m185',
  ],
  'bundle-gaming-pc': [
    'cpu-amd-ryzen-7-9800x3d',
    'board-msi-mag-b850-tomahawk-max-wifi',
    'ram-crucial-pro-32gb-ddr5-5600',
    'gpu-msi-rtx-5070-ti-ventus-3x',
    'ssd-samsung-990-pro-2tb',
    'psu-be-quiet-pure-power-13-m-850w',
    'case-be-quiet-pure-base-500dx',
    'cooler-deepcool-ak620',
    'os-windows-11-home',
  ],
  'bundle-workstation': [
    'cpu-amd-threadripper-7970x',
    'board-gigabyte-trx50-ai-top',
    'ram-kingston-fury-renegade-pro-128gb-ddr5-5600-rdimm',
    'gpu-pny-rtx-6000-ada',
    ...times(2, 'ssd-samsung-990-pro-4tb'),
    'psu-be-quiet-dark-power-13-1000w',
    'case-fractal-torrent',
    'cooler-noctua-nh-u14s-tr5-sp6',
    'os-windows-11-pro-for-workstations',
  ],
  'bundle-mini-pc': [
    'cpu-amd-ryzen-5-9600x',
    'board-asus-rog-strix-b850-i-gaming-wifi',
    'ram-crucial-pro-32gb-ddr5-5600',
    'gpu-asus-dual-rtx-5060-oc',
    'ssd-samsung-990-pro-1tb',
    'psu-corsair-sf750',
    'case-fractal-terra',
    'cooler-id-cooling-is-55',
    'os-windows-11-home',
  ],
}

export const gamingPc = builds['bundle-gaming-pc'] as string[]
export const demoIds = products.map(({ id }) => id)
export const demoProduct = (id: string) => products.find((product) => product.id === id)

/** A list of products as requests write it. */
export const references = (ids: readonly string[]) => ids.map((productId) => ({ productId }))

/** A saved PC as requests write it, each product in its own group. */
export const pcOf = (bundleId: string, ids: readonly string[] = builds[bundleId] ?? []) => ({
  bundleId,
  products: ids.map((productId) => ({
    productId,
    productGroupId: demoProduct(productId)?.productGroupId as string,
  })),
})

export type DemoService = Awaited<ReturnType<typeof startDemoService>>

/** A service on the demo; `ask` sends a demo key. */
export async function startDemoService(engine: Engine, options: TestServiceOptions = {}) {
  const service = await startCheckedService(engine, {
    seed: async (store, now) => void (await seedDemo(store, now)),
    ...options,
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
