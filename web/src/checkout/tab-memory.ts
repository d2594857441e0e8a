// Storage that lasts until this tab is closed, separate for each account. What goes into `localStorage` instead is shared by
// all tabs. Both are emptied when a person signs out.
import type { Me } from '../session/me'

export const keyOf = (name: string) => `buildorder.checkout.${name}`

export type Owner = Pick<Me, 'client' | 'accounts'>

/** People who sign in at an issuer share the client, and differ in their accounts. */
const textOf = ({ client, accounts }: Owner): string =>
  JSON.stringify([client, ...accounts.map(({ customerId }) => customerId)])

export interface Memory<T> {
  recall: () => T | undefined
  keep: (value: T) => void
  forget: () => void
}

export function tabMemory<T>(name: string, me: Owner, storage: Storage = sessionStorage): Memory<T> {
  const key = keyOf(name)
  const owner = textOf(me)
  return {
    recall: () => {
      const kept = JSON.parse(storage.getItem(key) ?? 'null') as { owner: string; value: T } | null
      return kept?.owner === owner ? kept.value : undefined
    },
    keep: (value) => storage.setItem(key, JSON.stringify({ owner, value })),
    forget: () => storage.removeItem(key),
  }
}
