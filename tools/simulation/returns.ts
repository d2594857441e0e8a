import type { ReplacementOffer, Return, Returnable } from '../../src/contract/returns.ts'
import type { Chance } from './chance.ts'
import type { Client } from './client.ts'

const reasons = ['ChangedMind', 'WrongItem', 'Damaged', 'Defective', 'Other'] as const
const notes = [null, null, 'The box was opened once.', 'It does not start.', 'Please send another one.']
const conditions = ['Restock', 'Restock', 'Restock', 'Repair', 'Scrap'] as const

/** Customers ask for a few of their units to be taken back, and staff do the next step of some returns. */
export async function returnRound(
  customer: Client,
  staff: Client,
  chance: Chance,
  tell: (line: string) => void,
): Promise<void> {
  if (chance.happens(25)) await askForOne(customer, chance, tell)
  const { returns } = await staff.get<{ returns: Return[] }>('/fulfilment/v1/returns?state=open&limit=50')
  for (const each of returns) {
    if (!chance.happens(30)) continue
    const done = await nextStep[each.state]?.(each, { customer, staff }, chance)
    if (done) tell(`${each.returnId} ${done}`)
  }
}

/** A unit of a line of one of the latest orders that arrived; false if it cannot be returned. */
export async function askForOne(
  customer: Client,
  chance: Chance,
  tell: (line: string) => void,
): Promise<boolean> {
  const { orders } = await customer.get<{ orders: { orderId: string }[] }>(
    '/orders/v1?state=Delivered&limit=20',
  )
  if (orders.length === 0) return false
  const { orderId } = chance.oneOf(orders)
  const { lines } = await customer.get<Returnable>(`/orders/v1/${orderId}/returnable`)
  if (lines.length === 0) return false
  const { lineNumber } = chance.oneOf(lines)
  const asked = await customer.send<Return>('POST', '/returns/v1', {
    lines: [{ orderId, lineNumber, quantity: 1, reason: chance.oneOf(reasons) }],
    note: chance.oneOf(notes),
  })
  if (asked) tell(`${asked.body.returnId} requested`)
  return asked !== undefined
}

type Step = (
  shown: Return,
  clients: { customer: Client; staff: Client },
  chance: Chance,
) => Promise<string | undefined>

/** The next action on a return, by its state. */
const nextStep: Record<string, Step> = {
  Requested: async ({ returnId }, { staff }, chance) => {
    const path = `/fulfilment/v1/returns/${returnId}`
    if (chance.happens(15))
      return (await staff.send('POST', `${path}/ask`, { text: 'Is the box complete?' })) && 'asked about'
    if (chance.happens(15))
      return (await staff.send('POST', `${path}/refuse`, { text: 'The seal is broken.' })) && 'refused'
    return (await staff.send('POST', `${path}/approve`)) && 'approved'
  },

  Asked: async ({ returnId }, { customer }) =>
    (await customer.send('POST', `/returns/v1/${returnId}/answer`, { text: 'Yes, it is.' })) && 'answered',

  Approved: async ({ returnId, lines }, { customer, staff }, chance) => {
    if (chance.happens(10))
      return (await customer.send('POST', `/returns/v1/${returnId}/withdraw`)) && 'withdrawn'
    const came = lines.map(({ line, quantity }) => ({ line, quantity, condition: chance.oneOf(conditions) }))
    return (
      (await staff.send('POST', `/fulfilment/v1/returns/${returnId}/receipts`, { lines: came })) && 'received'
    )
  },

  Received: async (shown, { staff }) => {
    const { returnId, lines } = shown
    const isRepaired = lines.every(({ received }) =>
      received.every(({ condition }) => condition === 'Repair'),
    )
    if (isRepaired) {
      const path = `/fulfilment/v1/returns/${returnId}/close`
      return (await staff.send('POST', path, { text: 'Repaired and sent back.' })) && 'closed'
    }
    const isDefective = lines.some(({ reason }) => reason === 'Defective')
    return (isDefective && (await replaceReturn(shown, staff))) || creditReturn(shown, staff)
  },
}

/** Orders what was received once more; undefined if it is sold out. */
async function replaceReturn({ returnId }: Return, staff: Client): Promise<string | undefined> {
  const path = `/fulfilment/v1/returns/${returnId}`
  const { problems } = await staff.get<ReplacementOffer>(`${path}/replacement`)
  return problems.length === 0 && (await staff.send('POST', `${path}/replace`)) ? 'replaced' : undefined
}

/** Credits what was received, and issues the credit notes. */
export async function creditReturn({ returnId }: Return, staff: Client): Promise<string | undefined> {
  const path = `/fulfilment/v1/returns/${returnId}`
  const credited = await staff.send<{ credits: { orderId: string; billingId: string }[] }>(
    'POST',
    `${path}/credit`,
  )
  for (const { orderId, billingId } of credited?.body.credits ?? [])
    await staff.send('POST', `/fulfilment/v1/orders/${orderId}/billings/${billingId}/issue`)
  return credited && 'credited'
}
