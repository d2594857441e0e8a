import { expect, test } from 'vitest'
import { claimStock } from '../inventory/stock.ts'
import { insertMail } from '../mail/mail.ts'
import { now, stored } from '../orders/order.fixture.ts'
import { recordPlaced } from '../orders/record.ts'
import { storeAnswer } from '../platform/http/route/idempotency.ts'
import { type Batch, writesOf } from '../platform/store/several-rows.ts'

/** What a submit with an idempotency key writes in a shop that sends emails. */
function submit(id: string, productIds: string[]): Batch {
  const key = { caller: 'shop', key: id, fingerprint: 'f' }
  const order = stored({ id })
  const change = { type: 'order.placed', action: 'place', actor: 'shop', occurredAt: now, data: {} } as const
  const mail = insertMail({
    orderId: id,
    account: order.account,
    type: 'placed',
    recipient: 'kari@example.com',
    text: { subject: '', text: '', html: '' },
    now,
  })
  const claims = productIds.map((productId) =>
    claimStock({ productId, reserved: 1, waiting: 0, behind: null, supplyVersion: 0 }),
  )
  return [storeAnswer(key, { status: 204 }, now), ...recordPlaced(order, change, [mail]), ...claims]
}

test('shared commit: submits with keys and emails are as few statements as one of them', () => {
  const writes = writesOf([submit('A', ['P9']), submit('B', ['P1'])])
  expect(writes.map(({ statement, rows }) => [statement.name, rows])).toEqual([
    ['idempotency.save*2', 2],
    ['order.insert*2', 2],
    ['event.insert*2', 2],
    ['mail.insert*2', 2],
    ['stock.claimFree*2', 2],
  ])
  // In the order of the products, so that groups of two processes do not wait for each other in a circle.
  expect(writes.at(-1)?.values?.filter((value) => typeof value === 'string')).toEqual(['P1', 'P9'])
})
