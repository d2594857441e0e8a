import { expect, test } from 'vitest'
import { adHoc } from '../platform/store/statement.ts'
import type { Write } from '../platform/store/store.ts'
import { cloudEvent } from './cloud-event.ts'
import { carryTrace, eventColumns, recordEvent } from './event.ts'

const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
const event = {
  subject: 'o1',
  version: 2,
  account: '100001',
  type: 'order.allocated',
  occurredAt: 0,
  data: { allocated: 3 },
}
const asCloudEvent = ({ values = [] }: Write) =>
  cloudEvent(
    Object.fromEntries(Object.keys(eventColumns).map((name, at) => [name, values[at]])) as never,
    '/orders',
  )

test('events: the trace that caused an event is an attribute of it, not a part of its data', () => {
  const data = { orderId: 'o1', orderVersion: 2, account: '100001', allocated: 3 }
  const plain = asCloudEvent(recordEvent(event))
  expect(plain.data).toEqual(data)
  expect(plain).not.toHaveProperty('traceparent')
  const traced = asCloudEvent(carryTrace(recordEvent(event), traceparent))
  expect(traced).toMatchObject({ type: 'order.allocated', traceparent })
  expect(traced.data).toEqual(data)
})

test('events: writes of other kinds carry no trace', () => {
  const write: Write = { statement: adHoc('DELETE FROM event'), values: ['{}'], rows: 'any' }
  expect(carryTrace(write, traceparent)).toBe(write)
})

test('events: those of documents and payments name their subject, and no account where none is known', () => {
  const data = { paymentId: 'p1', paymentVersion: 3 }
  const payment = { ...event, subject: 'p1', version: 3, account: '', type: 'payment.allocated', data }
  expect(asCloudEvent(recordEvent(payment))).toMatchObject({
    subject: 'p1',
    data: { ...data, account: null },
  })
  expect(asCloudEvent(recordEvent(payment)).data).not.toHaveProperty('orderId')
})
