import type { BaseContext } from '../platform/context.ts'
import type { LiveSnapshot } from '../platform/store/live-snapshot.ts'
import type { Directory } from './directory.ts'

export interface AccountsContext {
  directory: LiveSnapshot<Directory>
}

export interface SessionContext extends BaseContext {
  settings: { BASE_PATH: string; SESSION_HOURS: number }
}
