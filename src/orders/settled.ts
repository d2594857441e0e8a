import type { TimePosition } from '../platform/store/listing.ts'

/** Longer than any request and any clock difference: an order that was placed before is stored by now, or never. */
export const settledAfterMs = 300_000

/**
 * How old the data may be from which a page of orders is read. Any age for the first page: it lacks the newest orders. A
 * later page must have every order that was stored before the first one was read, and those were placed before the
 * position where it continues. Negative if only the primary has all of them for certain.
 */
export const maxAgeOfPage = (after: TimePosition | null, now: number): number =>
  after === null ? Number.POSITIVE_INFINITY : (now - settledAfterMs - after[0]) / 1000
