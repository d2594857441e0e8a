import Type, { type Static } from 'typebox'
import { DateTime, Double, Nullable } from './types.ts'

const count = (description: string) => Type.Integer({ minimum: 0, description })
const amount = (description: string) => Double({ description })

const SoldProduct = Type.Object(
  {
    productId: Type.String({ description: 'The product, or the PC of a bundle.' }),
    name: Type.String({ description: 'As the newest order names it.' }),
    units: count('Ordered and not cancelled.'),
    net: amount('What they cost.'),
  },
  { title: 'SoldProduct' },
)

const SalesInCurrency = Type.Object(
  {
    currency: Nullable(Type.String({ description: 'Null for orders of an account without a price list.' })),
    orders: count('Orders placed, without cancelled ones.'),
    net: amount('What they cost without VAT, deliveries included and cancelled units left out.'),
    days: Type.Array(
      Type.Object(
        {
          day: Type.String({ format: 'date', description: 'In UTC.' }),
          orders: count('Of this day.'),
          net: amount('Of this day.'),
        },
        { title: 'SalesOfDay' },
      ),
      { description: 'Every day of the period, oldest first.' },
    ),
    before: Nullable(
      Type.Object(
        { orders: count('Of that period.'), net: amount('Of that period.') },
        {
          title: 'SalesBefore',
          description: 'The period of the same length before; null if it has more orders than are counted.',
        },
      ),
    ),
    margin: Nullable(
      Type.Object(
        {
          net: amount('What the goods cost whose costs are known: each part of a PC has one.'),
          cost: amount('What their suppliers ask for them now.'),
          margin: amount('The difference.'),
        },
        { title: 'SalesMargin', description: 'Null if no costs are known in this currency.' },
      ),
    ),
    bestSellers: Type.Array(SoldProduct, { description: 'The ten that earned most.' }),
  },
  { title: 'SalesInCurrency' },
)

export const Sales = Type.Object(
  {
    at: DateTime({ description: 'When it was counted.' }),
    countedFrom: DateTime({
      description:
        'Orders that were placed before are not counted: the begin of the period, or later in a shop with very many orders.',
    }),
    currencies: Type.Array(SalesInCurrency, { description: 'The one with most orders first.' }),
  },
  { title: 'Sales' },
)
export type Sales = Static<typeof Sales>
