// How far a service is on the way to its first order. It is read from what is there, so that each step may also be done on
// other pages, by an import or on the command line.
import { optionalSteps, type SetupProgress, type SetupStep, setupSteps } from '../contract/setup.ts'
import { integer } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import { first, type Store } from '../platform/store/store.ts'

/** What each step must have left behind. $1 is found in the scopes of a key that may order. */
const traces: Record<SetupStep, string> = {
  company: 'SELECT 1 FROM company',
  account: 'SELECT 1 FROM account WHERE retired_at IS NULL',
  product: 'SELECT 1 FROM product WHERE retired_at IS NULL',
  // In the price list of an account: a price in any other list sells nothing.
  price: `SELECT 1 FROM account JOIN price ON price.price_list = account.price_list
    WHERE account.retired_at IS NULL`,
  carrier: 'SELECT 1 FROM carrier WHERE retired_at IS NULL',
  stock: 'SELECT 1 FROM stock WHERE on_hand > 0',
  customer: `SELECT 1 FROM api_key WHERE revoked_at IS NULL AND accounts <> '[]' AND scopes LIKE $1
    UNION ALL SELECT 1 FROM people WHERE retired_at IS NULL AND accounts <> '[]'`,
  order: 'SELECT 1 FROM orders',
}
const mayOrder = '%"checkout"%'

const columns = Object.fromEntries(setupSteps.map((step) => [`has_${step}`, integer]))

const select = readStatement({
  name: 'setup.progress',
  columns,
  sql: `SELECT ${setupSteps
    .map((step) => `CASE WHEN EXISTS (${traces[step]}) THEN 1 ELSE 0 END AS has_${step}`)
    .join(', ')}`,
})

/** With an issuer, customers sign in there and need no key. */
export async function loadProgress(store: Store, hasIssuer: boolean): Promise<SetupProgress> {
  const row = await first(store, { statement: select, values: [mayOrder] })
  const isDone = (step: SetupStep) => row?.[`has_${step}`] === 1 || (step === 'customer' && hasIssuer)
  const steps = setupSteps.map((step) => ({
    step,
    done: isDone(step),
    optional: optionalSteps.includes(step),
  }))
  return { steps, done: steps.every(({ done, optional }) => done || optional) }
}
