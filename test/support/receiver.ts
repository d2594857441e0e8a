// A real receiver of webhooks on a real port, with the behaviour that a test sets.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { vi } from 'vitest'
import type { CloudEvent } from '../../src/contract/events.ts'

export interface Received {
  id: string
  headers: Record<string, string>
  text: string
  event: CloudEvent
  /** The number of open requests at that moment, this one included. */
  open: number
}

/** What to answer, or a function that answers. */
export type Behaviour = number | ((received: Received, response: ServerResponse) => void)

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

export async function startReceiver(initial: Behaviour = 204) {
  const received: Received[] = []
  const state: { behave: (received: Received) => Behaviour; open: number; mostOpen: number } = {
    behave: () => initial,
    open: 0,
    mostOpen: 0,
  }
  const server = createServer(async (request, response) => {
    state.open++
    state.mostOpen = Math.max(state.mostOpen, state.open)
    response.on('close', () => state.open--)
    const text = await bodyOf(request)
    const headers = request.headers as Record<string, string>
    const item = {
      id: String(headers['webhook-id']),
      headers,
      text,
      event: JSON.parse(text),
      open: state.open,
    }
    received.push(item)
    const behaviour = state.behave(item)
    if (typeof behaviour === 'number') response.writeHead(behaviour).end()
    else behaviour(item, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    state,
    /** The same behaviour for every request, or a function of the request. */
    answer: (behave: Behaviour | { by: (received: Received) => Behaviour }) => {
      state.behave = typeof behave === 'object' ? behave.by : () => behave
    },
    ids: () => received.map(({ id }) => id),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Verifies with the official library, at the service's time. Throws if the signature is wrong. */
export function verify({ text, headers }: Received, secret: string, now?: number): unknown {
  const clock = now === undefined ? undefined : vi.spyOn(Date, 'now').mockReturnValue(now)
  try {
    return new Webhook(secret).verify(text, headers)
  } finally {
    clock?.mockRestore()
  }
}
