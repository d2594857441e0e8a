// The document of a billing that an ERP issued: number, days, amounts and files are the ERP's, and what is stored here is their mirror. No
// number of ours is drawn.
import {
  type DocumentFormat,
  documentFormats,
  type InvoiceDocument,
  type NewErpDocument,
} from '../../contract/invoice.ts'
import { Problem } from '../../contract/problems.ts'
import type { Read } from '../../contract/types.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { toDecimal, toMinor } from '../../platform/money.ts'
import type { Store, Write } from '../../platform/store/store.ts'
import { composeInvoice, NotBillable } from '../compose/compose.ts'
import type { DocumentNumber } from '../compose/series.ts'
import { type IssuedInvoice, type ListedInvoice, loadListed, rowOf } from '../issue/invoice.ts'
import { type BillingKey, findBilling, incomplete, loadKnown, storedWrites } from '../issue/issue.ts'
import { loadAtPlaces } from '../payments/allocation.ts'
import { erpPlace, namedDocuments } from '../payments/named-documents.ts'
import { addFormats, type Files, insertFile, loadFile } from './erp-files.ts'

export type ErpData = Omit<Read<NewErpDocument>, 'files'> & { files: Files }

/** Stored instead of the version of our rules, which are not applied. */
export const rulesOfErp = 'ERP'

export interface Mirror {
  row: ListedInvoice
  /** False if it is stored already. */
  isNew: boolean
  writes: Write[]
}

export async function mirrorDocument(
  store: Store,
  key: BillingKey,
  data: ErpData,
  now: number,
): Promise<Mirror | Problem> {
  const known = await loadKnown(store, [key], now)
  if (!known.company.invoicesFromErp) return new Problem('issued_here')
  const found = findBilling(key, known)
  if (found instanceof Problem) return found
  const { before, ...sources } = found
  if (before) return repeatedMirror(store, before, data)
  const place = erpPlace(data.number)
  const [taken] = await loadAtPlaces(store, [
    place,
    ...namedDocuments({ reference: data.number, message: null }),
  ])
  if (taken)
    return new Problem('document_number_taken', `${taken.number} is the document of the billing ${taken.id}.`)
  const number: DocumentNumber = { ...place, text: data.number, digits: '' }
  const composed = composeInvoice({ ...sources, company: known.company, number, now })
  if (composed instanceof NotBillable) return incomplete(key.billingId, composed.message)
  const document = mirrored(composed, data)
  if (document instanceof Problem) return document
  const { stored: order, buyer } = sources
  const issued: IssuedInvoice = {
    ...{ orderId: key.orderId, account: order.account, debtor: buyer.id, document, number },
    ...{ issuedAt: now, settled: 0 },
    fromErp: { formats: Object.keys(data.files) as DocumentFormat[], reference: data.paymentReference },
  }
  const files = Object.entries(data.files).map(([format, bytes]) =>
    insertFile(key.billingId, format as DocumentFormat, bytes),
  )
  const stored = storedWrites([issued], known.open, now)
  return { row: rowOf(issued), isNew: true, writes: [...stored, ...files] }
}

/** What our lines and the ERP's figures say together; refused if they are about other prices. */
function mirrored(composed: InvoiceDocument, data: ErpData): InvoiceDocument | Problem {
  const { billingId, totals, currency } = composed
  const amounts = amountsOf(composed, data)
  if (typeof amounts === 'string')
    return new Problem('erp_amounts_differ', `The billing ${billingId}: ${amounts}`)
  const isInvoice = composed.type === 'Invoice'
  const { vat, payable } = amounts
  const decimal = (minor: number) => toDecimal(minor, exponentOf(currency))
  const minor = (amount: number) => toMinor(amount, exponentOf(currency)) ?? Number.NaN
  const net = minor(totals.net)
  return {
    ...composed,
    issueDate: data.issueDate,
    dueDate: isInvoice ? data.dueDate : null,
    vat: composed.vat.map((sum) => ({ ...sum, amount: decimal(vat) })),
    totals: {
      ...totals,
      vat: decimal(vat),
      gross: decimal(net + vat),
      rounding: decimal(payable - net - vat),
      payable: decimal(payable),
    },
    payment:
      isInvoice && data.paymentReference !== null && composed.payment
        ? { ...composed.payment, reference: data.paymentReference }
        : null,
    rules: rulesOfErp,
  }
}

/** In minor units; what is missing is as here. Or what differs too much for the same units at the same prices. */
function amountsOf(
  { totals, currency }: InvoiceDocument,
  { net, vat, payable }: ErpData,
): { vat: number; payable: number } | string {
  const exponent = exponentOf(currency)
  const minor = (amount: number) => toMinor(amount, exponent) ?? Number.NaN
  if (net !== null && minor(net) !== minor(totals.net))
    return `its units cost ${totals.net} net in the order, and the ERP has ${net}. Bill what the ERP bills, or at its prices.`
  const amounts = { vat: minor(vat ?? totals.vat), payable: minor(payable ?? totals.payable) }
  const allowed = Math.max(10 ** exponent, Math.abs(minor(totals.rounding)))
  const isClose = (ofErp: number, ours: number) => ofErp >= 0 && Math.abs(ofErp - ours) <= allowed
  if (!isClose(amounts.vat, minor(totals.vat)))
    return `its VAT is ${totals.vat} here, and the ERP has ${vat}.`
  if (!isClose(amounts.payable, minor(totals.payable)))
    return `${totals.payable} is to be paid here, and the ERP has ${payable}.`
  return amounts
}

/** The same again changes nothing, and may bring files that were missing. */
async function repeatedMirror(
  store: Store,
  before: InvoiceDocument,
  data: ErpData,
): Promise<Mirror | Problem> {
  const { billingId, number, totals } = before
  const row = (await loadListed(store, [billingId])).get(billingId)
  const other = (what: string) =>
    new Problem('billing_already_issued', `The billing ${billingId} is ${number}${what}.`)
  if (!row || row.formats === null) return other('')
  const isSame =
    number === data.number &&
    before.issueDate === data.issueDate &&
    (before.type === 'CreditNote' || before.dueDate === data.dueDate) &&
    (before.type === 'CreditNote' || (before.payment?.reference ?? null) === data.paymentReference) &&
    [data.net ?? totals.net, data.vat ?? totals.vat, data.payable ?? totals.payable].join() ===
      [totals.net, totals.vat, totals.payable].join()
  if (!isSame) return other(', with other figures')
  const added: DocumentFormat[] = []
  for (const format of documentFormats) {
    const bytes = data.files[format]
    if (!bytes) continue
    const stored = await loadFile(store, billingId, format)
    if (!stored) added.push(format)
    else if (!stored.equals(bytes)) return other(`, with another file ${format}`)
  }
  if (added.length === 0) return { row, isNew: false, writes: [] }
  const formats = [row.formats, ...added].filter(Boolean).join(' ')
  const files = added.map((format) => insertFile(billingId, format, data.files[format] ?? Buffer.alloc(0)))
  return {
    row: { ...row, formats },
    isNew: false,
    writes: [addFormats(billingId, row.formats, formats), ...files],
  }
}
