// The verdict of the service on the build, and the reasons against an order.
import { useQuery } from '@tanstack/react-query'
import { useAccount, useCan } from '../../session/me'
import { texts } from '../../texts'
import { incompleteSlots } from '../assign-slots'
import { useBuilder } from '../builder-context'
import { count, type Finding, findingsOf } from '../findings'
import { blockersOf, blockersToSave, type OrderBlocker, soldOutNames } from '../order-blockers'
import { summaryQuery, verdictQuery } from '../queries'
import { missingBeside } from '../slots-to-fill'
import { unpricedNames } from './unpriced-names'

/** A key that may save may also order; other keys can only read. */
export const useMaySave = () => useCan('pcconfig:write')
export const useMayOrder = () => [useCan('pcconfig:write'), useCan('checkout')].every(Boolean)

/** While the next verdict loads, the text stays and only the button is disabled. */
export function useBlockers(): { toOrder: OrderBlocker[]; toSave: OrderBlocker[]; isChecking: boolean } {
  const { bundle, places, productIds, products } = useBuilder()
  const { data: verdict, isPlaceholderData } = useQuery(verdictQuery(productIds))
  const { data: summary } = useQuery(summaryQuery(productIds, bundle.bundleId))
  const toOrder = blockersOf({
    places,
    // Without the summary, it is not known yet whether the PC can run.
    isValid: summary && verdict?.isValid,
    // Unknown products are named as such.
    unpriced: summary ? unpricedNames(summary, products).filter((name) => !productIds.includes(name)) : [],
    soldOut: soldOutNames(productIds, products),
    missing: summary?.missing ?? [],
    hasPriceList: useAccount()?.priceList ?? false,
    mayOrder: useMayOrder(),
  })
  return { toOrder, toSave: blockersToSave(places), isChecking: isPlaceholderData }
}

export interface Line {
  tone: Finding['weight'] | 'good'
  words: string
}

/** The verdict as short text, worst first. */
export function useStatusLines(): Line[] {
  const { bundle, places, productIds } = useBuilder()
  const { data: summary } = useQuery(summaryQuery(productIds, bundle.bundleId))
  const { data: verdict, error } = useQuery(verdictQuery(productIds))
  const words = texts.builder.panel
  if (error) return []
  if (!verdict) return [{ tone: 'note', words: words.checking }]
  if (productIds.length === 0) return [{ tone: 'note', words: words.nothingChosen }]
  const findings = findingsOf(verdict)
  const problems = count(findings, 'problem')
  const warnings = count(
    findings.filter(({ related }) => related.length > 0),
    'warning',
  )
  const lacking = incompleteSlots(places).length + missingBeside(places, summary?.missing ?? []).length
  const lines: (Line | false)[] = [
    problems > 0 && { tone: 'problem', words: words.problems(problems) },
    problems === 0 && { tone: 'good', words: summary && lacking === 0 ? words.fits : words.fitsSoFar },
    warnings > 0 && { tone: 'warning', words: words.warnings(warnings) },
    lacking > 0 && { tone: 'note', words: words.missingCount(lacking) },
  ]
  return lines.filter((line) => line !== false)
}
