// The rows of the list: candidates, with a heading above each level of fit.
import type { Candidate } from './candidate'
import type { SortOrder } from './sort'
import type { Fit, Verdicts } from './verdict'

export type Row =
  | { key: string; heading: Fit; count: number }
  | { key: string; heading?: undefined; candidate: Candidate }

/** Headings are shown only if the list is sorted by fit and the verdicts are loaded. They count the rows, or what is given. */
export function rowsOf(
  sorted: readonly Candidate[],
  order: SortOrder,
  verdicts: Verdicts,
  counts?: Readonly<Record<Fit, number>>,
): Row[] {
  if (order !== 'fit' || verdicts.size === 0)
    return sorted.map((candidate) => ({ key: candidate.id, candidate }))
  const rows: Row[] = []
  let heading: { key: string; heading: Fit; count: number } | undefined
  for (const candidate of sorted) {
    const fit = verdicts.get(candidate.id)?.fit ?? 'fits'
    if (heading?.heading !== fit) {
      heading = { key: `heading ${fit}`, heading: fit, count: counts?.[fit] ?? 0 }
      rows.push(heading)
    }
    if (!counts) heading.count++
    rows.push({ key: candidate.id, candidate })
  }
  return rows
}

export interface FitCounts {
  /** The count of the heading "Fits". */
  fits: number
  /** Candidates that fit with warnings, or as far as known. */
  reserved: number
}

export function countFits(found: readonly Candidate[], verdicts: Verdicts): FitCounts {
  const counts: FitCounts = { fits: 0, reserved: 0 }
  for (const { id } of found) {
    const fit = verdicts.get(id)?.fit ?? 'fits'
    if (fit === 'fits') counts.fits++
    else if (fit !== 'clashes') counts.reserved++
  }
  return counts
}

type Direction = 1 | -1

/** The row that a key targets, and the direction to move on if that row is a heading. */
const aims: Record<string, (from: number, page: number, last: number) => [target: number, way: Direction]> = {
  ArrowDown: (from) => [from + 1, 1],
  ArrowUp: (from) => [from - 1, -1],
  PageDown: (from, page) => [from + page, 1],
  PageUp: (from, page) => [from - page, -1],
  Home: () => [0, 1],
  End: (_from, _page, last) => [last, -1],
}

/** The row that a key moves to; undefined if there is none. Headings are skipped. */
export function rowAfterKey(
  rows: readonly Row[],
  from: number,
  key: string,
  rowsPerPage: number,
): number | undefined {
  const last = rows.length - 1
  const aim = aims[key]?.(from, Math.max(1, rowsPerPage), last)
  if (!aim) return undefined
  const target = Math.min(Math.max(aim[0], 0), last)
  return nextCandidate(rows, target, aim[1]) ?? nextCandidate(rows, target, -aim[1] as Direction)
}

function nextCandidate(rows: readonly Row[], start: number, way: Direction): number | undefined {
  for (let index = start; rows[index]; index += way) if (rows[index]?.heading === undefined) return index
  return undefined
}
