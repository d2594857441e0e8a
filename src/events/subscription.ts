// What a webhook wants to hear.

export interface Interest {
  /** Null: all accounts. */
  account: string | null
  /** Event types; `*` is all of them, `order.*` all that begin with `order.`. */
  types: string[]
}

const typeForm = /^(\*|[a-z][a-zA-Z0-9_-]*(\.[a-z][a-zA-Z0-9_-]*)*(\.\*)?)$/

export const isTypePattern = (text: string) => typeForm.test(text)

export const matchesType = (pattern: string, type: string) =>
  pattern === '*' || pattern === type || (pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1)))

export const wants = ({ account, types }: Interest, event: { account: string; type: string }) =>
  (account === null || account === event.account) && types.some((pattern) => matchesType(pattern, event.type))
