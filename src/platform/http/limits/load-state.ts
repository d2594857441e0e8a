// Decides whether the service is overloaded: requests took longer than the target for a while, a standing queue and not a
// burst. It stays overloaded until nothing had to be refused for a while. (The idea is CoDel's, RFC 8289.)

export interface LoadState {
  /** How long requests wait and are served at present. */
  delayMs: number
  isOverloaded: boolean
  /** For how long the delay was above the target; while overloaded, for how long nothing was refused. */
  forMs: number
}

/** What happened since the last sample. */
export interface LoadSample {
  elapsedMs: number
  /** Answered requests, and their time in the service together. */
  answered: number
  answeredMs: number
  inFlight: number
  refused: number
  /** How late the event loop was. */
  lateMs: number
  /** For how long new connections had to wait for being accepted. */
  acceptMs: number
}

/** A burst that is served within this time is not an overload. */
const patienceMs = 500
/** Without a refusal for this time, the overload is over. */
const calmMs = 1000

export const idle: LoadState = { delayMs: 0, isOverloaded: false, forMs: 0 }

export function nextLoad(state: LoadState, sample: LoadSample, targetMs: number): LoadState {
  const delayMs = Math.max(serviceTime(state, sample), sample.lateMs, sample.acceptMs)
  const isOver = delayMs > targetMs
  const continues = state.isOverloaded ? sample.refused === 0 && !isOver : isOver
  const forMs = continues ? state.forMs + sample.elapsedMs : 0
  const isDue = forMs >= (state.isOverloaded ? calmMs : patienceMs)
  return { delayMs, isOverloaded: isDue !== state.isOverloaded, forMs: isDue ? 0 : forMs }
}

function serviceTime(
  { delayMs }: LoadState,
  { answered, answeredMs, inFlight, elapsedMs }: LoadSample,
): number {
  if (answered > 0) return answeredMs / answered
  // Nothing was answered: all of them wait longer.
  return inFlight > 0 ? delayMs + elapsedMs : 0
}

export interface LimitRange {
  /** The usual limit. */
  most: number
  targetMs: number
}

/** Still more than the processor and shared commits need: a crowd of some hundred buyers is served, not refused. */
const overloadedShare = 1 / 2

/**
 * The limit of requests in flight while the service is overloaded: it falls by a fifth with each sample above the target,
 * and grows by a tenth with each other one.
 */
export function nextLimit(
  limit: number,
  { isOverloaded, delayMs }: LoadState,
  inFlight: number,
  { most, targetMs }: LimitRange,
): number {
  if (!isOverloaded) return most
  if (delayMs <= targetMs) return Math.min(most, Math.ceil(limit * 1.1))
  const least = Math.ceil(most * overloadedShare)
  return Math.min(limit, Math.max(least, Math.floor(Math.min(limit, inFlight) * 0.8)))
}
