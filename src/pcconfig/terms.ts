import type { PriceList } from '../catalog/prices.ts'
import type { Caller } from '../customers/caller.ts'
import type { BasisPoints } from '../money.ts'
import type { Parts } from '../parts.ts'

/** The prices of a caller's default account; no price list when it has no account, or the account has none. */
export function termsOf(
  caller: Caller,
  { directory, prices }: Pick<Parts, 'directory' | 'prices'>,
): { priceList: PriceList | undefined; vatRate: BasisPoints } {
  const account = directory.current.accounts.get(caller.accounts[0] ?? '')
  const priceList = account?.priceList ? prices.current.get(account.priceList) : undefined
  return { priceList, vatRate: account?.vatRate ?? 0 }
}
