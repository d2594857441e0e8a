// Whether webhooks and emails leave this database. A restored one may be a copy of a shop that runs: its receivers and
// customers must not hear from both, so it sends nothing until a person says so, and as a copy for a drill never.
import { loadCounters, saveCounter } from '../store/counters.ts'
import type { Reader, Write } from '../store/store.ts'

const name = 'sending.off'
export const sendingStates = ['on', 'paused', 'drill'] as const
export type SendingState = (typeof sendingStates)[number]

/** A condition of the statements that find what is due to be sent: every process follows at once. */
export const isSendingOn = `NOT EXISTS (SELECT 1 FROM counter WHERE name = '${name}' AND value > 0)`

export async function loadSending(store: Reader): Promise<SendingState> {
  const [value = 0] = await loadCounters(store, [name])
  return sendingStates[value] ?? 'paused'
}

export const resumeSending = (): Write => saveCounter(name, 0)

/** The counter of a database that sends nothing. */
export const sendingCounter = (state: 'paused' | 'drill'): [name: string, value: number] => [
  name,
  sendingStates.indexOf(state),
]
