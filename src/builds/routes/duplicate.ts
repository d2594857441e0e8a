import { randomUUIDv7 } from 'node:crypto'
import { BuildCopy, Build as BuildSchema } from '../../contract/builds.ts'
import { Problem } from '../../contract/problems.ts'
import { created, route } from '../../platform/http/route/route.ts'
import { type Build, countBuildsOf, insertBuild, maxBuilds } from '../build.ts'
import type { BuildsContext } from '../context.ts'
import { buildNow, ownBuild } from '../load.ts'
import { readName } from '../name.ts'
import { newestVersion } from '../newest.ts'
import { viewBuild } from '../view.ts'
import { tooManyBuilds } from './create.ts'
import { exampleBuild } from './example.ts'
import { buildParams } from './read.ts'

export const duplicateBuild = (context: BuildsContext) =>
  route({
    operationId: 'duplicateBuild',
    method: 'POST',
    path: '/pcconfig/v1/builds/{buildId}/duplicate',
    tag: 'PC configuration',
    summary: 'Duplicate a build',
    description: 'A new build whose first version is the newest one of this build. It is not shared.',
    access: 'pcconfig:write',
    params: buildParams,
    body: { schema: BuildCopy, example: { name: 'Living room PC, quieter' }, isOptional: true },
    success: created('The new build.', BuildSchema, exampleBuild),
    problems: ['build_not_found', 'too_many_builds'],

    async decide({ caller, params: { buildId = '' }, body, isWanted }) {
      const name = body.name === null ? null : readName(body.name)
      if (name instanceof Problem) return name
      const build = await ownBuild(context, caller, buildId)
      if (build instanceof Problem) return build
      if ((await countBuildsOf(context.store, build.person, build.account)) >= maxBuilds)
        return tooManyBuilds()
      const copy: Build = {
        ...build,
        id: randomUUIDv7(),
        name: name ?? build.name,
        versions: [{ ...newestVersion(build), version: 1 }],
        share: null,
        rowVersion: 1,
        updatedAt: context.clock(),
      }
      const { judged, surroundings } = await buildNow(context, copy, isWanted)
      return {
        writes: [insertBuild(copy)],
        answer: { status: 201, body: viewBuild(copy, judged, surroundings) },
      }
    },
  })
