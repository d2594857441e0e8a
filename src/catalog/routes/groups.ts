import { ProductGroups } from '../../contract/catalog.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { CatalogContext } from '../context.ts'

export const listGroups = ({ catalog }: CatalogContext) =>
  route({
    operationId: 'listProductGroups',
    method: 'GET',
    path: '/catalog/v1/groups',
    tag: 'Catalog',
    isPublicData: true,
    summary: 'List the kinds of parts',
    description: 'Every product group, by name.',
    access: 'pcconfig:read',
    success: ok('The groups.', ProductGroups, {
      groups: [{ productGroupId: '93dd66bf-df57-4dba-8a12-998b8838cb25', kind: 'cpu', name: 'Processors' }],
    }),
    isConditional: true,

    async read() {
      const groups = [...catalog.current.groups.values()]
      return {
        status: 200,
        body: { groups: groups.map(({ id, kind, name }) => ({ productGroupId: id, kind, name })) },
      }
    },
  })
