import { ReminderList, ReminderQuery, type ReminderView } from '../../contract/invoice.ts'
import { pageByTime } from '../../platform/http/route/paging.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { isoDate } from '../../platform/time.ts'
import type { BillingContext } from '../context.ts'
import { findReminders, type Reminder } from '../reminders/reminder.ts'

const example: ReminderView = {
  billingId: '7K3MX-9QF2T-B1',
  number: 'INV-2026-000001',
  customerId: '100001',
  level: 1,
  to: 'invoice@fjorddata.example',
  state: 'sent',
  error: null,
  createdAt: '2026-02-10T09:00:00.000Z',
  at: '2026-02-10T09:00:03.000Z',
}

const viewReminder = (row: Reminder): ReminderView => ({
  billingId: row.billing_id,
  number: row.number,
  customerId: row.account,
  level: row.level,
  to: row.recipient,
  state: row.state,
  error: row.last_error,
  createdAt: isoDate(row.created_at),
  at: isoDate(row.changed_at),
})

export const listReminders = ({ store }: BillingContext) =>
  route({
    operationId: 'listReminders',
    method: 'GET',
    path: '/fulfilment/v1/reminders',
    tag: 'Fulfilment',
    summary: 'List reminders of unpaid invoices',
    description:
      'Newest first, in pages. The rules are those of the company; each reminds of an invoice once, and never after it was paid or credited.',
    access: 'see-billing',
    query: ReminderQuery,
    success: ok('One page of reminders.', ReminderList, { reminders: [example], nextCursor: null }),

    read: ({ query }) =>
      pageByTime(query, {
        find: (after, limit) => findReminders(store, query.search, after, limit),
        positionOf: ({ created_at, id }) => [created_at, id],
        view: (rows) => ({ reminders: rows.map(viewReminder) }),
      }),
  })
