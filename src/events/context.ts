import type { BaseContext } from '../platform/context.ts'
import type { LoadFanOut } from './sequence.ts'

export interface EventsContext extends BaseContext {
  settings: { BASE_PATH: string }
  loadFanOut: LoadFanOut
}
