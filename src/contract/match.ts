import Type from 'typebox'
import { CatalogPrice } from './catalog.ts'
import { Nullable, Text } from './types.ts'

export const maxMatchRows = 1000

export const MatchRequest = Type.Object(
  {
    rows: Type.Array(
      Type.Object(
        {
          text: Text('text', {
            description: 'A number or a name of a product, or a text that has one.',
            examples: ['100-100001084WOF'],
          }),
        },
        { title: 'MatchRow' },
      ),
      { minItems: 1, maxItems: maxMatchRows },
    ),
  },
  { title: 'MatchRequest' },
)

const MatchedProduct = Type.Object(
  {
    productId: Type.String(),
    name: Type.String(),
    manufacturer: Nullable(Type.String()),
    manufacturerPartNumber: Nullable(Type.String()),
    ean: Nullable(Type.String()),
    productGroupId: Nullable(Type.String()),
    discontinued: Type.Boolean(),
    price: Nullable(CatalogPrice),
  },
  { title: 'MatchedProduct' },
)

export const MatchAnswer = Type.Object(
  {
    rows: Type.Array(
      Type.Object(
        {
          match: Type.Enum(['exact', 'candidates', 'none'], {
            title: 'MatchKind',
            description:
              '`exact`: one product, for certain. `candidates`: choose one. `none`: nothing was found.',
          }),
          matchedBy: Nullable(
            Type.Enum(['productId', 'ean', 'manufacturerPartNumber', 'name'], {
              title: 'MatchedBy',
              description: 'What the row and the product of an exact match have in common.',
            }),
          ),
          products: Type.Array(MatchedProduct, { description: 'Best first, at most five.' }),
        },
        { title: 'RowMatch' },
      ),
    ),
  },
  { title: 'MatchAnswer' },
)
