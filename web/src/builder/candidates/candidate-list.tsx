// The list of candidates. Only visible rows exist; one row is focusable and the arrow keys move the focus.
import { Skeleton, Text } from '@mantine/core'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { memo, type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useFormats } from '../../session/format'
import { texts } from '../../texts'
import type { Product } from '../build'
import { CandidateRow } from './candidate-row'
import classes from './candidates.module.css'
import { maxCompared } from './compare'
import { FitIcon } from './fit-icon'
import { type Row, rowAfterKey } from './listing'
import { useRowHeights } from './use-row-heights'
import type { Verdicts } from './verdict'
import type { Question } from './verdicts-query'

interface CandidateListProps {
  label: string
  rows: readonly Row[]
  verdicts: Verdicts
  isJudging: boolean
  replacing: string | undefined
  /** The price of the part to replace. */
  before: Product['price'] | undefined
  compared: readonly string[]
  /** What candidates are judged in. */
  question: Question
  /** The list scrolls to the top when this changes. */
  asked: unknown
  /** Nothing is loaded yet. */
  isWaiting: boolean
  /** The place of the part to replace is known, and final. */
  isSettled: boolean
  /** Absent if it is unknown whether there are products. */
  emptyText: string | undefined
  handle: Ref<ListHandle>
  onChoose: (id: string) => void
  onCompare: (id: string) => void
}

export interface ListHandle {
  /** Moves the focus into the list, to the row that takes it. */
  focus: () => void
}

export const CandidateList = memo(function CandidateList(props: CandidateListProps) {
  const { rows } = props
  const formats = useFormats()
  const heights = useRowHeights()
  const opened = useOpenRows()
  const { scroller, virtualizer, active, setActiveKey, moveTo } = useGrid(props, heights)

  const onKeyDown = (event: React.KeyboardEvent) => {
    const perPage = Math.floor((scroller.current?.clientHeight ?? 0) / heights.candidate) - 1
    const target = rowAfterKey(rows, active, event.key, perPage)
    const isOnRow = event.target instanceof HTMLElement && event.target.dataset.index !== undefined
    const act = actions[event.key]
    if (target !== undefined) {
      event.preventDefault()
      moveTo(target)
    } else if (act && isOnRow) {
      event.preventDefault()
      const row = rows[active]
      if (row && row.heading === undefined) props[act](row.candidate.id)
    }
  }

  if (props.isWaiting) return <Waiting height={heights.candidate} />
  if (rows.length === 0)
    return (
      <Text c="dimmed" ta="center" py="xl">
        {props.emptyText}
      </Text>
    )
  return (
    <div ref={scroller} className={classes.scroller}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows take the focus is a grid
        role="grid"
        aria-label={props.label}
        aria-rowcount={rows.length}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const row = event.target.closest<HTMLElement>('[data-index]')
          if (row) setActiveKey(rows[Number(row.dataset.index)]?.key)
        }}
        className={classes.rows}
        style={{ height: virtualizer.getTotalSize() }}
      >
        <tbody>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <tr
                key={key}
                // Only opened rows can be higher than the others.
                ref={opened.once.has(row.key) ? virtualizer.measureElement : undefined}
                data-index={index}
                data-heading={row.heading}
                data-open={opened.ids.has(row.key) || undefined}
                aria-rowindex={index + 1}
                tabIndex={row.heading ? undefined : index === active ? 0 : -1}
                className={row.heading ? classes.headingRow : classes.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                <RowContent
                  list={props}
                  row={row}
                  isActive={index === active}
                  opened={opened}
                  formats={formats}
                />
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
})

const actions: Record<string, 'onChoose' | 'onCompare'> = { Enter: 'onChoose', ' ': 'onCompare' }

/** The rows whose details are shown, and those that ever were. */
function useOpenRows() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [once] = useState(() => new Set<string>())
  const toggle = useCallback(
    (id: string) => {
      once.add(id)
      setIds((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      })
    },
    [once],
  )
  return { ids, once, toggle }
}

/** Which rows are in the document, which of them takes the focus, and where the list is scrolled to. */
function useGrid(props: CandidateListProps, heights: ReturnType<typeof useRowHeights>) {
  const { rows } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [activeKey, setActiveKey] = useState<string>()
  const active = useMemo(() => {
    const index = rows.findIndex(({ key }) => key === activeKey)
    return index === -1 ? rows.findIndex(({ heading }) => heading === undefined) : index
  }, [rows, activeKey])

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.heading ? heights.heading : heights.candidate),
    getItemKey: (index) => rows[index]?.key ?? index,
    // The row with the focus stays in the DOM when it is scrolled away, so that the focus is not lost.
    rangeExtractor: useCallback(
      (range: Range) => {
        const inSight = defaultRangeExtractor(range)
        return active < 0 || inSight.includes(active) ? inSight : [...inSight, active].sort((a, b) => a - b)
      },
      [active],
    ),
    overscan: 4,
    useFlushSync: false,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins at the top, more rows do not
  useEffect(() => void scroller.current?.scrollTo({ top: 0 }), [props.asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other heights on another width
  useEffect(() => void virtualizer.measure(), [heights])

  const focusActive = () =>
    scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus({ preventScroll: true })
  const focusWanted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active row only
  useEffect(() => {
    if (!focusWanted.current) return
    focusWanted.current = false
    focusActive()
  }, [active])
  useImperativeHandle(props.handle, () => ({
    focus: () => {
      if (active < 0) return
      virtualizer.scrollToIndex(active)
      focusActive()
    },
  }))

  // A list of replacements opens at the part to replace; later the place is that of the person.
  const isPlaced = useRef(false)
  const current = props.isSettled ? rows.findIndex(({ key }) => key === props.replacing) : -1
  useEffect(() => {
    if (isPlaced.current || !props.isSettled) return
    isPlaced.current = true
    // The person may have moved while the rest of the list loaded.
    if (current < 0 || activeKey !== undefined || (scroller.current?.scrollTop ?? 0) > 0) return
    setActiveKey(props.replacing)
    virtualizer.scrollToIndex(current, { align: 'center' })
  }, [props.isSettled, props.replacing, current, activeKey, virtualizer])

  const moveTo = (index: number) => {
    focusWanted.current = index !== active
    setActiveKey(rows[index]?.key)
    virtualizer.scrollToIndex(index)
  }
  return { scroller, virtualizer, active, setActiveKey, moveTo }
}

interface RowContentProps {
  list: CandidateListProps
  row: Row
  isActive: boolean
  opened: ReturnType<typeof useOpenRows>
  formats: ReturnType<typeof useFormats>
}

function RowContent({ list, row, isActive, opened, formats }: RowContentProps) {
  if (row.heading) {
    return (
      <th scope="rowgroup" className={classes.heading}>
        <FitIcon fit={row.heading} />
        {texts.candidates.fits[row.heading]}
        <span className={classes.headingCount}>{formats.figure(row.count)}</span>
      </th>
    )
  }
  const isCompared = list.compared.includes(row.key)
  return (
    <CandidateRow
      candidate={row.candidate}
      verdict={list.verdicts.get(row.key)}
      isJudging={list.isJudging}
      isUnderHeading={list.rows[0]?.heading !== undefined}
      isActive={isActive}
      isChosen={row.key === list.replacing}
      before={list.before}
      isCompared={isCompared}
      canCompare={list.compared.length < maxCompared || isCompared}
      isOpen={opened.ids.has(row.key)}
      question={list.question}
      formats={formats}
      onChoose={list.onChoose}
      onCompare={list.onCompare}
      onOpen={opened.toggle}
    />
  )
}

const Waiting = ({ height }: { height: number }) => (
  <div className={classes.scroller} aria-hidden>
    {Array.from({ length: 8 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <Skeleton key={index} height={height - 16} mb={16} radius="md" />
    ))}
  </div>
)
