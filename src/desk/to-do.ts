// What waits for staff, beside orders: those are counted by state on the dashboard.
import { countOverdue } from '../billing/issue/find-invoices.ts'
import { countReady } from '../billing/issue/waiting-billings.ts'
import { countFailed as countFailedSendings } from '../billing/sending/sending.ts'
import type { ToDo } from '../contract/to-do.ts'
import { countFailed as countFailedImports } from '../imports/job.ts'
import { countWaitedFor } from '../inventory/queue.ts'
import { countParked } from '../mail/mail.ts'
import type { Reader } from '../platform/store/store.ts'
import { countWaiting } from '../returns/find-returns.ts'

const weekMs = 7 * 86_400_000

type Counts = Omit<ToDo, 'at'>
const counts: Record<keyof Counts, (reader: Reader, now: number) => Promise<number>> = {
  billings: (reader) => countReady(reader),
  overdueInvoices: countOverdue,
  failedSendings: (reader) => countFailedSendings(reader),
  returns: (reader) => countWaiting(reader),
  waitedForProducts: (reader) => countWaitedFor(reader),
  failedImports: (reader, now) => countFailedImports(reader, now - weekMs),
  failedEmails: (reader, now) => countParked(reader, now - weekMs),
}

export async function countToDo(reader: Reader, now: number): Promise<Counts> {
  const entries = Object.entries(counts).map(
    async ([name, count]) => [name, await count(reader, now)] as const,
  )
  return Object.fromEntries(await Promise.all(entries)) as Counts
}
