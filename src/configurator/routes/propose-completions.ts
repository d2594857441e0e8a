import { partOf } from '../../catalog/catalog.ts'
import { termsOf } from '../../catalog/terms.ts'
import { Problem } from '../../contract/problems.ts'
import { Completions, ConfigurationToComplete } from '../../contract/proposals.ts'
import { route } from '../../platform/http/route.ts'
import { toMinor } from '../../platform/money.ts'
import { takeTurns } from '../../platform/turns/take-turns.ts'
import type { ConfiguratorContext } from '../context.ts'
import {
  mostProposals,
  needsOf,
  obstaclesOf,
  proposalView,
  proposeCompletions,
  rangeFor,
  searchLimits,
} from '../proposals/index.ts'

const price = { currency: 'NOK', net: 3462, vat: 865.5, gross: 4327.5 }

export const proposeCompletionsRoute = (parts: ConfiguratorContext) =>
  route({
    operationId: 'proposeCompletions',
    method: 'POST',
    path: '/pcconfig/v1/compatibility/completions',
    tag: 'PC configuration',
    summary: 'Complete a PC at the lowest price',
    description:
      "The cheapest products, by the prices of the caller's default account, that make the products given a whole and valid PC of the bundle. Further completions differ in the CPU, or when that is given in the board, and so on. When the budget is too small, the list is empty and `cheapestPrice` says what would do.",
    access: 'pcconfig:read',
    cost: 'heavy',
    bodyLimit: 'MAX_CONFIGURATION_BODY_BYTES',
    body: {
      schema: ConfigurationToComplete,
      example: { bundleId: 'bundle-office-pc', products: [], budget: 4500 },
    },
    success: {
      status: 200,
      description: 'Up to 5 completions.',
      schema: Completions,
      example: {
        completions: [
          {
            products: [{ productId: 'cpu-amd-ryzen-5-5600g' }, { productId: 'board-gigabyte-a520m-h' }],
            added: [{ productId: 'board-gigabyte-a520m-h' }],
            price,
            validationResult: { isValid: true, invalidProducts: [], errors: [], warnings: [] },
          },
        ],
        cheapestPrice: price,
        isProven: true,
        unpricedProducts: [],
        obstacles: [],
      },
    },
    problems: ['bundle_not_found', 'price_list_missing'],

    async read({ caller, body, isWanted }) {
      const catalog = parts.catalog.current
      const bundle = catalog.bundles.get(body.bundleId)
      if (!bundle) return new Problem('bundle_not_found', `There is no bundle ${body.bundleId}.`)
      const { prices, priceList, vatRate } = termsOf(caller, parts)
      if (!priceList) return new Problem('price_list_missing')
      const soldOut = await parts.soldOut()
      const turns = takeTurns(isWanted)
      const question = { catalog, prices, priceList, vatRate, soldOut }
      const range = await turns.run(rangeFor(question))
      const view = proposalView(priceList, vatRate)
      const productIds = body.products.map(({ productId }) => productId)
      const given = productIds.map((productId) => partOf(catalog, productId))
      const obstacles = await turns.run(obstaclesOf(bundle, productIds, catalog, range))
      if (obstacles.length > 0)
        return {
          status: 200,
          body: view.completions({ completions: [], cheapest: null, isProven: true }, given, obstacles),
        }
      const found = await turns.run(
        proposeCompletions(
          {
            given,
            givenPrice: productIds.reduce((sum, productId) => sum + view.grossOf(productId), 0),
            needs: needsOf(bundle, productIds, catalog),
            budget: body.budget === null ? null : minorBudget(body.budget, priceList.exponent),
            most: mostProposals,
          },
          range,
          searchLimits(turns.spent),
        ),
      )
      return { status: 200, body: view.completions(found, given, []) }
    },
  })

/** Rounds the budget down to the minor unit. */
const minorBudget = (budget: number, exponent: number): number =>
  toMinor(budget, exponent) ?? Math.floor(budget * 10 ** exponent)
