// Payments as they are stored: booked once by the bank's reference. What is allocated of them stands on the row.
import { randomUUIDv7 } from 'node:crypto'
import { type PaymentState, type PaymentSummary, paymentKinds } from '../../contract/payment.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { toDecimal } from '../../platform/money.ts'
import { allIn, listStatement } from '../../platform/store/in-list.ts'
import { integer, namesOf, oneOf, orNull, type RowOf, text } from '../../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../../platform/store/statement.ts'
import { first, type Reader, type Write, write } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'

export const paymentColumns = {
  id: text,
  bank_reference: text,
  kind: oneOf(paymentKinds),
  received_on: text,
  booked_at: integer,
  currency: text,
  amount: integer,
  allocated: integer,
  not_ours: integer,
  account: orNull(text),
  reference: orNull(text),
  message: orNull(text),
  payer: orNull(text),
  payer_account: orNull(text),
  remark: orNull(text),
  version: integer,
}
export type PaymentRow = RowOf<typeof paymentColumns>

/** A payment before it is booked; the amount is in minor units. */
export type PaymentData = Omit<
  PaymentRow,
  'id' | 'booked_at' | 'allocated' | 'not_ours' | 'remark' | 'version'
>

const byId = readStatement({
  name: 'payment.byId',
  columns: paymentColumns,
  sql: `SELECT ${namesOf(paymentColumns)} FROM payment WHERE id = $1`,
})

const byReferences = listStatement({
  name: 'payment.byBankReference',
  columns: paymentColumns,
  sql: (references) => `SELECT ${namesOf(paymentColumns)} FROM payment WHERE bank_reference IN ${references}`,
})

// Touches no row if the payment was booked meanwhile.
const insert = insertStatement(
  'payment.insert',
  'payment',
  Object.keys(paymentColumns),
  'ON CONFLICT DO NOTHING',
)

// Decided about the payment as it was; and never more is allocated than was paid.
const change = writeStatement({
  name: 'payment.change',
  isRaced: true,
  sql: `UPDATE payment SET allocated = $2, not_ours = $3, account = $4, remark = $5, version = version + 1
    WHERE id = $1 AND allocated = $6 AND not_ours = $7 AND $2 >= 0 AND $3 >= 0 AND $2 + $3 <= amount`,
})

export const loadPayment = (store: Reader, id: string) => first(store, { statement: byId, values: [id] })

/** By the bank's reference. */
export async function loadBooked(
  store: Reader,
  bankReferences: readonly string[],
): Promise<Map<string, PaymentRow>> {
  const rows = await allIn(store, byReferences, bankReferences)
  return new Map(rows.map((row) => [row.bank_reference, row]))
}

export const newPaymentId = () => randomUUIDv7()

export const insertPayment = (row: PaymentRow): Write =>
  write(
    insert,
    Object.keys(paymentColumns).map((name) => row[name as keyof PaymentRow]),
  )

/** Changes no row if another command changed the payment meanwhile. */
export const updatePayment = (before: PaymentRow, after: PaymentRow): Write =>
  write(change, [
    ...[before.id, after.allocated, after.not_ours, after.account, after.remark],
    ...[before.allocated, before.not_ours],
  ])

export const leftOf = ({ amount, allocated, not_ours }: PaymentRow) => amount - allocated - not_ours

const stateOf = (row: PaymentRow): PaymentState =>
  leftOf(row) > 0 ? 'open' : row.not_ours > 0 ? 'notOurs' : 'matched'

export function viewPayment(row: PaymentRow): PaymentSummary {
  const decimal = (minor: number) => toDecimal(minor, exponentOf(row.currency))
  return {
    paymentId: row.id,
    bankReference: row.bank_reference,
    kind: row.kind,
    state: stateOf(row),
    receivedOn: row.received_on,
    bookedAt: isoDate(row.booked_at),
    currency: row.currency,
    amount: decimal(row.amount),
    allocated: decimal(row.allocated),
    notOurs: decimal(row.not_ours),
    left: decimal(leftOf(row)),
    customerId: row.account,
    reference: row.reference,
    message: row.message,
    payer: row.payer,
    payerAccount: row.payer_account,
    remark: row.remark,
  }
}

/** `1250.00 NOK`, in messages. */
export const shownIn = (currency: string) => (minor: number) => {
  const exponent = exponentOf(currency)
  return `${toDecimal(minor, exponent).toFixed(exponent)} ${currency}`
}
