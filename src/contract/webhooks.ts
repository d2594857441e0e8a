import Type, { type Static } from 'typebox'
import { eventTypes } from './event-types.ts'
import { DateTime, Maybe, Nullable, Text } from './types.ts'

const Types = Type.Array(Text(), {
  minItems: 1,
  maxItems: 100,
  description: `Event types to be told of, or everything with \`*\` or \`order.*\`. There are: ${eventTypes.join(', ')}.`,
  examples: [['order.placed', 'order.cancelled']],
})

// Addresses with a token in them easily exceed a line of text.
const Url = Text('notes', {
  description:
    'Where events are sent by POST; stored in its normal form (as the URL standard writes it), without a fragment. Redirects are not followed; private networks are refused unless the operator allows them.',
  examples: ['https://example.com/hooks/orders'],
})

export const WebhookInput = Type.Object(
  {
    url: Url,
    account: Maybe(
      Text('text', { description: 'Events of this customer account only; all accounts when missing.' }),
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
          'False: nothing is sent, and new events are not kept for it; what already waits is sent once it is true again.',
      }),
    ),
  },
  { title: 'WebhookChange', description: 'Members that are missing or null stay as they are.' },
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
  description: 'For the `webhook-signature` header, as Standard Webhooks says. Shown this once.',
})

export const WebhookCreated = Type.Object({ ...members, secret: Secret }, { title: 'WebhookCreated' })
export const WebhookList = Type.Object({ webhooks: Type.Array(WebhookView) }, { title: 'WebhookList' })

export const WebhookSecret = Type.Object(
  {
    secret: Secret,
    previousSecretUntil: DateTime({
      description: 'Until then every request carries a signature of either secret.',
    }),
  },
  { title: 'WebhookSecret' },
)

export const DeliveryState = Type.Enum(['Pending', 'Delivered', 'Parked'], {
  title: 'WebhookDeliveryState',
  description:
    'On its way or waiting for the next attempt; answered with 2xx; given up until somebody resends it.',
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
        description: 'Not before; an earlier event of the same order goes first. Null unless pending.',
      }),
    ),
    lastAttemptAt: Nullable(DateTime()),
    lastStatus: Nullable(Type.Integer({ description: 'Of the last answer; null when there was none.' })),
    lastError: Nullable(Type.String({ description: 'Why the last attempt failed.' })),
  },
  { title: 'WebhookDelivery' },
)
export type WebhookDelivery = Static<typeof WebhookDelivery>

export const WebhookDeliveries = Type.Object(
  {
    deliveries: Type.Array(WebhookDelivery, { description: 'Newest event first.' }),
    nextCursor: Nullable(
      Type.String({ description: 'Send it as `cursor` for the next page; null on the last.' }),
    ),
  },
  { title: 'WebhookDeliveries' },
)
