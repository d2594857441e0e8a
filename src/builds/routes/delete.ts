import { Problem } from '../../contract/problems.ts'
import { noContent, route } from '../../platform/http/route/route.ts'
import { removeBuild } from '../build.ts'
import type { BuildsContext } from '../context.ts'
import { ownBuild } from '../load.ts'
import { buildParams } from './read.ts'

export const deleteBuild = (context: BuildsContext) =>
  route({
    operationId: 'deleteBuild',
    method: 'DELETE',
    path: '/pcconfig/v1/builds/{buildId}',
    tag: 'PC configuration',
    summary: 'Delete a build',
    description:
      'Its shared link ends. The saved PCs of its versions stay, because orders and carts may name them.',
    access: 'pcconfig:write',
    params: buildParams,
    success: noContent('The build is deleted.'),
    problems: ['build_not_found'],

    async decide({ caller, params: { buildId = '' } }) {
      const build = await ownBuild(context, caller, buildId)
      if (build instanceof Problem) return build
      return { writes: [removeBuild(build)], answer: { status: 204 } }
    },
  })
