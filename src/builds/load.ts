import { termsOf } from '../catalog/terms.ts'
import { loadConfigurations, type SavedConfiguration } from '../configurator/configuration.ts'
import { Problem } from '../contract/problems.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'
import { type Build, type BuildPrice, loadBuild } from './build.ts'
import type { BuildsContext } from './context.ts'
import { type JudgedConfiguration, judge } from './judged.ts'
import { newestVersion } from './newest.ts'
import { totalPrice } from './price.ts'
import type { Surroundings } from './view.ts'

/** The caller's own build. A build of another person gets the same answer as one that does not exist. */
export async function ownBuild(
  { store }: BuildsContext,
  caller: Caller,
  buildId: string,
): Promise<Build | Problem> {
  const build = await loadBuild(store, buildId)
  const isOwn = build?.person === caller.person && caller.accounts.includes(build.account)
  return build && isOwn ? build : new Problem('build_not_found', `There is no build ${buildId}.`)
}

/** A saved configuration of an account. */
export async function configurationOf(
  { store }: BuildsContext,
  account: string,
  configurationId: string,
): Promise<SavedConfiguration | Problem> {
  const [saved] = await loadConfigurations(store, [configurationId.toLowerCase()])
  return saved?.account === account
    ? saved
    : new Problem('configuration_not_found', `There is no configuration ${configurationId}.`)
}

export interface BuildNow {
  build: Build
  judged: JudgedConfiguration
  surroundings: Surroundings
}

/** Builds with what their newest versions are now. All belong to one account. */
export async function buildsNow(
  context: BuildsContext,
  account: string,
  builds: Build[],
  isWanted: () => boolean,
): Promise<BuildNow[]> {
  const catalog = context.catalog.current
  const ids = builds.map((build) => newestVersion(build).configurationId)
  const saved = new Map((await loadConfigurations(context.store, ids)).map((each) => [each.id, each]))
  const judged = new Map<Build, JudgedConfiguration>()
  for (const build of builds) {
    const configuration = saved.get(newestVersion(build).configurationId)
    if (configuration) judged.set(build, await judge(configuration, catalog, isWanted))
  }
  const productIds = new Set([...judged.values()].flatMap(({ parts }) => parts.map((part) => part.productId)))
  const surroundings = {
    catalog,
    terms: termsOf({ accounts: [account] }, context),
    availability: await context.loadAvailability([...productIds]),
  }
  return [...judged].map(([build, each]) => ({ build, judged: each, surroundings }))
}

export async function buildNow(
  context: BuildsContext,
  build: Build,
  isWanted: () => boolean,
): Promise<BuildNow> {
  const [now] = await buildsNow(context, build.account, [build], isWanted)
  // Configurations are never deleted.
  if (!now) throw new Error(`The build ${build.id} names a configuration that does not exist.`)
  return now
}

/** The price of a configuration for its account. */
export async function priceNow(
  context: BuildsContext,
  saved: SavedConfiguration,
  isWanted: () => boolean,
): Promise<BuildPrice | null> {
  const { parts } = await judge(saved, context.catalog.current, isWanted)
  return totalPrice(parts, termsOf({ accounts: [saved.account] }, context))
}
