// What pages with a scanner share: one question to the service at a time, codes that wait for its answer, and a note on each code.
import type { Tone } from './sounds'

export interface ScanQueue<Ask, Note> {
  /** What only the service knows. */
  ask: Ask | undefined
  /** The answer to a change was lost: the same request is sent again, and nothing else happens before. */
  isLost: boolean
  /** Codes that arrived since the question. */
  queue: string[]
  /** What the last code did. */
  note: Note
  /** Counts notes, so that two equal ones are heard twice. */
  notes: number
}

type AnyQueue = ScanQueue<unknown, { tone: Tone }>

export const emptyQueue: ScanQueue<never, { tone: 'ready'; kind: 'ready' }> = {
  ask: undefined,
  isLost: false,
  queue: [],
  note: { tone: 'ready', kind: 'ready' },
  notes: 0,
}

type Toneless<T> = T extends unknown ? Omit<T, 'tone'> : never
export type NoteOf<Note, Heard extends Tone> = Toneless<Extract<Note, { tone: Heard }>>

export const noted = <State extends AnyQueue>(state: State, note: State['note']): State => ({
  ...state,
  note,
  notes: state.notes + 1,
})

/** Codes that wait were scanned in the belief that this one is right: they are dropped. */
export const wrong = <State extends AnyQueue>(state: State, note: NoteOf<State['note'], 'wrong'>): State =>
  noted<State>({ ...state, queue: [] }, { tone: 'wrong', ...note })

/** Scans the codes that waited, until one of them asks. */
export function goOn<State extends AnyQueue>(
  state: State,
  scan: (state: State, code: string) => State,
): State {
  const [next, ...queue] = state.queue
  if (next === undefined || state.ask) return state
  return goOn(scan({ ...state, queue }, next), scan)
}
