import { partOf } from '../../catalog/catalog.ts'
import { judgeTextInSteps } from '../../compatibility/index.ts'
import { ConfigurationToValidate, ValidationResult } from '../../contract/pcconfig.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { takeTurns } from '../../platform/turns/take-turns.ts'
import type { ConfiguratorContext } from '../context.ts'
import { exampleBase, exampleVerdict } from './example.ts'

export const validateConfiguration = ({ catalog }: ConfiguratorContext) =>
  route({
    operationId: 'validateConfiguration',
    method: 'POST',
    path: '/pcconfig/v1/compatibility/configuration',
    tag: 'PC configuration',
    summary: 'Validate a configuration',
    description:
      'Checks whether products form a compatible PC. The result contains errors, warnings, and checks that could not be made because a fact is unknown. At most 1,000 findings are listed, worst first; if there are more, a last warning `MoreFindings` says how many. `isValid` and `invalidProducts` are always exact.',
    access: 'pcconfig:read',
    cost: 'heavy',
    bodyLimit: 'MAX_CONFIGURATION_BODY_BYTES',
    body: { schema: ConfigurationToValidate, example: { products: exampleBase } },
    success: ok('The result.', ValidationResult, exampleVerdict),

    async read({ body: { products }, isWanted }) {
      const parts = products.map(({ productId }) => partOf(catalog.current, productId))
      return { status: 200, body: await takeTurns(isWanted).run(judgeTextInSteps(parts)) }
    },
  })
