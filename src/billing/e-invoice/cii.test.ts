import { expect, test } from 'vitest'
import type { InvoiceDocument } from '../../contract/invoice.ts'
import { now } from '../../orders/order.fixture.ts'
import { billingOf, composed, orderOf, sources, usualOrder } from '../compose/compose.fixture.ts'
import { composeInvoice } from '../compose/compose.ts'
import { documentNumber } from '../compose/series.ts'
import { ciiOf } from './cii.ts'

/** The names of elements directly inside a part, in their order. */
const childrenOf = (xml: string, parent: string) => {
  const inner = new RegExp(`<ram:${parent}[ >][^]*</ram:${parent}>`).exec(xml)?.[0] ?? ''
  const names: string[] = []
  let depth = 0
  for (const [, close, name] of inner.matchAll(/<(\/?)([\w:]+)[^>]*>/g)) {
    if (close) depth--
    else if (++depth === 2) names.push((name ?? '').replace(/^ram:/, ''))
  }
  return names
}

test('CII: an invoice has its elements in the order of the schema', () => {
  const xml = ciiOf(
    composed({
      order: { ...usualOrder(), references: { billingReference: 'PO-7', deliveryReference: null } },
    }),
  )
  expect(childrenOf(xml, 'ApplicableHeaderTradeAgreement')).toEqual([
    'BuyerReference',
    'SellerTradeParty',
    'BuyerTradeParty',
    'SellerOrderReferencedDocument',
    'BuyerOrderReferencedDocument',
  ])
  expect(childrenOf(xml, 'SellerTradeParty')).toEqual([
    'Name',
    'SpecifiedLegalOrganization',
    'DefinedTradeContact',
    'PostalTradeAddress',
    'URIUniversalCommunication',
    'SpecifiedTaxRegistration',
    'SpecifiedTaxRegistration',
  ])
  expect(childrenOf(xml, 'ApplicableHeaderTradeSettlement')).toEqual([
    'PaymentReference',
    'InvoiceCurrencyCode',
    'SpecifiedTradeSettlementPaymentMeans',
    'ApplicableTradeTax',
    'SpecifiedTradeAllowanceCharge',
    'SpecifiedTradePaymentTerms',
    'SpecifiedTradeSettlementHeaderMonetarySummation',
  ])
  expect(xml).toContain('<ram:DuePayableAmount>376.25</ram:DuePayableAmount>')
  expect(xml).toContain('<ram:ID schemeID="FC">Foretaksregisteret</ram:ID>')
})

test('CII: a credit note names its invoice, and is not paid', () => {
  const credit = composeInvoice(
    sources({
      billing: billingOf('CreditNote', [['10', 1]], 2),
      earlier: [composed()],
      number: documentNumber('CreditNote', now, 1),
    }),
  ) as InvoiceDocument
  const xml = ciiOf(credit)
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>')
  expect(xml).toContain(
    '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>INV-2026-000001</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20260301</qdt:DateTimeString>',
  )
  expect(xml).not.toContain('PaymentMeans')
})

test('CII: what is delivered nowhere has an empty delivery, which the schema wants', () => {
  expect(ciiOf(composed({ order: orderOf(usualOrder().orderLines, { deliveries: [] }) }))).toContain(
    '<ram:ApplicableHeaderTradeDelivery></ram:ApplicableHeaderTradeDelivery>',
  )
})
