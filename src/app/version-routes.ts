import { Version } from '../contract/version.ts'
import { ok, type Route, route } from '../platform/http/route/route.ts'
import type { AppContext } from './context.ts'

const groups = ['checkout', 'orders', 'pcconfig', 'customers']

/** The version of the running service, for every group of paths. */
export const versionRoutes = ({ version }: AppContext): Route[] =>
  groups.map((group) =>
    route({
      operationId: `get${group[0]?.toUpperCase()}${group.slice(1)}Version`,
      method: 'GET',
      path: `/${group}/api/version`,
      tag: 'Versions',
      isPublicData: true,
      summary: `Get the version of /${group}`,
      description: 'The semantic version of the running service, for any caller.',
      access: 'caller',
      success: ok('The version.', Version, { version }),
      read: async () => ({ status: 200, body: { version } }),
    }),
  )
