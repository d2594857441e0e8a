// How the build stands with the service: its verdict, and what keeps it from being ordered.
import { useQuery } from '@tanstack/react-query'
import { useAccount, useCan } from '../../session/me'
import { texts } from '../../texts'
import { useBench } from '../bench'
import { count, type Finding, findingsOf } from '../findings'
import { type Hindrance, hindrancesOf, hindrancesToSave } from '../hindrances'
import { lackingSlots } from '../places'
import { summaryQuery, verdictQuery } from '../queries'

/** Who may save may order as well; a key may also be for reading only. */
export const useMaySave = () => useCan('pcconfig:write')
export const useMayOrder = () => [useCan('pcconfig:write'), useCan('checkout')].every(Boolean)

/** While the next verdict is on its way, the words stay and only the button waits. */
export function useHindrances(): { toOrder: Hindrance[]; toSave: Hindrance[]; isChecking: boolean } {
  const { places, productIds, products } = useBench()
  const { data: verdict, isPlaceholderData } = useQuery(verdictQuery(productIds))
  const { data: summary } = useQuery(summaryQuery(productIds))
  const unpriced = summary?.unpricedProducts.filter((id) => products.has(id)) ?? []
  const toOrder = hindrancesOf({
    places,
    isValid: verdict?.isValid,
    unpriced: unpriced.map((id) => products.get(id)?.name ?? id),
    hasPriceList: useAccount()?.priceList ?? false,
    mayOrder: useMayOrder(),
  })
  return { toOrder, toSave: hindrancesToSave(places), isChecking: isPlaceholderData }
}

export interface Line {
  tone: Finding['weight'] | 'good'
  words: string
}

/** The verdict in a few words, worst first. */
export function useStandingLines(): Line[] {
  const { places, productIds } = useBench()
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
  const lacking = lackingSlots(places).length
  const lines: (Line | false)[] = [
    problems > 0 && { tone: 'problem', words: words.problems(problems) },
    problems === 0 && { tone: 'good', words: words.fits },
    warnings > 0 && { tone: 'warning', words: words.warnings(warnings) },
    lacking > 0 && { tone: 'note', words: words.missingCount(lacking) },
  ]
  return lines.filter((line) => line !== false)
}
