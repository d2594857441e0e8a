import { MatchAnswer, MatchRequest, maxMatchRows } from '../../contract/match.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { takeTurns } from '../../platform/turns/take-turns.ts'
import type { CatalogContext } from '../context.ts'
import { type MatchIndex, matchIndexOf } from '../match/match-index.ts'
import { matchRow, type RowMatch, searchRow } from '../match/match-row.ts'
import type { Product } from '../product.ts'
import { termsOf } from '../terms.ts'
import { type ProductTerms, viewPrice } from '../view.ts'
import { exampleProduct } from './example.ts'

export const matchProducts = (context: CatalogContext) =>
  route({
    operationId: 'matchProducts',
    method: 'POST',
    path: '/catalog/v1/match',
    tag: 'Catalog',
    isPublicData: true,
    summary: 'Match a list of texts to products',
    description: `For lists of up to ${maxMatchRows} rows, such as a spreadsheet of a customer. Each row is matched by product number, EAN, manufacturer's part number or name. The match is exact if it belongs to one product; otherwise the row has up to five candidates, best first. Nothing is changed.`,
    access: 'pcconfig:read',
    body: {
      schema: MatchRequest,
      example: { rows: [{ text: exampleProduct.manufacturerPartNumber ?? exampleProduct.name }] },
    },
    success: ok('One match for each row, in the same order.', MatchAnswer, {
      rows: [
        {
          match: 'exact',
          matchedBy: 'manufacturerPartNumber',
          products: [
            {
              productId: exampleProduct.productId,
              name: exampleProduct.name,
              manufacturer: exampleProduct.manufacturer,
              manufacturerPartNumber: exampleProduct.manufacturerPartNumber,
              ean: exampleProduct.ean,
              productGroupId: exampleProduct.productGroupId,
              discontinued: false,
              price: exampleProduct.price,
            },
          ],
        },
      ],
    }),

    async read({ caller, body, isWanted }) {
      const index = await matchIndexOf(context.catalog.current)
      const matches = await takeTurns(isWanted, caller.id).run(matchRows(index, body.rows))
      const terms = termsOf(caller, context)
      return {
        status: 200,
        body: {
          rows: matches.map(({ products, ...match }) => ({
            ...match,
            products: products.map((product) => viewMatch(product, terms)),
          })),
        },
      }
    },
  })

/** Rows without a match that are searched for like a query, with typing errors. It takes some milliseconds per row. */
const maxSearches = 10
/** Rows matched between two pauses: a few milliseconds. */
const betweenPauses = 10

function* matchRows(index: MatchIndex, rows: readonly { text: string }[]): Generator<undefined, RowMatch[]> {
  const matches: RowMatch[] = []
  let searches = 0
  for (const { text } of rows) {
    let match = matchRow(index, text)
    if (match.match === 'none' && searches < maxSearches) {
      searches++
      match = yield* searchRow(index, text)
    }
    matches.push(match)
    if (matches.length % betweenPauses === 0) yield
  }
  return matches
}

function viewMatch(product: Product, terms: ProductTerms) {
  return {
    productId: product.id,
    name: product.name,
    manufacturer: product.manufacturer,
    manufacturerPartNumber: product.partNumber,
    ean: product.ean,
    productGroupId: product.group,
    discontinued: product.isDiscontinued,
    price: viewPrice(terms.priceList?.net.get(product.id), terms),
  }
}
