import { exampleAddress } from '../../contract/example-draft.ts'
import type { InvoiceDocument, InvoiceSummary } from '../../contract/invoice.ts'
import { rulesVersion } from '../rules/rules-version.ts'

const party = {
  organisationNumber: '987654325',
  vatId: 'NO987654325MVA',
  addressLine1: 'Storgata 1',
  addressLine2: null,
  postCode: '0155',
  city: 'Oslo',
  country: 'NO',
  phone: null,
  electronicAddressScheme: '0192',
  electronicAddress: '987654325',
}
const { name, addressLine1, addressLine2, postCode, city, country } = exampleAddress

export const exampleDocument: InvoiceDocument = {
  billingId: '7K3MX-9QF2T-B1',
  type: 'Invoice',
  number: 'INV-2026-000001',
  issueDate: '2026-01-20',
  dueDate: '2026-02-03',
  currency: 'NOK',
  language: 'en',
  seller: { ...party, name: 'Nordlys Maskin AS', email: 'post@shop.example' },
  buyer: { ...party, name: 'Fjord Data AS', email: 'invoice@fjorddata.example' },
  delivery: { date: '2026-01-19', name, addressLine1, addressLine2, postCode, city, country },
  references: {
    orderId: '7K3MX-9QF2T',
    purchaseOrder: 'PO-4711',
    buyerReference: 'PO-4711',
    deliveries: ['7K3MX-9QF2T-D1'],
    invoices: [],
  },
  lines: [
    {
      lineNumber: '1',
      orderLineNumber: '10',
      materialNumber: 'cpu-1',
      name: 'Processor',
      quantity: 2,
      unitCode: 'C62',
      unitNet: 1000,
      unitGross: 1250,
      net: 2000,
      vatCategory: 'S',
      vatRate: 25,
      serialNumbers: [],
      creditedBillingId: null,
    },
  ],
  charges: [],
  vat: [{ category: 'S', rate: 25, taxable: 2000, amount: 500, reason: null, reasonCode: null }],
  totals: { lines: 2000, charges: 0, net: 2000, vat: 500, gross: 2500, rounding: 0, payable: 2500 },
  payment: { iban: 'NO9386011117947', bankAccount: '86011117947', reference: '20260000011' },
  rules: rulesVersion,
}

export const exampleSummary: InvoiceSummary = {
  billingId: '7K3MX-9QF2T-B1',
  orderId: '7K3MX-9QF2T',
  customerId: '100001',
  type: 'Invoice',
  number: 'INV-2026-000001',
  issuedAt: '2026-01-20T09:30:00.000Z',
  dueDate: '2026-02-03',
  buyer: 'Fjord Data AS',
  currency: 'NOK',
  net: 2000,
  vat: 500,
  payable: 2500,
}
