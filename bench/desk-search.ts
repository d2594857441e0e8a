// `node bench/desk-search.ts 1000000 [postgres]`: what the search of staff costs with so many orders. Writes orders with addresses and
// references of their own, makes them searchable as the service does, and asks what callers say.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertAccount } from '../src/accounts/account.ts'
import { loadDirectory } from '../src/accounts/directory.ts'
import { openStore } from '../src/app/open-store.ts'
import { readSettings } from '../src/app/settings.ts'
import { loadCatalog } from '../src/catalog/load-catalog.ts'
import { permissionsOf } from '../src/contract/rights.ts'
import { followOrders } from '../src/desk/follow-orders.ts'
import { searchDesk } from '../src/desk/search.ts'
import { mintOrderId } from '../src/orders/order-id.ts'
import { adHoc } from '../src/platform/store/statement.ts'
import type { Store } from '../src/platform/store/store.ts'
import { takeTurns } from '../src/platform/turns/take-turns.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { databaseMaker } from './databases.ts'
import { percentile } from './percentile.ts'

const [size = '100000', engine = 'sqlite'] = process.argv.slice(2)
const orders = Number(size)
const accounts = 500
const perBatch = 2_000
const asked = 200
const minute = 60_000
const start = Date.parse('2024-01-01T00:00:00Z')

// The same data in every run.
let state = 1
const chance = () => {
  state = (state * 48_271) % 2_147_483_647
  return state / 2_147_483_647
}
const syllables = [
  'ka',
  'ri',
  'sen',
  'ol',
  'ham',
  'ber',
  'lie',
  'tor',
  'vik',
  'nes',
  'gar',
  'dal',
  'mo',
  'stad',
  'hau',
]
const nameOf = (number: number, length = 3) =>
  Array.from(
    { length },
    (_, at) => syllables[Math.floor(number / syllables.length ** at) % syllables.length],
  ).join('')
/** A few are common, most are rare, as names are. */
const rank = (count: number) => Math.floor(chance() ** 3 * count)
const digits = (length: number) => String(Math.floor(chance() * 10 ** length)).padStart(length, '0')

const folder = mkdtempSync(join(tmpdir(), 'desk-search-'))
const server = engine === 'postgres' ? await startPostgres() : undefined
const database = await databaseMaker(folder, server)[engine === 'postgres' ? 'postgres' : 'sqlite']('desk')
const store = await openStore(readSettings({ ...database, PORT: '0', DEMO: 'false' }))

async function fill(): Promise<void> {
  const country = {
    country: 'NO',
    currency: 'NOK',
    vatRate: 2500,
    priceList: null,
    billTo: null,
    shipTo: null,
  }
  await store.batch(
    Array.from({ length: accounts }, (_, at) =>
      insertAccount({ id: `NO-${1000 + at}`, name: `${nameOf(at * 7)} Data AS`, ...country }),
    ),
  )
  const statement =
    adHoc(`INSERT INTO orders (id, draft_id, account, state, version, placed_at, transit_days, body, history)
    VALUES ($1, $2, $3, 'Delivered', 1, $4, 1, $5, '[]') ON CONFLICT DO NOTHING`)
  for (let first = 0; first < orders; first += perBatch) {
    const numbers = Array.from({ length: Math.min(perBatch, orders - first) }, (_, at) => first + at)
    await store.batch(
      numbers.map((number) => {
        const placedAt = start + number * minute
        const id = mintOrderId(placedAt)
        const account = `NO-${1000 + rank(accounts)}`
        return {
          statement,
          values: [id, `draft-${number}`, account, placedAt, body(id, account)],
          rows: 'any' as const,
        }
      }),
    )
  }
}

function body(orderId: string, soldTo: string): string {
  const person = `${nameOf(rank(300), 2)} ${nameOf(rank(3000))}`
  const address = {
    ...{
      name: `${nameOf(rank(30_000), 4)} AS`,
      addressLine1: `${nameOf(rank(5000))}gata ${1 + rank(99)}`,
      addressLine2: null,
    },
    ...{ postCode: digits(4), city: nameOf(rank(200), 2), country: 'NO', contactPersonName: person },
    ...{ phone: `+47 9${digits(7)}`, mobilePhone: null, email: `${person.replace(' ', '.')}@example.com` },
  }
  const billingReference = `PO-${digits(7)}`
  if (said.person.length < maxSaid && chance() < 0.1) {
    said.reference.push(billingReference)
    said.phone.push(address.phone)
    said.person.push(`${person} ${address.addressLine1} ${address.city}`)
  }
  const line = (material: string, category: string) => ({
    ...{ lineNumber: '10', name: material, description: null, materialNumber: material, references: null },
    ...{ quantity: { total: 1, fulfilled: 1, cancelled: 0 }, unitPrice: { gross: 125, net: 100, vat: 25 } },
    ...{ categories: [category], orderLines: [] },
  })
  const serialNumbers = [`SN-${digits(9)}`]
  return JSON.stringify({
    ...{ orderId, checkoutId: null, currency: 'NOK', events: {}, notes: null, billings: [] },
    parties: { soldTo, shipTo: soldTo, billTo: soldTo, contactTo: null, placedBy: null },
    references: { billingReference, deliveryReference: null },
    orderLines: [line(`product-${rank(5000)}`, 'PHYSICAL_ITEM'), line('door', 'DELIVERY')],
    expectedDeliveries: [],
    deliveries: [
      {
        ...{
          deliveryId: `${orderId}-D1`,
          trackingNumber: `70${digits(14)}`,
          events: {},
          deliveryAddress: address,
        },
        ...{
          deliveryLines: [{ lineNumber: '10', quantity: 1, orderLineNumber: '10', serialNumbers }],
          collectionPoint: null,
        },
      },
    ],
  })
}

/** Texts of some orders, to ask for. */
const said = { reference: [] as string[], phone: [] as string[], person: [] as string[] }
const maxSaid = 5_000
const one = (texts: string[]) => texts[Math.floor(chance() * texts.length)] as string

/** What callers say: of single orders, of many, with errors, and of none. */
const questions: Record<string, () => string> = {
  reference: () => one(said.reference),
  'phone number': () => one(said.phone),
  'serial number, its beginning': () => `sn ${digits(4)}`,
  'common city': () => nameOf(rank(20), 2),
  'common name and common city': () => `${nameOf(rank(50))} ${nameOf(rank(20), 2)}`,
  'name, street and city': () => one(said.person),
  'two letters': () => nameOf(rank(15), 1).slice(0, 2),
  'name with a typing error': () => nameOf(rank(3000)).replace(/^(..)(.)(.)/, '$1$3$2'),
  'product number': () => `product-${rank(5000)}`,
  'account name': () => `${nameOf(rank(accounts) * 7)} data`,
  'nothing of the kind': () => `zz${digits(6)}`,
}

const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(0)
const sizes = {
  sqlite: `SELECT SUM(pgsize) AS size FROM dbstat WHERE name = 'order_term'`,
  postgres: `SELECT pg_total_relation_size('order_term')::int8 AS size`,
}
let began = performance.now()
await fill()
console.log(`${orders.toLocaleString('en')} orders on ${engine} written in ${seconds(began)} s`)
const directory = { current: await loadDirectory(store) }
began = performance.now()
const cpu = process.cpuUsage()
await followOrders({ store, directory })
const [terms] = await store.all<{ count: number }>({
  statement: adHoc('SELECT COUNT(*) AS count FROM order_term'),
})
const [bytes] = await store.all<{ size: number }>({
  statement: adHoc(sizes[engine === 'postgres' ? 'postgres' : 'sqlite']),
})
const spent = process.cpuUsage(cpu)
console.log(
  `processor time of the service: ${((spent.user + spent.system) / orders).toFixed(0)} µs per order`,
)
console.log(
  `searchable after ${seconds(began)} s: ${(Number(terms?.count) / orders).toFixed(1)} terms and ${Math.round(Number(bytes?.size) / orders)} bytes per order`,
)
if (engine === 'postgres') await store.batch([{ statement: adHoc('ANALYZE order_term'), rows: 'any' }])
const catalog = await loadCatalog(store)

for (const [what, question] of Object.entries(questions)) {
  const times: number[] = []
  let rows = 0
  let found = 0
  let mostRows = 0
  const counting: Store = {
    ...store,
    all: async (query) => {
      const answered = await store.all(query)
      rows += answered.length
      return answered
    },
  }
  for (let at = 0; at < asked; at++) {
    rows = 0
    const from = performance.now()
    const search = {
      store: counting,
      catalog,
      directory: directory.current,
      turns: takeTurns(),
      now: Date.now(),
      limit: 5,
    }
    const results = await searchDesk(search, question(), permissionsOf(['fulfilment', 'catalog']))
    times.push(performance.now() - from)
    mostRows = Math.max(mostRows, rows)
    found += results.orders.length
  }
  const ms = (part: number) => `${percentile(times, part).toFixed(1)} ms`
  console.log(
    `${what}: p50 ${ms(0.5)}, p99 ${ms(0.99)}, ${(found / asked).toFixed(1)} orders, at most ${mostRows} rows answered`,
  )
}
await store.close()
await server?.stop()
rmSync(folder, { recursive: true, force: true })
