// Ranks the products of a group for the build and the purpose of a bundle, at the prices of the caller.
import type { Catalog } from '../catalog/catalog.ts'
import { termsOf } from '../catalog/terms.ts'
import type { Part, Steps } from '../compatibility/index.ts'
import { Problem } from '../contract/problems.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'
import { priceOf } from '../platform/money.ts'
import type { ConfiguratorContext } from './context.ts'
import { needsOf, purposeOf } from './proposals/completions/needs.ts'
import { type Rank, rankForBuild } from './proposals/ranking/ranking.ts'

export interface GroupQuestion {
  base: readonly Part[]
  candidates: readonly Part[]
  productIdToReplace: string | null
}

export type Ranks = ReadonlyMap<string, Rank>

/** Without a bundle, no product is ranked. */
export async function groupRanking(
  context: ConfiguratorContext,
  caller: Caller,
  bundleId: string | null | undefined,
  catalog: Catalog,
): Promise<Problem | ((question: GroupQuestion) => Steps<Ranks>) | undefined> {
  if (bundleId === undefined || bundleId === null) return undefined
  const bundle = catalog.bundles.get(bundleId)
  if (!bundle) return new Problem('bundle_not_found', `There is no bundle ${bundleId}.`)
  const { priceList, vatRate } = termsOf(caller, context)
  const [soldOut, undated, orderCounts] = await Promise.all([
    context.soldOut(),
    context.undated(),
    context.orderCounts(),
  ])
  return ({ base, candidates, productIdToReplace }) => {
    const replaced = base.findIndex(({ productId }) => productId === productIdToReplace)
    return rankForBuild({
      purpose: purposeOf(bundle, needsOf(bundle, [], catalog)),
      caseTypes: bundle.caseTypes ?? [],
      build: base.filter((_, place) => place !== replaced),
      candidates,
      priceOf: (id) => {
        const net = priceList?.net.get(id)
        return net === undefined ? undefined : priceOf(net, vatRate).gross
      },
      soldOut,
      undated,
      orderCounts,
    })
  }
}
