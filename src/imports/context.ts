import type { BaseContext } from '../platform/context.ts'

export interface ImportsContext extends BaseContext {
  /** Begins with an uploaded import now instead of at the next interval. */
  pokeImports: () => void
}
