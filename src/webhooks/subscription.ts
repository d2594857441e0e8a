// What a webhook wants to hear.
import { eventTypes } from '../contract/event-types.ts'

export interface Interest {
  /** Null: all accounts. */
  account: string | null
  /** Event types; `*` is all of them, `order.*` all that begin with `order.`. */
  types: string[]
}

export const matchesType = (pattern: string, type: string) =>
  pattern === '*' || pattern === type || (pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1)))

/** Whether there is anything that it would hear: who misspells a type should not wait for ever. */
export const hearsSomething = (pattern: string) => eventTypes.some((type) => matchesType(pattern, type))

export const wants = ({ account, types }: Interest, event: { account: string; type: string }) =>
  (account === null || account === event.account) && types.some((pattern) => matchesType(pattern, event.type))
