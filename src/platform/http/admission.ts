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
  enter(caller: string, isHeavy: boolean): Place | undefined
  /** The request was answered after this time in the service; undefined if the time says nothing about the load. */
  leave(place: Place, milliseconds?: number): void
  /** Evaluates the time since the last call. */
  observe(elapsedMs: number, lateMs: number): void
  inFlight: FairShare['inFlight']
  load(): LoadState
}

const light: Weight = { ofShare: 1, ofLimit: 1 }
/** Heavy requests have a queue and limits of their own (work-limit.ts). They count as several of their caller. */
const heavy: Weight = { ofShare: 8, ofLimit: 0 }

/** Still more than the processor and shared commits need: a crowd of some hundred buyers is served, not refused. */
const overloadedShare = 1 / 2

export function createAdmission({ inFlight: most, targetMs }: AdmissionLimits): Admission {
  const shares = fairShare()
  const least = Math.ceil(most * overloadedShare)
  let load = idle
  let limit = most
  let sample = { answered: 0, answeredMs: 0, refused: 0 }

  return {
    enter(caller, isHeavy) {
      const place = shares.enter(caller, isHeavy ? heavy : light, limit)
      if (!place) sample.refused++
      return place
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
    load: () => load,
  }
}
