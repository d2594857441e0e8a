// What the demo shop buys: a draft, and purchase orders that are sent, late, and partly received.
import type { Purchase } from '../../src/contract/purchasing.ts'
import type { Client } from './client.ts'

const dayMs = 86_400_000

interface Bought {
  supplierId: string
  products: Record<string, number>
  /** Days before the present. */
  drafted: number
  sent?: number
  /** The days after the present on which goods should arrive; before it they are late. */
  confirmed?: { on: number; arrives: number }
  /** A part of the first product. */
  received?: { on: number; units: number }
}

const bought: Bought[] = [
  {
    supplierId: 'S-100',
    products: { 'cpu-amd-ryzen-7-9800x3d': 20, 'board-asus-tuf-gaming-b850-btf-wifi-w': 10 },
    drafted: 13,
    sent: 13,
    confirmed: { on: 12, arrives: -2 },
  },
  {
    supplierId: 'S-200',
    products: { 'psu-be-quiet-pure-power-13-m-850w': 40, 'cooler-noctua-nh-u12a': 15 },
    drafted: 11,
    sent: 11,
    confirmed: { on: 9, arrives: 4 },
    received: { on: 1, units: 25 },
  },
  {
    supplierId: 'S-300',
    products: { 'ssd-samsung-990-pro-2tb': 60, 'ssd-samsung-870-evo-1tb': 40 },
    drafted: 1,
    sent: 1,
  },
  { supplierId: 'S-200', products: { 'case-be-quiet-pure-base-500dx': 20 }, drafted: 0 },
]

export interface DatedStep {
  /** Days before the present. */
  day: number
  run: () => Promise<unknown>
}

/** The steps of all purchase orders, which end at `until`. */
export const purchaseSteps = (staff: Client, until: number): DatedStep[] =>
  bought.flatMap((each) => stepsOf(each, staff, until))

function stepsOf(
  { supplierId, products, drafted, sent, confirmed, received }: Bought,
  staff: Client,
  until: number,
) {
  let path = ''
  const steps: DatedStep[] = []
  const act = (day: number | undefined, action: string, bodyOf: (now: Purchase) => unknown) => {
    if (day === undefined) return
    const run = async () => {
      const now = await staff.get<Purchase>(path)
      return staff.send('POST', `${path}/${action}`, bodyOf(now), { 'If-Match': `"${now.version}"` })
    }
    steps.push({ day, run })
  }
  const draft = async () => {
    const lines = Object.entries(products).map(([productId, quantity]) => ({ productId, quantity }))
    const created = await staff.send('POST', '/purchasing/v1/purchase-orders', { supplierId, lines })
    path = `/purchasing/v1/purchase-orders/${created?.location}`
  }
  steps.push({ day: drafted, run: draft })
  act(sent, 'send', () => ({ way: 'own' }))
  act(confirmed?.on, 'confirm', ({ lines }) => {
    const day = new Date(until + (confirmed?.arrives ?? 0) * dayMs).toISOString().slice(0, 10)
    return { lines: lines.map(({ lineNumber }) => ({ lineNumber, expectedAt: `${day}T23:59:59Z` })) }
  })
  act(received?.on, 'receive', ({ lines }) => ({
    lines: [{ lineNumber: lines[0]?.lineNumber, quantity: received?.units }],
  }))
  return steps
}
