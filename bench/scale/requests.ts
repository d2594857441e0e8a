import { writeCursor } from '../../src/platform/http/route/cursor.ts'
import { openAsker } from '../ask.ts'
import { applyLoad, once, requestBytes } from '../load.ts'
import { median } from '../median.ts'
import { placeOrders } from '../prepare.ts'
import { mainThreadMilliseconds } from '../processes.ts'
import { getOrderRequest, key, staffKey } from '../world.ts'
import type { Sized } from '../worlds/sizes.ts'
import type { Operation, Rates } from './operation.ts'
import { query } from './query.ts'

const ordersPerRound = 1000
const getsPerRound = 1200
const pagesPerRound = 100

export const createAndSubmit: Operation = {
  about: 'create and submit checkouts',
  warmUps: 2,
  async measure(_bench, { service }) {
    const start = performance.now()
    await placeOrders(service, ordersPerRound)
    return { 'create + submit': (1000 * ordersPerRound) / (performance.now() - start) }
  },
}

/** The orders of the shop's accounts that were not read yet, in random order: none is in the memory of the service. */
const unread = new WeakMap<Sized, string[]>()

export const getOrders: Operation = {
  about: 'GET of random orders, each once',
  warmUps: 1,
  async measure(_bench, sized) {
    const ids = unread.get(sized) ?? (await shopOrders(sized))
    unread.set(sized, ids)
    const requests = ids.splice(0, getsPerRound).map(getOrderRequest)
    const before = mainThreadMilliseconds(sized.service.pid).ran
    const load = await applyLoad(sized.service, once(requests), { status: 200 })
    const computed = mainThreadMilliseconds(sized.service.pid).ran - before
    return {
      'GET order': load.answers / load.seconds,
      // Hardly depends on what else the machine does.
      'GET order, per second of the main thread': (1000 * load.answers) / computed,
    }
  },
}

async function shopOrders({ database }: Sized): Promise<string[]> {
  const rows = await query(
    database,
    `SELECT id FROM orders WHERE account IN ('NO-1', 'NO-2') ORDER BY random() LIMIT 7500`,
  )
  return rows.map(({ id }) => String(id))
}

const staffPath = '/fulfilment/v1/orders'
const customerPath = '/orders/v1'

/** A position in the middle of all orders. The empty id is before all others of that time. */
const middle = writeCursor([Date.now() - 365 * 86_400_000, ''])

const pages: Record<string, Buffer> = {
  "customer's list, first page": requestBytes('GET', customerPath, key),
  "customer's list, deep page": requestBytes('GET', `${customerPath}?cursor=${middle}`, key),
  "customer's list, one state": requestBytes('GET', `${customerPath}?state=Cancelled`, key),
  'staff list, first page': requestBytes('GET', staffPath, staffKey),
  'staff list, deep page': requestBytes('GET', `${staffPath}?cursor=${middle}`, staffKey),
  'staff list, one state': requestBytes('GET', `${staffPath}?state=Cancelled`, staffKey),
}

export const lists: Operation = {
  about: 'pages of 50 orders',
  warmUps: 1,
  async measure(_bench, { service }) {
    const asker = await openAsker(service)
    const rates: Rates = {}
    for (const [what, request] of Object.entries(pages)) {
      const times: number[] = []
      for (let page = 0; page < pagesPerRound; page++) times.push(await asker.time(request))
      rates[what] = 1000 / median(times)
    }
    asker.close()
    return rates
  },
}
