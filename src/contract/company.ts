import Type, { type Static, type TSchema } from 'typebox'
import { mapped, paymentTerms, postalMembers, registeredMembers } from './account-billing.ts'
import { Version } from './administration.ts'
import { Int32, IntegerInput, Maybe, Nullable, type ReadOf, Text } from './types.ts'

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
/** When documents are issued, and when they are sent. */
const Issuing = Type.Enum(['byHand', 'whenBilled'], {
  title: 'DocumentIssuing',
  description:
    'Whether billings get their number and document by hand, or when they are made; then those that wait are issued too.',
})

const Sending = Type.Enum(['byHand', 'whenIssued'], {
  title: 'DocumentSending',
  description:
    'Whether documents are sent by hand, or when they are issued. An account with a way of its own (`sendBy`) goes by that.',
})

export const mostReminders = 5
const remindedDays = 'Days after the due date. Each rule has more than the one before.'
const reminderText = 'Said instead of the usual sentence, which is in the language of the account.'
const reminders = <T extends TSchema>(rule: T) =>
  Type.Array(rule, {
    maxItems: mostReminders,
    description:
      'When unpaid invoices are reminded of by email: once by each rule, in this order. None if it is empty.',
  })

const invoicesFromErp = {
  description:
    'Whether an ERP issues invoices and credit notes. Then no number is drawn here, and a billing gets its document from the ERP; false if missing.',
}

/** A missing member is empty: the company is replaced as a whole. */
export const NewCompany = Type.Object(
  {
    ...mapped(members, Maybe),
    paymentTermsDays: Maybe(paymentTerms('Days until an invoice is due; 14 if missing.')),
    languages: Maybe(languages),
    invoicesFromErp: Maybe(Type.Boolean(invoicesFromErp)),
    isInForetaksregisteret: Maybe(Type.Boolean(isInForetaksregisteret)),
    issuing: Maybe(Issuing),
    sending: Maybe(Sending),
    reminders: Maybe(
      reminders(
        Type.Object(
          {
            days: IntegerInput({ minimum: 1, maximum: 365, description: remindedDays, examples: [7] }),
            text: Maybe(Text('notes', { description: reminderText })),
          },
          { title: 'NewReminderRule' },
        ),
      ),
    ),
  },
  { title: 'NewCompany' },
)
export type NewCompany = ReadOf<typeof NewCompany>

const companyMembers = {
  ...mapped(members, Nullable),
  paymentTermsDays: Int32({ description: 'Days until an invoice is due.' }),
  languages,
  invoicesFromErp: Type.Boolean(invoicesFromErp),
  isInForetaksregisteret: Type.Boolean(isInForetaksregisteret),
  issuing: Issuing,
  sending: Sending,
  reminders: reminders(
    Type.Object(
      {
        days: Int32({ description: remindedDays }),
        text: Nullable(Type.String({ description: reminderText })),
      },
      { title: 'ReminderRule' },
    ),
  ),
}

export const Company = Type.Object(companyMembers, { title: 'CompanyData' })
export type Company = Static<typeof Company>
export type ReminderRule = Company['reminders'][number]

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
