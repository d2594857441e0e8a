import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { partOf } from '../../catalog/catalogue.ts'
import { BatchResult, CandidatesToValidate } from '../../contract/pcconfig.ts'
import { route } from '../../http/route.ts'
import type { Parts } from '../../parts.ts'
import { judgeBatchBytes } from '../compatibility/index.ts'
import { exampleBase, exampleVerdict } from './example.ts'

export const validateBatch = ({ catalogue }: Parts) =>
  route({
    operationId: 'validateCandidates',
    method: 'POST',
    path: '/pcconfig/v1/compatibility/batch',
    tag: 'PC configuration',
    summary: 'Judge many candidates against a base configuration',
    description:
      'Each candidate is judged in the base configuration, in the place of `productIdToReplace` or added to it, exactly as if that configuration were validated on its own. Unknown products are answered inside the results.',
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
    success: {
      status: 200,
      description: 'One result per candidate, in the order asked.',
      schema: BatchResult,
      example: { results: [{ productId: 'cpu-amd-ryzen-7-9800x3d', validationResult: exampleVerdict }] },
    },
    problems: [],

    async read({ body: { baseConfiguration, productsToValidate, productIdToReplace } }) {
      const current = catalogue.current
      const partsOf = (products: { productId: string }[]) =>
        products.map(({ productId }) => partOf(current, productId))
      // Sent while it is judged: an answer about a whole catalogue is never held whole.
      const pieces = judgeBatchBytes(
        partsOf(baseConfiguration),
        partsOf(productsToValidate),
        productIdToReplace,
      )
      return { status: 200, body: Readable.from(inTurns(pieces), { objectMode: false }) }
    },
  })

/** Lets others have their turn between two pieces of a long answer. */
async function* inTurns<T>(pieces: Iterable<T>): AsyncGenerator<T> {
  for (const piece of pieces) {
    yield piece
    await setImmediate()
  }
}
