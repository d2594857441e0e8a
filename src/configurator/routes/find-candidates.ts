import { partOf } from '../../catalog/catalog.ts'
import { termsOf } from '../../catalog/terms.ts'
import { viewProduct } from '../../catalog/view.ts'
import { BestCandidates, CandidatesToFind } from '../../contract/pcconfig.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { priceOf } from '../../platform/money.ts'
import { takeTurns } from '../../platform/turns/take-turns.ts'
import { bestCandidates } from '../best-candidates.ts'
import type { ConfiguratorContext } from '../context.ts'
import { groupOutcomes } from '../group-outcomes.ts'
import { groupRanking } from '../group-ranking.ts'
import { exampleBase, exampleCandidate } from './example.ts'
import { tooManyProducts } from './validate-batch.ts'

export const findCandidates = (parts: ConfiguratorContext) =>
  route({
    operationId: 'findCandidates',
    method: 'POST',
    path: '/pcconfig/v1/compatibility/candidates',
    tag: 'PC configuration',
    summary: 'Find the best products of a group for a base configuration',
    description:
      "All products of a group are validated as by `POST /pcconfig/v1/compatibility/group`. The answer counts them and returns the best ones: best fit first, then the lowest price for the caller's default account, then by name. With a bundle, products that fit equally well are ranked for its purpose and for the base configuration instead: what goes well with it and is worth its price first, see docs/explanation/completions.md. One small answer is enough to show the head of a list of thousands of products.",
    access: 'pcconfig:read',
    cost: 'heavy',
    bodyLimit: 'MAX_CONFIGURATION_BODY_BYTES',
    body: {
      schema: CandidatesToFind,
      example: {
        baseConfiguration: exampleBase,
        productGroupId: '93dd66bf-df57-4dba-8a12-998b8838cb25',
        productIdToReplace: null,
        limit: 50,
      },
    },
    success: ok('The counts and the best products. None if there is no such group.', BestCandidates, {
      counts: { fits: 1, unsure: 0, warns: 0, clashes: 0 },
      candidates: [exampleCandidate],
    }),
    problems: ['bundle_not_found'],

    async read({ caller, body, isWanted }) {
      const { baseConfiguration, productGroupId, productIdToReplace, bundleId, limit } = body
      const catalog = parts.catalog.current
      const ids = catalog.byName.flatMap(({ id, group }) => (group === productGroupId ? id : []))
      const products = (baseConfiguration.length + 1) * ids.length
      if (products > parts.settings.MAX_BATCH_PRODUCTS)
        return tooManyProducts('baseConfiguration', products, parts.settings.MAX_BATCH_PRODUCTS)
      const rank = await groupRanking(parts, caller, bundleId, catalog)
      if (rank instanceof Problem) return rank
      const question = {
        base: baseConfiguration.map(({ productId }) => partOf(catalog, productId)),
        candidates: ids.map((id) => partOf(catalog, id)),
        productIdToReplace,
      }
      const turns = takeTurns(isWanted)
      const outcomes = await turns.run(groupOutcomes(question.base, question.candidates, productIdToReplace))
      const ranks = rank && (await turns.run(rank(question)))
      const terms = termsOf(caller, parts)
      const grossOf = (id: string) => {
        const net = terms.priceList?.net.get(id)
        return net === undefined ? undefined : priceOf(net, terms.vatRate).gross
      }
      const keyOf = ranks ? (id: string) => ranks.get(id)?.rank : grossOf
      const { counts, best } = bestCandidates(ids, outcomes, keyOf, limit ?? 50)
      const availability = await parts.loadAvailability(best.map(({ productId }) => productId))
      const now = parts.clock()
      const candidates = best.flatMap(({ productId, ...verdict }) => {
        const product = catalog.products.get(productId)
        const view = product && viewProduct(product, catalog, terms, availability.get(productId), now)
        return view ? { ...verdict, ...ranks?.get(productId), product: view } : []
      })
      return { status: 200, body: { counts, candidates } }
    },
  })
