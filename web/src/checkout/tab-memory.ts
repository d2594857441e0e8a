// What this tab remembers until it is closed, for the one who typed it only.

const keyOf = (name: string) => `buildorder.checkout.${name}`

export interface Memory<T> {
  recall: () => T | undefined
  keep: (value: T) => void
  forget: () => void
}

export function tabMemory<T>(name: string, owner: string, storage: Storage = sessionStorage): Memory<T> {
  const key = keyOf(name)
  return {
    recall: () => {
      const kept = JSON.parse(storage.getItem(key) ?? 'null') as { owner: string; value: T } | null
      return kept?.owner === owner ? kept.value : undefined
    },
    keep: (value) => storage.setItem(key, JSON.stringify({ owner, value })),
    forget: () => storage.removeItem(key),
  }
}
