import { hash } from 'node:crypto'
import type { Prices } from './prices.ts'

/**
 * Names the offer in memory: another one after each change of catalog or prices, and when a price rule begins or ends. Equal in
 * all processes that have loaded the same. A hash, so that the public answer does not reveal how often a shop changes its prices.
 */
export function offerVersion(numbers: string, prices: Prices): string {
  const changes = [...prices.values()].map(({ rules }) => rules?.changesAt ?? 0)
  return hash('sha256', `${numbers} ${changes.join()}`, 'base64url').slice(0, 16)
}
