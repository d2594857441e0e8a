import { text } from '../../search'

export const invoiceTypes = ['Invoice', 'CreditNote'] as const
export type InvoiceType = (typeof invoiceTypes)[number]

export interface InvoiceFilter {
  search?: string
  type?: InvoiceType
  customerId?: string
}

export const readInvoiceFilter = (search: Record<string, unknown>): InvoiceFilter => {
  const words = text(search.search)
  const customerId = text(search.customerId)
  const type = invoiceTypes.find((each) => each === search.type)
  return { ...(words && { search: words }), ...(type && { type }), ...(customerId && { customerId }) }
}
