// Background work: reminds of unpaid invoices by the rules of the company. The email is written with the row of the reminder; whether the
// invoice is still open is asked again when the email is sent.
import { loadAccount } from '../../accounts/account.ts'
import type { ReminderRule } from '../../contract/company.ts'
import type { InvoiceDocument } from '../../contract/invoice.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { toDecimal } from '../../platform/money.ts'
import { type Store, type Write, wins } from '../../platform/store/store.ts'
import { loadCompany } from '../company/company.ts'
import { dayOf } from '../issue/document-states.ts'
import { loadInvoice } from '../issue/invoice.ts'
import { type DueInvoice, dueInvoices, insertReminder, type Reminder } from './reminder.ts'

const dayMs = 86_400_000
/** Invoices that are read by one query. */
const batchSize = 100

export type MailReminder = (
  letter: {
    document: InvoiceDocument
    orderId: string
    account: string
    recipient: string
    open: number
    text: string | null
  },
  now: number,
) => { id: string; write: Write }

export interface RemindContext {
  store: Store
  clock: () => number
  mailReminder: MailReminder
}

/** One turn: nothing happens without rules. */
export async function remind({ store, clock, mailReminder }: RemindContext): Promise<void> {
  const { company } = await loadCompany(store)
  for (const [index, rule] of company.reminders.entries()) {
    const now = clock()
    const pause = rule.days - (company.reminders[index - 1]?.days ?? 0)
    const due = {
      level: index + 1,
      dueDay: dayOf(now - rule.days * dayMs),
      lastBefore: now - pause * dayMs,
    }
    for (const invoice of await dueInvoices(store, due, batchSize))
      await wins(store, await remindOf({ store, clock, mailReminder }, invoice, rule, due.level))
  }
}

async function remindOf(
  { store, clock, mailReminder }: RemindContext,
  { id, order_id: orderId, debtor, number, payable, settled }: DueInvoice,
  { text }: ReminderRule,
  level: number,
): Promise<Write[]> {
  const now = clock()
  const [stored, account] = await Promise.all([loadInvoice(store, id), loadAccount(store, debtor)])
  const recipient = account?.billing?.email ?? null
  const reminder: Reminder = {
    ...{ id: `${id}/${level}`, billing_id: id, level, account: debtor, number, recipient },
    ...{ state: 'waiting', created_at: now, changed_at: now, last_error: null, mail_id: null },
  }
  if (recipient === null || !stored) {
    const why = `The account ${debtor} has no email for invoices. Enter it on its page.`
    return [insertReminder({ ...reminder, state: 'failed', last_error: why })]
  }
  const document = JSON.parse(stored.body) as InvoiceDocument
  const open = toDecimal(payable - settled, exponentOf(document.currency))
  const mail = mailReminder({ document, orderId, account: debtor, recipient, open, text }, now)
  return [insertReminder({ ...reminder, mail_id: mail.id }), mail.write]
}
