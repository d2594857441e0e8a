// Decides which requests are admitted: as many as the service answers in time, divided fairly among callers.
import { type FairShare, fairShare, type Place, type Weight } from './fair-share.ts'
import { idle, type LoadState, nextLoad } from './load-state.ts'

export interface AdmissionLimits {
  /** Requests in flight. */
  inFlight: number
  /** Time in the service above which it counts as overloaded. */
  targetMs: number
}

export interface Admission {
  /** A place for the request; undefined if it must be refused. */
  enter(caller: string, isHeavy: boolean, queuedMs: number): Place | undefined
  /** Counts what was refused or could not be read. */
  refused(count: number): void
  /** The request was answered after this time in the service; undefined if the time says nothing about the load. */
  leave(place: Place, milliseconds?: number): void
  /** Evaluates the time since the last call. */
  observe(elapsedMs: number, lateMs: number): void
  inFlight: FairShare['inFlight']
  isServing: FairShare['isServing']
  /** How many more requests would be admitted now. */
  room(): number
  load(): LoadState
}

const light: Weight = { ofShare: 1, ofLimit: 1 }
/** Heavy requests have a queue and limits of their own (work-limit.ts). They count as several of their caller. */
const heavy: Weight = { ofShare: 8, ofLimit: 0 }

/** Still more than the processor and shared commits need: a crowd of some hundred buyers is served, not refused. */
const overloadedShare = 1 / 2

/** While overloaded, a request that waited longer for earlier ones of its connection would be answered too late. */
const longestQueueMs = 500

export function createAdmission({ inFlight: most, targetMs }: AdmissionLimits): Admission {
  const shares = fairShare()
  const least = Math.ceil(most * overloadedShare)
  let load = idle
  let limit = most
  let sample = { answered: 0, answeredMs: 0, refused: 0 }

  return {
    enter(caller, isHeavy, queuedMs) {
      if (load.isOverloaded && queuedMs > longestQueueMs) return undefined
      return shares.enter(caller, isHeavy ? heavy : light, limit)
    },
    refused(count) {
      sample.refused += count
    },
    leave(place, milliseconds) {
      shares.leave(place)
      if (milliseconds === undefined || place.weight === heavy) return
      sample.answered++
      sample.answeredMs += milliseconds
    },
    observe(elapsedMs, lateMs) {
      load = nextLoad(load, { ...sample, elapsedMs, lateMs, inFlight: shares.inFlight() }, targetMs)
      limit = load.isOverloaded ? least : most
      sample = { answered: 0, answeredMs: 0, refused: 0 }
    },
    inFlight: shares.inFlight,
    isServing: shares.isServing,
    room: () => limit - shares.inFlight(),
    load: () => load,
  }
}
