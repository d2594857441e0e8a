// What each VAT category needs: BR-S, BR-Z, BR-E, BR-AE, BR-IC and BR-G of EN 16931.
import { filled, inCategory, type Rule } from './rule.ts'

const sellerVatId: Rule['holds'] = ({ seller }) => filled(seller.vatId)
const setVatId = 'Set the VAT id on the page Company.'
const withoutVat: Rule['holds'] = ({ vat }) => vat.every(({ amount, rate }) => amount === 0 && rate === 0)
const hasReason: Rule['holds'] = ({ vat }) => vat.every(({ reason }) => filled(reason))
const buyerIsKnown: Rule['holds'] = ({ buyer }) => filled(buyer.vatId) || filled(buyer.organisationNumber)

export const vatRules: readonly Rule[] = [
  {
    id: 'BR-S-02',
    holds: inCategory('S', sellerVatId),
    message: `A sale with VAT needs the VAT id of the company. ${setVatId}`,
  },
  {
    id: 'BR-S-05',
    holds: inCategory('S', ({ lines }) => lines.every(({ vatRate }) => vatRate > 0)),
    message: 'A line with VAT has the rate 0.',
  },
  {
    id: 'BR-Z-02',
    holds: inCategory('Z', sellerVatId),
    message: `A sale at the zero rate needs the VAT id of the company. ${setVatId}`,
  },
  { id: 'BR-Z-05', holds: inCategory('Z', withoutVat), message: 'A sale at the zero rate has VAT.' },
  {
    id: 'BR-E-02',
    holds: inCategory('E', sellerVatId),
    message: `An exempt sale needs the VAT id of the company. ${setVatId}`,
  },
  { id: 'BR-E-09', holds: inCategory('E', withoutVat), message: 'An exempt sale has VAT.' },
  {
    id: 'BR-E-10',
    holds: inCategory('E', hasReason),
    message: 'An exempt sale needs a reason. Set the reason for the account.',
  },
  {
    id: 'BR-AE-02',
    holds: inCategory('AE', (document) => sellerVatId(document) && buyerIsKnown(document)),
    message: `Reverse charge needs the VAT id of the company and a VAT id or an organisation number of the buyer. Set them on the pages of company and account.`,
  },
  { id: 'BR-AE-09', holds: inCategory('AE', withoutVat), message: 'A sale with reverse charge has VAT.' },
  {
    id: 'BR-IC-02',
    holds: inCategory('K', ({ seller, buyer }) => filled(seller.vatId) && filled(buyer.vatId)),
    message: 'A supply within the EU needs the VAT ids of company and buyer. Set the VAT id of the account.',
  },
  { id: 'BR-IC-09', holds: inCategory('K', withoutVat), message: 'A supply within the EU has VAT.' },
  {
    id: 'BR-IC-11',
    holds: inCategory('K', ({ delivery }) => filled(delivery?.date)),
    message: 'A supply within the EU needs the day of delivery. Ship the goods first.',
  },
  {
    id: 'BR-IC-12',
    holds: inCategory('K', ({ delivery }) => filled(delivery?.country)),
    message: 'A supply within the EU needs the country of delivery.',
  },
  {
    id: 'BR-G-02',
    holds: inCategory('G', sellerVatId),
    message: `An export needs the VAT id of the company. ${setVatId}`,
  },
  { id: 'BR-G-09', holds: inCategory('G', withoutVat), message: 'An export has VAT.' },
]
