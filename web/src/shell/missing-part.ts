// A tab that was open during an upgrade may ask for a file that is gone. Loading the page again brings the new ones.
import { texts } from '../texts'

const missing = new WeakSet<Error>()

/** Whether something failed because a file of the pages could not be loaded. */
export const isMissingPart = (error: unknown) => error instanceof Error && missing.has(error)

export function watchForMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    // The browser's own words help nobody; and the router, which looks for them, would load the page again at once,
    // also when there is no connection to load it with.
    payload.message = texts.common.partMissing
  })
}

const storageKey = 'buildorder.reloaded'
const oncePer = 60_000

/** Loads the page again, unless that was just done or the service does not answer; false then. */
export async function reloadOnce(): Promise<boolean> {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0)
  if (Date.now() - last < oncePer) return false
  const isThere = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isThere) return false
  sessionStorage.setItem(storageKey, String(Date.now()))
  location.reload()
  return true
}
