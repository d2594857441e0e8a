/** The words of a name in one order, so that names with the same words are equal. */
export const nameKey = (words: readonly string[]): string => [...new Set(words)].sort().join(' ')

/** FNV-1a of the name's key: equal keys have equal hashes, and few others have. */
export function nameHash(words: readonly string[]): number {
  const key = nameKey(words)
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
