import Type from 'typebox'
import { purposes } from './purpose.ts'
import { ExpectedStatus } from './shapes.ts'
import { DateTime, Nullable } from './types.ts'

export const ProductGroups = Type.Object(
  {
    groups: Type.Array(
      Type.Object(
        {
          productGroupId: Type.String({ format: 'uuid' }),
          kind: Type.String({ examples: ['cpu'] }),
          name: Type.String({ examples: ['Processors'] }),
        },
        { title: 'CatalogGroup' },
      ),
    ),
  },
  { title: 'CatalogGroups' },
)

export const Bundles = Type.Object(
  {
    bundles: Type.Array(
      Type.Object(
        {
          bundleId: Type.String(),
          name: Type.String(),
          description: Nullable(Type.String()),
          purpose: Nullable(
            Type.Enum([...purposes], { description: 'What it is for; completions use it by default.' }),
          ),
          groups: Type.Array(
            Type.Object(
              {
                productGroupId: Type.String({ format: 'uuid' }),
                name: Type.String(),
                min: Type.Integer(),
                max: Type.Integer(),
              },
              { title: 'BundleSlot' },
            ),
          ),
        },
        { title: 'CatalogBundle' },
      ),
    ),
  },
  { title: 'CatalogBundles' },
)

export const CatalogPrice = Type.Object(
  { currency: Type.String(), net: Type.Number(), vat: Type.Number(), gross: Type.Number() },
  { title: 'CatalogPrice', description: "Price for the caller's default account; null if it has none." },
)

const members = {
  productId: Type.String(),
  productGroupId: Nullable(Type.String({ format: 'uuid' })),
  kind: Nullable(Type.String()),
  name: Type.String(),
  description: Nullable(Type.String()),
  manufacturer: Nullable(Type.String()),
  manufacturerPartNumber: Nullable(Type.String()),
  ean: Nullable(Type.String()),
  category: Type.String(),
  discontinued: Type.Boolean(),
  facts: Type.Unsafe<object>({
    type: 'object',
    description: 'Facts about the part, named as its kind defines them. A missing fact is unknown.',
    additionalProperties: true,
  }),
  images: Type.Array(Type.String(), {
    description:
      'Addresses of pictures, the first for lists: https addresses, or paths of uploaded pictures below the base path.',
  }),
  price: Nullable(CatalogPrice),
}

const Availability = Type.Object(
  {
    status: ExpectedStatus,
    availableAt: Nullable(DateTime()),
    freeUnits: Nullable(
      Type.Integer({
        description: 'Units on hand that are not promised to an order; null if stock is not tracked.',
      }),
    ),
  },
  { title: 'CatalogAvailability', description: 'Availability of one unit now.' },
)

export const CatalogProduct = Type.Object(
  {
    ...members,
    availability: Availability,
    lowestPrice30Days: Type.Optional(
      Type.Union([CatalogPrice, Type.Null()], {
        description: 'The lowest price of one unit in the last 30 days; only if one product is read.',
      }),
    ),
  },
  { title: 'CatalogProduct' },
)

export const Alternatives = Type.Object(
  { products: Type.Array(CatalogProduct) },
  { title: 'CatalogAlternatives' },
)

/** Of every list of products that can be searched. */
export const Suggestions = Type.Optional(
  Type.Array(Type.String(), {
    description:
      'Values for `search` that find products; only if nothing was found. At most three, the nearest first.',
    examples: [['ryzen 7 9800x3d']],
  }),
)

export const CatalogProducts = Type.Object(
  {
    products: Type.Array(CatalogProduct),
    nextCursor: Nullable(
      Type.String({
        description:
          'Send it as `cursor`, with the same `search`, to get the next page; null on the last page.',
      }),
    ),
    facets: Type.Object(
      {
        manufacturers: Type.Array(
          Type.Object({ value: Type.String(), count: Type.Integer() }, { title: 'FacetValue' }),
        ),
        facts: Type.Array(
          Type.Object(
            {
              name: Type.String(),
              values: Type.Array(
                Type.Object({ value: Type.String(), count: Type.Integer() }, { title: 'FactFacetValue' }),
              ),
            },
            { title: 'FactFacet' },
          ),
          {
            description:
              'Facts that distinguish the products of the group best; empty unless one group is requested.',
          },
        ),
      },
      { title: 'Facets', description: 'Number of found products per manufacturer and per fact value.' },
    ),
    suggestions: Suggestions,
  },
  { title: 'CatalogProducts' },
)
