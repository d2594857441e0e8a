import { partOf } from '../../catalog/catalog.ts'
import { GroupOutcomes, GroupToValidate } from '../../contract/pcconfig.ts'
import { route } from '../../platform/http/route/route.ts'
import { takeTurns } from '../../platform/turns/take-turns.ts'
import type { ConfiguratorContext } from '../context.ts'
import { groupOutcomes } from '../group-outcomes.ts'
import { exampleBase } from './example.ts'
import { tooManyProducts } from './validate-batch.ts'

export const validateGroup = ({ catalog, settings }: ConfiguratorContext) =>
  route({
    operationId: 'validateGroup',
    method: 'POST',
    path: '/pcconfig/v1/compatibility/group',
    tag: 'PC configuration',
    summary: 'Validate all products of a group against a base configuration, in short',
    description:
      'The verdicts of `POST /pcconfig/v1/compatibility/batch` on every product of a group, without the messages: products with the same findings are one outcome. Only findings that concern the product are listed; those of the base configuration are the same for all. Request the full messages of a few products from the batch. For lists of thousands of products on slow connections.',
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
    success: {
      status: 200,
      description: 'Every product of the group once. No outcomes if there is no such group.',
      schema: GroupOutcomes,
      example: {
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
      },
    },
    problems: [],

    async read({ body: { baseConfiguration, productGroupId, productIdToReplace }, isWanted }) {
      const current = catalog.current
      const candidates = current.byName.filter(({ group }) => group === productGroupId)
      const products = (baseConfiguration.length + 1) * candidates.length
      if (products > settings.MAX_BATCH_PRODUCTS)
        return tooManyProducts('baseConfiguration', products, settings.MAX_BATCH_PRODUCTS)
      const outcomes = groupOutcomes(
        baseConfiguration.map(({ productId }) => partOf(current, productId)),
        candidates.map(({ id }) => partOf(current, id)),
        productIdToReplace,
      )
      return { status: 200, body: { outcomes: await takeTurns(isWanted).run(outcomes) } }
    },
  })
