import { partOf } from '../../catalog/catalog.ts'
import { GroupOutcomes, GroupToValidate } from '../../contract/pcconfig.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { takeTurns } from '../../platform/turns/take-turns.ts'
import type { ConfiguratorContext } from '../context.ts'
import { groupOutcomes } from '../group-outcomes.ts'
import { groupRanking } from '../group-ranking.ts'
import { exampleBase } from './example.ts'
import { tooManyProducts } from './validate-batch.ts'

export const validateGroup = (parts: ConfiguratorContext) =>
  route({
    operationId: 'validateGroup',
    method: 'POST',
    path: '/pcconfig/v1/compatibility/group',
    tag: 'PC configuration',
    summary: 'Validate all products of a group against a base configuration, in short',
    description:
      'The verdicts of `POST /pcconfig/v1/compatibility/batch` on every product of a group, without the messages: products with the same findings are one outcome. Only findings that concern the product are listed; those of the base configuration are the same for all. Request the full messages of a few products from the batch. With a bundle, the products are also ranked, and products of one outcome go equally well with the base configuration. For lists of thousands of products on slow connections.',
    access: 'pcconfig:read',
    cost: 'heavy',
    bodyLimit: 'MAX_CONFIGURATION_BODY_BYTES',
    body: {
      schema: GroupToValidate,
      example: {
        baseConfiguration: exampleBase,
        productGroupId: '00e509d9-9d88-47d6-909e-85366c29f8bf',
        productIdToReplace: null,
      },
    },
    success: ok('Every product of the group once. No outcomes if there is no such group.', GroupOutcomes, {
      outcomes: [
        {
          isValid: true,
          findings: [],
          productIds: ['mem-corsair-vengeance-rgb-ddr5-6000-cl30-2x16'],
        },
        {
          isValid: false,
          findings: [
            {
              ruleName: 'MemoryType',
              shortMessage: 'DDR4, not DDR5',
              severity: 'Blocking',
              category: null,
            },
          ],
          productIds: ['mem-corsair-vengeance-lpx-ddr4-3200-cl16-2x8'],
        },
      ],
    }),
    problems: ['bundle_not_found'],

    async read({ caller, body, isWanted }) {
      const { baseConfiguration, productGroupId, productIdToReplace, bundleId } = body
      const current = parts.catalog.current
      const candidates = current.byName.filter(({ group }) => group === productGroupId)
      const products = (baseConfiguration.length + 1) * candidates.length
      if (products > parts.settings.MAX_BATCH_PRODUCTS)
        return tooManyProducts('baseConfiguration', products, parts.settings.MAX_BATCH_PRODUCTS)
      const rank = await groupRanking(parts, caller, bundleId, current)
      if (rank instanceof Problem) return rank
      const question = {
        base: baseConfiguration.map(({ productId }) => partOf(current, productId)),
        candidates: candidates.map(({ id }) => partOf(current, id)),
        productIdToReplace,
      }
      const turns = takeTurns(isWanted)
      const ranks = rank && (await turns.run(rank(question)))
      const outcomes = groupOutcomes(question.base, question.candidates, productIdToReplace, ranks)
      return { status: 200, body: { outcomes: await turns.run(outcomes) } }
    },
  })
