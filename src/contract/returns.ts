import Type, { type Static } from 'typebox'
import { NextCursor, pageQuery, searchQuery } from './administration.ts'
import { availabilityMembers, CheckoutProblem, DeliveryOption } from './checkout.ts'
import { DateTime, Int32, IntegerInput, List, Maybe, Nullable, Text } from './types.ts'

export const returnReasons = ['ChangedMind', 'WrongItem', 'Damaged', 'Defective', 'Other'] as const
export const ReturnReason = Type.Enum([...returnReasons], { title: 'ReturnReason' })
export type ReturnReason = Static<typeof ReturnReason>

export const conditions = ['Restock', 'Repair', 'Scrap'] as const
export const Condition = Type.Enum([...conditions], {
  title: 'ReturnCondition',
  description:
    'Restock: back on the shelf. Repair: goes back to the customer and is not credited. Scrap: credited, not sold again.',
})
export type Condition = Static<typeof Condition>

const Serials = Type.Array(Text(), { maxItems: 10_000, description: 'One per unit, or none.' })

const NewReturnLine = Type.Object(
  {
    orderId: Text('text', { examples: ['7K3MX-9QF2T'] }),
    lineNumber: Text('text', { description: 'A line of the order, or a part of a PC.', examples: ['10.2'] }),
    quantity: IntegerInput({ minimum: 1, examples: [1] }),
    serialNumbers: Maybe(Serials),
    reason: ReturnReason,
  },
  { title: 'NewReturnLine' },
)

export const NewReturn = Type.Object(
  {
    lines: List(NewReturnLine, 'orderLines', { minItems: 1, description: 'Orders of one account.' }),
    note: Maybe(Text('notes', { description: 'What the customer wants to say.' })),
  },
  { title: 'NewReturn' },
)
export type NewReturn = Static<typeof NewReturn>

export const ReturnText = Type.Object(
  { text: Text('notes', { minLength: 1, description: 'The customer reads it.' }) },
  { title: 'ReturnText' },
)

export const NewReceipt = Type.Object(
  {
    lines: List(
      Type.Object(
        {
          line: IntegerInput({ minimum: 1, description: 'The number of the line of the return.' }),
          quantity: IntegerInput({ minimum: 1 }),
          condition: Condition,
          serialNumbers: Maybe(Serials),
        },
        { title: 'NewReceiptLine' },
      ),
      'orderLines',
      { minItems: 1 },
    ),
  },
  { title: 'NewReceipt' },
)

export const NewReturnCredit = Type.Object(
  {
    lines: Maybe(
      List(
        Type.Object(
          { line: IntegerInput({ minimum: 1 }), quantity: IntegerInput({ minimum: 1 }) },
          { title: 'ReturnCreditLine' },
        ),
        'orderLines',
        { description: 'Everything received and not yet credited if missing.' },
      ),
    ),
  },
  { title: 'NewReturnCredit' },
)

export const NewReplacement = Type.Object(
  {
    lines: Maybe(
      List(
        Type.Object(
          { line: IntegerInput({ minimum: 1 }), quantity: IntegerInput({ minimum: 1 }) },
          { title: 'ReplacedLine' },
        ),
        'orderLines',
        {
          description:
            'Of one order. If missing: all units of the first order that has received ones which are neither credited nor replaced.',
        },
      ),
    ),
  },
  { title: 'NewReplacement' },
)

const ReceivedUnits = Type.Object(
  { condition: Condition, quantity: Int32(), serialNumbers: Type.Array(Type.String()) },
  { title: 'ReceivedUnits' },
)

export const ReturnLine = Type.Object(
  {
    line: Int32({ description: 'Its number in the return, from 1.' }),
    orderId: Type.String(),
    lineNumber: Type.String(),
    materialNumber: Type.String(),
    name: Type.String(),
    quantity: Int32(),
    serialNumbers: Type.Array(Type.String()),
    reason: ReturnReason,
    received: Type.Array(ReceivedUnits),
    credited: Int32({ description: 'Units.' }),
    replaced: Int32({ description: 'Units for which a replacement was ordered.' }),
  },
  { title: 'ReturnLine' },
)
export type ReturnLine = Static<typeof ReturnLine>

const Message = Type.Object(
  { at: DateTime(), action: Type.String(), actor: Type.String(), text: Nullable(Type.String()) },
  { title: 'ReturnStep', description: 'What was done, by whom, and what was said.' },
)

export const Return = Type.Object(
  {
    returnId: Type.String({ examples: ['R-7K3MX-9QF2T'] }),
    customerId: Type.String(),
    state: Type.String({ examples: ['Requested'] }),
    version: Int32({ description: 'Incremented by every change.' }),
    requestedAt: DateTime(),
    lines: Type.Array(ReturnLine),
    credits: Type.Array(Type.Object({ orderId: Type.String(), billingId: Type.String() }), {
      description: 'Billings of type CreditNote of the orders.',
    }),
    replacements: Type.Array(Type.Object({ orderId: Type.String() }), {
      description: 'Orders that replace units, at no charge.',
    }),
    steps: Type.Array(Message, { description: 'Oldest first.' }),
    allowedActions: Type.Array(Type.String(), { description: 'What the caller may do now.' }),
  },
  { title: 'Return' },
)
export type Return = Static<typeof Return>

export const ReturnList = Type.Object(
  { returns: Type.Array(Return, { description: 'Newest first.' }), nextCursor: NextCursor },
  { title: 'ReturnList' },
)

export const ReturnQuery = Type.Object({
  ...searchQuery('its id, orders, products or serial numbers'),
  state: Maybe(
    Text('text', {
      description:
        'Only in this state; `open` for every state with further actions, `waiting` for those in which staff act next.',
    }),
  ),
  ...pageQuery('Returns'),
})

export const Returnable = Type.Object(
  {
    orderId: Type.String(),
    days: Int32({ description: 'How long after delivery a return can be asked for.' }),
    lines: Type.Array(
      Type.Object(
        {
          lineNumber: Type.String(),
          materialNumber: Type.String(),
          name: Type.String(),
          quantity: Int32({ description: 'Units that can be returned now.' }),
          serialNumbers: Type.Array(Type.String()),
          until: Nullable(
            DateTime({
              description: 'The end of the period; null while the delivery is not known to have arrived.',
            }),
          ),
        },
        { title: 'ReturnableLine' },
      ),
    ),
    returns: Type.Array(Type.String(), { description: 'Ids of returns of the order, newest first.' }),
  },
  { title: 'Returnable' },
)
export type Returnable = Static<typeof Returnable>

export const SerialUnits = Type.Object(
  {
    units: Type.Array(
      Type.Object(
        {
          orderId: Type.String(),
          customerId: Type.String(),
          lineNumber: Type.String(),
          materialNumber: Type.String(),
          name: Type.String(),
          shippedAt: Nullable(DateTime()),
          deliveredAt: Nullable(DateTime({ description: 'Null while it is not known to have arrived.' })),
          returnUntil: Nullable(DateTime({ description: 'The end of the period for returns.' })),
          warrantyUntil: Nullable(DateTime({ description: 'The end of `WARRANTY_MONTHS` after delivery.' })),
          returns: Type.Array(Type.Object({ returnId: Type.String(), state: Type.String() }), {
            description: 'Returns of the order with this line, newest first.',
          }),
        },
        { title: 'SerialUnit' },
      ),
      { description: 'One for each product that was shipped with the serial number.' },
    ),
  },
  { title: 'SerialUnits' },
)
export type SerialUnits = Static<typeof SerialUnits>

export const ReplacementOffer = Type.Object(
  {
    orderId: Type.String({ description: 'The order whose units would be replaced.' }),
    lines: Type.Array(
      Type.Object(
        {
          line: Int32({ description: 'The number of the line of the return.' }),
          lineNumber: Type.String({ description: 'The line of the order.' }),
          name: Type.String(),
          quantity: Int32({ description: 'Units that can be replaced.' }),
          ...availabilityMembers,
        },
        { title: 'ReplacementOfferLine' },
      ),
    ),
    deliveryOption: Nullable(DeliveryOption),
    problems: Type.Array(CheckoutProblem, { description: 'Why these units cannot be replaced now.' }),
  },
  { title: 'ReplacementOffer' },
)
export type ReplacementOffer = Static<typeof ReplacementOffer>
