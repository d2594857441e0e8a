// Creates a webhook, and prints the events that arrive with a valid signature. A receiver on the same machine needs a
// service with WEBHOOK_ALLOW_PRIVATE=true.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, verifyWebhook, WebhookRejected } from '@buildorder/client'

const [baseUrl = 'http://127.0.0.1:8080', credential = 'bo_demo_backoffice'] = process.argv.slice(2)
const api = createClient({ baseUrl, credential })
let secret = ''

const server = createServer(async (request, response) => {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  try {
    // Verify the bytes as they arrived, before they are parsed.
    const { type, subject } = await verifyWebhook(
      { headers: request.headers, body: Buffer.concat(chunks) },
      secret,
    )
    console.log(`${type}\t${subject}`)
    response.writeHead(204).end()
  } catch (error) {
    response.writeHead(error instanceof WebhookRejected ? 400 : 500).end()
  }
})

server.listen(0, '127.0.0.1', async () => {
  const { port } = server.address() as AddressInfo
  const webhook = await api.POST('/fulfilment/v1/webhooks', { body: { url: `http://127.0.0.1:${port}/` } })
  secret = webhook.secret
  console.log(`Waiting for events at ${webhook.url}; Ctrl+C ends it`)
  process.once('SIGINT', async () => {
    const path = { webhookId: webhook.webhookId }
    await api.PATCH('/fulfilment/v1/webhooks/{webhookId}', { params: { path }, body: { active: false } })
    process.exit()
  })
})
