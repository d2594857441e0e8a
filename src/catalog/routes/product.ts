import { CatalogProduct } from '../../contract/catalog.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { CatalogContext } from '../context.ts'
import { loadLowestPrice } from '../lowest-price.ts'
import { termsOf } from '../terms.ts'
import { viewPrice, viewProduct } from '../view.ts'
import { exampleProduct } from './example.ts'

export const getProduct = (context: CatalogContext) =>
  route({
    operationId: 'getProduct',
    method: 'GET',
    path: '/catalog/v1/products/{productId}',
    tag: 'Catalog',
    isPublicData: true,
    summary: 'Get a product',
    description:
      "Details and facts of a product, its price for the caller's default account, the lowest price of the last 30 days, and its availability.",
    access: 'pcconfig:read',
    params: { productId: 'The material number.' },
    success: ok('The product.', CatalogProduct, exampleProduct),
    isConditional: true,
    problems: ['product_not_found'],

    async read({ caller, params: { productId = '' } }) {
      const catalog = context.catalog.current
      const product = catalog.products.get(productId)
      if (!product) return new Problem('product_not_found', `There is no product ${productId}.`)
      const terms = termsOf(caller, context)
      const { priceList } = terms
      const now = context.clock()
      const [availability, lowest] = await Promise.all([
        context.loadAvailability([productId]),
        priceList && loadLowestPrice(context.store, priceList, productId, now),
      ])
      const body = viewProduct(product, catalog, terms, availability.get(productId), now)
      return { status: 200, body: { ...body, lowestPrice30Days: viewPrice(lowest, terms) } }
    },
  })
