// The thread that writes. A sync may take milliseconds; here it holds up no reader and no other request.
import { parentPort, workerData } from 'node:worker_threads'
import { truncateLog } from './checkpoint.ts'
import { openDatabase } from './connection.ts'
import { lasting, misplaced, type OpenFile } from './files.ts'
import { type GroupResult, groupCommitter } from './group.ts'
import { type GroupMessage, groupUnpacker } from './message.ts'

export interface WriterData {
  file: string
  /** The files that the service has open. */
  files: OpenFile[]
}

/** `tend`: make room in the log, and find out whether writing works. */
export type WriterMessage = GroupMessage | 'tend' | 'close'

export interface WriterReply extends GroupResult {
  /** `start`: it is ready, and has opened all that it needs. */
  answers: 'start' | 'group' | 'tend'
  /** How long it took. */
  seconds: number
}

const port = parentPort
if (!port) throw new Error('The writer runs as a worker thread.')

const { file, files } = workerData as WriterData
const checked = lasting(files)
const database = openDatabase(file)
database.exec('PRAGMA temp_store = MEMORY')
const committer = groupCommitter(database)
const unpack = groupUnpacker()
let isMisplaced = misplaced(checked) !== undefined

/**
 * What SQLite commits to a file that was removed or replaced is lost when the service stops, or is in a file elsewhere:
 * such a success is no success. From then on nothing is written until the files are back.
 */
function inPlace(write: () => GroupResult, size: number): GroupResult {
  const outcomes = (outcome: 'unavailable' | 'unknown') => ({
    outcomes: Array.from({ length: size }, () => outcome),
  })
  if (isMisplaced) {
    isMisplaced = misplaced(checked) !== undefined
    if (isMisplaced) return outcomes('unavailable')
  }
  const result = write()
  isMisplaced = misplaced(checked) !== undefined
  return isMisplaced ? outcomes('unknown') : result
}

function reply(answers: WriterReply['answers'], work: () => GroupResult): void {
  const since = performance.now()
  const result = work()
  port?.postMessage({ answers, ...result, seconds: (performance.now() - since) / 1000 } satisfies WriterReply)
}

port.on('message', (message: WriterMessage) => {
  if (message === 'close') {
    database.close()
    port.close()
  } else if (message === 'tend') {
    reply('tend', () =>
      inPlace(() => {
        truncateLog(database)
        return committer.probe()
      }, 0),
    )
  } else {
    const batches = unpack(message)
    reply('group', () => inPlace(() => committer.commit(batches), batches.length))
  }
})

reply('start', () => ({ outcomes: 'done' }))
