import { Conflict, type Store, type Write } from './store.ts'

/** Stores writes. False if another request or process was faster, so that nothing is stored. */
export async function wins(store: Store, writes: Write[]): Promise<boolean> {
  try {
    await store.batch(writes)
    return true
  } catch (error) {
    if (error instanceof Conflict) return false
    throw error
  }
}
