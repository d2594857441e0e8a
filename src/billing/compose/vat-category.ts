// Why an invoice has VAT or none, by EN 16931. An account without VAT buys from abroad, or its category says why.
import type { VatCategory } from '../../contract/invoice.ts'
import type { BasisPoints } from '../../platform/money.ts'

const euCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

export interface VatFacts {
  rate: BasisPoints
  sellerCountry: string | null
  /** Where the goods go. */
  deliveryCountry: string
  hasGoods: boolean
  /** What the account says about sales without VAT. */
  ofAccount: VatCategory | null
}

export function vatCategoryOf({
  rate,
  sellerCountry,
  deliveryCountry,
  hasGoods,
  ofAccount,
}: VatFacts): VatCategory {
  if (rate > 0) return 'S'
  if (ofAccount !== null && ofAccount !== 'S') return ofAccount
  if (sellerCountry === null || sellerCountry === deliveryCountry) return 'Z'
  const isWithinEu = euCountries.has(sellerCountry) && euCountries.has(deliveryCountry)
  if (!isWithinEu) return 'G'
  return hasGoods ? 'K' : 'AE'
}

/** The reason in words and by the VATEX code list. S and Z have none. */
export const vatReasons: Record<VatCategory, { reason: string; reasonCode: string | null } | null> = {
  S: null,
  Z: null,
  E: { reason: 'Exempt from VAT', reasonCode: null },
  AE: { reason: 'Reverse charge', reasonCode: 'VATEX-EU-AE' },
  K: { reason: 'Intra-Community supply', reasonCode: 'VATEX-EU-IC' },
  G: { reason: 'Export outside the EU', reasonCode: 'VATEX-EU-G' },
}
