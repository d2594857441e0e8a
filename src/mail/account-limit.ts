// How many emails one account may cause in an hour. A client that may order for an account chooses the receivers: without a limit,
// a stolen key sends as many emails as it can place orders. Emails over the limit wait; several processes may exceed it by those that they
// are sending at the same time.
import type { Logger } from 'pino'
import type { Store } from '../platform/store/store.ts'
import { type DueMail, loadSent, postpone, waitingMails } from './mail.ts'

const windowMs = 3_600_000
/** Emails that are postponed in one batch; the next run takes the others. */
const batchSize = 500

export interface AccountLimitContext {
  store: Store
  clock: () => number
  log: Logger
  hourlyPerAccount: number
}

/** Returns those of the due emails that may be sent now, and postpones the others of accounts that have no place left. */
export function accountLimit({ store, clock, log, hourlyPerAccount }: AccountLimitContext) {
  /** Until when an account's emails wait: said once. */
  const reported = new Map<string, number>()

  async function postponeAll(account: string, until: number): Promise<void> {
    const now = clock()
    const waiting = await waitingMails(store, account, now, batchSize)
    if (waiting.length > 0) await store.batch(waiting.map((mail) => postpone(mail, until)))
    for (const [each, end] of reported) if (end <= now) reported.delete(each)
    if (reported.has(account)) return
    reported.set(account, until)
    const about = { account, limit: hourlyPerAccount, until: new Date(until).toISOString() }
    log.warn(about, 'emails of an account wait: it has reached MAIL_HOURLY_PER_ACCOUNT')
  }

  async function placesOf(account: string): Promise<number> {
    const { sent, earliest } = await loadSent(store, account, clock() - windowMs, hourlyPerAccount)
    if (sent === hourlyPerAccount && earliest !== null) await postponeAll(account, earliest + windowMs)
    return hourlyPerAccount - sent
  }

  return async (due: readonly DueMail[]): Promise<DueMail[]> => {
    const allowed: DueMail[] = []
    for (const [account, mails] of Map.groupBy(due, (mail) => mail.account)) {
      // Written by a version before the limit.
      const places = account === null ? mails.length : await placesOf(account)
      allowed.push(...mails.slice(0, places))
    }
    return allowed
  }
}
