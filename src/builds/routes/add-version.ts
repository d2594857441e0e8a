import { Build, NewBuildVersion } from '../../contract/builds.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { updateBuild } from '../build.ts'
import type { BuildsContext } from '../context.ts'
import { buildNow, configurationOf, ownBuild, priceNow } from '../load.ts'
import { withVersion } from '../newest.ts'
import { viewBuild } from '../view.ts'
import { exampleBuild } from './example.ts'
import { buildParams } from './read.ts'

export const addBuildVersion = (context: BuildsContext) =>
  route({
    operationId: 'addBuildVersion',
    method: 'POST',
    path: '/pcconfig/v1/builds/{buildId}/versions',
    tag: 'PC configuration',
    summary: 'Add a version to a build',
    description:
      'Another saved PC becomes the newest version. The newest one again changes nothing. A build lists its last 50 versions.',
    access: 'pcconfig:write',
    params: buildParams,
    body: { schema: NewBuildVersion, example: { configurationId: exampleBuild.configurationId } },
    success: ok('The build.', Build, exampleBuild),
    problems: ['build_not_found', 'configuration_not_found'],

    async decide({ caller, params: { buildId = '' }, body: { configurationId }, isWanted }) {
      const build = await ownBuild(context, caller, buildId)
      if (build instanceof Problem) return build
      const saved = await configurationOf(context, build.account, configurationId)
      if (saved instanceof Problem) return saved
      const price = await priceNow(context, saved, isWanted)
      const next = withVersion(build, { configurationId: saved.id, savedAt: context.clock(), price })
      const { judged, surroundings } = await buildNow(context, next, isWanted)
      return {
        writes: [updateBuild(next)],
        answer: { status: 200, body: viewBuild(next, judged, surroundings) },
      }
    },
  })
