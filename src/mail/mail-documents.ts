// Emails with an invoice or credit note. The document is attached when the email is sent, from what is stored of it.
import { randomUUIDv7 } from 'node:crypto'
import type { Attachment } from 'nodemailer'
import { loadInvoice } from '../billing/issue/invoice.ts'
import { loadOpen } from '../billing/payments/allocation.ts'
import { invoicePdf } from '../billing/pdf/invoice-pdf.ts'
import { wordsOf } from '../billing/pdf/texts.ts'
import { writtenValues } from '../billing/pdf/written-values.ts'
import type { MailReminder } from '../billing/reminders/remind.ts'
import { reminderResult } from '../billing/reminders/reminder.ts'
import type { MailDocument } from '../billing/sending/sender.ts'
import { loadSendings, mailResult } from '../billing/sending/sending.ts'
import type { InvoiceDocument } from '../contract/invoice.ts'
import { exponentOf } from '../platform/currencies.ts'
import type { Attempt } from '../platform/jobs/attempt.ts'
import type { Store, Write } from '../platform/store/store.ts'
import { type DueMail, insertMail, removeMail } from './mail.ts'
import { type MailText, type MailType, writeLetter } from './texts.ts'

/** The logo of a document. */
export type LoadPicture = (address: string) => Promise<Buffer | undefined>

export const mailDocuments =
  (shopUrl: string | undefined): MailDocument =>
  ({ document, orderId, ...letter }, now) =>
    written(
      { ...letter, type: 'document', text: documentText(document, orderId, shopUrl) },
      document,
      orderId,
      now,
    )

export const mailReminders =
  (shopUrl: string | undefined): MailReminder =>
  ({ document, orderId, account, recipient, open, text: own }, now) => {
    const text = documentText(document, orderId, shopUrl, { open, text: own })
    return written({ account, recipient, type: 'reminder', text }, document, orderId, now)
  }

function written(
  letter: { account: string; recipient: string; type: MailType; text: MailText },
  { billingId }: InvoiceDocument,
  orderId: string,
  now: number,
) {
  const id = randomUUIDv7()
  return { id, write: insertMail({ ...letter, orderId, billingId, now }, id) }
}

/** In the words of the document. */
export function documentText(
  document: InvoiceDocument,
  orderId: string,
  shopUrl: string | undefined,
  reminder?: { open: number; text: string | null },
): MailText {
  const { type, number, language, currency, dueDate, totals, payment, seller, references } = document
  const words = wordsOf(language)
  const { money, day } = writtenValues(language, exponentOf(currency))
  const name = `${type === 'Invoice' ? words.invoice : words.creditNote} ${number}`
  const title = reminder ? `${words.reminder}: ${name}` : name
  const amount = (value: number) => `${currency} ${money(value)}`
  const facts: [string, string | null][] = [
    [type === 'Invoice' ? words.toPay : words.credited, amount(totals.payable)],
    [words.open, reminder && reminder.open !== totals.payable ? amount(reminder.open) : null],
    [words.dueDate, dueDate && day(dueDate)],
    [words.payTo, payment && (payment.bankAccount ?? payment.iban)],
    [words.paymentReference, payment?.reference ?? null],
    [words.order, references.orderId],
    [words.purchaseOrder, references.purchaseOrder],
  ]
  const lines = facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  return writeLetter(
    {
      subject: `${title}, ${seller.name}`,
      blocks: [title, ...(reminder ? [reminder.text ?? words.pleasePay] : []), words.attached, { lines }],
    },
    { path: `orders/${orderId}`, label: words.show },
    { shopUrl, signature: signatureOf(document), language },
  )
}

function signatureOf({ seller, language }: InvoiceDocument): string[] {
  const { name, addressLine1, addressLine2, postCode, city, organisationNumber, email, phone } = seller
  const place = [postCode, city].filter(Boolean).join(' ')
  return [
    name,
    [addressLine1, addressLine2, place].filter(Boolean).join(', '),
    organisationNumber && `${wordsOf(language).organisationNumber} ${organisationNumber}`,
    [email, phone].filter(Boolean).join(', '),
  ].filter((line): line is string => Boolean(line))
}

/** Undefined if the email must not be sent any more. */
export async function documentOf(
  store: Store,
  mail: DueMail,
  loadPicture: LoadPicture,
): Promise<Attachment | undefined> {
  const invoice = await loadInvoice(store, mail.billing_id ?? '')
  if (!invoice || !(await isWanted(store, mail))) return undefined
  const document = JSON.parse(invoice.body) as InvoiceDocument
  return {
    filename: `${document.number}.pdf`,
    content: invoicePdf(document, document.logo ? await loadPicture(document.logo) : undefined),
    contentType: 'application/pdf',
  }
}

/** A reminder while something is open; a document while it is not sent anew, in another email. */
async function isWanted(store: Store, { id, type, billing_id }: DueMail): Promise<boolean> {
  const billingId = billing_id ?? ''
  if (type !== 'reminder') return (await loadSendings(store, [billingId])).get(billingId)?.mail_id === id
  const open = (await loadOpen(store, [billingId])).get(billingId)?.open ?? 0
  return open > 0
}

/** The writes of an email that is not sent any more. */
export const dropped = (mail: DueMail, now: number): Write[] => [
  removeMail(mail),
  reminderResult(mail.id, 'dropped', 'The invoice was paid or credited before the reminder was sent.', now),
]

const reminderStates = { Done: 'sent', Pending: 'waiting', Parked: 'failed' } as const

/** What became of the email, for its document. */
export function documentResult({ id, type, billing_id }: DueMail, attempt: Attempt, now: number): Write[] {
  if (billing_id === null) return []
  const { state, error } = attempt
  if (type === 'reminder') return [reminderResult(id, reminderStates[state], error, now)]
  return [mailResult(id, { state: state === 'Done' ? 'Sent' : state, error, now })]
}
