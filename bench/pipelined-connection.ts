// A bare connection that sends requests without waiting for answers. If the server closed it, it opens again for the next
// request, as the pools of HTTP clients do.
import { createConnection, type Socket } from 'node:net'
import type { Target } from './load.ts'

export interface Connection<T> {
  index: number
  send(bytes: Buffer, request: T): void
  close(): void
}

/** Called with each answer; with status 0 if the connection was closed before. */
type OnAnswer<T> = (connection: Connection<T>, request: T, status: number, answer: string) => void

export async function openConnection<T>(
  target: Target,
  index: number,
  onAnswer: OnAnswer<T>,
): Promise<Connection<T>> {
  let waiting: T[] = []
  let first = 0
  let text = ''
  let socket: Socket
  let isOpen = true

  const connection: Connection<T> = {
    index,
    send(bytes, request) {
      if (!isOpen) connect()
      waiting.push(request)
      socket.write(bytes)
    },
    close: () => socket.destroy(),
  }

  function receive(size: number, bytes: Buffer): boolean {
    text += bytes.toString('latin1', 0, size)
    for (let length = answerLength(text); length > 0; length = answerLength(text)) {
      const answer = text.slice(0, length)
      text = text.slice(length)
      const request = waiting[first++]
      if (first === waiting.length) {
        waiting = []
        first = 0
      }
      // Without a request, the server refused the connection before it read from it.
      if (request === undefined) first = 0
      else onAnswer(connection, request, Number(answer.slice(9, 12)), answer)
    }
    return true
  }

  function fail(): void {
    const lost = waiting.slice(first)
    waiting = []
    first = 0
    text = ''
    for (const request of lost) onAnswer(connection, request, 0, '')
  }

  function connect(): void {
    isOpen = true
    socket = createConnection({
      ...target,
      noDelay: true,
      onread: {
        buffer: Buffer.allocUnsafeSlow(16_384),
        callback: (size, bytes) => receive(size, bytes as Buffer),
      },
    })
    // The close that follows is what counts.
    socket.on('error', () => {})
    socket.once('close', () => {
      isOpen = false
      fail()
    })
  }
  connect()
  await new Promise((resolve) => socket.once('connect', resolve))
  return connection
}

/** The length of the first answer, head and body; 0 while it is incomplete. */
function answerLength(text: string): number {
  const headEnd = text.indexOf('\r\n\r\n')
  if (headEnd < 0) return 0
  const contentLength = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, headEnd + 2))
  if (contentLength) {
    const length = headEnd + 4 + Number(contentLength[1])
    return text.length < length ? 0 : length
  }
  if (text.startsWith('HTTP/1.1 204')) return headEnd + 4
  // Chunked: JSON contains no line ends, so that the last chunk cannot be mistaken.
  const end = text.indexOf('\r\n0\r\n\r\n', headEnd)
  return end < 0 ? 0 : end + 7
}
