// The fastest possible Node server: bare `node:http` that reads and parses the same bodies as the service and
// answers the same bytes, without any logic. Its parent sends it the answers.
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CannedAnswer {
  status: number
  headers: OutgoingHttpHeaders
  body: string
}

/** Short texts are fastest as one string with the head; long ones as bytes, encoded once. */
const longText = 16_384

let { status, headers, body }: Omit<CannedAnswer, 'body'> & { body: string | Buffer } = {
  status: 204,
  headers: {},
  body: '',
}

const server = createServer((request, response) => {
  const reply = () => {
    response.writeHead(status, headers)
    response.end(body === '' ? undefined : body)
  }
  if (request.method === 'GET') return reply()
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    JSON.parse((chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)).toString())
    reply()
  })
})

process.on('message', (next: CannedAnswer) => {
  status = next.status
  headers = next.headers
  body = next.body.length > longText ? Buffer.from(next.body) : next.body
  process.send?.('ready')
})
// Ends with its parent.
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
