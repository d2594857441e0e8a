// Background work: sends issued documents. An email goes through the outbox; an electronic invoice to the access point, and then its
// receipt is asked for until the recipient has it.
import { loadAccount } from '../../accounts/account.ts'
import type { InvoiceDocument } from '../../contract/invoice.ts'
import { type Attempt, type Failure, waits } from '../../platform/jobs/attempt.ts'
import { leaseFor } from '../../platform/jobs/leases.ts'
import { type JobContext, type Runner, runClaimed, type WorkOutcome } from '../../platform/jobs/runner.ts'
import type { Write } from '../../platform/store/store.ts'
import { ublOf } from '../e-invoice/ubl.ts'
import { loadInvoice } from '../issue/invoice.ts'
import { type AccessPoint, accessPointTimeoutMs } from './access-point.ts'
import { claim, dueSendings, finish, renew, type Sending } from './sending.ts'
import { chooseWay, peppolAddress, senderAddress } from './way.ts'

/** Documents that one process sends at once. */
const atOnce = 4

/** The email with a document, as a write of the outbox and its id there. */
export type MailDocument = (
  letter: { document: InvoiceDocument; orderId: string; account: string; recipient: string },
  now: number,
) => { id: string; write: Write }

export interface DocumentSenderContext extends JobContext {
  everyMs: number
  /** Undefined if no emails are sent. */
  mailDocument: MailDocument | undefined
  /** Undefined if no electronic invoices are sent. */
  accessPoint: AccessPoint | undefined
  onResult?: (result: WorkOutcome) => void
}

interface Result {
  failure?: Failure | undefined
  /** What the attempt has changed. */
  change: Partial<Sending>
  writes?: Write[]
  /** The access point has it, and its receipt is not known yet. */
  isUnderWay?: true
}

export function createDocumentSender(context: DocumentSenderContext): Runner {
  const { store, clock, log, everyMs, onResult } = context
  return runClaimed<Sending, Result>(
    {
      name: 'document to send',
      about: (sending) => ({ billingId: sending.id, way: sending.way }),
      leaseMs: leaseFor(accessPointTimeoutMs),
      find: async (now, open) => {
        const free = atOnce - open.length
        if (free <= 0) return []
        return [(await dueSendings(store, now, free)).toSorted((a, b) => (a.id < b.id ? -1 : 1))]
      },
      claim,
      renew,
      work: (sending) => (sending.sent_at === null ? send(context, sending) : askReceipt(context, sending)),
      failuresBefore: ({ failures }) => failures,
      finish: (before, judged, { change, writes = [], isUnderWay }) => {
        const { attempt, failures } = nextOf(before, judged, isUnderWay, clock())
        return [finish(before, { ...before, failures, changed_at: clock(), ...change }, attempt), ...writes]
      },
    },
    { store, clock, log, everyMs, gatherMs: everyMs, onResult },
  )
}

/** A receipt is asked for with growing pauses, and after the last one no more. */
function nextOf(before: Sending, judged: Attempt, isUnderWay: true | undefined, now: number) {
  if (!isUnderWay) return { attempt: judged, failures: judged.failures }
  const asked = before.sent_at === null ? 0 : before.failures + 1
  const pause = waits[asked]
  const attempt: Attempt = pause === undefined ? judged : { ...judged, state: 'Pending', dueAt: now + pause }
  return { attempt, failures: asked }
}

async function send(
  { store, clock, mailDocument, accessPoint }: DocumentSenderContext,
  sending: Sending,
): Promise<Result> {
  const invoice = await loadInvoice(store, sending.id)
  if (!invoice) return given('There is no issued document.')
  const document = JSON.parse(invoice.body) as InvoiceDocument
  const account = await loadAccount(store, sending.account)
  const email = (sending.way === 'email' ? sending.recipient : null) ?? account?.billing?.email ?? null
  const facts = {
    email,
    document,
    wanted: sending.way,
    sendsMail: mailDocument !== undefined,
    customerId: sending.account,
  }
  let way = chooseWay({ ...facts, hasAccessPoint: accessPoint !== undefined })
  if (way === 'electronic' && accessPoint) {
    const sent = await sendElectronically(accessPoint, document, sending, clock)
    if (sent !== 'cannot receive') return sent
    if (sending.way === 'electronic')
      return given(`${peppolAddress(document)} cannot receive electronic invoices. Send it by email.`)
    way = chooseWay({ ...facts, hasAccessPoint: false })
  }
  if (typeof way === 'object' || !mailDocument || email === null)
    return given(typeof way === 'object' ? way.message : 'It cannot be sent.')
  const mail = mailDocument(
    { document, orderId: invoice.order_id, account: sending.account, recipient: email },
    clock(),
  )
  return { change: { way: 'email', recipient: email, mail_id: mail.id }, writes: [mail.write] }
}

/** Another attempt is useless until a person has corrected it. */
const given = (message: string): Result => ({ failure: { message, kind: 'final' }, change: {} })

async function sendElectronically(
  accessPoint: AccessPoint,
  document: InvoiceDocument,
  sending: Sending,
  clock: () => number,
): Promise<Result | 'cannot receive'> {
  const recipient = peppolAddress(document) ?? ''
  const known = { way: sending.way, recipient }
  const found = await accessPoint.canReceive(recipient)
  if (typeof found === 'object') return { failure: found, change: known }
  if (!found) return 'cannot receive'
  const failure = await accessPoint.send({
    key: keyOf(document, sending),
    sender: senderAddress(document),
    recipient,
    ubl: ublOf(document),
  })
  if (failure) return { failure, change: known }
  return { change: { way: 'electronic', recipient, sent_at: clock() }, isUnderWay: true }
}

/** The number of the document, so that it arrives once however often it is tried; another one if a person sends it again. */
const keyOf = ({ number }: InvoiceDocument, { round }: Sending) =>
  round === 0 ? number : `${number}-${round + 1}`

async function askReceipt(
  { store, clock, accessPoint }: DocumentSenderContext,
  sending: Sending,
): Promise<Result> {
  const invoice = await loadInvoice(store, sending.id)
  if (!invoice || !accessPoint) return { change: {}, isUnderWay: true }
  const receipt = await accessPoint.receipt(keyOf(JSON.parse(invoice.body) as InvoiceDocument, sending))
  if (receipt.state === 'delivered') return { change: { delivered_at: clock() } }
  if (receipt.state === 'failed') return given(receipt.reason)
  return { change: { changed_at: sending.changed_at }, isUnderWay: true }
}
