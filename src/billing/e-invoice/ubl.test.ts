import { expect, test } from 'vitest'
import type { InvoiceDocument } from '../../contract/invoice.ts'
import { line, now } from '../../orders/order.fixture.ts'
import { billingOf, buyer, company, composed, orderOf, sources } from '../compose/compose.fixture.ts'
import { composeInvoice } from '../compose/compose.ts'
import { documentNumber } from '../compose/series.ts'
import { brokenRules } from '../rules/check-rules.ts'
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

const ofAccount = (billing: object) => ({ ...buyer, billing: { ...billing } as never })
const inPeppol = () => composed({ buyer: ofAccount({ organisationNumber: '123456785' }) })

test('UBL: it claims the rules of Peppol only between parties that have addresses there', () => {
  const peppol = '#urn:fdc:peppol.eu:2017:poacc:billing:3.0<'
  expect(ublOf(inPeppol())).toContain(peppol)
  for (const billing of [{}, { email: 'invoices@fjord.example' }]) {
    const xml = ublOf(composed({ buyer: ofAccount(billing) }))
    expect(xml).toContain('<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>')
    expect(xml).not.toContain('ProfileID')
  }
})

test('UBL: a Danish seller is paid to a registration number and an account, or by IBAN', () => {
  const danish = { ...company, country: 'DK', organisationNumber: '10150817', vatId: 'DK10150817' }
  const national = ublOf(composed({ company: { ...danish, bankAccount: '00400440116243' } }))
  expect(national).toContain('<cbc:PaymentMeansCode>42</cbc:PaymentMeansCode>')
  expect(national).toContain(
    '<cbc:ID>0440116243</cbc:ID><cac:FinancialInstitutionBranch><cbc:ID>0040</cbc:ID>',
  )
  const byIban = ublOf(composed({ company: { ...danish, bankAccount: null } }))
  expect(byIban).toContain('<cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>')
})

test('UBL: a German seller names its contact, and a credit note how it is cleared', () => {
  const german = { ...company, country: 'DE', organisationNumber: null, vatId: 'DE123456789' }
  const parties = {
    company: { ...german, phone: '+49 40 123456' },
    buyer: { ...ofAccount({ vatId: 'DE811907980', city: 'Hamburg', postCode: '20095' }), country: 'DE' },
  }
  expect(brokenRules(composed(parties))).toEqual([])
  const withoutPhone = { ...parties, company: german }
  expect(brokenRules(composed(withoutPhone)).map(({ rule }) => rule)).toEqual(['DE-R-006'])
  const credit = composed({
    ...parties,
    billing: billingOf('CreditNote', [['10', 1]], 2),
    earlier: [composed(parties)],
    number: documentNumber('CreditNote', now, 1),
  })
  const xml = ublOf(credit)
  expect(xml).toContain(`<cac:Contact><cbc:Name>${company.legalName}</cbc:Name>`)
  expect(xml).toContain(
    '<cac:PaymentMeans><cbc:PaymentMeansCode>97</cbc:PaymentMeansCode></cac:PaymentMeans>',
  )
})

test('UBL: an invoice has its elements in the order of the schema', () => {
  expect(childrenOf(ublOf(inPeppol()), 'Invoice')).toEqual([
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
