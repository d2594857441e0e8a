// Requests that cost much computing share one event loop. So many are worked on at once, no caller has more than half of
// that for itself, the others wait, and callers take turns. What exceeds the limits is refused before it costs anything.

export interface WorkLimits {
  /** Worked on at once, in this process. */
  running: number
  /** Worked on or waiting, of one caller. */
  perCaller: number
  /** Waiting, of all callers. */
  waiting: number
}

/** Gives the turn back. */
export type Release = () => void

export interface WorkLimit {
  /** Counts a request of the caller from now on; false when it has too many. */
  enter(caller: string): boolean
  /** The request is through. Turns that nobody wants any more are given up. */
  leave(caller: string): void
  /** Whether so many wait that another must be refused. */
  isFull(): boolean
  /** Waits for a turn; undefined when it was not wanted any more. */
  turn(caller: string, isWanted: () => boolean): Promise<Release | undefined>
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

export function limitWork({ running: mostRunning, perCaller, waiting: mostWaiting }: WorkLimits): WorkLimit {
  const mostOfOne = Math.max(1, Math.floor(mostRunning / 2))
  /** In the order of their turns. */
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

  // One begins per turn of the event loop: each may compute for a while before it first lets others in.
  function schedule(): void {
    if (isScheduled || waiting === 0 || running >= mostRunning) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      if (beginNext()) schedule()
    })
  }

  /** False when everybody who waits has their share already: then the end of another one goes on here. */
  function beginNext(): boolean {
    for (const [caller, work] of callers) {
      if (work.waiting.length === 0 || work.running >= mostOfOne) continue
      // To the end of the row: the others come first now.
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
    // What can begin at once does not count, although it has not begun yet.
    isFull: () => waiting - Math.max(0, mostRunning - running) >= mostWaiting,
    turn(caller, isWanted) {
      return new Promise((resolve) => {
        of(caller).waiting.push({ isWanted, begin: resolve })
        waiting++
        schedule()
      })
    },
  }
}
