import Type, { type Static } from 'typebox'
import { eventTypes } from './event-types.ts'
import { DateTime, Maybe, Nullable, Text } from './types.ts'

const Types = Type.Array(Text(), {
  minItems: 1,
  maxItems: 100,
  description: `Event types to receive; \`*\` or \`order.*\` for all. Types: ${eventTypes.join(', ')}.`,
  examples: [['order.placed', 'order.cancelled']],
})

// Addresses that contain a token are often longer than 255 characters.
const Url = Text('notes', {
  description:
    'Address that receives events by POST; stored in the normal form of the URL standard, without a fragment. Redirects are not followed; private networks are refused unless the operator allows them.',
  examples: ['https://example.com/hooks/orders'],
})

export const WebhookInput = Type.Object(
  {
    url: Url,
    account: Maybe(
      Text('text', { description: 'Only events of this customer account; all accounts if missing.' }),
    ),
    types: Maybe(Types),
  },
  { title: 'WebhookInput' },
)

export const WebhookChange = Type.Object(
  {
    url: Maybe(Url),
    types: Maybe(Types),
    active: Maybe(
      Type.Boolean({
        description:
          'False: nothing is sent, and new events are not queued; pending deliveries are sent after it is true again.',
      }),
    ),
  },
  { title: 'WebhookChange', description: 'Members that are missing or null are not changed.' },
)

const members = {
  webhookId: Type.String(),
  url: Type.String(),
  account: Nullable(Type.String()),
  types: Type.Array(Type.String()),
  active: Type.Boolean(),
  createdAt: DateTime(),
}

export const WebhookView = Type.Object(members, { title: 'Webhook' })
export type WebhookView = Static<typeof WebhookView>

const Secret = Type.String({
  description: 'Verifies the `webhook-signature` header (Standard Webhooks). Shown only once.',
})

export const WebhookCreated = Type.Object({ ...members, secret: Secret }, { title: 'WebhookCreated' })
export const WebhookList = Type.Object({ webhooks: Type.Array(WebhookView) }, { title: 'WebhookList' })

export const WebhookSecret = Type.Object(
  {
    secret: Secret,
    previousSecretUntil: DateTime({
      description: 'Until then every request is signed with both secrets.',
    }),
  },
  { title: 'WebhookSecret' },
)

export const DeliveryState = Type.Enum(['Pending', 'Delivered', 'Parked'], {
  title: 'WebhookDeliveryState',
  description:
    '`Pending`: waiting for its next attempt. `Delivered`: answered with 2xx. `Parked`: not retried until it is resent.',
})
export type DeliveryState = Static<typeof DeliveryState>

export const WebhookDelivery = Type.Object(
  {
    deliveryId: Type.String(),
    eventId: Type.String({ description: 'The `webhook-id` of every attempt.' }),
    type: Type.String(),
    orderId: Type.String(),
    state: DeliveryState,
    attempts: Type.Integer(),
    createdAt: DateTime(),
    nextAttemptAt: Nullable(
      DateTime({
        description:
          'Earliest time of the next attempt; earlier events of the same order are sent first. Null unless pending.',
      }),
    ),
    lastAttemptAt: Nullable(DateTime()),
    lastStatus: Nullable(Type.Integer({ description: 'Status of the last answer; null if there was none.' })),
    lastError: Nullable(Type.String({ description: 'Why the last attempt failed.' })),
  },
  { title: 'WebhookDelivery' },
)
export type WebhookDelivery = Static<typeof WebhookDelivery>

export const WebhookDeliveries = Type.Object(
  {
    deliveries: Type.Array(WebhookDelivery, { description: 'Newest event first.' }),
    nextCursor: Nullable(
      Type.String({ description: 'Send it as `cursor` to get the next page; null on the last page.' }),
    ),
  },
  { title: 'WebhookDeliveries' },
)
