import Type from 'typebox'
import { findProducts, hasNoMatch, suggestSearches } from '../../catalog/find-products.ts'
import type { Product } from '../../catalog/product.ts'
import { pageOf } from '../../catalog/product-page.ts'
import { searchDescription } from '../../catalog/search-description.ts'
import { Problem } from '../../contract/problems.ts'
import { StockList } from '../../contract/supply.ts'
import { IntegerInput, Maybe, Text, Uuid } from '../../contract/types.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { takeTurns } from '../../platform/turns/take-turns.ts'
import { freeUnits } from '../availability.ts'
import type { InventoryContext } from '../context.ts'
import { loadShort, loadStockFigures, type StockFigures } from '../stock-figures.ts'

export const listStock = ({ store, catalog }: InventoryContext) =>
  route({
    operationId: 'listStock',
    method: 'GET',
    path: '/catalog/v1/stock',
    tag: 'Fulfilment',
    summary: 'List stock',
    description:
      'Units on hand, reserved, waiting and incoming of every physical product, in pages: ordered by relevance if `search` ' +
      'is given, otherwise by name.',
    access: 'see-products',
    query: Type.Object({
      productGroupId: Maybe(Uuid({ description: 'Only products of this group.' })),
      search: Maybe(Text('text', { description: searchDescription, examples: ['rtx 5070 ti'] })),
      only: Maybe(
        Type.Enum(['short'], {
          description: '`short`: only products without free units, or that orders wait for.',
        }),
      ),
      limit: Maybe(
        IntegerInput({ minimum: 1, maximum: 1000, description: 'Products per page; 50 by default.' }),
      ),
      cursor: Maybe(Text('notes', { description: 'The `nextCursor` of the previous page.' })),
    }),
    success: ok('One page of stock.', StockList, {
      products: [
        {
          productId: 'cpu-amd-ryzen-7-9800x3d',
          name: 'AMD Ryzen 7 9800X3D',
          manufacturer: 'AMD',
          productGroupId: '93dd66bf-df57-4dba-8a12-998b8838cb25',
          onHand: 25,
          reserved: 5,
          free: 20,
          incoming: 50,
          waiting: 0,
        },
      ],
      nextCursor: null,
    }),

    async read({ caller, query, isWanted }) {
      const { productGroupId, search } = query
      const short = query.only === 'short' ? await loadShort(store) : undefined
      const isListed = ({ category, id }: Product) => category === 'PHYSICAL_ITEM' && (short?.has(id) ?? true)
      const question = { productGroupId, search, manufacturer: null, facts: [] }
      const turns = takeTurns(isWanted, caller.id)
      const found = await findProducts(catalog.current, question, turns, isListed)
      const page = pageOf(found, query)
      if (page instanceof Problem) return page
      const figures = await loadStockFigures(
        store,
        page.products.map(({ id }) => id),
      )
      return {
        status: 200,
        body: {
          products: page.products.map((product) => viewStock(product, figures.get(product.id) ?? uncounted)),
          nextCursor: page.nextCursor,
          ...(hasNoMatch(found) && {
            suggestions: await suggestSearches(catalog.current, question, turns, isListed),
          }),
        },
      }
    },
  })

const uncounted: StockFigures = { onHand: null, reserved: 0, waiting: 0, incoming: 0 }

const viewStock = (product: Product, figures: StockFigures) => ({
  productId: product.id,
  name: product.name,
  manufacturer: product.manufacturer,
  productGroupId: product.group,
  onHand: figures.onHand,
  reserved: figures.reserved,
  free: figures.onHand === null ? null : freeUnits(figures),
  incoming: figures.incoming,
  waiting: figures.waiting,
})
