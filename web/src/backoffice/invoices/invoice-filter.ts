import { text } from '../../search'

export const invoiceTypes = ['Invoice', 'CreditNote'] as const
export type InvoiceType = (typeof invoiceTypes)[number]

export const documentStates = ['issued', 'partlyPaid', 'paid', 'overdue', 'credited'] as const
export type DocumentState = (typeof documentStates)[number]

export interface InvoiceFilter {
  search?: string
  type?: InvoiceType
  state?: DocumentState
  customerId?: string
}

export const readInvoiceFilter = (search: Record<string, unknown>): InvoiceFilter => {
  const words = text(search.search)
  const customerId = text(search.customerId)
  const type = invoiceTypes.find((each) => each === search.type)
  const state = documentStates.find((each) => each === search.state)
  return {
    ...(words && { search: words }),
    ...(type && { type }),
    ...(state && { state }),
    ...(customerId && { customerId }),
  }
}
