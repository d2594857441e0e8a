import { termsOf } from '../../catalog/terms.ts'
import { Problem } from '../../contract/problems.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { RouteResult } from '../../platform/http/route.ts'
import type { CompletionsQuestion, FixesQuestion } from '../advisor/messages.ts'
import type { ConfiguratorContext } from '../context.ts'

type WithoutTerms<Q> = Omit<Q, 'priceListId' | 'vatRate'>

/** Asks the advisor, at the prices of the caller's default account. */
export async function advise(
  { advisor, soldOut, undated, ...context }: ConfiguratorContext,
  caller: Caller,
  question: WithoutTerms<FixesQuestion> | WithoutTerms<CompletionsQuestion>,
  isWanted: () => boolean,
): Promise<RouteResult> {
  const { priceList, vatRate } = termsOf(caller, context)
  if (!priceList) return new Problem('price_list_missing')
  const outcome = await advisor.ask(
    { ...question, priceListId: priceList.id, vatRate },
    { soldOut: await soldOut(), undated: await undated() },
    isWanted,
  )
  return outcome instanceof Problem ? outcome : { status: 200, body: outcome }
}

export const idsOf = (products: readonly { productId: string }[]): string[] =>
  products.map(({ productId }) => productId)
