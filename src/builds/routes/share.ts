import { randomBytes } from 'node:crypto'
import { BuildShare, NewShare } from '../../contract/builds.ts'
import { Problem } from '../../contract/problems.ts'
import { noContent, ok, route } from '../../platform/http/route/route.ts'
import { updateBuild } from '../build.ts'
import type { BuildsContext } from '../context.ts'
import { ownBuild } from '../load.ts'
import { exampleSummary } from './example.ts'
import { buildParams } from './read.ts'

const path = '/pcconfig/v1/builds/{buildId}/share'

export const shareBuild = (context: BuildsContext) =>
  route({
    operationId: 'shareBuild',
    method: 'PUT',
    path,
    tag: 'PC configuration',
    summary: 'Share a build',
    description:
      'Makes a link to the newest version that opens without a credential. A build that is shared already keeps its link.',
    access: 'pcconfig:write',
    params: buildParams,
    body: { schema: NewShare, example: { withPrices: true } },
    success: ok('The link.', BuildShare, exampleSummary.share),
    problems: ['build_not_found'],

    async decide({ caller, params: { buildId = '' }, body: { withPrices } }) {
      const build = await ownBuild(context, caller, buildId)
      if (build instanceof Problem) return build
      const share = {
        // 128 random bits: it cannot be guessed.
        shareId: build.share?.shareId ?? randomBytes(16).toString('base64url'),
        withPrices,
      }
      return { writes: [updateBuild({ ...build, share })], answer: { status: 200, body: share } }
    },
  })

export const withdrawShare = (context: BuildsContext) =>
  route({
    operationId: 'withdrawShare',
    method: 'DELETE',
    path,
    tag: 'PC configuration',
    summary: 'Withdraw the link to a build',
    description: 'The link is 404 from now on. Sharing again makes another link.',
    access: 'pcconfig:write',
    params: buildParams,
    success: noContent('The build is not shared.'),
    problems: ['build_not_found'],

    async decide({ caller, params: { buildId = '' } }) {
      const build = await ownBuild(context, caller, buildId)
      if (build instanceof Problem) return build
      return { writes: [updateBuild({ ...build, share: null })], answer: { status: 204 } }
    },
  })
