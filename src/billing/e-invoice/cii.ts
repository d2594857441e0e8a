// A document as Cross Industry Invoice by EN 16931, which Factur-X and ZUGFeRD embed. The order of elements is that of the schema.
import type { InvoiceDocument, InvoiceLine, InvoiceParty } from '../../contract/invoice.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { creditTransfer, freight, registers, typeCodes } from './codes.ts'
import { type Element, element, xmlDocument } from './xml.ts'

const ram = (name: string, content: Parameters<typeof element>[1], attributes = {}) =>
  element(`ram:${name}`, content, attributes)

const namespace = 'urn:un:unece:uncefact:data:standard'
const guideline = 'urn:cen.eu:en16931:2017'

/** YYYYMMDD. */
const day = (name: string, date: string | null | undefined, type: 'udt' | 'qdt' = 'udt') =>
  ram(name, [element(`${type}:DateTimeString`, date?.replaceAll('-', ''), { format: '102' })])

type AmountOf = (name: string, value: number | null, attributes?: Record<string, string>) => Element | null

export function ciiOf(document: InvoiceDocument): string {
  const exponent = exponentOf(document.currency)
  const amount: AmountOf = (name, value, attributes = {}) =>
    ram(name, value === null ? null : value.toFixed(exponent), attributes)
  const root = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', guideline)]),
      ]),
      element('rsm:ExchangedDocument', [
        ram('ID', document.number),
        ram('TypeCode', typeCodes[document.type]),
        day('IssueDateTime', document.issueDate),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...document.lines.map((line) => lineOf(line, amount)),
        agreement(document),
        delivery(document),
        settlement(document, amount),
      ]),
    ],
    {
      'xmlns:rsm': `${namespace}:CrossIndustryInvoice:100`,
      'xmlns:ram': `${namespace}:ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:qdt': `${namespace}:QualifiedDataType:100`,
      'xmlns:udt': `${namespace}:UnqualifiedDataType:100`,
    },
  )
  if (root === null) throw new Error('A document has content.')
  return xmlDocument(root)
}

const vat = (category: string, rate: number) => [
  ram('TypeCode', 'VAT'),
  ram('CategoryCode', category),
  ram('RateApplicablePercent', rate),
]

const lineOf = (line: InvoiceLine, amount: AmountOf) =>
  ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [ram('LineID', line.lineNumber)]),
    ram('SpecifiedTradeProduct', [ram('SellerAssignedID', line.materialNumber), ram('Name', line.name)]),
    ram('SpecifiedLineTradeAgreement', [
      ram('BuyerOrderReferencedDocument', [ram('LineID', line.orderLineNumber)]),
      ram('NetPriceProductTradePrice', [amount('ChargeAmount', line.unitNet)]),
    ]),
    ram('SpecifiedLineTradeDelivery', [ram('BilledQuantity', line.quantity, { unitCode: line.unitCode })]),
    ram('SpecifiedLineTradeSettlement', [
      ram('ApplicableTradeTax', vat(line.vatCategory, line.vatRate)),
      ram('SpecifiedTradeSettlementLineMonetarySummation', [amount('LineTotalAmount', line.net)]),
    ]),
  ])

const agreement = ({ seller, buyer, references }: InvoiceDocument) =>
  ram('ApplicableHeaderTradeAgreement', [
    ram('BuyerReference', references.buyerReference),
    ram('SellerTradeParty', party(seller, seller.name)),
    ram('BuyerTradeParty', party(buyer, null)),
    ram('SellerOrderReferencedDocument', [ram('IssuerAssignedID', references.orderId)]),
    ram('BuyerOrderReferencedDocument', [ram('IssuerAssignedID', references.purchaseOrder)]),
  ])

const address = (place: Omit<NonNullable<InvoiceDocument['delivery']>, 'date' | 'name'>) =>
  ram('PostalTradeAddress', [
    ram('PostcodeCode', place.postCode),
    ram('LineOne', place.addressLine1),
    ram('LineTwo', place.addressLine2),
    ram('CityName', place.city),
    ram('CountryID', place.country),
  ])

/** VA is the VAT id; FC has what a seller must say about its registration. */
function party(of: InvoiceParty, contact: string | null): (Element | null)[] {
  const register = registers[of.country]
  return [
    ram('Name', of.name),
    ram('SpecifiedLegalOrganization', [
      ram('ID', of.organisationNumber, register ? { schemeID: register } : {}),
    ]),
    ram('DefinedTradeContact', [
      ram('PersonName', contact),
      ram('TelephoneUniversalCommunication', [ram('CompleteNumber', of.phone)]),
      ram('EmailURIUniversalCommunication', [ram('URIID', of.email)]),
    ]),
    address(of),
    ram('URIUniversalCommunication', [
      ram('URIID', of.electronicAddress, { schemeID: of.electronicAddressScheme ?? '' }),
    ]),
    ram('SpecifiedTaxRegistration', [ram('ID', of.vatId, { schemeID: 'VA' })]),
    ram('SpecifiedTaxRegistration', [ram('ID', of.register, { schemeID: 'FC' })]),
  ]
}

/** The schema wants it even if it is empty. */
const delivery = ({ delivery: place, references }: InvoiceDocument): Element => {
  const despatch = ram('DespatchAdviceReferencedDocument', [
    ram('IssuerAssignedID', references.deliveries.at(-1)),
  ])
  const where = place && [
    ram('ShipToTradeParty', [ram('Name', place.name), address(place)]),
    ram('ActualDeliverySupplyChainEvent', [day('OccurrenceDateTime', place.date)]),
  ]
  const content = [...(where ?? []), despatch].filter((child) => child !== null)
  return { name: 'ram:ApplicableHeaderTradeDelivery', attributes: {}, content }
}

const payment = ({ payment: how }: InvoiceDocument) =>
  how &&
  ram('SpecifiedTradeSettlementPaymentMeans', [
    ram('TypeCode', creditTransfer),
    ram('PayeePartyCreditorFinancialAccount', [
      how.iban === null ? ram('ProprietaryID', how.bankAccount) : ram('IBANID', how.iban),
    ]),
  ])

const settlement = (document: InvoiceDocument, amount: AmountOf) => {
  const { currency, totals, references, dueDate } = document
  return ram('ApplicableHeaderTradeSettlement', [
    ram('PaymentReference', document.payment?.reference),
    ram('InvoiceCurrencyCode', currency),
    payment(document),
    ...document.vat.map((sum) =>
      ram('ApplicableTradeTax', [
        amount('CalculatedAmount', sum.amount),
        ram('TypeCode', 'VAT'),
        ram('ExemptionReason', sum.reason),
        amount('BasisAmount', sum.taxable),
        ram('CategoryCode', sum.category),
        ram('ExemptionReasonCode', sum.reasonCode),
        ram('RateApplicablePercent', sum.rate),
      ]),
    ),
    ...document.charges.map((charge) => chargeOf(charge, amount)),
    ram('SpecifiedTradePaymentTerms', [day('DueDateDateTime', dueDate)]),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      amount('LineTotalAmount', totals.lines),
      amount('ChargeTotalAmount', document.charges.length > 0 ? totals.charges : null),
      amount('TaxBasisTotalAmount', totals.net),
      amount('TaxTotalAmount', totals.vat, { currencyID: currency }),
      amount('RoundingAmount', totals.rounding === 0 ? null : totals.rounding),
      amount('GrandTotalAmount', totals.gross),
      amount('DuePayableAmount', totals.payable),
    ]),
    ...references.invoices.map(({ number, issueDate }) =>
      ram('InvoiceReferencedDocument', [
        ram('IssuerAssignedID', number),
        day('FormattedIssueDateTime', issueDate, 'qdt'),
      ]),
    ),
  ])
}

const chargeOf = (charge: InvoiceLine, amount: AmountOf) =>
  ram('SpecifiedTradeAllowanceCharge', [
    ram('ChargeIndicator', [element('udt:Indicator', 'true')]),
    amount('ActualAmount', charge.net),
    ram('ReasonCode', freight),
    ram('Reason', charge.name),
    ram('CategoryTradeTax', vat(charge.vatCategory, charge.vatRate)),
  ])
