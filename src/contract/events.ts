import Type, { type Static } from 'typebox'
import { DateTime } from './types.ts'

export const CloudEvent = Type.Object(
  {
    specversion: Type.Literal('1.0'),
    id: Type.String({ description: 'Stable: the same in the feed and in every webhook attempt.' }),
    source: Type.String({ description: 'Path of the orders of this service.' }),
    type: Type.String({ examples: ['order.placed'] }),
    subject: Type.String({ description: 'The orderId.' }),
    time: DateTime({ description: 'When it happened.' }),
    datacontenttype: Type.Literal('application/json'),
    traceparent: Type.Optional(
      Type.String({
        description:
          'The trace of the request that caused the event (W3C Trace Context); only while the service exports traces.',
      }),
    ),
    data: Type.Unsafe<{ orderId: string; orderVersion: number; account: string }>({
      type: 'object',
      description:
        'The order, and more for some types. Events of one order have ascending versions; read the order for its current state.',
      required: ['orderId', 'orderVersion', 'account'],
      properties: {
        orderId: { type: 'string' },
        orderVersion: { type: 'integer' },
        account: { type: 'string' },
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
