// Groups, products, bundles, price lists and prices, as staff administer them. Their members are those of the import formats.
import Type, { type TObject, type TSchema } from 'typebox'
import { NextCursor, Version } from './administration.ts'
import { BundleRow, GroupRow, ProductRow } from './import-formats.ts'
import { DateTime, Int32, Maybe, Nullable, Patch, Text, Uuid } from './types.ts'

const PriceListRow = Type.Object({
  priceList: Text('text', { examples: ['NOK-standard'] }),
  currency: Text('text', { description: 'ISO 4217.', examples: ['NOK'] }),
})

/** The schemas of an entity: as it is created, answered, listed and changed. */
function schemasOf(
  title: string,
  list: string,
  row: TObject,
  fixed: string[],
  /** More members of the rows of a list. */
  listed: Record<string, TSchema> = {},
) {
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
    .map(([name, schema]) => [name, required.includes(name) ? Type.Optional(schema) : schema])
  return {
    New: Type.Object(members, { title: `New${title}` }),
    View,
    List: Type.Object(
      {
        [list]: Type.Array(
          Object.keys(listed).length === 0
            ? View
            : Type.Object({ ...View.properties, ...listed }, { title: `Listed${title}` }),
        ),
        nextCursor: NextCursor,
      },
      { title: `Administered${title}List` },
    ),
    Change: Patch(
      {
        ...(Object.fromEntries(changed) as Record<string, TSchema>),
        retired: Type.Optional(Type.Boolean({ description: 'True retires it, false brings it back.' })),
      },
      {
        title: `${title}Change`,
        description:
          'A JSON Merge Patch: missing members are not changed; null, or an empty text, removes an optional one. Objects are merged, so that `facts` changes the facts it names.',
      },
    ),
    /** Members that an empty text removes. */
    optional: new Set(Object.keys(members).filter((name) => !required.includes(name))),
  }
}

export type EntitySchemas = ReturnType<typeof schemasOf>

export const groupSchemas = schemasOf('ProductGroup', 'groups', GroupRow, ['productGroupId'])
export const productSchemas = schemasOf('Product', 'products', ProductRow, ['productId'], {
  net: Nullable(
    Type.Number({
      description:
        'The undated price of one unit in the price list that the request names, in its currency; null if there is none.',
    }),
  ),
  freeUnits: Nullable(
    Type.Integer({ description: 'Units that can be ordered at once; null if the stock is not tracked.' }),
  ),
})
export const bundleSchemas = schemasOf('Bundle', 'bundles', BundleRow, ['bundleId'])
/** A price list has nothing that can be changed: its currency decides what its amounts mean. */
export const priceListSchemas = schemasOf('PriceList', 'priceLists', PriceListRow, ['priceList', 'currency'])

/** Which rows of a list are wanted, whatever they are. */
export const RetiredQuery = {
  retired: Maybe(
    Type.Enum(['true', 'false'], { description: '`true`: only retired ones; `false`: only those in use.' }),
  ),
}

/** Which products are wanted, and what is said about them. */
export const ProductsQuery = {
  productGroupId: Maybe(Uuid({ description: 'Only products of this group.' })),
  missing: Maybe(
    Text('text', {
      description: 'Only products of the group without this fact.',
      examples: ['maxCoolerHeightMm'],
    }),
  ),
  priceList: Maybe(Text('text', { description: 'The price list of the prices.' })),
}

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
    netBefore: Maybe(
      Type.Number({
        minimum: 0,
        description:
          'The undated price that the change is based on: if it is another one now, the change is refused with 412.',
      }),
    ),
    unpricedBefore: Maybe(
      Type.Boolean({
        description:
          'True: the change is based on a product without an undated price. If it has one now, the change is refused with 412.',
      }),
    ),
    rules: Maybe(
      Type.Array(RuleInput, {
        maxItems: 1000,
        description:
          'Replaces all price rules; not changed without it. No two have the same `minQuantity` and `validFrom`.',
      }),
    ),
    rulesBefore: Maybe(
      Type.Array(RuleInput, {
        maxItems: 1000,
        description:
          'The price rules that the change is based on: if they are others now, the change is refused with 412.',
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
    history: Type.Array(
      Type.Object(
        {
          validFrom: Nullable(DateTime({ description: 'Null for a price without a beginning.' })),
          until: DateTime({ description: 'When it ended or was changed.' }),
          net: Type.Number(),
          changedBy: Nullable(
            Type.Object(
              {
                client: Type.String(),
                subject: Type.String({ description: 'The id of its API key, or the person; may be empty.' }),
                importId: Nullable(Type.String({ description: 'The import that changed it.' })),
              },
              {
                title: 'PriceChanger',
                description:
                  'Who changed it; null if it ended by its date, or was changed before this was kept.',
              },
            ),
          ),
        },
        { title: 'PastPrice' },
      ),
      { description: 'The last 100 prices of one unit that ended or were changed, latest first.' },
    ),
  },
  { title: 'ProductPrices' },
)

export const PriceRows = Type.Object(
  {
    currency: Type.String(),
    prices: Type.Array(
      Type.Object(
        {
          productId: Type.String(),
          name: Type.String(),
          net: Type.Number(),
          rules: Type.Integer({ description: 'How many price rules the product has in the list.' }),
        },
        { title: 'UndatedPrice' },
      ),
    ),
    nextCursor: NextCursor,
  },
  { title: 'PriceListPrices' },
)
