import { accountFor } from '../../accounts/caller.ts'
import { Builds } from '../../contract/builds.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { loadBuildsOf } from '../build.ts'
import type { BuildsContext } from '../context.ts'
import { buildsNow } from '../load.ts'
import { viewSummary } from '../view.ts'
import { exampleSummary } from './example.ts'

export const listBuilds = (context: BuildsContext) =>
  route({
    operationId: 'listBuilds',
    method: 'GET',
    path: '/pcconfig/v1/builds',
    tag: 'PC configuration',
    summary: "List the caller's builds",
    description:
      'The builds of the person for its default account, last changed first: price when saved and now, and whether everything still fits and is in stock.',
    access: 'pcconfig:read',
    cost: 'heavy',
    success: ok('The builds.', Builds, { builds: [exampleSummary] }),
    problems: ['account_not_permitted'],

    async read({ caller, isWanted }) {
      const account = accountFor(caller, null)
      if (account instanceof Problem) return account
      const builds = await loadBuildsOf(context.store, caller.person, account)
      const now = await buildsNow(context, account, builds, isWanted)
      return {
        status: 200,
        body: {
          builds: now.map(({ build, judged, surroundings }) => viewSummary(build, judged, surroundings)),
        },
      }
    },
  })
