import { attribution } from './attribution.ts'
import type { Repair } from './source.ts'

/** Result for the documents of one folder. `taken` and `leftOut` add up to `found`. */
export interface FolderReport {
  folder: string
  found: number
  taken: number
  /** Imported documents that are new or changed. */
  written: number
  /** Imported documents with repairs. */
  repaired: number
  leftOut: number
}

export interface RepairCount {
  reason: string
  count: number
  /** A few example files with the original value. */
  examples: { file: string; was: string }[]
}

export interface OpenDbReport {
  folders: FolderReport[]
  /** Most frequent first. */
  repairs: RepairCount[]
  leftOut: { file: string; reason: string }[]
  /** Products that share their name with another of the same folder. All are kept: their ids differ. */
  sameName: number
  prices: { written: number; skippedLists: { priceList: string; reason: string }[] } | null
  stock: { written: number } | null
}

const shownExamples = 3

/** Counts repairs by reason while documents are read. */
export function repairCounter() {
  const byReason = new Map<string, RepairCount>()
  return {
    add(file: string, repairs: readonly Repair[]) {
      for (const { reason, was } of repairs) {
        const counted = byReason.get(reason) ?? { reason, count: 0, examples: [] }
        counted.count++
        if (counted.examples.length < shownExamples) counted.examples.push({ file, was })
        byReason.set(reason, counted)
      }
    },
    all: () => [...byReason.values()].sort((a, b) => b.count - a.count),
  }
}

export function printOpenDbReport(report: OpenDbReport, print: (line: string) => void): void {
  const { folders, repairs, leftOut, sameName, prices, stock } = report
  const line = (name: string, numbers: (string | number)[]) =>
    print(name.padEnd(18) + numbers.map((number) => String(number).padStart(10)).join(''))
  line('', ['found', 'taken', 'changed', 'repaired', 'left out'])
  for (const one of [...folders, total(folders)])
    line(one.folder, [one.found, one.taken, one.written, one.repaired, one.leftOut])
  if (repairs.length > 0) print('\nRepaired:')
  for (const { reason, count, examples } of repairs) {
    print(`  ${String(count).padStart(6)}  ${reason}`)
    for (const { file, was } of examples) print(`            ${file}: ${was}`)
  }
  if (leftOut.length > 0) print('\nLeft out:')
  for (const { file, reason } of leftOut) print(`  ${file}: ${reason}`)
  print(`\n${sameName} products share their name with another; all are kept, as their ids differ.`)
  if (prices) print(`${prices.written} demo prices written.`)
  for (const { priceList, reason } of prices?.skippedLists ?? []) print(`  ${priceList}: ${reason}`)
  if (stock) print(`${stock.written} products given demo stock.`)
  print(`\n${attribution}`)
}

function total(folders: readonly FolderReport[]): FolderReport {
  const sum: FolderReport = { folder: 'all', found: 0, taken: 0, written: 0, repaired: 0, leftOut: 0 }
  for (const { found, taken, written, repaired, leftOut } of folders) {
    sum.found += found
    sum.taken += taken
    sum.written += written
    sum.repaired += repaired
    sum.leftOut += leftOut
  }
  return sum
}
