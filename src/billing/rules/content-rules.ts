// What every document must say: BR-* of EN 16931, and what Peppol wants besides.
import { isCountry } from '../../platform/codes.ts'
import { isCurrency } from '../../platform/currencies.ts'
import { schemeProblem } from '../../platform/identifiers/electronic-address.ts'
import { filled, type Rule } from './rule.ts'

const isScheme = (scheme: string | null) => scheme !== null && schemeProblem(scheme) === undefined

export const contentRules: readonly Rule[] = [
  {
    id: 'BR-05',
    holds: ({ currency }) => isCurrency(currency),
    message: 'The order has no currency of ISO 4217.',
  },
  {
    id: 'BR-06',
    holds: ({ seller }) => filled(seller.name),
    message: 'The company has no legal name. Set it on the page Company.',
  },
  {
    id: 'BR-07',
    holds: ({ buyer }) => filled(buyer.name),
    message: 'The buyer has no name. Set a name for the account.',
  },
  {
    id: 'BR-08',
    holds: ({ seller }) => filled(seller.addressLine1) && filled(seller.postCode) && filled(seller.city),
    message: 'The company has no complete address. Set address, post code and city on the page Company.',
  },
  {
    id: 'BR-09',
    holds: ({ seller }) => isCountry(seller.country),
    message: 'The company has no country. Set it on the page Company.',
  },
  {
    id: 'BR-11',
    holds: ({ buyer }) => isCountry(buyer.country),
    message: 'The buyer has no country. Set it for the account.',
  },
  {
    id: 'BR-16',
    holds: ({ lines }) => lines.length > 0,
    message: 'The billing has no lines.',
  },
  {
    id: 'BR-22',
    holds: ({ lines, charges }) => [...lines, ...charges].every(({ quantity }) => quantity > 0),
    message: 'A line has no units.',
  },
  {
    id: 'BR-25',
    holds: ({ lines }) => lines.every(({ name }) => filled(name)),
    message: 'A line has no name.',
  },
  {
    id: 'BR-27',
    holds: ({ lines }) => lines.every(({ unitNet }) => unitNet >= 0),
    message: 'A unit price is negative.',
  },
  {
    id: 'BR-50',
    holds: ({ payment }) => payment === null || filled(payment.iban) || filled(payment.bankAccount),
    message: 'The company has no bank account. Set an IBAN or a national account number on the page Company.',
  },
  {
    id: 'BR-55',
    holds: ({ type, references }) =>
      type === 'Invoice' || references.invoices.every(({ number }) => filled(number)),
    message: 'The credit note does not name its invoices.',
  },
  {
    id: 'BR-CO-25',
    holds: ({ dueDate, totals, type }) => type !== 'Invoice' || totals.payable <= 0 || filled(dueDate),
    message: 'The invoice has no due date.',
  },
  {
    id: 'BR-CO-26',
    holds: ({ seller }) => filled(seller.organisationNumber) || filled(seller.vatId),
    message: 'The company has neither an organisation number nor a VAT id. Set one on the page Company.',
  },
  {
    id: 'BR-CL-25',
    holds: ({ seller, buyer }) =>
      [seller, buyer].every(({ electronicAddressScheme: scheme }) => scheme === null || isScheme(scheme)),
    message:
      'The scheme of an electronic address is not in the EAS list, or Peppol removed it in May 2026. Correct it for the account.',
  },
  {
    id: 'PEPPOL-EN16931-R003',
    holds: ({ references }) => filled(references.buyerReference) || filled(references.purchaseOrder),
    message: 'The document has neither a buyer reference nor a purchase order.',
  },
  {
    id: 'PEPPOL-EN16931-R020',
    holds: ({ seller }) => filled(seller.electronicAddress),
    message:
      'The company has no electronic address. Set its organisation number, or its email address on the page Company.',
  },
]
