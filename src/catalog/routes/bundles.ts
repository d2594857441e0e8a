import { Bundles } from '../../contract/catalog.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { CatalogContext } from '../context.ts'

export const listBundles = ({ catalog }: CatalogContext) =>
  route({
    operationId: 'listBundles',
    method: 'GET',
    path: '/catalog/v1/bundles',
    tag: 'Catalog',
    isPublicData: true,
    summary: 'List the PCs on offer',
    description: 'Every bundle with its product groups and the allowed quantity of each.',
    access: 'pcconfig:read',
    success: ok('The bundles.', Bundles, {
      bundles: [
        {
          bundleId: 'bundle-gaming-pc',
          name: 'Gaming PC',
          description: null,
          purpose: 'gaming',
          groups: [
            { productGroupId: '93dd66bf-df57-4dba-8a12-998b8838cb25', name: 'Processors', min: 1, max: 1 },
          ],
        },
      ],
    }),
    isConditional: true,

    async read() {
      const { bundles, groups } = catalog.current
      const nameOf = (id: string) => groups.get(id)?.name ?? id
      return {
        status: 200,
        body: {
          bundles: [...bundles.values()].map((bundle) => ({
            bundleId: bundle.id,
            name: bundle.name,
            description: bundle.description,
            purpose: bundle.purpose ?? null,
            groups: bundle.groups.map((slot) => ({
              productGroupId: slot.productGroupId,
              name: nameOf(slot.productGroupId),
              min: slot.min,
              max: slot.max,
            })),
          })),
        },
      }
    },
  })
