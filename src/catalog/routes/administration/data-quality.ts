import { DataQuality, MissingFacts } from '../../../contract/data-quality.ts'
import { Problem } from '../../../contract/problems.ts'
import { ok, route } from '../../../platform/http/route/route.ts'
import type { CatalogContext } from '../../context.ts'
import { dataQualityOf, missingFactsOf } from '../../data-quality.ts'
import { productTable } from '../../product.ts'

const counts = { fact: 'maxCoolerHeightMm', settles: 540, undecided: 612, rules: ['CoolerHeight'] }
const shared = { tag: 'Administration', access: 'see-products', cost: 'heavy' } as const

export const readDataQuality = ({ catalog }: CatalogContext) =>
  route({
    ...shared,
    operationId: 'readDataQuality',
    method: 'GET',
    path: '/admin/v1/data-quality',
    summary: 'List the missing facts that leave most checks undecided, and doubtful facts',
    description:
      'Every product on sale is checked alone and with every product of another kind. A check that cannot be made counts for each fact that it misses. Computed when it is first read after a change of the catalog.',
    success: ok('The missing facts by group.', DataQuality, {
      undecided: 612,
      complete: true,
      facts: [
        {
          productGroupId: '93dd66bf-df57-4dba-8a12-998b8838cb25',
          group: 'Cases',
          kind: 'case',
          products: 3,
          ...counts,
        },
      ],
      doubtful: [],
    }),
    isConditional: true,

    async read() {
      const { current } = catalog
      const { checks, isComplete, facts, doubtful } = await dataQualityOf(current)
      const rows = facts.map((row) => {
        const group = current.groups.get(row.productGroupId)
        return { ...row, group: group?.name ?? '', kind: group?.kind ?? '' }
      })
      return { status: 200, body: { undecided: checks, complete: isComplete, facts: rows, doubtful } }
    },
  })

export const readMissingFacts = ({ store, catalog }: CatalogContext) =>
  route({
    ...shared,
    operationId: 'readMissingFacts',
    method: 'GET',
    path: '/admin/v1/products/{productId}/missing-facts',
    summary: 'List the missing facts of a product',
    description:
      'The facts that rules miss when the product is checked alone and with every product of another kind.',
    params: { productId: 'The material number.' },
    success: ok('Those that settle most checks first; none for a product that is not a part.', MissingFacts, {
      facts: [counts],
    }),
    problems: ['product_not_found'],

    async read({ params: { productId = '' }, isWanted }) {
      const stored = await productTable.load(store, productId)
      if (!stored) return new Problem('product_not_found', `There is no product ${productId}.`)
      const facts = await missingFactsOf(stored.value, catalog.current, isWanted)
      return { status: 200, body: { facts } }
    },
  })
