import Type from 'typebox'
import { pageByName } from '../../catalog/page-by-name.ts'
import type { Product } from '../../catalog/product.ts'
import { matcher } from '../../catalog/search.ts'
import { Problem } from '../../contract/problems.ts'
import { StockList } from '../../contract/supply.ts'
import { IntegerInput, Maybe, Text, Uuid } from '../../contract/types.ts'
import { route } from '../../platform/http/route.ts'
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
      'Units on hand, reserved, waiting and incoming of every physical product, ordered by name, in pages.',
    access: 'catalog',
    query: Type.Object({
      productGroupId: Maybe(Uuid({ description: 'Only products of this group.' })),
      search: Maybe(
        Text('text', {
          description: 'Words; each must occur in the name, the manufacturer or a product number.',
        }),
      ),
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
    success: {
      status: 200,
      description: 'One page of stock.',
      schema: StockList,
      example: {
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
      },
    },
    problems: [],

    async read({ query }) {
      const { productGroupId, search, cursor } = query
      const short = query.only === 'short' ? await loadShort(store) : undefined
      const all = catalog.current
      const matches = matcher(all, { productGroupId, search, manufacturer: null, facts: [] })
      const isWanted = (product: Product, place: number) =>
        product.category === 'PHYSICAL_ITEM' && (short?.has(product.id) ?? true) && matches(product, place)
      const page = pageByName(all.byName, cursor, query.limit ?? 50, isWanted)
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
