import Type, { type Static } from 'typebox'
import { Nullable, Text } from './types.ts'

/** What a service needs before the first order, in the order in which it is set up. */
export const setupSteps = [
  'company',
  'account',
  'product',
  'price',
  'carrier',
  'stock',
  'customer',
  'order',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** Orders work without it: invoices are what needs it. */
export const optionalSteps: readonly SetupStep[] = ['company']

export const SetupSecret = Type.Object(
  { secret: Text('text', { description: 'The part of the link after `#`.' }) },
  { title: 'SetupSecret' },
)

export const NewOwner = Type.Object(
  {
    secret: SetupSecret.properties.secret,
    name: Text('text', { examples: ['Kari Nordmann'] }),
    email: Text('text', { examples: ['kari@shop.example'] }),
    password: Text('text', {
      description: 'At least 15 characters.',
      examples: ['three small blue boats'],
    }),
  },
  { title: 'NewOwner' },
)

export const FirstKey = Type.Object(
  {
    keyId: Type.String(),
    client: Type.String(),
    key: Nullable(
      Type.String({
        description:
          'The key: shown only here, and stored nowhere. Null in the answer to a repeat with the same `Idempotency-Key`.',
      }),
    ),
  },
  { title: 'FirstKey' },
)

export const SetupProgress = Type.Object(
  {
    steps: Type.Array(
      Type.Object(
        {
          step: Type.String({ examples: setupSteps as unknown as string[] }),
          done: Type.Boolean(),
          optional: Type.Boolean({ description: 'Whether orders work without it.' }),
        },
        { title: 'SetupStep' },
      ),
    ),
    done: Type.Boolean({ description: 'Whether every step is done that orders need.' }),
  },
  { title: 'SetupProgress' },
)
export type SetupProgress = Static<typeof SetupProgress>
