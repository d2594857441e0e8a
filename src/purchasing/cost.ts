// Costs of requests, as minor units.
import { invalid, type Problem } from '../contract/problems.ts'
import { exponentOf } from '../platform/currencies.ts'
import { toMinor } from '../platform/money.ts'

/** Null if there is none; a problem at the field if it has more decimals than the currency. */
export function readCost(cost: number | null, currency: string, fieldName: string): number | null | Problem {
  if (cost === null) return null
  const minor = toMinor(cost, exponentOf(currency))
  return minor ?? invalid({ fieldName, message: `has more decimals than ${currency}, or is too large` })
}
