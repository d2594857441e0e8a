import type { Store } from '../platform/store/store.ts'

export interface AddressesContext {
  store: Store
  clock: () => number
}
