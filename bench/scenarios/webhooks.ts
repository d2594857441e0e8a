import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { applyLoad, once } from '../load.ts'
import { createDrafts } from '../prepare.ts'
import type { Scenario } from '../scenario.ts'
import { staffKey, submitRequest } from '../world.ts'

const eventCount = 4000
const path = '/fulfilment/v1/webhooks'

export const webhooks: Scenario = {
  name: 'webhooks',
  about: `deliver ${eventCount.toLocaleString('en')} events to one webhook on this machine`,
  async run({ engine, service }) {
    const receiver = await startReceiver(eventCount)
    try {
      const address = `http://${service.host}:${service.port}${path}`
      const headers = { authorization: `Bearer ${staffKey}`, 'content-type': 'application/json' }
      const created = await fetch(address, {
        method: 'POST',
        headers,
        body: JSON.stringify({ url: receiver.url }),
      })
      if (created.status === 404) return { leftOut: 'the service has no webhooks yet' }
      if (created.status !== 201) throw new Error(`Creating a webhook answered ${created.status}.`)
      const { webhookId } = (await created.json()) as { webhookId: string }

      const drafts = await createDrafts(service, eventCount)
      const start = performance.now()
      let submitted = { at: start, received: 0 }
      await service.profiled(`webhooks-${engine}`, async () => {
        await applyLoad(service, once(drafts.map(submitRequest)), { status: 204 })
        submitted = { at: performance.now(), received: receiver.count() }
        await receiver.all
      })
      const end = performance.now()
      // Switches the webhook off before the next scenario.
      await fetch(`${address}/${webhookId}`, { method: 'PATCH', headers, body: '{"active":false}' })
      return {
        what: `webhooks on ${engine}`,
        value: ((eventCount - submitted.received) / (end - submitted.at)) * 1000,
        unit: '/s',
        details: {
          'while submitting': `${Math.round((submitted.received / (submitted.at - start)) * 1000)}/s`,
          'submits/s beside it': Math.round((eventCount / (submitted.at - start)) * 1000).toLocaleString(
            'en',
          ),
        },
      }
    } finally {
      receiver.close()
    }
  },
}

/** Answers 200 to everything, and resolves when so many different events have arrived. */
async function startReceiver(expected: number) {
  const all = Promise.withResolvers<void>()
  const ids = new Set<unknown>()
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      ids.add(request.headers['webhook-id'])
      response.writeHead(204).end()
      if (ids.size === expected) all.resolve()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    all: all.promise,
    count: () => ids.size,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
