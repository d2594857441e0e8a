import { Build } from '../../contract/builds.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { BuildsContext } from '../context.ts'
import { buildNow, ownBuild } from '../load.ts'
import { viewBuild } from '../view.ts'
import { exampleBuild } from './example.ts'

export const buildParams = { buildId: 'The identifier of the build.' }

export const readBuild = (context: BuildsContext) =>
  route({
    operationId: 'readBuild',
    method: 'GET',
    path: '/pcconfig/v1/builds/{buildId}',
    tag: 'PC configuration',
    summary: 'Read a build',
    description: 'The parts of the newest version with their prices and availability now, and all versions.',
    access: 'pcconfig:read',
    cost: 'heavy',
    params: buildParams,
    success: ok('The build.', Build, exampleBuild),
    problems: ['build_not_found'],

    async read({ caller, params: { buildId = '' }, isWanted }) {
      const build = await ownBuild(context, caller, buildId)
      if (build instanceof Problem) return build
      const { judged, surroundings } = await buildNow(context, build, isWanted)
      return { status: 200, body: viewBuild(build, judged, surroundings) }
    },
  })
