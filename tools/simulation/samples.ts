// A few orders of the weeks before the present, so that whoever starts the demo finds invoices in every state, payments, and goods that can
// be returned.

import type { Static } from 'typebox'
import { exampleDraft } from '../../src/contract/example-draft.ts'
import type { StaffOrder } from '../../src/contract/fulfilment.ts'
import type { InvoiceDocument, InvoiceSummary } from '../../src/contract/invoice.ts'
import type { Return } from '../../src/contract/returns.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { type Client, clientOf } from './client.ts'
import { type DatedStep, purchaseSteps } from './purchases.ts'
import { creditReturn } from './returns.ts'
import { workOn } from './warehouse.ts'

const dayMs = 86_400_000
/** The earliest sample is as many days old. */
export const sampleDays = 40

interface Sample {
  product: string
  quantity: number
  /** Days before the present; it arrives two days later. */
  placed: number
  /** The part of the invoice that is paid, a week after the order. */
  paid?: number
  returned?: 'requested' | 'credited' | 'replaced'
}

/** Overdue and partly paid, paid, replaced, with a credit note, to be decided, to be paid; the last three can be returned. */
const samples: Sample[] = [
  { product: 'cpu-amd-ryzen-7-9800x3d', quantity: 2, placed: sampleDays, paid: 0.5 },
  { product: 'monitor-dell-p2425h', quantity: 1, placed: 24, paid: 1 },
  { product: 'cooler-deepcool-ak620', quantity: 2, placed: 16, paid: 1, returned: 'replaced' },
  { product: 'ssd-samsung-990-pro-2tb', quantity: 3, placed: 12, paid: 1, returned: 'credited' },
  { product: 'psu-be-quiet-pure-power-13-m-850w', quantity: 2, placed: 9, returned: 'requested' },
  { product: 'cooler-noctua-nh-d15-g2', quantity: 1, placed: 5 },
]

export interface SampleOptions {
  /** Of a service whose clock is `time`. */
  address: string
  customerKey: string
  staffKey: string
  time: { now: number }
  until: number
}

interface Clients {
  customer: Client
  staff: Client
}

/** Returns the number of orders. */
export async function placeSamples({ address, customerKey, staffKey, time, until }: SampleOptions) {
  const refuse = (text: string) => {
    throw new Error(text)
  }
  const clients = {
    customer: clientOf(address, customerKey, refuse),
    staff: clientOf(address, staffKey, refuse),
  }
  const steps = [
    ...purchaseSteps(clients.staff, until),
    ...samples.flatMap((sample) => stepsOf(sample, clients, time)),
  ]
  // In the order of their days, so that numbers follow dates.
  for (const { day, run } of steps.sort((a, b) => b.day - a.day)) {
    time.now = until - day * dayMs
    await run()
  }
  time.now = until
  return samples.length
}

function stepsOf(
  { product, quantity, placed, paid, returned }: Sample,
  clients: Clients,
  time: { now: number },
): DatedStep[] {
  const { customer, staff } = clients
  const chance = chanceFrom(placed)
  let orderId = ''
  const work = () => workOnOrder(orderId, staff, chance)
  const place = async () => {
    const line = { materialId: { type: 'MaterialNumber', value: product }, quantity, references: null }
    const draft = { ...exampleDraft, orderLines: [line] }
    const created = await customer.send<{ value: string }>('POST', '/checkout/v1/create', draft)
    const checkoutId = created?.body.value
    orderId = (await customer.send('POST', '/checkout/v1/submit', { checkoutId }))?.location ?? ''
    // Confirmed and released.
    await work()
    await work()
  }
  return [
    { day: placed, run: place },
    { day: placed - 1, run: work },
    // Invoiced and delivered.
    { day: placed - 2, run: work },
    ...(returned ? [{ day: placed - 4, run: () => giveBack(orderId, returned, clients, chance) }] : []),
    ...(paid === undefined ? [] : [{ day: placed - 7, run: () => pay(orderId, paid, clients, time.now) }]),
  ]
}

async function workOnOrder(orderId: string, staff: Client, chance: Chance) {
  const { order, state } = await staff.get<Static<typeof StaffOrder>>(`/fulfilment/v1/orders/${orderId}`)
  await workOn({ order: { ...order, orderId }, state }, staff, chance)
}

/** One unit. A replacement arrives on the same day. */
async function giveBack(
  orderId: string,
  kind: Sample['returned'],
  { customer, staff }: Clients,
  chance: Chance,
) {
  const asked = await customer.send<Return>('POST', '/returns/v1', {
    lines: [{ orderId, lineNumber: '10', quantity: 1, reason: 'Defective' }],
    note: 'It does not start.',
  })
  if (kind === 'requested' || !asked) return
  const path = `/fulfilment/v1/returns/${asked.body.returnId}`
  await staff.send('POST', `${path}/approve`)
  const came = [{ line: 1, quantity: 1, condition: 'Scrap' }]
  const received = await staff.send<Return>('POST', `${path}/receipts`, { lines: came })
  if (received && kind === 'credited') await creditReturn(received.body, staff)
  if (kind === 'credited') return
  const replaced = await staff.send<Return>('POST', `${path}/replace`)
  for (const replacement of replaced?.body.replacements ?? [])
    for (let step = 0; step < 4; step++) await workOnOrder(replacement.orderId, staff, chance)
}

async function pay(orderId: string, part: number, { customer, staff }: Clients, now: number) {
  const { invoices } = await customer.get<{ invoices: InvoiceSummary[] }>(`/orders/v1/${orderId}/invoices`)
  const invoice = invoices.find(({ type }) => type === 'Invoice')
  if (!invoice) return
  const { open, currency, billingId, buyer, number } = invoice
  const document = await staff.get<InvoiceDocument>(`/fulfilment/v1/invoices/${billingId}`)
  await staff.send('POST', '/fulfilment/v1/payments', {
    ...{ currency, payer: buyer, receivedOn: new Date(now).toISOString().slice(0, 10) },
    amount: Math.round(open * part * 100) / 100,
    reference: document.payment?.reference,
    bankReference: `DEMO-${number}`,
  })
}
