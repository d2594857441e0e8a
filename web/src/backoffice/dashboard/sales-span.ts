// The period of the sales, from the address: /backoffice?days=7
const spans = [30, 7] as const
export type SalesDays = (typeof spans)[number]
export const salesSpans: readonly SalesDays[] = spans.toSorted((a, b) => a - b)

export interface SalesSearch {
  days?: SalesDays
}

export const daysOf = (days: number | undefined): SalesDays => spans.find((span) => span === days) ?? spans[0]

export const readSalesSearch = (search: Record<string, unknown>): SalesSearch => {
  const days = daysOf(Number(search.days))
  return days === spans[0] ? {} : { days }
}
