import Type, { type Static } from 'typebox'
import { NextCursor, pageQuery, searchQuery } from './administration.ts'
import { Billing } from './order.ts'
import { DateTime, Double, Int32, Maybe, Nullable, NumberInput, type Read, Text } from './types.ts'

export const BillingType = Billing.properties.type
const OptionalText = Nullable(Type.String())
const Day = (description: string) => Type.String({ format: 'date', description })
const Amount = (description: string) => Double({ description })

/** EN 16931: standard rate, zero rate, exempt, reverse charge, supply within the EU, export. */
export const vatCategories = ['S', 'Z', 'E', 'AE', 'K', 'G'] as const
export type VatCategory = (typeof vatCategories)[number]
const Category = Type.Enum([...vatCategories], {
  title: 'VatCategory',
  description: 'S standard rate, Z zero rate, E exempt, AE reverse charge, K supply within the EU, G export.',
})

export const InvoiceParty = Type.Object(
  {
    name: Type.String(),
    organisationNumber: OptionalText,
    vatId: OptionalText,
    addressLine1: OptionalText,
    addressLine2: OptionalText,
    postCode: OptionalText,
    city: OptionalText,
    country: Type.String(),
    email: OptionalText,
    phone: OptionalText,
    electronicAddressScheme: Nullable(Type.String({ description: 'Code of the EAS list.' })),
    electronicAddress: OptionalText,
    register: Nullable(
      Type.String({
        description: 'What the law wants on its papers: Foretaksregisteret for companies registered there.',
      }),
    ),
  },
  { title: 'InvoiceParty' },
)
export type InvoiceParty = Static<typeof InvoiceParty>

export const InvoiceLine = Type.Object(
  {
    lineNumber: Type.String(),
    orderLineNumber: Type.String(),
    materialNumber: Type.String(),
    name: Type.String(),
    quantity: Int32(),
    unitCode: Type.String({ description: 'UN/ECE recommendation 20: C62 is one piece.' }),
    unitNet: Amount('Net price of one unit.'),
    unitGross: Amount('What the order promised for one unit, VAT included.'),
    net: Amount('Net price of all units.'),
    vatCategory: Category,
    vatRate: Double({ description: 'In percent.' }),
    serialNumbers: Type.Array(Type.String()),
    creditedBillingId: Nullable(Type.String({ description: 'The invoice that a credit note corrects.' })),
  },
  { title: 'InvoiceLine' },
)
export type InvoiceLine = Static<typeof InvoiceLine>

const CreditedInvoice = Type.Object(
  { billingId: Type.String(), number: Type.String(), issueDate: Day('Of the invoice.') },
  { title: 'CreditedInvoice' },
)
export type CreditedInvoice = Static<typeof CreditedInvoice>

const VatSum = Type.Object(
  {
    category: Category,
    rate: Double({ description: 'In percent.' }),
    taxable: Amount('The net amount at this rate.'),
    amount: Amount('Its VAT, rounded once.'),
    reason: Nullable(Type.String({ description: 'Why there is no VAT.' })),
    reasonCode: Nullable(Type.String({ description: 'Code of the VATEX list.' })),
  },
  { title: 'VatSum' },
)

export const InvoiceDocument = Type.Object(
  {
    billingId: Type.String(),
    type: BillingType,
    number: Type.String({ examples: ['INV-2026-000001'] }),
    issueDate: Day('In UTC.'),
    dueDate: Nullable(Day('When it must be paid; null for a credit note.')),
    currency: Type.String(),
    language: Type.String({ description: 'Two letters, such as nb.' }),
    seller: InvoiceParty,
    logo: Nullable(Type.String({ description: 'The address of the picture on the PDF.' })),
    buyer: InvoiceParty,
    delivery: Nullable(
      Type.Object(
        {
          date: Nullable(Day('Of the last delivery.')),
          name: OptionalText,
          addressLine1: OptionalText,
          addressLine2: OptionalText,
          postCode: OptionalText,
          city: OptionalText,
          country: Type.String(),
        },
        { title: 'InvoiceDelivery' },
      ),
    ),
    references: Type.Object(
      {
        orderId: Type.String(),
        purchaseOrder: Nullable(Type.String({ description: "The buyer's reference of the order." })),
        buyerReference: Type.String(),
        deliveries: Type.Array(Type.String()),
        invoices: Type.Array(CreditedInvoice, { description: 'What a credit note corrects.' }),
      },
      { title: 'InvoiceReferences' },
    ),
    lines: Type.Array(InvoiceLine),
    charges: Type.Array(InvoiceLine, { description: 'The delivery charge.' }),
    vat: Type.Array(VatSum, { description: 'By category and rate.' }),
    totals: Type.Object(
      {
        lines: Amount('Net, of the lines.'),
        charges: Amount('Net, of the charges.'),
        net: Amount('Net in all.'),
        vat: Amount('VAT, by category and rate.'),
        gross: Amount('Net and VAT.'),
        rounding: Amount('Between gross and what the order promised, which rounds VAT per unit.'),
        payable: Amount('What the order promised.'),
      },
      { title: 'InvoiceTotals' },
    ),
    payment: Nullable(
      Type.Object(
        {
          iban: OptionalText,
          bankAccount: OptionalText,
          reference: Type.String({
            description: 'KID in Norway, otherwise a creditor reference (ISO 11649).',
          }),
        },
        { title: 'InvoicePayment', description: 'How it is paid; null for a credit note.' },
      ),
    ),
    rules: Type.String({
      description:
        'The version of the rules that it was checked with; ERP if an ERP issued it, and nothing was checked.',
    }),
  },
  { title: 'InvoiceDocument', description: 'An issued invoice or credit note. It never changes.' },
)
export type InvoiceDocument = Static<typeof InvoiceDocument>

/** The files of a document, as the ends of their paths. */
export const documentFormats = ['pdf', 'ubl', 'cii'] as const
export type DocumentFormat = (typeof documentFormats)[number]

/** Derived: the first of credited, paid, overdue, partlyPaid that holds. */
export const documentStates = ['issued', 'partlyPaid', 'paid', 'overdue', 'credited'] as const
export type DocumentState = (typeof documentStates)[number]
const DocumentState = Type.Enum([...documentStates], {
  title: 'DocumentState',
  description:
    'credited: credit notes cover all of it; paid: nothing is open; overdue: something is open after the due date. Of a credit note, what was used or repaid counts as paid.',
})

export const InvoiceSummary = Type.Object(
  {
    billingId: Type.String(),
    orderId: Type.String(),
    customerId: Type.String({ description: 'The account that bought.' }),
    billTo: Type.String({ description: 'The account that is to pay.' }),
    type: BillingType,
    number: Type.String(),
    issuedAt: DateTime({ description: 'When it was stored.' }),
    issueDate: Day('On the document.'),
    issuedBy: Type.Enum(['Service', 'Erp'], {
      title: 'DocumentIssuer',
      description: 'Erp: it is the mirror of a document of the ERP.',
    }),
    formats: Type.Array(Type.Enum([...documentFormats], { title: 'DocumentFormat' }), {
      description: 'The files that can be downloaded.',
    }),
    dueDate: Nullable(Type.String({ format: 'date' })),
    buyer: Type.String({ description: 'The name of the buyer.' }),
    currency: Type.String(),
    net: Double(),
    vat: Double(),
    payable: Double(),
    settled: Double({ description: 'Paid, or settled by credit notes; of a credit note: used or repaid.' }),
    open: Double({ description: 'Payable and not settled.' }),
    state: DocumentState,
  },
  { title: 'InvoiceSummary' },
)
export type InvoiceSummary = Static<typeof InvoiceSummary>

export const sendingStates = ['waiting', 'sent', 'delivered', 'failed'] as const

export const InvoiceSending = Type.Object(
  {
    state: Type.Enum([...sendingStates], {
      title: 'SendingState',
      description:
        'waiting: it is under way, and a failure is tried again; sent: the mail server or the access point has accepted it; delivered: the recipient has it; failed: it was given up.',
    }),
    way: Nullable(
      Type.Enum(['electronic', 'email'], { title: 'SendingWay', description: 'Null until it is chosen.' }),
    ),
    to: Nullable(Type.String({ description: 'The email address, or scheme and id of the recipient.' })),
    at: DateTime({ description: 'Of the last change.' }),
    error: Nullable(Type.String({ description: 'Why the last attempt failed.' })),
  },
  { title: 'InvoiceSending' },
)
export type InvoiceSending = Static<typeof InvoiceSending>

export const StaffInvoice = Type.Object(
  {
    ...InvoiceSummary.properties,
    sending: Nullable(InvoiceSending),
  },
  { title: 'StaffInvoice' },
)
export type StaffInvoice = Static<typeof StaffInvoice>

export const SendInvoice = Type.Object(
  {
    way: Maybe(
      Type.Enum(['electronic', 'email'], {
        title: 'WantedWay',
        description: 'If missing, that of the account, or else what it can receive.',
      }),
    ),
    email: Maybe(
      Text('text', {
        description: 'Send it by email to this address instead of that of the account.',
        examples: ['invoice@fjorddata.example'],
      }),
    ),
  },
  { title: 'SendInvoice' },
)

export const InvoiceList = Type.Object(
  { invoices: Type.Array(StaffInvoice, { description: 'Newest first.' }), nextCursor: NextCursor },
  { title: 'InvoiceList' },
)

export const InvoicesOfOrder = Type.Object(
  { invoices: Type.Array(InvoiceSummary) },
  { title: 'InvoicesOfOrder' },
)

const filters = {
  ...searchQuery('the number, the order or the name of the buyer'),
  type: Maybe(BillingType),
  state: Maybe(DocumentState),
  sending: Maybe(
    Type.Enum(['notSent', ...sendingStates], {
      title: 'SendingFilter',
      description: 'Only documents in this state of sending; notSent: nobody has sent them.',
    }),
  ),
  open: Maybe(Type.Enum(['true'], { description: '`true`: only those with something open.' })),
  customerId: Maybe(Text('text', { description: 'Only bought by this account.' })),
  billTo: Maybe(Text('text', { description: 'Only to be paid by this account.' })),
  from: Maybe(Type.String({ format: 'date-time', description: 'Issued at this time or later.' })),
  to: Maybe(Type.String({ format: 'date-time', description: 'Issued before this time.' })),
}
export const InvoiceFilter = Type.Object(filters)
export const InvoiceQuery = Type.Object({ ...filters, ...pageQuery('Documents') })

const base64 = (what: string) =>
  Maybe(Type.String({ contentEncoding: 'base64', description: `${what}, in base64.` }))
const ErpFiles = Type.Object(
  {
    pdf: base64('What people read'),
    ubl: base64('UBL 2.1'),
    cii: base64('UN/CEFACT Cross Industry Invoice'),
  },
  { title: 'ErpFiles' },
)
export type ErpFiles = Read<Static<typeof ErpFiles>>

export const NewErpDocument = Type.Object(
  {
    number: Text('text', {
      minLength: 1,
      description: 'Unique among all documents.',
      examples: ['F-104711'],
    }),
    issueDate: Type.String({ format: 'date', description: 'The day on the document.' }),
    dueDate: Maybe(Type.String({ format: 'date', description: 'Of an invoice.' })),
    paymentReference: Maybe(
      Text('text', {
        description: 'What a payment of the invoice names, such as a KID. Payments are matched by it.',
      }),
    ),
    net: Maybe(
      NumberInput({ minimum: 0, description: 'If it is given, it must be that of the billed units.' }),
    ),
    vat: Maybe(NumberInput({ minimum: 0, description: 'Computed as for a document of our own if missing.' })),
    payable: Maybe(NumberInput({ minimum: 0, description: 'What the order promised if missing.' })),
    files: Maybe(ErpFiles),
  },
  { title: 'NewErpDocument' },
)
export type NewErpDocument = Static<typeof NewErpDocument>

export const maxIssued = 100

export const IssueMany = Type.Object(
  {
    billings: Type.Array(
      Type.Object(
        { orderId: Text('text', { examples: ['7K3MX-9QF2T'] }), billingId: Text() },
        { title: 'BillingToIssue' },
      ),
      { minItems: 1, maxItems: maxIssued },
    ),
  },
  { title: 'IssueMany' },
)

export const ReadyBilling = Type.Object(
  {
    orderId: Type.String(),
    billingId: Type.String(),
    type: BillingType,
    customerId: Type.String({ description: 'The account that bought.' }),
    billTo: Type.String({ description: 'The account that is to pay.' }),
    createdAt: DateTime({ description: 'When the billing was made.' }),
    buyer: Nullable(Type.String({ description: 'The name of the buyer, if it is known.' })),
    currency: Nullable(Type.String()),
    payable: Nullable(Double({ description: 'What the document would be for; null if that is not known.' })),
    refusal: Nullable(
      Type.Object(
        { code: Type.String({ description: 'The code of the problem.' }), message: Type.String() },
        { title: 'IssueRefusal', description: 'Why it cannot be issued now, and what to correct.' },
      ),
    ),
  },
  { title: 'ReadyBilling' },
)
export type ReadyBilling = Static<typeof ReadyBilling>

export const ReadyBillings = Type.Object(
  { billings: Type.Array(ReadyBilling, { description: 'Oldest first.' }), nextCursor: NextCursor },
  { title: 'ReadyBillings' },
)

export const ReadyQuery = Type.Object({
  ...searchQuery('the billing, its order or the account that is to pay'),
  ...pageQuery('Billings'),
})

export const IssuedMany = Type.Object(
  {
    issued: Type.Array(InvoiceSummary),
    refused: Type.Array(
      Type.Object(
        {
          orderId: Type.String(),
          billingId: Type.String(),
          code: Type.String({ description: 'The code of the problem.' }),
          message: Type.String(),
        },
        { title: 'RefusedBilling' },
      ),
      { description: 'Nothing was stored for these.' },
    ),
  },
  { title: 'IssuedMany' },
)

export const ReminderView = Type.Object(
  {
    billingId: Type.String(),
    number: Type.String({ description: 'Of the invoice.' }),
    customerId: Type.String({ description: 'The account that is to pay.' }),
    level: Int32({ description: 'The place of the rule, from 1.' }),
    to: Nullable(Type.String()),
    state: Type.Enum(['waiting', 'sent', 'failed', 'dropped'], {
      title: 'ReminderState',
      description: 'dropped: the invoice was paid or credited before the email was sent.',
    }),
    error: Nullable(Type.String({ description: 'Why it was not sent.' })),
    createdAt: DateTime(),
    at: DateTime({ description: 'Of the last change.' }),
  },
  { title: 'Reminder' },
)
export type ReminderView = Static<typeof ReminderView>

export const ReminderList = Type.Object(
  { reminders: Type.Array(ReminderView, { description: 'Newest first.' }), nextCursor: NextCursor },
  { title: 'ReminderList' },
)

export const ReminderQuery = Type.Object({
  ...searchQuery('the number, the account or the email address'),
  ...pageQuery('Reminders'),
})
