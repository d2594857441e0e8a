// Counts what is open of the accounts with a credit limit: after a change of the limit, once more when every process knows it, and then
// every day, because programs before an upgrade count nothing. In between, each command adds what it changes (credit/credit.ts).
import { type CreditRow, loadCredit, loadDue, saveOpen, takeDue } from '../../credit/credit.ts'
import { loadOrders } from '../../orders/order.ts'
import { promisedAmount } from '../../orders/promised.ts'
import { settledAfterMs } from '../../orders/settled.ts'
import { integer, text } from '../../platform/store/row.ts'
import { readStatement } from '../../platform/store/statement.ts'
import { first, type Store, wins } from '../../platform/store/store.ts'
import { nextTurn } from '../../platform/turns/take-turns.ts'

const dayMs = 86_400_000
/** After that, another process counts what this one has left. */
const takenMs = 600_000
const pageLength = 200
/** Each lost round means that something was ordered or paid meanwhile. */
const maxRounds = 20

const selectBuyers = readStatement({
  name: 'credit.buyers',
  columns: { account: text },
  sql: `SELECT account FROM payer WHERE bill_to = $1 UNION SELECT id AS account FROM account WHERE bill_to = $1
    ORDER BY account`,
})

const selectVersions = readStatement({
  name: 'credit.orderVersions',
  columns: { id: text, version: integer, placed_at: integer },
  sql: `SELECT id, version, placed_at FROM orders WHERE account = $1 AND (placed_at, id) > ($2, $3)
    ORDER BY placed_at, id LIMIT ${pageLength}`,
})

/** By payments; what credit notes settle of invoices changes nothing. */
const selectPaid = readStatement({
  name: 'credit.paid',
  columns: { sum: integer },
  sql: `SELECT CAST(COALESCE(SUM(CASE WHEN i.type = 'Invoice' THEN a.amount ELSE -a.amount END), 0) AS BIGINT) AS sum
    FROM allocation a JOIN invoice i ON i.id = a.invoice_id
    WHERE a.account = $1 AND a.currency = $2 AND a.payment_id IS NOT NULL`,
})

interface Counted {
  version: number
  /** Of the account that is counted; 0 if another one pays. */
  amount: number
}

/** Returns how many accounts it counted. */
export async function countDue(store: Store, now: () => number): Promise<number> {
  const due = await loadDue(store, now())
  let counted = 0
  for (const row of due) {
    const until = now() + takenMs
    if (!(await wins(store, [takeDue(row, until)]))) continue
    await countOpen(store, row, now)
    counted++
  }
  return counted
}

/** An order that changes while others are read is read again: only what changed, so that a round is short. */
async function countOpen(store: Store, taken: CreditRow, now: () => number): Promise<void> {
  const { account, currency } = taken
  const known = new Map<string, Counted>()
  let isNew = taken.due_at === 0
  for (let round = 0; round < maxRounds; round++) {
    const row = await loadCredit(store, account, currency)
    if (!row) return
    isNew ||= row.due_at === 0
    const promised = await sumOrders(store, row, known)
    const paid = (await first(store, { statement: selectPaid, values: [account, currency] }))?.sum ?? 0
    const dueAt = now() + (isNew ? settledAfterMs : dayMs)
    if (await wins(store, [saveOpen(row, { open: promised - paid, now: now(), dueAt })])) return
  }
}

async function sumOrders(store: Store, row: CreditRow, known: Map<string, Counted>): Promise<number> {
  const buyers = await store.all({ statement: selectBuyers, values: [row.account] })
  let sum = 0
  for (const account of new Set([row.account, ...buyers.map((each) => each.account)])) {
    let after = { placed_at: 0, id: '' }
    for (;;) {
      const values = [account, after.placed_at, after.id]
      const page = await store.all({ statement: selectVersions, values })
      await learn(store, row, page, known)
      sum += page.reduce((total, { id }) => total + (known.get(id)?.amount ?? 0), 0)
      const last = page.at(-1)
      if (!last || page.length < pageLength) break
      after = last
      await nextTurn()
    }
  }
  return sum
}

/** Reads the orders of a page that are new or have changed. */
async function learn(
  store: Store,
  { account, currency }: CreditRow,
  page: readonly { id: string; version: number }[],
  known: Map<string, Counted>,
): Promise<void> {
  const changed = page.filter(({ id, version }) => known.get(id)?.version !== version).map(({ id }) => id)
  if (changed.length === 0) return
  for (const stored of await loadOrders(store, changed)) {
    const { parties, currency: ordered } = stored.order
    const isOurs = parties.billTo === account && ordered === currency
    known.set(stored.id, { version: stored.version, amount: isOurs ? promisedAmount(stored) : 0 })
  }
}
