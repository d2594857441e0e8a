import type { Prices } from '../catalog/prices.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'
import type { BasisPoints } from '../platform/money.ts'
import type { CatalogContext } from './context.ts'
import type { PriceList } from './prices.ts'

/** The prices of a caller's default account; no price list when it has no account, or the account has none. */
export function termsOf(
  caller: Pick<Caller, 'accounts'>,
  { directory, prices }: Pick<CatalogContext, 'directory' | 'prices'>,
): { prices: Prices; priceList: PriceList | undefined; vatRate: BasisPoints } {
  const account = directory.current.accounts.get(caller.accounts[0] ?? '')
  const current = prices.current
  const priceList = account?.priceList ? current.get(account.priceList) : undefined
  return { prices: current, priceList, vatRate: account?.vatRate ?? 0 }
}
