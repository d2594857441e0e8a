import { text } from '../search'

/** The builds to compare. */
export interface CompareLink {
  a?: string
  b?: string
}

export const readCompared = (search: Record<string, unknown>): CompareLink => {
  const [a, b] = [text(search.a), text(search.b)]
  return { ...(a ? { a } : {}), ...(b ? { b } : {}) }
}
