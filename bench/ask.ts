// One connection, one request at a time: the time of each answer to its last byte. Over a bare socket, because
// for a large answer an HTTP client would cost as much as the server.
import { createConnection } from 'node:net'
import type { Target } from './load.ts'

export interface Asker {
  /** Milliseconds until the last byte of the answer to a request, which must be 200. */
  time(request: Buffer): Promise<number>
  /** The body of the answer to a request, which must be 200. */
  body(request: Buffer): Promise<string>
  close(): void
}

const endOfChunks = Buffer.from('\r\n0\r\n\r\n')

export async function openAsker(target: Target): Promise<Asker> {
  let answer = newAnswer(false)
  const socket = createConnection({
    ...target,
    noDelay: true,
    onread: {
      buffer: Buffer.allocUnsafeSlow(262_144),
      callback: (size, bytes) => {
        answer.receive((bytes as Buffer).subarray(0, size))
        return true
      },
    },
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  socket.on('error', (error) => answer.fail(error))
  socket.on('close', () => answer.fail(new Error('The server closed the connection.')))

  function ask(request: Buffer, isKept: boolean) {
    answer = newAnswer(isKept)
    socket.write(request)
    return answer.done
  }
  return {
    time: async (request) => {
      const start = performance.now()
      await ask(request, false)
      return performance.now() - start
    },
    body: async (request) => bodyOf(await ask(request, true)),
    close: () => socket.destroy(),
  }
}

/** Collects an answer, or only finds its end. */
function newAnswer(isKept: boolean) {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const kept: Buffer[] = []
  let head = ''
  let received = 0
  /** Undefined while unknown; infinite if the answer is chunked. */
  let length: number | undefined
  let tail: Buffer = Buffer.alloc(0)

  function receive(bytes: Buffer): void {
    received += bytes.length
    if (isKept) kept.push(Buffer.from(bytes))
    if (length === undefined) {
      head += bytes.toString('latin1')
      length = lengthOf(head)
      if (length !== undefined && !head.startsWith('HTTP/1.1 200 ')) {
        reject(new Error(`Expected 200, got: ${head.slice(0, 2000)}`))
      }
    }
    const last = bytes.length >= endOfChunks.length ? bytes : Buffer.concat([tail, bytes])
    tail = Buffer.from(last.subarray(-endOfChunks.length))
    const isDone = length === Number.POSITIVE_INFINITY ? tail.equals(endOfChunks) : received === length
    if (isDone) resolve(Buffer.concat(kept))
  }
  return { receive, fail: reject, done: promise }
}

function lengthOf(text: string): number | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const contentLength = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
  return contentLength === undefined ? Number.POSITIVE_INFINITY : end + 4 + Number(contentLength)
}

function bodyOf(answer: Buffer): string {
  const end = answer.indexOf('\r\n\r\n')
  const isChunked = /\r\ntransfer-encoding: *chunked/i.test(answer.toString('latin1', 0, end))
  if (!isChunked) return answer.toString('utf8', end + 4)
  const pieces: Buffer[] = []
  for (let at = end + 4; ; ) {
    const endOfSize = answer.indexOf('\r\n', at)
    const size = Number.parseInt(answer.toString('latin1', at, endOfSize), 16)
    if (size === 0) return Buffer.concat(pieces).toString()
    pieces.push(answer.subarray(endOfSize + 2, endOfSize + 2 + size))
    at = endOfSize + 2 + size + 2
  }
}
