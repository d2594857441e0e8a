// The thread that writes. A sync may take milliseconds; here it holds up no reader and no other request.
import { parentPort, workerData } from 'node:worker_threads'
import type { Write } from '../store.ts'
import { openDatabase } from './connection.ts'
import { groupCommitter } from './group.ts'

const port = parentPort
if (!port) throw new Error('The writer runs as a worker thread.')

const database = openDatabase((workerData as { file: string }).file)
const commit = groupCommitter(database)

port.on('message', (batches: Write[][] | 'close') => {
  if (batches === 'close') {
    database.close()
    port.close()
  } else {
    port.postMessage(commit(batches))
  }
})
