// A build as an address: /?bundle=bundle-gaming-pc&parts=cpu-a.memory-b*2
import { text } from '../search'

export interface BuildLink {
  bundle?: string
  parts?: string
  /** A saved PC, which the page opens as a build. */
  saved?: string
}

export const readBuild = (search: Record<string, unknown>): BuildLink => {
  const bundle = text(search.bundle)
  const parts = text(search.parts)
  const saved = text(search.saved)
  return { ...(bundle ? { bundle } : {}), ...(parts ? { parts } : {}), ...(saved ? { saved } : {}) }
}

/** The service judges at most this many at once; a link could name more. */
const maxParts = 1000

/** The link to a bundle with parts: one product id per unit. */
export function linkTo(bundleId: string, productIds: string[]): BuildLink {
  const parts = writeParts(productIds)
  return { bundle: bundleId, ...(parts ? { parts } : {}) }
}

/** Equal products are grouped where the first of them is. */
export function writeParts(productIds: string[]): string {
  const counts = new Map<string, number>()
  for (const productId of productIds) counts.set(productId, (counts.get(productId) ?? 0) + 1)
  return [...counts]
    .map(([productId, count]) => escaped(productId) + (count > 1 ? `*${count}` : ''))
    .join('.')
}

export function readParts(parts = ''): string[] {
  const productIds: string[] = []
  for (const entry of parts.split('.')) {
    const [, written = '', count = '1'] = /^([^*]*)(?:\*(\d+))?$/.exec(entry) ?? []
    const productId = unescaped(written)
    const free = maxParts - productIds.length
    if (productId) productIds.push(...Array<string>(Math.min(Number(count), free)).fill(productId))
  }
  return productIds
}

/** URL encoding does not escape the two separators used here. */
const escaped = (productId: string) =>
  encodeURIComponent(productId.toWellFormed()).replaceAll('.', '%2E').replaceAll('*', '%2A')

/** A malformed id becomes an unknown product, which the page can show. */
function unescaped(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
