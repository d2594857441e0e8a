import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** How long a page asks nothing until it counts as settled: an answer may lead to the next question. */
const quietMs = 100

/** Begins to follow the requests of a page. The function waits until all are answered and no further one comes. */
export function whenSettled(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let last = 0
  page.on('request', (request) => open.add(request))
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => {
      open.delete(request)
      last = performance.now()
    })
  }
  return async () => {
    const from = performance.now()
    while (open.size > 0 || performance.now() - Math.max(from, last) < quietMs) await pause(20)
  }
}
