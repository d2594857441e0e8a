import { partOf } from '../../catalog/catalog.ts'
import { judgeInSteps } from '../../compatibility/index.ts'
import { SavedConfiguration } from '../../contract/pcconfig.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { isoDate } from '../../platform/time.ts'
import { takeTurns } from '../../platform/turns/take-turns.ts'
import { loadConfigurations } from '../configuration.ts'
import type { ConfiguratorContext } from '../context.ts'
import { exampleVerdict } from './example.ts'

export const readConfiguration = ({ store, catalog }: ConfiguratorContext) =>
  route({
    operationId: 'readConfiguration',
    method: 'GET',
    path: '/pcconfig/v1/configurations/{configurationId}',
    tag: 'PC configuration',
    summary: 'Read a saved PC',
    description: 'A saved PC and its current compatibility result.',
    access: 'pcconfig:read',
    cost: 'heavy',
    params: { configurationId: 'The identifier that saving answered.' },
    success: ok('The saved PC.', SavedConfiguration, {
      configurationId: '01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7',
      bundleId: 'bundle-gaming-pc',
      products: [
        { productId: 'cpu-amd-ryzen-7-9800x3d', productGroupId: '93dd66bf-df57-4dba-8a12-998b8838cb25' },
      ],
      createdAt: '2026-01-15T09:30:00.000Z',
      validationResult: exampleVerdict,
    }),
    problems: ['configuration_not_found'],

    async read({ caller, params: { configurationId = '' }, isWanted }) {
      const [saved] = await loadConfigurations(store, [configurationId.toLowerCase()])
      if (!saved || !caller.accounts.includes(saved.account)) {
        return new Problem('configuration_not_found', `There is no configuration ${configurationId}.`)
      }
      const parts = saved.products.map(({ productId }) => partOf(catalog.current, productId))
      return {
        status: 200,
        body: {
          configurationId: saved.id,
          bundleId: saved.bundleId,
          products: saved.products,
          createdAt: isoDate(saved.createdAt),
          validationResult: await takeTurns(isWanted).run(judgeInSteps(parts)),
        },
      }
    },
  })
