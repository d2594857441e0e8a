import { randomUUIDv7 } from 'node:crypto'
import { integer, text } from '../platform/store/row.ts'
import { insertStatement } from '../platform/store/statement.ts'
import { type Write, write } from '../platform/store/store.ts'

/** A change of an order, a document or a payment. */
export interface SubjectEvent {
  /** The id of the order, document or payment. */
  subject: string
  /** Of the subject, after the change. Events of one subject are ordered by it. */
  version: number
  /** Empty if it is not known whose payment it is. */
  account: string
  /** Such as `order.placed`. */
  type: string
  occurredAt: number
  /** Additional data of some types. */
  data: object
}

/** The columns that say what happened; the first events were of orders alone. The position comes later (sequence.ts). */
export const eventColumns = {
  id: text,
  order_id: text,
  order_version: integer,
  account: text,
  type: text,
  occurred_at: integer,
  data: text,
}

const insert = insertStatement('event.insert', 'event', Object.keys(eventColumns))

/** The same write, with the trace that caused the event. Other writes stay as they are. */
export function carryTrace(write: Write, traceparent: string): Write {
  if (write.statement !== insert) return write
  const values = write.values ?? []
  const data = { ...JSON.parse(values.at(-1) as string), traceparent }
  return { ...write, values: values.with(-1, JSON.stringify(data)) }
}

/** Part of the same batch as the change, so that events and changes always agree. */
export const recordEvent = (event: SubjectEvent): Write =>
  write(insert, [
    randomUUIDv7(),
    event.subject,
    event.version,
    event.account,
    event.type,
    event.occurredAt,
    JSON.stringify(event.data),
  ])
