// The thread that writes. A sync may take milliseconds; here it holds up no reader and no other request.
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from './connection.ts'
import { groupCommitter } from './group.ts'
import { type GroupMessage, groupUnpacker } from './message.ts'

const port = parentPort
if (!port) throw new Error('The writer runs as a worker thread.')

const database = openDatabase((workerData as { file: string }).file)
const commit = groupCommitter(database)
const unpack = groupUnpacker()

port.on('message', (message: GroupMessage | 'close') => {
  if (message === 'close') {
    database.close()
    port.close()
  } else {
    port.postMessage(commit(unpack(message)))
  }
})
