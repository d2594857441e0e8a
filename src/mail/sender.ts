// Background work: sends due emails.
import { leaseFor } from '../platform/jobs/leases.ts'
import { type JobContext, type Runner, runClaimed, type WorkOutcome } from '../platform/jobs/runner.ts'
import { accountLimit } from './account-limit.ts'
import { type MailSettings, sendsMail } from './context.ts'
import { claim, type DueMail, dueMails, finish, renew } from './mail.ts'
import { documentOf, documentResult, dropped, type LoadPicture } from './mail-documents.ts'
import { connections, openSmtp } from './smtp.ts'

export interface MailSenderContext extends JobContext {
  settings: MailSettings
  loadPicture: LoadPicture
  onResult?: (result: WorkOutcome) => void
}

const nothing: Runner = { ask: () => {}, poke: () => {}, start: () => {}, stop: async () => {} }

/** How long commits are gathered before the emails are read. */
const gatherMs = 20

/** Without the settings, nothing is sent. */
export async function createMailSender({
  store,
  settings,
  loadPicture,
  clock,
  log,
  onResult,
}: MailSenderContext): Promise<Runner> {
  if (!sendsMail(settings)) return nothing
  const smtp = await openSmtp(settings)
  const limit = accountLimit({ store, clock, log, hourlyPerAccount: settings.MAIL_HOURLY_PER_ACCOUNT })

  const sender = runClaimed(
    {
      name: 'email',
      about: (mail) => ({ mailId: mail.id, orderId: mail.order_id }),
      leaseMs: leaseFor(settings.MAIL_TIMEOUT_MILLISECONDS),
      find: async (now, open) => {
        // The limit counts emails that were sent, not open ones.
        if (open.length > 0) return []
        const found = await dueMails(store, now, connections)
        const due = await limit(found)
        if (found.length > 0 && due.length === 0) sender.ask()
        return [due.toSorted(byId)]
      },
      claim,
      renew,
      work: async (mail: DueMail) => {
        if (mail.billing_id === null) return { failure: await smtp.send(mail) }
        const attachment = await documentOf(store, mail, loadPicture)
        if (attachment) return { failure: await smtp.send(mail, [attachment]) }
        await store.batch(dropped(mail, clock()))
        return undefined
      },
      failuresBefore: ({ attempts }) => attempts,
      finish: (mail, attempt) => [finish(mail, attempt), ...documentResult(mail, attempt, clock())],
    },
    { store, clock, log, everyMs: settings.EVENTS_MILLISECONDS, gatherMs, onResult },
  )
  return {
    ...sender,
    stop: async () => {
      await sender.stop()
      smtp.close()
    },
  }
}

const byId = (a: DueMail, b: DueMail) => (a.id < b.id ? -1 : 1)
