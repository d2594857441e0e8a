// The content of the dialog: toolbar, filters, list and comparison.
import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Failure } from '../../shell/page-failure'
import { texts } from '../../texts'
import { productQuery } from '../queries'
import { CandidateList, type ListHandle } from './candidate-list'
import type { CandidatePickerProps } from './candidate-picker'
import classes from './candidates.module.css'
import { toggleCompared } from './compare'
import { Comparison } from './comparison'
import { applyFilters } from './facets'
import { FilterPanel } from './filter-panel'
import { countFilters, type Filters, noFilters } from './filters'
import { ListStatus } from './list-status'
import { countFits, rowsOf } from './listing'
import { keepPicker, keptPicker } from './picker-memory'
import { suggestTexts } from './search-candidates'
import { type SortOrder, sortCandidates, sortChoices } from './sort'
import { Suggestions } from './suggestions'
import { Toolbar } from './toolbar'
import { useCandidates } from './use-candidates'

interface PickerContentProps extends Omit<CandidatePickerProps, 'onClose'> {
  isComparing: boolean
  onComparing: (isComparing: boolean) => void
}

const none: readonly string[] = []

export function PickerContent({
  slot,
  build,
  replacing,
  onChoose,
  isComparing,
  onComparing,
}: PickerContentProps) {
  const question = useMemo(
    () => ({ partIds: build.parts.map(({ productId }) => productId), replacing }),
    [build, replacing],
  )
  const { candidates, verdicts, facts, facets, currency, ...loading } = useCandidates(
    slot.productGroupId,
    question,
  )

  const [text, setText] = useState('')
  const kept = keptPicker(build.bundleId, slot.productGroupId)
  const [filters, setFilters] = useState<Filters>(kept.filters)
  const [order, setOrder] = useState<SortOrder>(kept.order)
  useEffect(
    () => keepPicker(build.bundleId, slot.productGroupId, { filters, order }),
    [build.bundleId, slot.productGroupId, filters, order],
  )
  const [compared, setCompared] = useState<readonly string[]>([])
  const [areFiltersOpen, setFiltersOpen] = useState(false)

  // The fields update at once; the list follows as a deferred update.
  const asked = useDeferredValue(useMemo(() => ({ ...filters, text }), [filters, text]))
  const sought = useMemo(() => [asked, order], [asked, order])
  // The best candidates are the head of the list as it opens, and of no other order or selection.
  const isAsOpened = order === 'fit' && countFilters(asked) === 0 && asked.text === ''
  const counts = isAsOpened ? loading.counts : undefined
  const isWaiting = !loading.isComplete && !counts && !loading.error && !loading.judgingError
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
    () => (sifted.found.length === 0 && loading.isComplete ? suggestTexts(candidates, asked.text) : none),
    [sifted, loading.isComplete, candidates, asked.text],
  )
  const sorting = useMemo(() => sortChoices(facts, currency !== undefined), [facts, currency])

  const changeFilters = useCallback(
    (change: Partial<Filters>) => setFilters((before) => ({ ...before, ...change })),
    [],
  )
  const closeFilters = useCallback(() => setFiltersOpen(false), [])
  const resetFilters = useCallback(() => setFilters(noFilters), [])
  const toggle = useCallback((id: string) => setCompared((ids) => toggleCompared(ids, id)), [])
  const choose = useCallback(
    (id: string) => {
      const chosen = candidates.find((candidate) => candidate.id === id)
      if (chosen) onChoose(chosen.product)
    },
    [candidates, onChoose],
  )

  const list = useRef<ListHandle>(null)
  // The builder has loaded it.
  const replaced = useQuery({ ...productQuery(replacing ?? ''), enabled: false }).data
  const compareButton = useRef<HTMLButtonElement>(null)
  const leaveComparison = () => {
    // Show the list first: a hidden element cannot take the focus.
    flushSync(() => onComparing(false))
    compareButton.current?.focus()
  }

  return (
    <>
      {isComparing && (
        <Comparison
          candidates={compared.flatMap((id) => candidates.find((candidate) => candidate.id === id) ?? [])}
          verdicts={verdicts}
          question={question}
          replacing={replacing}
          onChoose={choose}
          onRemove={(id) => {
            toggle(id)
            if (compared.length <= 2) leaveComparison()
          }}
          onBack={leaveComparison}
        />
      )}
      <div className={classes.picking} hidden={isComparing} data-filters={areFiltersOpen || undefined}>
        <FilterPanel
          filters={filters}
          facets={facets}
          counts={sifted.counts}
          currency={currency}
          canJudge={verdicts.size > 0}
          found={sifted.found.length}
          onChange={changeFilters}
          onReset={resetFilters}
          onDone={closeFilters}
        />
        <div className={classes.results}>
          <Toolbar
            text={text}
            onText={setText}
            onList={() => list.current?.focus()}
            order={order}
            orders={sorting}
            onOrder={setOrder}
            filterCount={countFilters(filters)}
            onFilters={() => setFiltersOpen(true)}
            comparedCount={compared.length}
            compareButton={compareButton}
            onCompare={() => onComparing(true)}
          />
          {loading.error && <Failure error={loading.error} onRetry={loading.retry} />}
          {loading.judgingError && (
            <>
              <Failure error={loading.judgingError} onRetry={loading.retryJudging} />
              <p className={classes.note}>{texts.candidates.unjudged}</p>
            </>
          )}
          <ListStatus
            build={build}
            replaced={replaced?.name}
            loaded={loading.loaded}
            isLoading={isWaiting}
            isJudging={loading.isJudging && !counts}
            shown={counts ? loading.loaded : sifted.found.length}
            fitting={fitting}
          />
          <Suggestions texts={suggestions} onChoose={setText} />
          <CandidateList
            label={texts.candidates.list(slot.name)}
            rows={rows}
            verdicts={verdicts}
            isJudging={!loading.judgingError && verdicts.size === 0}
            replacing={replacing}
            before={replaced?.price}
            compared={compared}
            question={question}
            asked={sought}
            isWaiting={isWaiting}
            isSettled={
              (loading.isComplete && !loading.isJudging) ||
              (counts !== undefined && candidates.some(({ id }) => id === replacing))
            }
            emptyText={
              candidates.length > 0
                ? texts.candidates.nothingFound
                : loading.isComplete
                  ? texts.candidates.nothingThere
                  : undefined
            }
            handle={list}
            onChoose={choose}
            onCompare={toggle}
          />
        </div>
      </div>
    </>
  )
}
