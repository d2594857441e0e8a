// Loaded into each thread of the service before it starts (`--import`): takes CPU profiles on request of the bench,
// only while it measures.
import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads'

const folder = process.env.PROFILE_DIR ?? '.'
const sampleMicroseconds = 200
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.setSamplingInterval', { interval: sampleMicroseconds })

let label = ''
let count = 0

async function obey(order: { start: string } | 'stop'): Promise<void> {
  if (order !== 'stop') {
    label = order.start
    await session.post('Profiler.start')
    return
  }
  const { profile } = await session.post('Profiler.stop')
  const thread = isMainThread ? 'main' : `thread${threadId}`
  writeFileSync(join(folder, `${label}.${thread}.${count++}.cpuprofile`), JSON.stringify(profile))
}

const threads = new BroadcastChannel('bench-profiler')
if (isMainThread) {
  process.on('message', async (order: { start: string } | 'stop') => {
    threads.postMessage(order)
    await obey(order)
    process.send?.('done')
  })
  process.channel?.unref()
} else {
  threads.onmessage = (event) => obey((event as { data: { start: string } | 'stop' }).data)
}
threads.unref()
