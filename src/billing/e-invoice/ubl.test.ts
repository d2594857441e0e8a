import { expect, test } from 'vitest'
import type { InvoiceDocument } from '../../contract/invoice.ts'
import { line, now } from '../../orders/order.fixture.ts'
import { billingOf, buyer, composed, orderOf, sources } from '../compose/compose.fixture.ts'
import { composeInvoice } from '../compose/compose.ts'
import { documentNumber } from '../compose/series.ts'
import { isElectronic } from './codes.ts'
import { ublOf } from './ubl.ts'

/** The names of elements in their order, without those inside others. */
const childrenOf = (xml: string, parent: string) => {
  const inner = new RegExp(`<${parent}[ >][^]*</${parent}>`).exec(xml)?.[0] ?? ''
  const names: string[] = []
  let depth = 0
  for (const [, close, name] of inner.matchAll(/<(\/?)([\w:]+)[^>]*>/g)) {
    if (close) depth--
    else if (++depth === 2) names.push((name ?? '').replace(/^c[ab]c:/, ''))
  }
  return names
}

test('UBL: an invoice has its elements in the order of the schema', () => {
  expect(childrenOf(ublOf(composed()), 'Invoice')).toEqual([
    'CustomizationID',
    'ProfileID',
    'ID',
    'IssueDate',
    'DueDate',
    'InvoiceTypeCode',
    'DocumentCurrencyCode',
    'BuyerReference',
    'OrderReference',
    'DespatchDocumentReference',
    'AccountingSupplierParty',
    'AccountingCustomerParty',
    'Delivery',
    'PaymentMeans',
    'AllowanceCharge',
    'TaxTotal',
    'LegalMonetaryTotal',
    'InvoiceLine',
  ])
})

test('UBL: a credit note names its invoice, credits quantities, and is not paid', () => {
  const credit = composeInvoice(
    sources({
      billing: billingOf('CreditNote', [['10', 1]], 2),
      earlier: [composed()],
      number: documentNumber('CreditNote', now, 1),
    }),
  ) as InvoiceDocument
  const xml = ublOf(credit)
  expect(xml).toContain('<cac:InvoiceDocumentReference><cbc:ID>INV-2026-000001</cbc:ID>')
  expect(xml).toContain('<cbc:CreditedQuantity unitCode="C62">1</cbc:CreditedQuantity>')
  expect(xml).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>')
  expect(childrenOf(xml, 'CreditNote')).not.toContain('PaymentMeans')
})

test('UBL: the rounding stands between the gross amount and what is to be paid', () => {
  const order = orderOf([line('10', 200, { unitPrice: { net: 1.02, vat: 0.26, gross: 1.28 } })])
  const xml = ublOf(composed({ order, billing: billingOf('Invoice', [['10', 200]]) }))
  expect(xml).toContain(
    '<cbc:PayableRoundingAmount currencyID="NOK">1.00</cbc:PayableRoundingAmount><cbc:PayableAmount currencyID="NOK">256.00</cbc:PayableAmount>',
  )
})

test('UBL: texts are escaped, and characters that XML cannot have are left out', () => {
  const xml = ublOf(composed({ buyer: { ...buyer, name: 'A & B <"C">\u0001\u001b' } }))
  expect(xml).toContain('<cbc:Name>A &amp; B &lt;&quot;C&quot;&gt;</cbc:Name>')
})

test('UBL: amounts have the decimals of the currency; one with three has no UBL', () => {
  const order = orderOf([line('10', 3, { unitPrice: { net: 1005, vat: 101, gross: 1106 } })], {
    currency: 'JPY',
  })
  const xml = ublOf(
    composed({ order, billing: billingOf('Invoice', [['10', 3]]), buyer: { ...buyer, vatRate: 1000 } }),
  )
  expect(xml).toContain('<cbc:PayableAmount currencyID="JPY">3318</cbc:PayableAmount>')
  expect([isElectronic({ currency: 'JPY' }), isElectronic({ currency: 'KWD' })]).toEqual([true, false])
})
