// Books payments: each once, by the bank's reference, and allocates what is clear.
import { Problem } from '../../contract/problems.ts'
import type { Reader, Write } from '../../platform/store/store.ts'
import { paymentEvent } from '../events.ts'
import { matchNamed, type OpenDocument, type Part } from './allocate.ts'
import { allocateParts, loadAtPlaces, loadOfErp } from './allocation.ts'
import { namedDocuments, namedWords } from './named-documents.ts'
import { insertPayment, newPaymentId, type PaymentData, type PaymentRow, shownIn } from './payment.ts'

export interface Booking {
  row: PaymentRow
  parts: Part[]
  writes: Write[]
}

/** The open documents that each payment names. */
export async function loadNamed(
  store: Reader,
  payments: readonly PaymentData[],
): Promise<Map<PaymentData, OpenDocument[]>> {
  // One object for each document, so that payments of one command see what those before them took.
  const known = new Map<string, OpenDocument>()
  const found = await Promise.all(
    payments.map(async (payment) => {
      const documents = await Promise.all([
        loadAtPlaces(store, namedDocuments(payment)),
        loadOfErp(store, namedWords(payment)),
      ])
      return [payment, documents.flat()] as const
    }),
  )
  const shared = (document: OpenDocument) => {
    const before = known.get(document.id)
    if (before) return before
    known.set(document.id, document)
    return document
  }
  return new Map(found.map(([payment, documents]) => [payment, documents.map(shared)]))
}

/** Takes what it allocates from the documents. Money that is paid back names no invoice: a person says what for. */
export function bookPayment(data: PaymentData, named: readonly OpenDocument[], now: number): Booking {
  const { currency, amount, kind } = data
  const { parts, remark } =
    kind === 'Received'
      ? matchNamed({ currency, left: amount, settles: 'Invoice' }, named, shownIn(currency))
      : { parts: [], remark: 'Say which credit note was repaid.' }
  const accounts = new Set(parts.map(({ document }) => document.account))
  const [only = null] = accounts.size === 1 ? accounts : []
  const row: PaymentRow = {
    ...data,
    id: newPaymentId(),
    booked_at: now,
    allocated: parts.reduce((sum, part) => sum + part.amount, 0),
    not_ours: 0,
    account: data.account ?? only,
    remark,
    version: 1,
  }
  for (const { document, amount: part } of parts) document.open -= part
  const allocated = allocateParts({ paymentId: row.id }, parts, now)
  return {
    row,
    parts,
    writes: [insertPayment(row), ...allocated, paymentEvent('payment.booked', row, parts, now)],
  }
}

const decisive = ['amount', 'currency', 'received_on', 'kind'] as const

/** A booked payment is the same if nothing differs that its amount depends on. */
export function refuseOther(booked: PaymentRow, data: PaymentData): Problem | undefined {
  if (decisive.every((name) => booked[name] === data[name])) return undefined
  const show = shownIn(booked.currency)
  return new Problem(
    'payment_differs',
    `The payment ${data.bank_reference} is booked as ${show(booked.amount)} of ${booked.received_on}.`,
  )
}
