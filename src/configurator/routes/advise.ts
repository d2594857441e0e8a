import { termsOf } from '../../catalog/terms.ts'
import { Problem } from '../../contract/problems.ts'
import type { Caller } from '../../platform/http/exchange/caller.ts'
import type { RouteResult } from '../../platform/http/reply/answer.ts'
import type { CompletionsQuestion, FixesQuestion } from '../advisor/messages.ts'
import type { ConfiguratorContext } from '../context.ts'
import { readyAnswer } from '../ready-answers.ts'

type WithoutTerms<Q> = Omit<Q, 'priceListId' | 'vatRate'>

/** Asks the advisor, at the prices of the caller's default account. */
export async function advise(
  { advisor, soldOut, undated, ...context }: ConfiguratorContext,
  caller: Caller,
  question: WithoutTerms<FixesQuestion> | WithoutTerms<CompletionsQuestion>,
  isWanted: () => boolean,
): Promise<RouteResult> {
  const { priceList, prices, vatRate } = termsOf(caller, context)
  if (!priceList) return new Problem('price_list_missing')
  const asked = { ...question, priceListId: priceList.id, vatRate }
  const ask = async (isStillWanted: () => boolean) =>
    advisor.ask(asked, { soldOut: await soldOut(), undated: await undated() }, isStillWanted)
  const outcome = isReadyPc(question)
    ? await readyAnswer({ catalog: context.catalog.current, prices }, asked, context.clock(), () =>
        ask(always),
      )
    : await ask(isWanted)
  return outcome instanceof Problem ? outcome : { status: 200, body: outcome }
}

/** Whole PCs without a wish of the customer. Other callers may wait for the same answer, so it is always wanted. */
const isReadyPc = (question: WithoutTerms<FixesQuestion> | WithoutTerms<CompletionsQuestion>) =>
  question.asksFor === 'completions' && question.productIds.length === 0 && question.budget === null
const always = () => true

export const idsOf = (products: readonly { productId: string }[]): string[] =>
  products.map(({ productId }) => productId)
