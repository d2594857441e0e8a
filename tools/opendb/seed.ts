/** A number from 0 to 1 that looks random, and is the same for the same product and purpose every time. */
export function seeded(productId: string, purpose: string): number {
  // FNV-1a, then a finish that spreads neighbouring texts.
  let hash = 0x811c9dc5
  for (const letter of `${purpose}:${productId}`) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
