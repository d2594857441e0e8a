import Type, { type Static } from 'typebox'
import { DateTime } from './types.ts'

export const CloudEvent = Type.Object(
  {
    specversion: Type.Literal('1.0'),
    id: Type.String({ description: 'The same wherever and however often the event is told.' }),
    source: Type.String({ description: 'Whose orders: the path of the orders of this service.' }),
    type: Type.String({ examples: ['order.placed'] }),
    subject: Type.String({ description: 'The orderId.' }),
    time: DateTime({ description: 'When it happened.' }),
    datacontenttype: Type.Literal('application/json'),
    data: Type.Unsafe<{ orderId: string; orderVersion: number; account: string }>({
      type: 'object',
      description:
        'Which order, and more about some types. The versions of one order are told upwards; read the order itself for its state now.',
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
        'Always there: send it as `cursor` to go on, at once after a full page, else when you want to know what is new.',
    }),
  },
  { title: 'EventFeed' },
)
