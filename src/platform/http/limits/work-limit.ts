// Limits expensive requests, which share one event loop. A fixed number run at once, one caller gets at most half of
// them, the others are queued, and callers are served round-robin. Requests beyond the limits are refused before they cost anything.

export interface WorkLimits {
  /** Running at once, in this process. */
  running: number
  /** Running or queued, of one caller. */
  perCaller: number
  /** Queued, of all callers. */
  waiting: number
}

/** Gives the permit back. */
export type Release = () => void

export interface WorkLimit {
  /** Counts a request of the caller; false if it has too many. */
  enter(caller: string): boolean
  /** The request is finished. Its waits for permits are cancelled. */
  leave(caller: string): void
  /** Whether the queue is full. */
  isFull(): boolean
  /** Waits for a permit; undefined if the request ended meanwhile. */
  takePermit(caller: string, isWanted: () => boolean): Promise<Release | undefined>
}

interface Waiting {
  isWanted: () => boolean
  begin: (release: Release | undefined) => void
}

interface CallerWork {
  open: number
  running: number
  waiting: Waiting[]
}

export function limitWork({ running: maxRunning, perCaller, waiting: maxWaiting }: WorkLimits): WorkLimit {
  const maxPerCaller = Math.max(1, Math.floor(maxRunning / 2))
  /** In the order in which they are served. */
  const callers = new Map<string, CallerWork>()
  let running = 0
  let waiting = 0
  let isScheduled = false

  function of(caller: string): CallerWork {
    let work = callers.get(caller)
    if (!work) {
      work = { open: 0, running: 0, waiting: [] }
      callers.set(caller, work)
    }
    return work
  }
  function forgetIfIdle(caller: string, work: CallerWork): void {
    if (work.open === 0 && work.running === 0 && work.waiting.length === 0) callers.delete(caller)
  }

  // One starts per turn of the event loop, because each may compute for a while before its first pause.
  function schedule(): void {
    if (isScheduled || waiting === 0 || running >= maxRunning) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      if (beginNext()) schedule()
    })
  }

  /** False if all waiting callers already have their share; the end of a running request continues here. */
  function beginNext(): boolean {
    for (const [caller, work] of callers) {
      if (work.waiting.length === 0 || work.running >= maxPerCaller) continue
      // To the end of the queue: the other callers come first now.
      callers.delete(caller)
      callers.set(caller, work)
      const next = work.waiting.shift() as Waiting
      waiting--
      next.begin(next.isWanted() ? take(caller, work) : undefined)
      return true
    }
    return false
  }

  function take(caller: string, work: CallerWork): Release {
    running++
    work.running++
    return () => {
      running--
      work.running--
      forgetIfIdle(caller, work)
      schedule()
    }
  }

  return {
    enter(caller) {
      const work = of(caller)
      if (work.open >= perCaller) return false
      work.open++
      return true
    },
    leave(caller) {
      const work = of(caller)
      work.open--
      const unwanted = work.waiting.filter(({ isWanted }) => !isWanted())
      work.waiting = work.waiting.filter((each) => !unwanted.includes(each))
      waiting -= unwanted.length
      for (const { begin } of unwanted) begin(undefined)
      forgetIfIdle(caller, work)
    },
    // Requests that can start at once do not count as queued.
    isFull: () => waiting - Math.max(0, maxRunning - running) >= maxWaiting,
    takePermit(caller, isWanted) {
      return new Promise((resolve) => {
        of(caller).waiting.push({ isWanted, begin: resolve })
        waiting++
        schedule()
      })
    },
  }
}
