// What somebody means who types into the search: a whole order id, its beginning, or an account.
import type { StaffOrder } from './order-lines'

/** Ids are read out on the phone: small letters, a missing hyphen and O for 0 are understood. */
const tidy = (text: string) => text.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')

const wholeId = /^([0-9A-HJKMNP-TV-Z]{5})-?([0-9A-HJKMNP-TV-Z]{5})$/

/** The order id that was typed, if it is a whole one. */
export function orderIdIn(text: string): string | undefined {
  const parts = wholeId.exec(tidy(text))
  return parts ? `${parts[1]}-${parts[2]}` : undefined
}

const bare = (id: string) => id.replaceAll('-', '')

export const matches = (text: string, { order }: StaffOrder): boolean =>
  bare(order.orderId ?? '').startsWith(bare(tidy(text))) ||
  order.parties.soldTo.toLowerCase().startsWith(text.trim().toLowerCase())
