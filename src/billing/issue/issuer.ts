// Background work: issues billings when they are made, if the company says so. One at a time in each process, because all draw from the
// same series.
import { leaseFor } from '../../platform/jobs/leases.ts'
import { type JobContext, type Runner, runClaimed } from '../../platform/jobs/runner.ts'
import { wins } from '../../platform/store/store.ts'
import { loadCompany } from '../company/company.ts'
import { issueBillings, type Refusal } from './issue.ts'
import {
  claim,
  dueBilling,
  finish,
  forget,
  hasCorrected,
  renew,
  retryCorrected,
  type WaitingBilling,
} from './waiting-billings.ts'

const dayMs = 86_400_000
/** How often corrections are looked for. */
const correctedEveryMs = 1000
/** How often others may be faster with the next number; then it is tried again when the lease has ended. */
const mostRaces = 50
const leaseMs = leaseFor(5_000)

interface Result {
  failure: { message: string }
  refusal: Refusal
}

export function createIssuer({ store, clock, log, everyMs }: JobContext & { everyMs: number }): Runner {
  let lookedAt = Number.NEGATIVE_INFINITY

  async function find(now: number, open: readonly WaitingBilling[]): Promise<WaitingBilling[][]> {
    if (open.length > 0) return []
    const { company, version } = await loadCompany(store)
    if (company.issuing !== 'whenBilled') return []
    if (performance.now() - lookedAt >= correctedEveryMs) {
      lookedAt = performance.now()
      if (await hasCorrected(store, version)) await store.batch([retryCorrected(version, now)])
    }
    return [await dueBilling(store, now)]
  }

  async function work({ id, order_id: orderId }: WaitingBilling): Promise<Result | undefined> {
    for (let race = 0; race < mostRaces; race++) {
      const { issued, refused, writes } = await issueBillings(store, [{ orderId, billingId: id }], clock())
      const [refusal] = refused
      if (refusal?.problem.code === 'billing_already_issued') {
        await store.batch([forget(id)])
        return undefined
      }
      if (refusal) return { failure: { message: refusal.problem.detail ?? refusal.problem.code }, refusal }
      if (!(await wins(store, writes))) continue
      log.info({ billingId: id, number: issued[0]?.document.number }, 'document issued')
      return undefined
    }
    return undefined
  }

  return runClaimed<WaitingBilling, Result>(
    {
      name: 'billing to issue',
      about: ({ id }) => ({ billingId: id }),
      leaseMs,
      find,
      claim,
      renew,
      work,
      failuresBefore: ({ attempts }) => attempts,
      finish: (billing, attempt, { refusal }) => [
        finish(
          billing,
          { ...attempt, state: 'Pending', dueAt: clock() + dayMs },
          refusal.companyVersion,
          refusal.accountVersion,
        ),
      ],
    },
    { store, clock, log, everyMs, gatherMs: everyMs },
  )
}
