/** Result of an import: imported rows per list, repairs, and skipped rows with the reason. */
export interface ImportReport {
  taken: Map<string, number>
  repaired: Remark[]
  leftOut: Remark[]
}

export interface Remark {
  /** Path of the row, such as `products[3]`. */
  row: string
  line: number | null
  reason: string
}

export const emptyReport = (): ImportReport => ({ taken: new Map(), repaired: [], leftOut: [] })

export function printReport(file: string, report: ImportReport, print: (line: string) => void): void {
  for (const [list, count] of report.taken) print(`${list}: ${count} taken`)
  printRemarks(file, 'repaired', report.repaired, print)
  printRemarks(file, 'left out', report.leftOut, print)
}

function printRemarks(file: string, what: string, remarks: Remark[], print: (line: string) => void): void {
  if (remarks.length > 0) print(`${remarks.length} ${what}:`)
  for (const { row, line, reason } of remarks) {
    print(`  ${file}${line === null ? '' : `:${line}`} ${row}: ${reason}`)
  }
}
