// Background work: sends due emails.

import type { PeopleSettings } from '../people/context.ts'
import { leaseFor } from '../platform/jobs/leases.ts'
import { type JobContext, type Runner, runClaimed, type WorkOutcome } from '../platform/jobs/runner.ts'
import { accountLimit } from './account-limit.ts'
import { type MailSettings, sendsMail } from './context.ts'
import { claim, type DueMail, dueMails, finish, removeMail, renew } from './mail.ts'
import { documentOf, documentResult, dropped, type LoadPicture } from './mail-documents.ts'
import { isPersonMail, personLetter } from './mail-people.ts'
import { purchaseOf } from './mail-purchases.ts'
import { connections, openSmtp } from './smtp.ts'

export interface MailSenderContext extends JobContext {
  settings: MailSettings & PeopleSettings
  loadPicture: LoadPicture
  onResult?: (result: WorkOutcome) => void
}

/** What is attached to emails of a type, and what happens to one that is not wanted any more. */
const attachments: Partial<Record<string, { load: typeof documentOf; dropped: typeof dropped }>> = {
  document: { load: documentOf, dropped },
  reminder: { load: documentOf, dropped },
  purchase: { load: purchaseOf, dropped: (mail) => [removeMail(mail)] },
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
        if (isPersonMail(mail.type)) {
          const letter = await personLetter(store, mail, settings, clock())
          if (letter) return { failure: await smtp.send({ ...mail, body: JSON.stringify(letter) }) }
          await store.batch([removeMail(mail)])
          return undefined
        }
        const attach = attachments[mail.type]
        if (!attach) return { failure: await smtp.send(mail) }
        const attachment = await attach.load(store, mail, loadPicture)
        if (attachment) return { failure: await smtp.send(mail, [attachment]) }
        await store.batch(attach.dropped(mail, clock()))
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
