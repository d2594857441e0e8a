import Type, { type Static } from 'typebox'
import { DateTime, Nullable } from './types.ts'

/** What an event says beside its type and subject. */
interface EventData {
  account: string | null
  orderId?: string
  orderVersion?: number
}

export const CloudEvent = Type.Object(
  {
    specversion: Type.Literal('1.0'),
    id: Type.String({ description: 'Stable: the same in the feed and in every webhook attempt.' }),
    source: Type.String({ description: 'Path of the orders of this service.' }),
    type: Type.String({ examples: ['order.placed'] }),
    subject: Type.String({
      description:
        'The orderId; of `invoice.*` and `creditNote.*` the billingId, of `payment.*` the paymentId.',
    }),
    time: DateTime({ description: 'When it happened.' }),
    datacontenttype: Type.Literal('application/json'),
    traceparent: Type.Optional(
      Type.String({
        description:
          'The trace of the request that caused the event (W3C Trace Context); only while the service exports traces.',
      }),
    ),
    data: Type.Unsafe<EventData>({
      type: 'object',
      description:
        'Members of some types follow. Events of one order have ascending versions, and so have those of one payment; read the order or the payment for its current state.',
      required: ['account'],
      properties: {
        orderId: { type: 'string', description: 'The order; of a document, the one that it bills.' },
        orderVersion: { type: 'integer', description: 'Of `order.*` and `return.*`.' },
        account: Nullable(
          Type.String({
            description: 'The account that ordered, or that paid; null while that is not known.',
          }),
        ),
        billingId: { type: 'string', description: 'The document.' },
        number: { type: 'string', description: 'Of the document.' },
        billTo: { type: 'string', description: 'The account that is to pay the document.' },
        paymentId: { type: 'string' },
        paymentVersion: { type: 'integer' },
        currency: { type: 'string' },
        amount: { type: 'number', description: 'To be paid by the document, or paid.' },
        left: { type: 'number', description: 'What is not allocated: of the payment or the credit note.' },
        allocations: {
          type: 'array',
          description: 'What this change has allocated to which documents; negative if it was taken back.',
          items: {
            type: 'object',
            required: ['billingId', 'number', 'amount'],
            properties: {
              billingId: { type: 'string' },
              number: { type: 'string' },
              amount: { type: 'number' },
            },
          },
        },
      },
      additionalProperties: true,
    }),
  },
  { title: 'CloudEvent', description: 'CloudEvents 1.0.' },
)
export type CloudEvent = Static<typeof CloudEvent>

export const EventFeed = Type.Object(
  {
    events: Type.Array(CloudEvent, { description: 'Oldest first.' }),
    nextCursor: Type.String({
      description:
        'Always present. Send it as `cursor` to read on: at once after a full page, otherwise later.',
    }),
  },
  { title: 'EventFeed' },
)
