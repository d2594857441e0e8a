import { termsOf } from '../../catalog/terms.ts'
import { ConfigurationToValidate, Summary } from '../../contract/pcconfig.ts'
import { route } from '../../platform/http/route.ts'
import { takeTurns } from '../../platform/turns/take-turns.ts'
import type { ConfiguratorContext } from '../context.ts'
import { summarizeBuild } from '../summary.ts'
import { exampleBase, exampleVerdict } from './example.ts'

export const summarizeConfiguration = (parts: ConfiguratorContext) =>
  route({
    operationId: 'summarizeConfiguration',
    method: 'POST',
    path: '/pcconfig/v1/summary',
    tag: 'PC configuration',
    summary: 'Summarize a PC',
    description:
      "Price for the caller's default account, estimated power draw and output of the power supply, missing parts, and checks that could not be made, as far as the validation result lists them (at most 1,000).",
    access: 'pcconfig:read',
    cost: 'heavy',
    bodyLimit: 'MAX_CONFIGURATION_BODY_BYTES',
    body: { schema: ConfigurationToValidate, example: { products: exampleBase } },
    success: {
      status: 200,
      description: 'The summary.',
      schema: Summary,
      example: {
        price: { currency: 'NOK', net: 2500, vat: 625, gross: 3125 },
        unpricedProducts: [],
        power: { estimatedWatts: 50, supplyWatts: null, cpuWatts: 0, graphicsWatts: 0, restWatts: 50 },
        missing: ['cpu', 'memory', 'storage', 'powerSupply', 'case'],
        uncheckedFacts: [],
        validationResult: exampleVerdict,
      },
    },
    problems: [],

    async read({ caller, body, isWanted }) {
      const { priceList, vatRate } = termsOf(caller, parts)
      const productIds = body.products.map(({ productId }) => productId)
      const work = summarizeBuild(productIds, parts.catalog.current, priceList, vatRate)
      return { status: 200, body: await takeTurns(isWanted).run(work) }
    },
  })
