// Background work: claims due emails, sends them, stores the results.
import type { Logger } from 'pino'
import { poked, repeater } from '../platform/background.ts'
import { keepLeases, leaseFor } from '../platform/jobs/leases.ts'
import { Conflict, type Store } from '../platform/store/store.ts'
import { accountLimit } from './account-limit.ts'
import { type MailSettings, sendsMail } from './context.ts'
import { judge } from './judge.ts'
import { claim, type DueMail, dueMails, finish, renew } from './mail.ts'
import { connections, openSmtp } from './smtp.ts'

/** `failed`: it is tried again later. */
export type MailOutcome = 'sent' | 'failed' | 'parked'
const outcomes = { Sent: 'sent', Pending: 'failed', Parked: 'parked' } as const

export interface MailParts {
  store: Store
  settings: MailSettings
  clock: () => number
  log: Logger
  /** From 0 to 1. */
  random?: () => number
  onResult?: (result: MailOutcome) => void
}

export interface MailSender {
  /** Called after a commit: check now instead of at the next interval. */
  poke(): void
  start(): void
  /** Claims no more emails, and waits for open ones; the next process sends the others. */
  stop(): Promise<void>
}

const nothing: MailSender = { poke: () => {}, start: () => {}, stop: async () => {} }

/** How long commits are gathered before the emails are read. */
const gatherFor = 20

/** Without the settings, nothing is sent. */
export async function createMailSender(parts: MailParts): Promise<MailSender> {
  const { store, settings, clock, log, random = Math.random, onResult } = parts
  if (!sendsMail(settings)) return nothing
  const smtp = await openSmtp(settings)
  const leases = keepLeases({ store, clock, leaseMs: leaseFor(settings.MAIL_TIMEOUT_MILLISECONDS), renew })
  const limit = accountLimit({ store, clock, log, hourlyPerAccount: settings.MAIL_HOURLY_PER_ACCOUNT })
  let isStopped = false

  const turns = repeater(
    async () => {
      if (isStopped) return
      const found = await dueMails(store, clock(), connections)
      if (found.length === 0) return
      const due = await limit(found)
      if (due.length === 0) return turns.ask()
      try {
        await store.batch(due.toSorted(byId).map((mail) => claim(mail, leases.until())))
      } catch (error) {
        // Another process was faster; load the remaining emails.
        if (error instanceof Conflict) return turns.ask()
        throw error
      }
      await Promise.all(due.map(deliver))
      turns.ask()
    },
    (err) => log.warn({ err }, 'could not load due emails'),
  )

  async function deliver(mail: DueMail): Promise<void> {
    const about = { mailId: mail.id, orderId: mail.order_id }
    const failure = await leases.hold(mail, () => smtp.send(mail))
    const result = judge(mail.attempts + 1, failure, clock(), random())
    try {
      await store.batch([finish(mail, result)])
    } catch (err) {
      // The claim expires, and the email is sent again.
      if (!(err instanceof Conflict)) log.warn({ ...about, err }, 'could not store the result of an email')
      return
    }
    onResult?.(outcomes[result.state])
    if (!failure) return log.debug(about, 'email sent')
    const level = result.state === 'Parked' ? 'warn' : 'info'
    log[level]({ ...about, error: result.error, state: result.state }, 'email failed')
  }

  const runs = poked(turns, settings.EVENTS_MILLISECONDS, gatherFor)
  return {
    ...runs,
    stop: async () => {
      isStopped = true
      await runs.stop()
      await leases.stop()
      smtp.close()
    },
  }
}

/** Every process updates rows in ascending order, so that no two processes deadlock. */
const byId = (a: DueMail, b: DueMail) => (a.id < b.id ? -1 : 1)
