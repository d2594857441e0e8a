import { randomUUIDv7 } from 'node:crypto'
import { accountFor } from '../../accounts/caller.ts'
import { Build as BuildSchema, NewBuild } from '../../contract/builds.ts'
import { Problem } from '../../contract/problems.ts'
import { created, route } from '../../platform/http/route/route.ts'
import { type Build, countBuildsOf, insertBuild, maxBuilds } from '../build.ts'
import type { BuildsContext } from '../context.ts'
import { buildNow, configurationOf, priceNow } from '../load.ts'
import { readName } from '../name.ts'
import { viewBuild } from '../view.ts'
import { exampleBuild } from './example.ts'

export const tooManyBuilds = () =>
  new Problem('too_many_builds', `A person can have ${maxBuilds} builds for an account.`)

export const createBuild = (context: BuildsContext) =>
  route({
    operationId: 'createBuild',
    method: 'POST',
    path: '/pcconfig/v1/builds',
    tag: 'PC configuration',
    summary: 'Create a build',
    description:
      "Gives a saved PC a name and an owner: the person of the credential, for the caller's default account. Later versions are other saved PCs. Only its owner sees it, unless it is shared.",
    access: 'pcconfig:write',
    body: {
      schema: NewBuild,
      example: { name: exampleBuild.name, configurationId: exampleBuild.configurationId },
    },
    success: created('The build.', BuildSchema, exampleBuild),
    problems: ['account_not_permitted', 'configuration_not_found', 'too_many_builds'],

    async decide({ caller, body, isWanted }) {
      const name = readName(body.name)
      if (name instanceof Problem) return name
      const account = accountFor(caller, null)
      if (account instanceof Problem) return account
      const saved = await configurationOf(context, account, body.configurationId)
      if (saved instanceof Problem) return saved
      if ((await countBuildsOf(context.store, caller.person, account)) >= maxBuilds) return tooManyBuilds()
      const now = context.clock()
      const version = { version: 1, configurationId: saved.id, savedAt: now }
      const build: Build = {
        id: randomUUIDv7(),
        person: caller.person,
        account,
        name,
        versions: [{ ...version, price: await priceNow(context, saved, isWanted) }],
        share: null,
        rowVersion: 1,
        updatedAt: now,
      }
      const { judged, surroundings } = await buildNow(context, build, isWanted)
      return {
        writes: [insertBuild(build)],
        answer: { status: 201, body: viewBuild(build, judged, surroundings) },
      }
    },
  })
