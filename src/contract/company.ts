import Type, { type Static } from 'typebox'
import { mapped, paymentTerms, postalMembers, registeredMembers } from './account-billing.ts'
import { Version } from './administration.ts'
import { Int32, Maybe, Nullable, type ReadOf, Text } from './types.ts'

const members = {
  ...registeredMembers,
  ...postalMembers,
  iban: Text('text', { description: 'Spaces are removed.', examples: ['NO9386011117947'] }),
  bankAccount: Text('text', {
    description: 'The national number of the account; those of NO are checked.',
    examples: ['86011117947'],
  }),
  email: Text('text', { description: 'For questions about invoices.', examples: ['post@shop.example'] }),
  phone: Text(),
  logo: Text('text', { description: 'The `url` of an uploaded picture.' }),
}

const languages = Type.Array(Text('text', { examples: ['nb'] }), {
  maxItems: 20,
  description: 'Two letters each. Papers are written in the first one unless the account has another.',
})

const isInForetaksregisteret = {
  description:
    'Whether a Norwegian company is in Foretaksregisteret, which its papers must say; true if missing, and without a meaning elsewhere.',
}

/** A missing member is empty: the company is replaced as a whole. */
export const NewCompany = Type.Object(
  {
    ...mapped(members, Maybe),
    paymentTermsDays: Maybe(paymentTerms('Days until an invoice is due; 14 if missing.')),
    languages: Maybe(languages),
    isInForetaksregisteret: Maybe(Type.Boolean(isInForetaksregisteret)),
  },
  { title: 'NewCompany' },
)
export type NewCompany = ReadOf<typeof NewCompany>

const companyMembers = {
  ...mapped(members, Nullable),
  paymentTermsDays: Int32({ description: 'Days until an invoice is due.' }),
  languages,
  isInForetaksregisteret: Type.Boolean(isInForetaksregisteret),
}

export const Company = Type.Object(companyMembers, { title: 'CompanyData' })
export type Company = Static<typeof Company>

export const CompanyView = Type.Object(
  {
    ...companyMembers,
    missing: Type.Array(Type.String(), {
      description: 'Members that invoices need and that are empty. Orders work without them.',
    }),
    version: Version,
  },
  { title: 'Company' },
)
export type CompanyView = Static<typeof CompanyView>
