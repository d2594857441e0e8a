// What Peppol BIS Billing wants of sellers in some countries besides. A document that is not written by it need not keep them.
import type { InvoiceDocument, InvoiceParty } from '../../contract/invoice.ts'
import { isPeppol } from '../e-invoice/codes.ts'
import { filled, type Rule } from './rule.ts'

const from =
  (country: string, holds: Rule['holds']): Rule['holds'] =>
  (document) =>
    document.seller.country !== country || !isPeppol(document) || holds(document)

const within = (country: string, holds: Rule['holds']): Rule['holds'] =>
  from(country, (document) => document.buyer.country !== country || holds(document))

const hasTown = (place: Pick<InvoiceParty, 'city' | 'postCode'> | null) =>
  place === null || (filled(place.city) && filled(place.postCode))
const hasStreet = ({ addressLine1 }: InvoiceParty) => filled(addressLine1)
const delivery = (document: InvoiceDocument) => hasTown(document.delivery)

export const nationalRules: readonly Rule[] = [
  {
    id: 'DE-R-006',
    holds: within('DE', ({ seller }) => (seller.phone?.match(/\d/g)?.length ?? 0) >= 3),
    message: 'Sellers in Germany state a telephone number. Set it on the page Company.',
  },
  {
    id: 'DE-R-007',
    holds: within('DE', ({ seller }) => filled(seller.email)),
    message: 'Sellers in Germany state an email address. Set it on the page Company.',
  },
  {
    id: 'DE-R-009',
    holds: within('DE', ({ buyer }) => hasTown(buyer)),
    message: 'In Germany, the buyer needs post code and city. Set the invoice address of the account.',
  },
  {
    id: 'DE-R-011',
    holds: within('DE', delivery),
    message: 'In Germany, the place of delivery needs post code and city.',
  },
  {
    id: 'DK-R-002',
    holds: from('DK', ({ seller }) => filled(seller.organisationNumber)),
    message: 'Sellers in Denmark state their organisation number (CVR). Set it on the page Company.',
  },
  {
    id: 'IS-R-002',
    holds: from('IS', ({ seller }) => filled(seller.organisationNumber)),
    message: 'Sellers in Iceland state their organisation number. Set it on the page Company.',
  },
  {
    id: 'IS-R-004',
    holds: within('IS', ({ buyer }) => filled(buyer.organisationNumber)),
    message: 'In Iceland, the buyer needs an organisation number. Set it for the account.',
  },
  {
    id: 'IS-R-005',
    holds: within('IS', ({ buyer }) => hasStreet(buyer) && filled(buyer.postCode)),
    message: 'In Iceland, the buyer needs street and post code. Set the invoice address of the account.',
  },
  {
    id: 'NL-R-004',
    holds: within('NL', ({ buyer }) => hasStreet(buyer) && hasTown(buyer)),
    message:
      'In the Netherlands, the buyer needs street, post code and city. Set the invoice address of the account.',
  },
]
