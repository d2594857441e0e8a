import type { BaseContext } from '../platform/context.ts'
import type { LiveSnapshot } from '../platform/store/live-snapshot.ts'
import type { Write } from '../platform/store/store.ts'
import type { PriceListChoice } from './administration.ts'
import type { Directory } from './directory.ts'

export interface AccountsContext {
  directory: LiveSnapshot<Directory>
}

export interface SessionContext extends BaseContext {
  settings: { BASE_PATH: string; SESSION_HOURS: number }
  /** What is stored when an administrator signs in with a key. */
  closeSetup: (keyHash: string) => Write
}

export interface AccountsAdminContext extends BaseContext {
  /** The price lists that accounts can have. */
  loadPriceLists: () => Promise<readonly PriceListChoice[]>
}
