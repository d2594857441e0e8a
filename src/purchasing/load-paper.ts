// What the paper of a purchase order needs besides the order.
import { loadCompany } from '../billing/company/company.ts'
import { letterheadOf } from '../billing/company/letterhead.ts'
import type { Reader } from '../platform/store/store.ts'
import { loadPurchase, type Purchase } from './purchase.ts'
import { type PurchasePaper, purchasePdf } from './purchase-pdf.ts'
import { loadSupplier, type SupplierData } from './supplier.ts'

export type LoadPicture = (address: string) => Promise<Buffer | undefined>

/** Of a supplier that is no longer known. */
const onlyNamed = (name: string, currency: string): SupplierData => ({
  name,
  currency,
  contact: null,
  email: null,
  phone: null,
  address: null,
  customerNumber: null,
  leadTimeDays: null,
  language: null,
  note: null,
})

export async function loadPaper(
  store: Reader,
  purchase: Purchase,
  loadPicture: LoadPicture,
): Promise<PurchasePaper> {
  const [{ company }, supplier] = await Promise.all([
    loadCompany(store),
    loadSupplier(store, purchase.supplierId),
  ])
  const data = supplier?.data ?? onlyNamed(purchase.supplierName, purchase.currency)
  return {
    purchase,
    supplier: data,
    company: letterheadOf(company),
    language: data.language ?? 'en',
    logo: company.logo ? await loadPicture(company.logo) : undefined,
  }
}

/** The attachment of an email; undefined if the purchase order is not wanted any more. */
export async function paperToSend(
  store: Reader,
  purchaseId: string,
  loadPicture: LoadPicture,
): Promise<{ filename: string; content: Buffer } | undefined> {
  const purchase = await loadPurchase(store, purchaseId)
  if (!purchase || purchase.state === 'Cancelled') return undefined
  return {
    filename: `${purchase.id}.pdf`,
    content: purchasePdf(await loadPaper(store, purchase, loadPicture)),
  }
}
