// The content of the dialog: toolbar, filters, list and comparison.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type Ref, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Failure } from '../../shell/page-failure'
import { texts } from '../../texts'
import { productQuery } from '../queries'
import { CandidateList, type ListHandle } from './candidate-list'
import type { CandidatePickerProps } from './candidate-picker'
import classes from './candidates.module.css'
import { toggleCompared } from './compare'
import { Comparison } from './comparison'
import { FilterPanel } from './filter-panel'
import { countFilters } from './filters'
import { ListStatus } from './list-status'
import { Suggestions } from './suggestions'
import { Toolbar } from './toolbar'
import { useCandidates } from './use-candidates'
import { type Found, useFound, useWish, type Wish } from './use-found'
import type { Question } from './verdicts-query'

interface PickerContentProps extends Omit<CandidatePickerProps, 'onClose'> {
  isComparing: boolean
  onComparing: (isComparing: boolean) => void
}

export function PickerContent(props: PickerContentProps) {
  const { slot, build, replacing, onChoose, isComparing, onComparing } = props
  const question = useMemo(
    () => ({
      partIds: build.parts.map(({ productId }) => productId),
      bundleId: build.bundleId,
      replacing,
    }),
    [build, replacing],
  )
  const loaded = useCandidates(slot.productGroupId, question)
  const { candidates, verdicts, facets, currency } = loaded
  const wish = useWish(build.bundleId, slot.productGroupId)
  const found = useFound(loaded, wish)
  const [compared, setCompared] = useState<readonly string[]>([])
  const [areFiltersOpen, setFiltersOpen] = useState(false)

  const closeFilters = useCallback(() => setFiltersOpen(false), [])
  const toggle = useCallback((id: string) => setCompared((ids) => toggleCompared(ids, id)), [])
  const choose = useCallback(
    (id: string) => {
      const chosen = candidates.find((candidate) => candidate.id === id)
      if (chosen) onChoose(chosen.product)
    },
    [candidates, onChoose],
  )
  const list = useRef<ListHandle>(null)
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
          filters={wish.filters}
          facets={facets}
          counts={found.sifted.counts}
          currency={currency}
          canJudge={verdicts.size > 0}
          found={found.sifted.found.length}
          onChange={wish.changeFilters}
          onReset={wish.resetFilters}
          onDone={closeFilters}
        />
        <Results
          {...{ slot, build, replacing, loaded, wish, found, compared, question, list }}
          onChoose={choose}
          onCompare={toggle}
        >
          <Toolbar
            text={wish.text}
            onText={wish.setText}
            onList={() => list.current?.focus()}
            order={wish.order}
            orders={found.sorting}
            onOrder={wish.setOrder}
            filterCount={countFilters(wish.filters)}
            onFilters={() => setFiltersOpen(true)}
            comparedCount={compared.length}
            compareButton={compareButton}
            onCompare={() => onComparing(true)}
          />
        </Results>
      </div>
    </>
  )
}

interface ResultsProps extends Pick<CandidatePickerProps, 'slot' | 'build'> {
  replacing: string | undefined
  loaded: ReturnType<typeof useCandidates>
  wish: Wish
  found: Found
  compared: readonly string[]
  question: Question
  list: Ref<ListHandle>
  onChoose: (id: string) => void
  onCompare: (id: string) => void
  /** The toolbar. */
  children: ReactNode
}

function Results({ slot, build, replacing, loaded, wish, found, children, ...rest }: ResultsProps) {
  const { candidates, verdicts, isComplete } = loaded
  const { counts, sifted, isWaiting } = found
  // The builder has loaded it.
  const replaced = useQuery({ ...productQuery(replacing ?? ''), enabled: false }).data
  return (
    <div className={classes.results}>
      {children}
      {loaded.error && <Failure error={loaded.error} onRetry={loaded.retry} />}
      {loaded.judgingError && (
        <>
          <Failure error={loaded.judgingError} onRetry={loaded.retryJudging} />
          <p className={classes.note}>{texts.candidates.unjudged}</p>
        </>
      )}
      <ListStatus
        build={build}
        replaced={replaced?.name}
        loaded={loaded.loaded}
        isLoading={isWaiting}
        isJudging={loaded.isJudging && !counts}
        shown={counts ? loaded.loaded : sifted.found.length}
        fitting={found.fitting}
      />
      <Suggestions texts={found.suggestions} onChoose={wish.setText} />
      <CandidateList
        label={texts.candidates.list(slot.name)}
        rows={found.rows}
        verdicts={verdicts}
        isJudging={!loaded.judgingError && verdicts.size === 0}
        replacing={replacing}
        before={replaced?.price}
        compared={rest.compared}
        question={rest.question}
        asked={found.sought}
        isWaiting={isWaiting}
        isSettled={
          (isComplete && !loaded.isJudging) ||
          (counts !== undefined && candidates.some(({ id }) => id === replacing))
        }
        emptyText={
          candidates.length > 0
            ? texts.candidates.nothingFound
            : isComplete
              ? texts.candidates.nothingThere
              : undefined
        }
        handle={rest.list}
        onChoose={rest.onChoose}
        onCompare={rest.onCompare}
      />
    </div>
  )
}
