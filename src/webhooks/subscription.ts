// Matches events with the subscription of a webhook.
import { eventTypes } from '../contract/event-types.ts'

export interface Interest {
  /** Null: all accounts. */
  account: string | null
  /** Event types; `*` is all of them, `order.*` all that begin with `order.`. */
  types: string[]
}

export const matchesType = (pattern: string, type: string) =>
  pattern === '*' || pattern === type || (pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1)))

/** Whether the pattern matches any event type; finds misspelt types. */
export const matchesAnyType = (pattern: string) => eventTypes.some((type) => matchesType(pattern, type))

export const wants = ({ account, types }: Interest, event: { account: string; type: string }) =>
  (account === null || account === event.account) && types.some((pattern) => matchesType(pattern, event.type))
