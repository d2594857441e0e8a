// Raw HTTP, for requests that no well-behaved client would send.
import { connect, type Socket } from 'node:net'
import type { TestReply } from './service.ts'

export interface RawOptions {
  /** Closes the client's side after sending. */
  end?: boolean
  /** How many answers to wait for before closing; by default until the service closes. */
  answers?: number
  timeoutMs?: number
}

/** Sends bytes and collects the answers, until the service closes or enough answers arrived. */
export async function sendRaw(
  url: string,
  bytes: string | Uint8Array | (string | Uint8Array)[],
  { end = false, answers = Number.POSITIVE_INFINITY, timeoutMs = 5000 }: RawOptions = {},
): Promise<TestReply[]> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const chunks: Uint8Array[] = []
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('error', reject)
    })
    const enough = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs)
      const done = () => {
        clearTimeout(timer)
        resolve()
      }
      socket.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (parseReplies(Buffer.concat(chunks)).length >= answers) done()
      })
      socket.once('close', done)
      // A client that is cut off while sending may see a reset; answers received before count.
      socket.on('error', done)
    })
    for (const piece of Array.isArray(bytes) ? bytes : [bytes]) await write(socket, piece)
    if (end) socket.end()
    await enough
  } finally {
    socket.destroy()
  }
  return parseReplies(Buffer.concat(chunks))
}

const write = (socket: Socket, piece: string | Uint8Array) =>
  new Promise<void>((resolve) => socket.write(piece, () => resolve()))

/** The one answer to one request; throws if there is none. */
export async function sendOne(
  url: string,
  bytes: string | Uint8Array,
  options: RawOptions = {},
): Promise<TestReply> {
  const [reply] = await sendRaw(url, bytes, { answers: 1, ...options })
  if (!reply) throw new Error(`No answer to ${JSON.stringify(String(bytes).slice(0, 200))}`)
  return reply
}

/** Complete answers in the received bytes; interim answers (1xx) are left out. */
export function parseReplies(received: Buffer): TestReply[] {
  const replies: TestReply[] = []
  let rest = received
  for (;;) {
    const headEnd = rest.indexOf('\r\n\r\n')
    if (headEnd < 0) return replies
    const [statusLine = '', ...lines] = rest.subarray(0, headEnd).toString('latin1').split('\r\n')
    const status = Number(statusLine.split(' ')[1])
    const headers = new Headers(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1).trim()]
      }),
    )
    const body = readBody(rest.subarray(headEnd + 4), headers)
    if (!body) return replies
    const { text } = body
    const isJson = headers.get('content-type')?.startsWith('application/json') && text !== ''
    if (status >= 200) {
      replies.push({ status, headers, text, body: isJson ? JSON.parse(text) : undefined })
    }
    rest = rest.subarray(headEnd + 4 + body.length)
  }
}

/** The body and its length in bytes; undefined if it is incomplete. */
function readBody(bytes: Buffer, headers: Headers): { text: string; length: number } | undefined {
  if (headers.get('transfer-encoding') !== 'chunked') {
    const length = Number(headers.get('content-length') ?? 0)
    return bytes.length < length ? undefined : { text: bytes.subarray(0, length).toString(), length }
  }
  const chunks: Uint8Array[] = []
  let at = 0
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString(), 16)
    const chunkStart = lineEnd + 2
    if (bytes.length < chunkStart + size + 2) return undefined
    if (size === 0) return { text: Buffer.concat(chunks).toString(), length: chunkStart + 2 }
    chunks.push(bytes.subarray(chunkStart, chunkStart + size))
    at = chunkStart + size + 2
  }
}

/** The bytes of a request with a body of any content type. */
export function requestBytes(
  method: string,
  path: string,
  headers: Record<string, string>,
  body: Uint8Array | string = '',
): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body)
  const head = {
    Host: 'localhost',
    ...(bytes.length > 0 ? { 'Content-Length': String(bytes.length) } : {}),
    ...headers,
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'), bytes])
}
