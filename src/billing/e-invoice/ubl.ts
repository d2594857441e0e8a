// A document as UBL 2.1 by Peppol BIS Billing 3.0 (EHF in Norway), or by EN 16931 alone where a party has no address in Peppol. The order of
// elements is that of the schema.
import type { InvoiceDocument, InvoiceLine, InvoiceParty } from '../../contract/invoice.ts'
import { exponentOf } from '../../platform/currencies.ts'
import {
  clearing,
  creditTransfer,
  danishTransfer,
  freight,
  isPeppol,
  registers,
  sepaTransfer,
  typeCodes,
} from './codes.ts'
import { type Element, element, xmlDocument } from './xml.ts'

const cbc = (name: string, content: string | number | null | undefined, attributes = {}) =>
  element(`cbc:${name}`, content, attributes)
const cac = (name: string, children: (Element | null)[]) => element(`cac:${name}`, children)

const namespace = 'urn:oasis:names:specification:ubl:schema:xsd'
const standard = 'urn:cen.eu:en16931:2017'
const customization = `${standard}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/** What differs between the two kinds. */
const kinds = {
  Invoice: { typeElement: 'InvoiceTypeCode', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  CreditNote: { typeElement: 'CreditNoteTypeCode', line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
} as const

export function ublOf(document: InvoiceDocument): string {
  const { type, currency, totals } = document
  const kind = kinds[type]
  const amount = (name: string, value: number | null) =>
    cbc(name, value === null ? null : value.toFixed(exponentOf(currency)), { currencyID: currency })
  const root = element(
    type,
    [
      cbc('CustomizationID', isPeppol(document) ? customization : standard),
      isPeppol(document) ? cbc('ProfileID', profile) : null,
      cbc('ID', document.number),
      cbc('IssueDate', document.issueDate),
      type === 'Invoice' ? cbc('DueDate', document.dueDate) : null,
      cbc(kind.typeElement, typeCodes[type]),
      cbc('DocumentCurrencyCode', currency),
      cbc('BuyerReference', document.references.buyerReference),
      ...references(document),
      cac('AccountingSupplierParty', [party(document.seller, document.seller.name)]),
      cac('AccountingCustomerParty', [party(document.buyer, null)]),
      delivery(document),
      payment(document),
      ...document.charges.map((charge) => chargeOf(charge, amount)),
      vatTotal(document, amount),
      cac('LegalMonetaryTotal', [
        amount('LineExtensionAmount', totals.lines),
        amount('TaxExclusiveAmount', totals.net),
        amount('TaxInclusiveAmount', totals.gross),
        amount('ChargeTotalAmount', document.charges.length > 0 ? totals.charges : null),
        amount('PayableRoundingAmount', totals.rounding === 0 ? null : totals.rounding),
        amount('PayableAmount', totals.payable),
      ]),
      ...document.lines.map((line) => lineOf(line, kind, amount)),
    ],
    {
      xmlns: `${namespace}:${type}-2`,
      'xmlns:cac': `${namespace}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${namespace}:CommonBasicComponents-2`,
    },
  )
  if (root === null) throw new Error('A document has content.')
  return xmlDocument(root)
}

type AmountOf = (name: string, value: number | null) => Element | null

/** An order of the seller is named beside one of the buyer, which is NA if there is none. */
const references = ({ references: { orderId, purchaseOrder, deliveries, invoices } }: InvoiceDocument) => [
  cac('OrderReference', [cbc('ID', purchaseOrder ?? 'NA'), cbc('SalesOrderID', orderId)]),
  ...invoices.map(({ number, issueDate }) =>
    cac('BillingReference', [
      cac('InvoiceDocumentReference', [cbc('ID', number), cbc('IssueDate', issueDate)]),
    ]),
  ),
  cac('DespatchDocumentReference', [cbc('ID', deliveries.at(-1))]),
]

const address = (name: string, place: Omit<NonNullable<InvoiceDocument['delivery']>, 'date' | 'name'>) =>
  cac(name, [
    cbc('StreetName', place.addressLine1),
    cbc('AdditionalStreetName', place.addressLine2),
    cbc('CityName', place.city),
    cbc('PostalZone', place.postCode),
    cac('Country', [cbc('IdentificationCode', place.country)]),
  ])

const taxScheme = (id: string) => cac('TaxScheme', [cbc('ID', id)])

/** Only the seller has a contact with a name, which German sellers must give. */
function party(of: InvoiceParty, contact: string | null): Element | null {
  const register = registers[of.country]
  return cac('Party', [
    cbc('EndpointID', of.electronicAddress, { schemeID: of.electronicAddressScheme ?? '' }),
    cac('PartyName', [cbc('Name', of.name)]),
    address('PostalAddress', of),
    of.vatId === null ? null : cac('PartyTaxScheme', [cbc('CompanyID', of.vatId), taxScheme('VAT')]),
    of.register ? cac('PartyTaxScheme', [cbc('CompanyID', of.register), taxScheme('TAX')]) : null,
    cac('PartyLegalEntity', [
      cbc('RegistrationName', of.name),
      cbc('CompanyID', of.organisationNumber, register ? { schemeID: register } : {}),
    ]),
    cac('Contact', [cbc('Name', contact), cbc('Telephone', of.phone), cbc('ElectronicMail', of.email)]),
  ])
}

const delivery = ({ delivery: place }: InvoiceDocument) =>
  place &&
  cac('Delivery', [
    cbc('ActualDeliveryDate', place.date),
    cac('DeliveryLocation', [address('Address', place)]),
    cac('DeliveryParty', [cac('PartyName', [cbc('Name', place.name)])]),
  ])

/** Germany wants to know of a credit note too how it is paid. */
const payment = ({ payment: how, seller, buyer }: InvoiceDocument) => {
  if (how === null)
    return seller.country === 'DE' && buyer.country === 'DE'
      ? cac('PaymentMeans', [cbc('PaymentMeansCode', clearing)])
      : null
  const { code, account, branch } =
    seller.country === 'DK'
      ? danishAccount(how)
      : { code: creditTransfer, account: how.iban ?? how.bankAccount, branch: null }
  return cac('PaymentMeans', [
    cbc('PaymentMeansCode', code),
    cbc('PaymentID', how.reference),
    cac('PayeeFinancialAccount', [
      cbc('ID', account),
      cac('FinancialInstitutionBranch', [cbc('ID', branch)]),
    ]),
  ])
}

/** A national account begins with the four digits of its registration number. */
const danishAccount = ({ iban, bankAccount }: NonNullable<InvoiceDocument['payment']>) =>
  bankAccount === null
    ? { code: sepaTransfer, account: iban, branch: null }
    : { code: danishTransfer, account: bankAccount.slice(4), branch: bankAccount.slice(0, 4) }

const category = (name: string, id: string, rate: number, reasons: (Element | null)[] = []) =>
  cac(name, [cbc('ID', id), cbc('Percent', rate), ...reasons, taxScheme('VAT')])

const chargeOf = (charge: InvoiceLine, amount: AmountOf) =>
  cac('AllowanceCharge', [
    cbc('ChargeIndicator', 'true'),
    cbc('AllowanceChargeReasonCode', freight),
    cbc('AllowanceChargeReason', charge.name),
    amount('Amount', charge.net),
    category('TaxCategory', charge.vatCategory, charge.vatRate),
  ])

const vatTotal = ({ vat, totals }: InvoiceDocument, amount: AmountOf) =>
  cac('TaxTotal', [
    amount('TaxAmount', totals.vat),
    ...vat.map((sum) =>
      cac('TaxSubtotal', [
        amount('TaxableAmount', sum.taxable),
        amount('TaxAmount', sum.amount),
        category('TaxCategory', sum.category, sum.rate, [
          cbc('TaxExemptionReasonCode', sum.reasonCode),
          cbc('TaxExemptionReason', sum.reason),
        ]),
      ]),
    ),
  ])

const lineOf = (line: InvoiceLine, kind: (typeof kinds)[keyof typeof kinds], amount: AmountOf) =>
  cac(kind.line, [
    cbc('ID', line.lineNumber),
    cbc(kind.quantity, line.quantity, { unitCode: line.unitCode }),
    amount('LineExtensionAmount', line.net),
    cac('OrderLineReference', [cbc('LineID', line.orderLineNumber)]),
    cac('Item', [
      cbc('Name', line.name),
      cac('SellersItemIdentification', [cbc('ID', line.materialNumber)]),
      category('ClassifiedTaxCategory', line.vatCategory, line.vatRate),
    ]),
    cac('Price', [amount('PriceAmount', line.unitNet)]),
  ])
