// Decides which requests are admitted: as many as the service answers in time, divided fairly among callers.
//
// perf: without pressure a request costs two comparisons; callers are counted only under pressure, beginning with one pass
// over the requests in flight.
import { heavy, light, type Permit } from '../exchange/permit.ts'
import { type FairShare, fairShare } from './fair-share.ts'
import { idle, type LoadState, nextLimit, nextLoad } from './load-state.ts'

export interface AdmissionLimits {
  /** Requests in flight. */
  inFlight: number
  /** Time in the service above which it counts as overloaded. */
  targetMs: number
}

export interface Admission {
  /** Whether callers must be counted: the service is overloaded, or many requests are in flight. */
  isPressed(): boolean
  /** Whether a request of the caller would be admitted now. */
  hasRoom(caller: string): boolean
  /** Admits a request, unless it must be refused. */
  enter(permit: Permit): boolean
  /** Counts what was refused or could not be read. */
  refused(count: number): void
  /** The request was answered after this time in the service; undefined if the time says nothing about the load. */
  leave(permit: Permit, milliseconds?: number): void
  /** Evaluates the time since the last call. */
  observe(elapsedMs: number, lateMs: number, acceptMs: number): void
  inFlight(): number
  isServing(caller: string): boolean
  /** How many more requests would be admitted now. */
  room(): number
  load(): LoadState
}

export function createAdmission(
  { inFlight: most, targetMs }: AdmissionLimits,
  permitsInFlight: () => Iterable<Permit>,
): Admission {
  /** From here on callers are counted. */
  const threshold = Math.ceil(most / 2)
  let pressedFrom = threshold
  let inFlight = 0
  let shares: FairShare | undefined
  let load = idle
  let limit = most
  let sample = { answered: 0, answeredMs: 0, refused: 0 }

  const counted = () => {
    shares ??= fairShare(2 * most, permitsInFlight())
    return shares
  }

  return {
    isPressed: () => inFlight >= pressedFrom,
    hasRoom: (caller) => counted().hasRoom(caller, light, inFlight, limit),
    enter(permit) {
      if (inFlight >= pressedFrom) {
        if (!counted().hasRoom(permit.caller, permit.weight, inFlight, limit)) return false
        counted().enter(permit)
      } else shares?.enter(permit)
      inFlight += permit.weight.ofLimit
      return true
    },
    refused(count) {
      sample.refused += count
    },
    leave(permit, milliseconds) {
      inFlight -= permit.weight.ofLimit
      shares?.leave(permit)
      if (milliseconds === undefined || permit.weight === heavy) return
      sample.answered++
      sample.answeredMs += milliseconds
    },
    observe(elapsedMs, lateMs, acceptMs) {
      load = nextLoad(load, { ...sample, elapsedMs, lateMs, acceptMs, inFlight }, targetMs)
      limit = nextLimit(limit, load, inFlight, { most, targetMs })
      pressedFrom = load.isOverloaded ? 0 : threshold
      if (inFlight < pressedFrom / 2) shares = undefined
      sample = { answered: 0, answeredMs: 0, refused: 0 }
    },
    inFlight: () => inFlight,
    isServing: (caller) => counted().isServing(caller),
    room: () => limit - inFlight,
    load: () => load,
  }
}
