// Groups, products, bundles, price lists and prices, as staff administer them. Their members are those of the import formats.
import Type, { type TObject, type TSchema } from 'typebox'
import { NextCursor, Version } from './administration.ts'
import { BundleRow, GroupRow, ProductRow } from './import-formats.ts'
import { DateTime, Int32, Maybe, Nullable, Text } from './types.ts'

const PriceListRow = Type.Object({
  priceList: Text('text', { examples: ['NOK-standard'] }),
  currency: Text('text', { description: 'ISO 4217.', examples: ['NOK'] }),
})

/** The schemas of an entity: as it is created, answered, listed and changed. */
function schemasOf(title: string, list: string, row: TObject, fixed: string[]) {
  const members = row.properties as Record<string, TSchema>
  const required = (row.required ?? []) as string[]
  const View = Type.Object(
    {
      ...members,
      version: Version,
      retired: Type.Boolean({ description: 'It is no longer sold, listed or proposed.' }),
    },
    { title: `Administered${title}` },
  )
  const changed = Object.entries(members)
    .filter(([name]) => !fixed.includes(name))
    .map(([name, schema]) => [name, required.includes(name) ? Maybe(schema) : schema])
  return {
    New: Type.Object(members, { title: `New${title}` }),
    View,
    List: Type.Object(
      { [list]: Type.Array(View), nextCursor: NextCursor },
      { title: `Administered${title}List` },
    ),
    Change: Type.Object(
      {
        ...(Object.fromEntries(changed) as Record<string, TSchema>),
        retired: Maybe(Type.Boolean({ description: 'True retires it, false brings it back.' })),
      },
      {
        title: `${title}Change`,
        description:
          'Members that are missing or null are not changed; an empty text removes an optional one.',
      },
    ),
    /** Members that an empty text removes. */
    optional: new Set(Object.keys(members).filter((name) => !required.includes(name))),
  }
}

export type EntitySchemas = ReturnType<typeof schemasOf>

export const groupSchemas = schemasOf('ProductGroup', 'groups', GroupRow, ['productGroupId'])
export const productSchemas = schemasOf('Product', 'products', ProductRow, ['productId'])
export const bundleSchemas = schemasOf('Bundle', 'bundles', BundleRow, ['bundleId'])
/** A price list has nothing that can be changed: its currency decides what its amounts mean. */
export const priceListSchemas = schemasOf('PriceList', 'priceLists', PriceListRow, ['priceList', 'currency'])

const Net = Type.Number({ minimum: 0, description: "Net, in the list's currency.", examples: [2390] })

const RuleInput = Type.Object(
  {
    minQuantity: Maybe(Int32({ minimum: 1, description: 'From so many units on; 1 by default.' })),
    validFrom: Maybe(DateTime()),
    validUntil: Maybe(DateTime()),
    net: Net,
  },
  { title: 'PriceRuleInput' },
)

export const PricesInput = Type.Object(
  {
    net: Maybe(
      Type.Number({ minimum: 0, description: 'The undated price of one unit; not changed without it.' }),
    ),
    rules: Maybe(
      Type.Array(RuleInput, {
        maxItems: 1000,
        description: 'Replaces all price rules; not changed without it.',
      }),
    ),
  },
  { title: 'ProductPricesInput' },
)

export const ProductPricesView = Type.Object(
  {
    productId: Type.String(),
    net: Nullable(Type.Number({ description: 'The undated price of one unit; null if there is none.' })),
    rules: Type.Array(
      Type.Object(
        {
          minQuantity: Int32(),
          validFrom: Nullable(DateTime()),
          validUntil: Nullable(DateTime()),
          net: Type.Number(),
        },
        { title: 'PriceRule' },
      ),
    ),
    lowestPrice30Days: Nullable(
      Type.Number({ description: 'The lowest net price of one unit in the last 30 days.' }),
    ),
  },
  { title: 'ProductPrices' },
)

export const PriceRows = Type.Object(
  {
    currency: Type.String(),
    prices: Type.Array(
      Type.Object({ productId: Type.String(), net: Type.Number() }, { title: 'UndatedPrice' }),
    ),
    nextCursor: NextCursor,
  },
  { title: 'PriceListPrices' },
)
