// The time span of the chart, from the address: /backoffice/service?hours=72

/** Hours, and hours per bar. All bars of a span fit on a phone. */
export const spans = [
  { hours: 24, perBar: 1 },
  { hours: 72, perBar: 3 },
  { hours: 168, perBar: 8 },
] as const

export type Span = (typeof spans)[number]

export interface ServiceSearch {
  hours?: Span['hours']
}

export const spanOf = (hours: number | undefined): Span =>
  spans.find((span) => span.hours === hours) ?? spans[0]

export const readServiceSearch = (search: Record<string, unknown>): ServiceSearch => {
  const { hours } = spanOf(Number(search.hours))
  return hours === spans[0].hours ? {} : { hours }
}
