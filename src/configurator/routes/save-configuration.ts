import { randomUUIDv7 } from 'node:crypto'
import { accountFor } from '../../accounts/caller.ts'
import { PcConfiguration, SavedConfigurationId } from '../../contract/pcconfig.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { insertConfiguration } from '../configuration.ts'
import type { ConfiguratorContext } from '../context.ts'
import { refuseConfiguration } from '../save.ts'

export const saveConfiguration = ({ catalog, clock }: ConfiguratorContext) =>
  route({
    operationId: 'saveConfiguration',
    method: 'POST',
    path: '/pcconfig/v1/configurations',
    tag: 'PC configuration',
    summary: 'Save a PC',
    description:
      "Saves a PC for the caller's default account, so that it can be ordered as a material of type `PcConfiguration`. An incomplete or incompatible PC may be saved, but not ordered.",
    access: 'pcconfig:write',
    body: {
      schema: PcConfiguration,
      example: {
        bundleId: 'bundle-gaming-pc',
        products: [
          { productId: 'cpu-amd-ryzen-7-9800x3d', productGroupId: '93dd66bf-df57-4dba-8a12-998b8838cb25' },
        ],
      },
    },
    success: ok('The PC is saved.', SavedConfigurationId, {
      configurationId: '01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7',
    }),
    problems: ['account_not_permitted', 'bundle_not_found', 'product_not_found', 'product_group_not_found'],

    async decide({ caller, body }) {
      const account = accountFor(caller, null)
      if (account instanceof Problem) return account
      const refusal = refuseConfiguration(body, catalog.current)
      if (refusal) return refusal
      const id = randomUUIDv7()
      return {
        writes: [insertConfiguration({ id, account, ...body, createdAt: clock() })],
        answer: { status: 200, body: { configurationId: id } },
      }
    },
  })
