import Type, { type Static } from 'typebox'
import { DateTime, Double, Nullable } from './types.ts'

export const Credit = Type.Object(
  {
    currency: Type.String(),
    limit: Double(),
    open: Double({
      description:
        'Ordered and not billed, and billed and not paid, VAT included, of all orders in this currency that the account is to pay.',
    }),
    left: Double({ description: 'Negative if more is open than the limit.' }),
    countedAt: Nullable(
      DateTime({
        description: 'When its orders and payments were last counted; null before the first time.',
      }),
    ),
  },
  { title: 'Credit', description: 'The credit limit of an account, in its currency.' },
)
export type Credit = Static<typeof Credit>
