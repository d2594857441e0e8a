import { SharedBuild } from '../../contract/builds.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { loadSharedBuild } from '../build.ts'
import type { BuildsContext } from '../context.ts'
import { buildNow } from '../load.ts'
import { viewShared } from '../view.ts'
import { exampleShared } from './example.ts'

export const readSharedBuild = (context: BuildsContext) =>
  route({
    operationId: 'readSharedBuild',
    method: 'GET',
    path: '/pcconfig/v1/shared/{shareId}',
    tag: 'PC configuration',
    summary: 'Read a shared build',
    description:
      'The newest version of a build that its owner shares, with prices if the owner chose so. A withdrawn link is 404.',
    access: 'public',
    cost: 'heavy',
    params: { shareId: 'The unguessable part of the link.' },
    success: ok('The build.', SharedBuild, exampleShared, {
      'X-Robots-Tag': '`noindex`: search engines must not list it.',
    }),
    problems: ['share_not_found'],

    async read({ params: { shareId = '' }, isWanted }) {
      const build = await loadSharedBuild(context.store, shareId)
      if (!build) return new Problem('share_not_found')
      const { judged, surroundings } = await buildNow(context, build, isWanted)
      return {
        status: 200,
        body: viewShared(build, judged, surroundings),
        headers: { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' },
      }
    },
  })
