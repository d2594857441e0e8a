// What a person looks for in the list of candidates, and what is found.
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { applyFilters } from './facets'
import { countFilters, type Filters, noFilters } from './filters'
import { countFits, rowsOf } from './listing'
import { keepPicker, keptPicker } from './picker-memory'
import { suggestTexts } from './search-candidates'
import { type SortOrder, sortCandidates, sortChoices } from './sort'
import type { useCandidates } from './use-candidates'

const none: readonly string[] = []

/** Text, filters and order; the last two are remembered per group. */
export function useWish(bundleId: string, groupId: string) {
  const [text, setText] = useState('')
  const kept = keptPicker(bundleId, groupId)
  const [filters, setFilters] = useState<Filters>(kept.filters)
  const [order, setOrder] = useState<SortOrder>(kept.order)
  useEffect(() => keepPicker(bundleId, groupId, { filters, order }), [bundleId, groupId, filters, order])
  const changeFilters = useCallback(
    (change: Partial<Filters>) => setFilters((before) => ({ ...before, ...change })),
    [],
  )
  const resetFilters = useCallback(() => setFilters(noFilters), [])
  // The fields update at once; the list follows as a deferred update.
  const asked = useDeferredValue(useMemo(() => ({ ...filters, text }), [filters, text]))
  return { text, setText, filters, changeFilters, resetFilters, order, setOrder, asked }
}

export type Wish = ReturnType<typeof useWish>

export function useFound(loaded: ReturnType<typeof useCandidates>, { asked, order }: Wish) {
  const { candidates, verdicts, facts, facets, currency, isComplete } = loaded
  const sought = useMemo(() => [asked, order], [asked, order])
  // The best candidates are the head of the list as it opens, and of no other order or selection.
  const isAsOpened = order === 'fit' && countFilters(asked) === 0 && asked.text === ''
  const counts = isAsOpened ? loaded.counts : undefined
  const sifted = useMemo(
    () => applyFilters(candidates, facets, asked, verdicts),
    [candidates, facets, asked, verdicts],
  )
  const rows = useMemo(
    () => rowsOf(sortCandidates(sifted.found, order, verdicts, facts, sifted.ranks), order, verdicts, counts),
    [sifted, order, verdicts, facts, counts],
  )
  const fitting = useMemo(
    () =>
      counts
        ? { fits: counts.fits, reserved: counts.unsure + counts.warns }
        : verdicts.size > 0
          ? countFits(sifted.found, verdicts)
          : undefined,
    [sifted, verdicts, counts],
  )
  const suggestions = useMemo(
    () => (sifted.found.length === 0 && isComplete ? suggestTexts(candidates, asked.text) : none),
    [sifted, isComplete, candidates, asked.text],
  )
  const sorting = useMemo(() => sortChoices(facts, currency !== undefined), [facts, currency])
  const isWaiting = !isComplete && !counts && !loaded.error && !loaded.judgingError
  return { sought, counts, sifted, rows, fitting, suggestions, sorting, isWaiting }
}

export type Found = ReturnType<typeof useFound>
