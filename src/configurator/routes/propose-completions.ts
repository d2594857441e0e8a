import { Completions, ConfigurationToComplete } from '../../contract/proposals.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { ConfiguratorContext } from '../context.ts'
import { advise, idsOf } from './advise.ts'

const price = { currency: 'NOK', net: 15680, vat: 3920, gross: 19600 }

export const proposeCompletionsRoute = (parts: ConfiguratorContext) =>
  route({
    operationId: 'proposeCompletions',
    method: 'POST',
    path: '/pcconfig/v1/compatibility/completions',
    tag: 'PC configuration',
    summary: 'Complete a PC within a budget',
    description:
      "Products that make the products given a whole and valid PC of the bundle, as a good salesperson would choose them: the money is divided by the purpose of the PC, at the prices of the caller's default account. With a budget, up to 5 different PCs that use it well and never exceed it, best first; without one, three levels of spending. Parts of which a deciding fact is not known are proposed only when nothing else fits. The score is an estimate from facts of the parts, see docs/explanation/completions.md. When nothing is proposed, `obstacles` says why; when the budget is too small, `cheapestPrice` says what would do.",
    access: 'pcconfig:read',
    cost: 'heavy',
    bodyLimit: 'MAX_CONFIGURATION_BODY_BYTES',
    body: {
      schema: ConfigurationToComplete,
      example: { bundleId: 'bundle-gaming-pc', products: [], budget: 20000, purpose: 'gaming' },
    },
    success: ok('Up to 5 completions.', Completions, {
      completions: [
        {
          products: [
            { productId: 'cpu-amd-ryzen-7-9700x' },
            { productId: 'board-msi-mag-b850m-mortar-wifi' },
          ],
          added: [{ productId: 'board-msi-mag-b850m-mortar-wifi' }],
          price,
          validationResult: { isValid: true, invalidProducts: [], errors: [], warnings: [] },
          level: null,
          score: 163.1,
          reason:
            'Balanced for 1440p gaming: Radeon RX 9070 XT with 16 GB, AMD Ryzen 7 9700X, 32 GB of memory, 2 TB SSD; 98 % of the budget.',
          summary: {
            headline: 'Balanced for 1440p gaming',
            highlights: ['Radeon RX 9070 XT with 16 GB', 'AMD Ryzen 7 9700X', '32 GB of memory', '2 TB SSD'],
            remarks: ['98 % of the budget'],
          },
          shareOfBudget: 0.98,
        },
      ],
      purpose: 'gaming',
      cheapestPrice: { currency: 'NOK', net: 5206.5, vat: 1301.63, gross: 6508.13 },
      isProven: true,
      unpricedProducts: [],
      obstacles: [],
    }),
    problems: ['bundle_not_found', 'price_list_missing'],

    read: ({ caller, body, isWanted }) => {
      const { bundleId, products, budget, purpose, withAssembly } = body
      const question = {
        bundleId,
        productIds: idsOf(products),
        budget,
        purpose,
        withAssembly: withAssembly ?? false,
      }
      return advise(parts, caller, { asksFor: 'completions', ...question }, isWanted)
    },
  })
