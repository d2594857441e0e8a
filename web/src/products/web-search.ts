import type { Product } from '../builder/build'

/**
 * A search for the maker's page. The catalog has no addresses of makers, and a guessed one would be wrong for many. Only maker
 * and number are sent; undefined if they do not identify the product.
 */
export function webSearch({
  manufacturer,
  manufacturerPartNumber,
}: Pick<Product, 'manufacturer' | 'manufacturerPartNumber'>): { words: string; address: string } | undefined {
  if (!manufacturer || !manufacturerPartNumber) return undefined
  const words = `${manufacturer} ${manufacturerPartNumber}`
  return { words, address: `https://duckduckgo.com/?q=${encodeURIComponent(words)}` }
}
