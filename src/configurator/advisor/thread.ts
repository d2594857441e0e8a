// The thread that computes proposals. Questions take turns, so that a large one does not delay the others for long, and
// that messages are read in between: a question that is no longer wanted ends.
import { parentPort } from 'node:worker_threads'
import { takeTurns } from '../../platform/turns/take-turns.ts'
import { answer } from './answer.ts'
import type { FromThread, Question, ToThread } from './messages.ts'
import { receiveSnapshots } from './snapshots.ts'

const port = parentPort
if (!port) throw new Error('The advisor runs as a worker thread.')

// perf: two questions of 100 ms are answered after 100 and 200 ms; with slices of 5 ms both after 200 ms. p99 of
// completions from two clients: 155 instead of 285 ms (`npm run bench -- proposals`).
const sliceMs = 100

/** Processor time, so that a busy machine does not make answers worse. */
const computedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const snapshots = receiveSnapshots()
/** The questions that are still wanted. */
const open = new Set<number>()

async function work(id: number, question: Question): Promise<void> {
  const turns = takeTurns(() => open.has(id), undefined, sliceMs, computedMs)
  const outcome = await turns
    .run(answer(question, snapshots.current(), turns.spent))
    .catch((error: Error) => ({ failure: error.stack ?? String(error) }))
  if (open.delete(id)) port?.postMessage({ answers: id, outcome } satisfies FromThread)
}

/**
 * Preparing a catalog and searching leave garbage, and V8 does not collect it in a thread that has nothing to do.
 * perf: 58 instead of 104 MB of heap with 42,000 products (`npm run bench -- proposals`).
 */
const idleMs = 3000
const idle = setTimeout(
  () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  idleMs,
).unref()

port.on('message', (message: ToThread) => {
  idle.refresh()
  if ('piece' in message) snapshots.receive(message.piece)
  else if ('shortage' in message) snapshots.receiveShortage(message.shortage)
  else if ('cancel' in message) open.delete(message.cancel)
  else {
    open.add(message.ask)
    void work(message.ask, message.question)
  }
})
