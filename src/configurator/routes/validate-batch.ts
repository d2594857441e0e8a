import { Readable } from 'node:stream'
import { partOf } from '../../catalog/catalog.ts'
import { judgeBatchBytesInSteps } from '../../compatibility/index.ts'
import { BatchResult, CandidatesToValidate } from '../../contract/pcconfig.ts'
import { invalid } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { takeTurns } from '../../platform/turns/take-turns.ts'
import type { ConfiguratorContext } from '../context.ts'
import { exampleBase, exampleVerdict } from './example.ts'

export const validateBatch = ({ catalog, settings }: ConfiguratorContext) =>
  route({
    operationId: 'validateCandidates',
    method: 'POST',
    path: '/pcconfig/v1/compatibility/batch',
    tag: 'PC configuration',
    summary: 'Validate many candidates against a base configuration',
    description:
      'Validates the base configuration once per candidate: one of `productIdToReplace` is removed, if it is given, and the candidate is appended last. Each result equals the validation of that configuration on its own. Unknown products are reported in the results. Each result lists at most 1,000 findings; with more than 200 candidates, at most 200,000 divided by their number, but never fewer than 30. If there are more, a last warning `MoreFindings` says how many. `isValid` and `invalidProducts` are always exact.',
    access: 'pcconfig:read',
    cost: 'heavy',
    bodyLimit: 'MAX_CONFIGURATION_BODY_BYTES',
    body: {
      schema: CandidatesToValidate,
      example: {
        baseConfiguration: exampleBase,
        productsToValidate: [{ productId: 'cpu-amd-ryzen-7-9800x3d' }],
        productIdToReplace: null,
      },
    },
    success: ok('One result per candidate, in the order of the request.', BatchResult, {
      results: [{ productId: 'cpu-amd-ryzen-7-9800x3d', validationResult: exampleVerdict }],
    }),

    async read({ body: { baseConfiguration, productsToValidate, productIdToReplace }, isWanted }) {
      const products = (baseConfiguration.length + 1) * productsToValidate.length
      if (products > settings.MAX_BATCH_PRODUCTS)
        return tooManyProducts('productsToValidate', products, settings.MAX_BATCH_PRODUCTS)
      const current = catalog.current
      const partsOf = (products: { productId: string }[]) =>
        products.map(({ productId }) => partOf(current, productId))
      // Sent while it is computed, so that an answer about a whole catalog is never in memory as a whole.
      const pieces = judgeBatchBytesInSteps(
        partsOf(baseConfiguration),
        partsOf(productsToValidate),
        productIdToReplace,
      )
      return {
        status: 200,
        body: Readable.from(takeTurns(isWanted).pieces(pieces), { objectMode: false }),
      }
    },
  })

/** A result may name every product of its configuration, so the size of the request limits the answer. */
export const tooManyProducts = (fieldName: string, products: number, max: number) =>
  invalid({
    fieldName,
    message: `asks for configurations of ${products} products together, at most ${max} are allowed: send fewer candidates, or a smaller base`,
  })
