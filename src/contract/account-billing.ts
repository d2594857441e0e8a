import Type, { type Static } from 'typebox'
import { Int32, IntegerInput, Maybe, Nullable, NumberInput, Text } from './types.ts'

/** Where a company is; the members of an address for letters. */
export const postalMembers = {
  addressLine1: Text('text', { examples: ['Storgata 1'] }),
  addressLine2: Text(),
  postCode: Text('text', { examples: ['0155'] }),
  city: Text('text', { examples: ['Oslo'] }),
  country: Text('text', { description: 'ISO 3166-1 alpha-2 code.', examples: ['NO'] }),
}

/** How a company is registered. */
export const registeredMembers = {
  legalName: Text('text', { description: 'As in the register of companies.', examples: ['Fjord Data AS'] }),
  organisationNumber: Text('text', {
    description: 'Of the national register; those of NO, SE and DK are checked.',
    examples: ['987654325'],
  }),
  vatId: Text('text', { description: 'With the letters of its country.', examples: ['NO987654325MVA'] }),
}

export const paymentTerms = (description: string) =>
  IntegerInput({ minimum: 0, maximum: 365, description, examples: [14] })

const members = {
  ...registeredMembers,
  ...postalMembers,
  email: Text('text', { description: 'Where invoices are sent.', examples: ['invoice@fjorddata.example'] }),
  electronicAddressScheme: Text('text', {
    description: 'Code of the EAS list, such as 0192 for a Norwegian organisation number.',
    examples: ['0192'],
  }),
  electronicAddress: Text('text', {
    description: 'The address for electronic invoices, in its scheme.',
    examples: ['987654325'],
  }),
  buyerReference: Text('text', {
    description: 'What the buyer wants to read on every invoice; an order may have its own.',
  }),
  language: Text('text', { description: 'Two letters, such as nb: the language of its invoices.' }),
  vatExemptionReason: Text('text', { description: 'In words, on invoices without VAT.' }),
}

const VatCategory = Type.Enum(['Z', 'E', 'AE', 'K', 'G'], {
  title: 'SaleWithoutVat',
  description:
    'Why a sale without VAT has none, unless the countries say it: Z zero rate, E exempt, AE reverse charge, K supply within the EU, G export.',
})

export const sendWays = ['electronic', 'email', 'download'] as const
const SendBy = Type.Enum([...sendWays], {
  title: 'SendBy',
  description:
    'How documents are sent when they are issued: as electronic invoices, by email, or not, because they are downloaded. If missing, electronically if the account can receive that, otherwise by email, and when the company says so.',
})

const terms = "Days until an invoice is due; the company's if missing."
const limit =
  'In the currency of the account, VAT included: what is ordered and not billed, or billed and not paid, never exceeds it by an order. Without one there is no limit; 0 allows no order.'

/** Each member may be missing. */
export const NewAccountBilling = Type.Object(
  {
    ...mapped(members, Maybe),
    vatCategory: Maybe(VatCategory),
    sendBy: Maybe(SendBy),
    paymentTermsDays: Maybe(paymentTerms(terms)),
    creditLimit: Maybe(NumberInput({ minimum: 0, description: limit, examples: [50_000] })),
  },
  { title: 'NewAccountBilling', description: 'What invoices to an account say. It is replaced as a whole.' },
)

export const AccountBilling = Type.Object(
  {
    ...mapped(members, Nullable),
    vatCategory: Nullable(VatCategory),
    sendBy: Nullable(SendBy),
    paymentTermsDays: Nullable(Int32({ description: terms })),
    creditLimit: Nullable(Type.Number({ description: limit })),
  },
  { title: 'AccountBilling' },
)
export type AccountBilling = Static<typeof AccountBilling>

/** The same members in another form. */
export function mapped<M extends Record<string, ReturnType<typeof Text>>, R>(
  schemas: M,
  form: (schema: ReturnType<typeof Text>) => R,
): { [Name in keyof M]: R } {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, form(schema)])) as {
    [Name in keyof M]: R
  }
}
