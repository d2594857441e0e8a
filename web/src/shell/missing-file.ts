// A tab opened before an upgrade may request a file that no longer exists. A reload fetches the new ones.
import { texts } from '../texts'

const missing = new WeakSet<Error>()

/** Whether an error means that a file of the pages could not be loaded. */
export const isMissingFile = (error: unknown) => error instanceof Error && missing.has(error)

export function watchForMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    // The browser's message does not help people, and the router, which recognises it, would reload the page at once,
    // even without a connection.
    payload.message = texts.common.partMissing
  })
}

const storageKey = 'buildorder.reloaded'
const reloadPauseMs = 60_000

/** Reloads the page, unless it was just reloaded or the service does not respond; returns false then. */
export async function reloadOnce(): Promise<boolean> {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0)
  if (Date.now() - last < reloadPauseMs) return false
  const isThere = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isThere) return false
  sessionStorage.setItem(storageKey, String(Date.now()))
  location.reload()
  return true
}
