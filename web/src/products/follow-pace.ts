// How often a visible page asks whether the offer changed: often while somebody uses the page, rarely while it is only open.

/** Milliseconds. Processes follow a change within 500, so that a page in use shows it within a second. */
const inUse = 400
const leftOpen = 5_000
/** How long after the last move, key or touch a page counts as in use. */
const usedForMs = 30_000

export const pauseAfter = (idleMs: number): number => (idleMs < usedForMs ? inUse : leftOpen)

const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const

/** Calls a function at every sign that somebody uses the page. Returns how to stop. */
export function onUse(act: () => void): () => void {
  const options = { passive: true, capture: true }
  for (const sign of signsOfUse) window.addEventListener(sign, act, options)
  return () => {
    for (const sign of signsOfUse) window.removeEventListener(sign, act, options)
  }
}
