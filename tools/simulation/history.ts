// Days of customers, warehouse and books before the present, so that a new shop has orders in all states.
import { keepBooks } from './bookkeeper.ts'
import { chanceFrom } from './chance.ts'
import { clientOf } from './client.ts'
import { visit } from './customer.ts'
import { proposedPcs, savePcs } from './pcs.ts'
import { purchaseSteps } from './purchases.ts'
import { askForOne, returnRound } from './returns.ts'
import { workRound } from './warehouse.ts'

const hour = 3_600_000
const day = 24 * hour

export interface HistoryOptions {
  /** Of a service whose clock is `time`. */
  address: string
  customerKey: string
  staffKey: string
  /** Moved from `days` before `until` to `until`. */
  time: { now: number }
  until: number
  days: number
  seed: number
  onDay: (passed: number) => void
}

/** Visits per hour of a day, in percent: quiet nights, a peak in the evening. */
const visitsPercent = [
  ...[5, 2, 0, 0, 0, 2, 8, 20, 35, 45, 50, 55],
  ...[55, 50, 50, 50, 55, 60, 70, 85, 90, 75, 45, 20],
]
/** When the warehouse processes orders, on working days. */
const workHours = [8, 10, 12, 14, 16]

/** Returns the number of orders placed. */
export async function simulateHistory(options: HistoryOptions): Promise<number> {
  const { address, customerKey, staffKey, time, until, days, onDay } = options
  const chance = chanceFrom(options.seed)
  let orders = 0
  const tell = (line: string) => {
    if (line.includes(' placed: ')) orders++
  }
  // Refusals are part of it: the last unit of a discontinued product may be gone.
  const customer = clientOf(address, customerKey, () => {})
  const staff = clientOf(address, staffKey, () => {})

  const begin = until - days * day
  time.now = begin
  const pcs = await savePcs(customer, await proposedPcs(customer))
  for (let passed = 0; passed < days * 24; passed++) {
    const now = begin + passed * hour
    const at = new Date(now)
    time.now = Math.min(until, now + Math.floor(chance.next() * hour))
    if (chance.happens(visitsPercent[at.getUTCHours()] ?? 0)) await visit(customer, chance, tell, pcs)
    const isWorkingDay = at.getUTCDay() >= 1 && at.getUTCDay() <= 5
    const isWorking = isWorkingDay && workHours.includes(at.getUTCHours())
    // Also in the last hour, so that a history that ends on a Sunday has orders in all states.
    if (isWorking || passed === days * 24 - 1) {
      await workRound(staff, chance, tell)
      await returnRound(customer, staff, chance, tell)
      await keepBooks(staff, chance, time.now, tell)
    }
    if (passed % 24 === 23) onDay((passed + 1) / 24)
  }
  time.now = until
  // Afterwards, so that goods change nothing of what customers did.
  for (const { run } of purchaseSteps(staff, until).sort((a, b) => b.day - a.day)) await run()
  // A return that staff must handle.
  for (let tries = 0; tries < 10; tries++) if (await askForOne(customer, chance, tell)) break
  return orders
}
