// The least that a Node server can do: bare `node:http` that reads and parses the same bodies as the service and
// answers the same bytes, without knowing anything. Its parent tells it what to answer.
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CannedAnswer {
  status: number
  headers: OutgoingHttpHeaders
  body: string
}

let answer: CannedAnswer = { status: 204, headers: {}, body: '' }

const server = createServer((request, response) => {
  const reply = () => {
    response.writeHead(answer.status, answer.headers)
    response.end(answer.body === '' ? undefined : answer.body)
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
  answer = next
  process.send?.('ready')
})
// Goes when its parent goes.
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
