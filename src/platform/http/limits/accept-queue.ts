// How long connections wait in the system before they are accepted. No other measure sees it: their requests have not been
// read. A turn of the event loop accepts one connection per listening socket (listening.ts), so if nearly every socket had
// one in every turn for a while, connections are queued for at least that long.

/** Fewer sockets would often all have a connection by chance. */
const minSockets = 8
const fullShare = 3 / 4

export interface AcceptQueue {
  /** A connection was accepted. */
  accepted(): void
  /** For how long connections have been queued without a break. Call it regularly. */
  waitMs(now: number): number
}

export function acceptQueue(sockets: () => number): AcceptQueue {
  let inTurn = 0
  let hasAccepted = false
  /** When the first of the last full turns ended; 0 if the last turn was not full. */
  let fullSince = 0

  function endTurn(): void {
    const isFull = sockets() >= minSockets && inTurn >= sockets() * fullShare
    inTurn = 0
    if (!isFull) fullSince = 0
    else if (fullSince === 0) fullSince = performance.now()
  }

  return {
    accepted() {
      hasAccepted = true
      if (inTurn++ === 0) setImmediate(endTurn)
    },
    waitMs(now) {
      if (!hasAccepted) fullSince = 0
      hasAccepted = false
      return fullSince === 0 ? 0 : now - fullSince
    },
  }
}
