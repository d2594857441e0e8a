import Type from 'typebox'
import { CatalogProducts } from '../../contract/catalog.ts'
import { Problem } from '../../contract/problems.ts'
import { IntegerInput, Maybe, Text, Uuid } from '../../contract/types.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { takeTurns } from '../../platform/turns/take-turns.ts'
import type { CatalogContext } from '../context.ts'
import { facetsOf } from '../facets.ts'
import { findProducts, hasNoMatch, suggestSearches } from '../find-products.ts'
import { pageOf } from '../product-page.ts'
import { searchDescription } from '../search-description.ts'
import { termsOf } from '../terms.ts'
import { viewProduct } from '../view.ts'
import { exampleProduct } from './example.ts'

export const listProducts = (context: CatalogContext) =>
  route({
    operationId: 'listProducts',
    method: 'GET',
    path: '/catalog/v1/products',
    tag: 'Catalog',
    isPublicData: true,
    summary: 'Find products',
    description:
      'Products in pages, with facets over all found products: ordered by relevance if `search` is given, otherwise by name.',
    access: 'pcconfig:read',
    query: Type.Object({
      productGroupId: Maybe(Uuid({ description: 'Only products of this group.' })),
      search: Maybe(Text('text', { description: searchDescription, examples: ['rtx 5070 ti'] })),
      manufacturer: Maybe(Text('text', { description: 'Only products of this manufacturer.' })),
      facts: Maybe(
        Text('notes', {
          description: 'Conditions on facts, separated by commas.',
          examples: ['socket:AM5'],
        }),
      ),
      limit: Maybe(
        IntegerInput({ minimum: 1, maximum: 1000, description: 'Products per page; 50 by default.' }),
      ),
      cursor: Maybe(Text('notes', { description: 'The `nextCursor` of the previous page.' })),
    }),
    success: ok('One page of products.', CatalogProducts, {
      products: [exampleProduct],
      nextCursor: null,
      facets: { manufacturers: [{ value: 'AMD', count: 1 }], facts: [] },
    }),
    isConditional: true,

    async read({ caller, query, isWanted }) {
      const { productGroupId, search, manufacturer } = query
      const facts = (query.facts ?? '').split(',').filter(Boolean).map(splitFact)
      const catalog = context.catalog.current
      const question = { productGroupId, search, manufacturer, facts }
      const turns = takeTurns(isWanted, caller.id)
      const found = await findProducts(catalog, question, turns)
      const page = pageOf(found, query)
      if (page instanceof Problem) return page

      const availability = await context.loadAvailability(page.products.map(({ id }) => id))
      const terms = termsOf(caller, context)
      const now = context.clock()
      return {
        status: 200,
        body: {
          products: page.products.map((product) =>
            viewProduct(product, catalog, terms, availability.get(product.id), now),
          ),
          nextCursor: page.nextCursor,
          facets: await turns.run(facetsOf(found.products, productGroupId !== null)),
          ...(hasNoMatch(found) && { suggestions: await suggestSearches(catalog, question, turns) }),
        },
      }
    },
  })

function splitFact(text: string): [string, string] {
  const colon = text.indexOf(':')
  return colon === -1 ? [text, 'true'] : [text.slice(0, colon), text.slice(colon + 1)]
}
