import { text } from '../../search'

export const invoiceTypes = ['Invoice', 'CreditNote'] as const
export type InvoiceType = (typeof invoiceTypes)[number]

export const documentStates = ['issued', 'partlyPaid', 'paid', 'overdue', 'credited'] as const
export type DocumentState = (typeof documentStates)[number]

export const otherViews = ['ready', 'reminders'] as const
export type OtherView = (typeof otherViews)[number]

export const sendingFilters = ['notSent', 'waiting', 'sent', 'delivered', 'failed'] as const
export type SendingFilter = (typeof sendingFilters)[number]

export interface InvoiceFilter {
  /** Billings that wait for their document, or reminders, instead of the documents. */
  view?: OtherView
  search?: string
  type?: InvoiceType
  state?: DocumentState
  sending?: SendingFilter
  customerId?: string
}

export const readInvoiceFilter = (search: Record<string, unknown>): InvoiceFilter => {
  const words = text(search.search)
  const customerId = text(search.customerId)
  const type = invoiceTypes.find((each) => each === search.type)
  const state = documentStates.find((each) => each === search.state)
  const view = otherViews.find((each) => each === search.view)
  const sending = sendingFilters.find((each) => each === search.sending)
  return {
    ...(view && { view }),
    ...(words && { search: words }),
    ...(type && { type }),
    ...(state && { state }),
    ...(sending && { sending }),
    ...(customerId && { customerId }),
  }
}
