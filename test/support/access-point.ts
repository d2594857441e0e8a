// A local access point on a real port: it knows recipients, keeps each document once by its key, and answers as a test says.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface KeptDocument {
  key: string
  sender: string
  recipient: string
  ubl: string
}

/** What to do with a request instead of the usual: answer a status, or accept the document and lose the answer. */
export type Fault = number | 'lose the answer' | undefined

export async function startAccessPoint(token = 'secret-of-the-shop') {
  /** Recipients that can receive. */
  const participants = new Set<string>()
  const kept = new Map<string, KeptDocument>()
  const receipts = new Map<string, { state: string; reason?: string }>()
  const requests: string[] = []
  const behaviour: { fault?: (request: string) => Fault } = {}

  function accept({ headers }: IncomingMessage, ubl: string) {
    const key = String(headers['idempotency-key'])
    const sender = String(headers['peppol-sender'])
    const recipient = String(headers['peppol-recipient'])
    if (!kept.has(key)) kept.set(key, { key, sender, recipient, ubl })
  }

  function answer(request: IncomingMessage, body: string, response: ServerResponse) {
    const { method = '', url = '', headers } = request
    requests.push(`${method} ${decodeURIComponent(url)}`)
    if (headers.authorization !== `Bearer ${token}`) return response.writeHead(401).end('wrong token')
    const fault = behaviour.fault?.(`${method} ${decodeURIComponent(url)}`)
    if (typeof fault === 'number') return response.writeHead(fault).end(`fault ${fault}`)
    const [, kind, id = ''] = url.split('/').map(decodeURIComponent)
    if (method === 'POST') {
      accept(request, body)
      if (fault === 'lose the answer') return request.socket.destroy()
      return response.writeHead(202).end()
    }
    if (kind === 'participants') return response.writeHead(participants.has(id) ? 200 : 404).end()
    if (!kept.has(id)) return response.writeHead(404).end()
    return response.writeHead(200).end(JSON.stringify(receipts.get(id) ?? { state: 'underway' }))
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    answer(request, Buffer.concat(chunks).toString(), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: { ACCESS_POINT_URL: `http://127.0.0.1:${port}`, ACCESS_POINT_TOKEN: token },
    participants,
    kept,
    receipts,
    requests,
    behaviour,
    posts: () => requests.filter((request) => request.startsWith('POST')).length,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
