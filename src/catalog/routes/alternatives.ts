import { Alternatives } from '../../contract/catalog.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { alternativesTo } from '../alternatives.ts'
import type { CatalogContext } from '../context.ts'
import { termsOf } from '../terms.ts'
import { viewProduct } from '../view.ts'
import { exampleProduct } from './example.ts'

export const listAlternatives = (context: CatalogContext) =>
  route({
    operationId: 'listAlternatives',
    method: 'GET',
    path: '/catalog/v1/products/{productId}/alternatives',
    tag: 'Catalog',
    isPublicData: true,
    summary: 'Find alternatives to a product',
    description:
      'Up to six products of the same group that cost between half and double and have similar facts, the nearest first. Discontinued products are left out. Whether they fit a PC is answered by `POST /pcconfig/v1/compatibility/batch`.',
    access: 'pcconfig:read',
    params: { productId: 'The material number.' },
    success: ok('The alternatives.', Alternatives, { products: [exampleProduct] }),
    isConditional: true,
    problems: ['product_not_found'],

    async read({ caller, params: { productId = '' } }) {
      const catalog = context.catalog.current
      const product = catalog.products.get(productId)
      if (!product) return new Problem('product_not_found', `There is no product ${productId}.`)
      const terms = termsOf(caller, context)
      const found =
        product.group === null
          ? []
          : alternativesTo(product, catalog.byName, (id) => terms.priceList?.net.get(id))
      const availability = await context.loadAvailability(found.map(({ id }) => id))
      const now = context.clock()
      return {
        status: 200,
        body: {
          products: found.map((each) => viewProduct(each, catalog, terms, availability.get(each.id), now)),
        },
      }
    },
  })
