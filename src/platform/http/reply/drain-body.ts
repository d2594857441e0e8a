// A request that is refused before its body has arrived is answered at once, and its body is read and discarded: many
// clients send everything before they read, and would get a broken pipe instead of the answer if the connection closed.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** How much of a refused body is read. A client that sends more is cut off. */
const maxDrainedBytes = 32 * 1024 * 1024
/** How long a refused body is read. */
const maxDrainMs = 5000
/** How long a client may still read its answer before its connection is destroyed, which can discard the answer. */
export const lingerMs = 1000

/** Writes the whole answer now and ends it after the request body, so that the client can read it. */
export function answerBeforeBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  text: string,
): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) })
  response.write(text)
  let left = maxDrainedBytes
  const closeIn = (ms: number) => setTimeout(() => response.destroy(), ms)
  let timer = closeIn(maxDrainMs)
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left >= 0) return
    request.pause()
    clearTimeout(timer)
    timer = closeIn(lingerMs)
  })
  request.once('end', () => response.end())
  response.once('close', () => clearTimeout(timer))
  request.resume()
}
