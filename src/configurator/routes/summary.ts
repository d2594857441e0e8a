import { termsOf } from '../../catalog/terms.ts'
import { ConfigurationToSummarize, Summary } from '../../contract/pcconfig.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
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
      "Price for the caller's default account, with the assembly if a bundle is named, estimated power draw and output of the power supply, missing parts, and checks that could not be made, as far as the validation result lists them (at most 1,000).",
    access: 'pcconfig:read',
    cost: 'heavy',
    bodyLimit: 'MAX_CONFIGURATION_BODY_BYTES',
    body: { schema: ConfigurationToSummarize, example: { products: exampleBase, bundleId: null } },
    success: ok('The summary.', Summary, {
      price: { currency: 'NOK', net: 2500, vat: 625, gross: 3125 },
      assembly: null,
      unpricedProducts: [],
      power: { estimatedWatts: 50, supplyWatts: null, cpuWatts: 0, graphicsWatts: 0, restWatts: 50 },
      missing: ['cpu', 'memory', 'storage', 'powerSupply', 'case'],
      uncheckedFacts: [],
      validationResult: exampleVerdict,
    }),
    problems: ['bundle_not_found'],

    async read({ caller, body, isWanted }) {
      const { priceList, vatRate } = termsOf(caller, parts)
      const productIds = body.products.map(({ productId }) => productId)
      const catalog = parts.catalog.current
      const bundle = body.bundleId === null ? undefined : catalog.bundles.get(body.bundleId)
      if (body.bundleId !== null && !bundle)
        return new Problem('bundle_not_found', `There is no bundle ${body.bundleId}.`)
      const work = summarizeBuild(productIds, bundle, catalog, priceList, vatRate)
      return { status: 200, body: await takeTurns(isWanted).run(work) }
    },
  })
