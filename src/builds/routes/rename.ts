import { NewBuildName } from '../../contract/builds.ts'
import { Problem } from '../../contract/problems.ts'
import { noContent, route } from '../../platform/http/route/route.ts'
import { updateBuild } from '../build.ts'
import type { BuildsContext } from '../context.ts'
import { ownBuild } from '../load.ts'
import { readName } from '../name.ts'
import { buildParams } from './read.ts'

export const renameBuild = (context: BuildsContext) =>
  route({
    operationId: 'renameBuild',
    method: 'PATCH',
    path: '/pcconfig/v1/builds/{buildId}',
    tag: 'PC configuration',
    summary: 'Rename a build',
    description: 'Changes its name. Its versions stay as they are.',
    access: 'pcconfig:write',
    params: buildParams,
    body: { schema: NewBuildName, example: { name: 'Living room PC' } },
    success: noContent('The build has its new name.'),
    problems: ['build_not_found'],

    async decide({ caller, params: { buildId = '' }, body }) {
      const name = readName(body.name)
      if (name instanceof Problem) return name
      const build = await ownBuild(context, caller, buildId)
      if (build instanceof Problem) return build
      return { writes: [updateBuild({ ...build, name })], answer: { status: 204 } }
    },
  })
