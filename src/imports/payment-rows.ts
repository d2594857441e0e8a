// Payments of a bank statement as rows: each is booked once, and allocated as over the API.
import type { TObject } from 'typebox'
import { bookPayment, loadNamed, refuseOther } from '../billing/payments/book.ts'
import { loadBooked, type PaymentData } from '../billing/payments/payment.ts'
import { fileFormats, type PaymentRow } from '../contract/import-formats.ts'
import { exponentOf, isKnownCurrency } from '../platform/currencies.ts'
import { toDecimal } from '../platform/money.ts'
import { readAmount, readDay } from './bank-values.ts'
import type { RowKind } from './row-kinds.ts'

export const paymentRows: RowKind<PaymentRow> = {
  schema: fileFormats.payments.payments as TObject,
  topic: null,
  onConflict: 'the payment or its invoice was changed at the same time; import the file again',
  prepare: async (rows, { store, now, seen }) => {
    const read = new Map(rows.map((row) => [row, dataOf(row)]))
    const payments = [...read.values()].filter((data) => typeof data !== 'string')
    const [booked, named] = await Promise.all([
      loadBooked(
        store,
        payments.map((data) => data.bank_reference),
      ),
      loadNamed(store, payments),
    ])
    return ({ value, leaveOut }) => {
      const data = read.get(value)
      if (data === undefined || typeof data === 'string') return void leaveOut(data ?? '')
      const before = booked.get(data.bank_reference)
      const { bank_reference: reference, amount, currency, received_on } = data
      const booking = ['payment', reference]
      const same = [...booking, currency, amount, received_on]
      // A refused row is not remembered: the ones after it are compared with the payment that is booked.
      if (before ? refuseOther(before, data) : seen.has(booking) && !seen.has(same))
        return void leaveOut(`${reference} is that of another payment: amount, currency or day differ`)
      const status = seen.compare(booking, before && reference, reference)
      seen.compare(same, undefined, reference)
      if (status === 'equal') return { status, subject: booking, writes: [] }
      const { row, writes } = bookPayment(data, named.get(data) ?? [], now)
      const after = {
        bankReference: reference,
        receivedOn: received_on,
        currency,
        amount: toDecimal(amount, exponentOf(currency)),
      }
      return {
        status,
        subject: booking,
        writes,
        change: { entity: 'payment', entityId: row.id, before: null, after },
      }
    }
  },
}

/** The payment, or what is wrong with the row. */
function dataOf(row: PaymentRow): PaymentData | string {
  const { currency, direction, reference, message, payer, payerAccount } = row
  const bankReference = row.bankReference.trim()
  if (bankReference === '') return 'bankReference is empty'
  if (!isKnownCurrency(currency)) return `currency is ${currency}, but must be an ISO 4217 code, such as NOK`
  const day = readDay(row.date)
  if (day === undefined)
    return `date is ${row.date}, but must be a day such as 2026-02-03 or 03.02.2026; it is not guessed`
  const amount = readAmount(row.amount, currency)
  if (typeof amount === 'string') return `amount ${amount}`
  if (direction === 'out' || amount < 0)
    return 'is money out; if it was repaid to a customer, book it as a payment of the kind Repaid'
  if (amount === 0) return 'amount is 0'
  return {
    bank_reference: bankReference,
    kind: 'Received',
    received_on: day,
    currency,
    amount,
    account: null,
    reference: reference?.trim() || null,
    message: message?.trim() || null,
    payer: payer?.trim() || null,
    payer_account: payerAccount?.trim() || null,
  }
}
