// Load generator: keep-alive connections with one request in flight each, over bare sockets. An HTTP client would cost
// more than the measured server, and the figure would be the client's.
import { createConnection, type Socket } from 'node:net'

export interface Target {
  host: string
  port: number
}

/** The bytes of the next request; undefined when there are no more. */
export type NextRequest = () => Buffer | undefined

export interface LoadOptions {
  /** The required status of every answer: errors must not be measured. */
  status: number
  /** When to stop sending; without it, all requests are sent. */
  seconds?: number
  /** Receives every answer, head and body. */
  onAnswer?: (answer: string) => void
}

export interface Load {
  answers: number
  seconds: number
  /** The share of its core that the load generator used, 0 to 1. Near 1, it is the bottleneck. */
  clientBusy: number
}

export const clients = 64

/** Sends until the time or the requests are over, and waits for the last answer. */
export async function applyLoad(
  target: Target,
  next: NextRequest,
  { status, seconds = Number.POSITIVE_INFINITY, onAnswer }: LoadOptions,
): Promise<Load> {
  const done = Promise.withResolvers<void>()
  let answers = 0
  let running = clients
  let deadline = 0

  const connections = await Promise.all(
    Array.from({ length: clients }, () =>
      connect(target, { status, isKept: onAnswer !== undefined }, done.reject, (answer) => {
        answers++
        onAnswer?.(answer)
        return advance()
      }),
    ),
  )
  function advance(): Buffer | undefined {
    const request = performance.now() < deadline ? next() : undefined
    if (!request && --running === 0) done.resolve()
    return request
  }

  const cpuBefore = process.cpuUsage()
  const start = performance.now()
  deadline = start + seconds * 1000
  for (const socket of connections) {
    const request = advance()
    if (request) socket.write(request)
  }
  try {
    await done.promise
    const elapsed = performance.now() - start
    const cpu = process.cpuUsage(cpuBefore)
    return { answers, seconds: elapsed / 1000, clientBusy: (cpu.user + cpu.system) / 1000 / elapsed }
  } finally {
    for (const socket of connections) socket.destroy()
  }
}

/**
 * A connection that reports each complete answer and sends the request it gets in return. If answers need not
 * be kept, it reports their beginning and only counts the rest.
 */
function connect(
  target: Target,
  { status, isKept }: { status: number; isKept: boolean },
  fail: (error: Error) => void,
  onAnswer: (answer: string) => Buffer | undefined,
): Promise<Socket> {
  const expected = `HTTP/1.1 ${status} `
  let text = ''
  let received = 0
  let length = 0

  function receive(size: number, bytes: Buffer): boolean {
    received += size
    if (isKept || length === 0) text += bytes.toString('latin1', 0, size)
    if (length === 0) length = lengthOf(text)
    if (length === 0 || received < length) return true
    const answer = text
    text = ''
    received = 0
    length = 0
    if (answer.startsWith(expected)) {
      const request = onAnswer(answer)
      if (request) socket.write(request)
    } else fail(new Error(`Expected ${status}, got: ${answer.slice(0, 2000)}`))
    return true
  }

  const socket = createConnection({
    ...target,
    noDelay: true,
    onread: {
      buffer: Buffer.allocUnsafeSlow(65_536),
      callback: (size, bytes) => receive(size, bytes as Buffer),
    },
  })
  socket.on('close', () => fail(new Error(`The server closed a connection after: ${text.slice(0, 2000)}`)))
  return new Promise((resolve, reject) => {
    socket.once('error', (error) => {
      fail(error)
      reject(error)
    })
    socket.once('connect', () => resolve(socket))
  })
}

/** The length of an answer, head and body; 0 while unknown. */
function lengthOf(text: string): number {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return 0
  const contentLength = /\r\ncontent-length: *(\d+)/i.exec(text)
  if (contentLength) return end + 4 + Number(contentLength[1])
  if (text.startsWith('HTTP/1.1 204')) return end + 4
  throw new Error(`An answer without its length: ${text.slice(0, end)}`)
}

/** The bytes of a request. */
export function requestBytes(
  method: string,
  path: string,
  key: string,
  body?: object,
  headers: string[] = [],
): Buffer {
  const head = [`${method} ${path} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${key}`, ...headers]
  if (!body) return Buffer.from(`${head.join('\r\n')}\r\n\r\n`)
  const text = JSON.stringify(body)
  head.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`)
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`)
}

/** The same requests over and over. */
export function cycle(requests: Buffer[]): NextRequest {
  let index = 0
  return () => requests[index++ % requests.length]
}

/** Each request once. */
export function once(requests: Buffer[]): NextRequest {
  let index = 0
  return () => requests[index++]
}
