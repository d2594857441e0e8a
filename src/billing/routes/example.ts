import { exampleAddress } from '../../contract/example-draft.ts'
import type { InvoiceDocument, InvoiceSending, InvoiceSummary } from '../../contract/invoice.ts'
import type { PaymentView } from '../../contract/payment.ts'
import type { AccountStatement } from '../../contract/statement.ts'
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
  register: null,
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
  seller: { ...party, name: 'Nordlys Maskin AS', email: 'post@shop.example', register: 'Foretaksregisteret' },
  logo: null,
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
  billTo: '100001',
  type: 'Invoice',
  number: 'INV-2026-000001',
  issuedAt: '2026-01-20T09:30:00.000Z',
  issueDate: '2026-01-20',
  issuedBy: 'Service',
  formats: ['pdf', 'ubl', 'cii'],
  dueDate: '2026-02-03',
  buyer: 'Fjord Data AS',
  currency: 'NOK',
  net: 2000,
  vat: 500,
  payable: 2500,
  settled: 0,
  open: 2500,
  state: 'issued',
}

export const examplePayment: PaymentView = {
  paymentId: '019bd2c0-6a7e-7000-8000-3c1f5f0a9b11',
  bankReference: '20260203-000117',
  kind: 'Received',
  state: 'matched',
  receivedOn: '2026-02-03',
  bookedAt: '2026-02-03T06:00:00.000Z',
  currency: 'NOK',
  amount: 2500,
  allocated: 2500,
  notOurs: 0,
  left: 0,
  customerId: '100001',
  reference: '20260000011',
  message: null,
  payer: 'Fjord Data AS',
  payerAccount: null,
  remark: null,
  allocations: [
    {
      billingId: '7K3MX-9QF2T-B1',
      number: 'INV-2026-000001',
      amount: 2500,
      allocatedAt: '2026-02-03T06:00:00.000Z',
    },
  ],
  suggestions: [],
}

export const exampleStatement: AccountStatement = {
  customerId: '100001',
  name: 'Fjord Data AS',
  from: '2026-01-01T00:00:00.000Z',
  to: '2026-02-01T00:00:00.000Z',
  credit: {
    currency: 'NOK',
    limit: 50_000,
    open: 12_500,
    left: 37_500,
    countedAt: '2026-01-31T08:00:00.000Z',
  },
  currencies: [
    {
      currency: 'NOK',
      opening: 0,
      closing: 2500,
      open: 2500,
      overdue: 0,
      onAccount: 0,
      entries: [
        {
          at: '2026-01-20T09:30:00.000Z',
          type: 'Invoice',
          number: 'INV-2026-000001',
          billingId: '7K3MX-9QF2T-B1',
          orderId: '7K3MX-9QF2T',
          receivedOn: null,
          amount: 2500,
          balance: 2500,
        },
      ],
    },
  ],
  openItems: [exampleSummary],
}

export const exampleSending: InvoiceSending = {
  state: 'sent',
  way: 'email',
  to: 'invoice@fjorddata.example',
  at: '2026-01-20T09:00:05.000Z',
  error: null,
}
