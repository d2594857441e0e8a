import type { LiveSnapshot } from '../platform/store/live-snapshot.ts'
import type { Directory } from './directory.ts'

export interface AccountsContext {
  directory: LiveSnapshot<Directory>
}
