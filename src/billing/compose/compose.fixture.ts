// Orders, company and accounts for tests of documents.
import type { InvoiceDocument } from '../../contract/invoice.ts'
import type { Billing, Order, OrderLine } from '../../contract/order.ts'
import { deliveryLine, line, now, stored } from '../../orders/order.fixture.ts'
import { noCompany } from '../company/company.ts'
import { composeInvoice, type InvoiceSources, NotBillable } from './compose.ts'
import { documentNumber } from './series.ts'

export const company = {
  ...noCompany,
  legalName: 'Nordlys Maskin AS',
  organisationNumber: '987654325',
  vatId: 'NO987654325MVA',
  addressLine1: 'Verkstedveien 4',
  postCode: '0277',
  city: 'Oslo',
  country: 'NO',
  iban: 'NO9386011117947',
  bankAccount: '86011117947',
  email: 'faktura@nordlys.example',
  languages: ['nb'],
}

export const buyer = { name: 'Fjord Data AS', country: 'NO', vatRate: 2500, billing: null }

export const address = {
  name: 'Receiver',
  addressLine1: 'Storgata 1',
  addressLine2: null,
  postCode: '0155',
  city: 'Oslo',
  country: 'NO',
  contactPersonName: null,
  phone: null,
  mobilePhone: null,
  email: 'r@fjord.example',
  globalLocationNumber: null,
}

export const orderOf = (orderLines: OrderLine[], other: Partial<Order> = {}): Order =>
  stored(
    {},
    {
      orderLines,
      deliveries: [
        {
          deliveryId: 'O-D1',
          trackingNumber: null,
          events: { shipped: '2026-02-28T10:00:00.000Z' },
          deliveryLines: [],
          collectionPoint: null,
          deliveryAddress: address,
        },
      ],
      expectedDeliveries: [],
      ...other,
    },
  ).order

export const billingOf = (type: Billing['type'], lines: [string, number][], number = 1): Billing => ({
  billingId: `O-B${number}`,
  events: {},
  type,
  billingLine: lines.map(([orderLineNumber, quantity], index) => ({
    lineNumber: String((index + 1) * 10),
    quantity,
    orderLineNumber,
    serialNumbers: [],
  })),
})

export const usualOrder = () =>
  orderOf([line('10', 3, { unitPrice: { net: 100, vat: 25, gross: 125 } }), deliveryLine('20')])

export const sources = (other: Partial<InvoiceSources> = {}): InvoiceSources => ({
  order: usualOrder(),
  billing: billingOf('Invoice', [
    ['10', 3],
    ['20', 1],
  ]),
  company,
  buyer,
  earlier: [],
  number: documentNumber('Invoice', now, 1),
  now,
  ...other,
})

export function composed(other: Partial<InvoiceSources> = {}): InvoiceDocument {
  const document = composeInvoice(sources(other))
  if (document instanceof NotBillable) throw document
  return document
}
