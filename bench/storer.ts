// Bare `node:http` that stores the same rows as the service for the same requests, through the same store, and
// decides nothing: as fast as the service could be if checking, pricing and answering took no time.
import { randomUUIDv7 } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openStore } from '../src/app/open-store.ts'
import { readSettings } from '../src/app/settings.ts'
import { insertDraft } from '../src/checkout/draft.ts'
import { claimStock } from '../src/inventory/stock.ts'
import { mintOrderId } from '../src/orders/order-id.ts'
import { recordPlaced } from '../src/orders/record.ts'
import type { Write } from '../src/platform/store/store.ts'
import { productsOf } from './world.ts'

// As long as the drafts and orders of the other scenarios.
const draftText = 'x'.repeat(2200)
const order = 'x'.repeat(1950) as never

const week = 7 * 86_400_000
const account = 'NO-1'
const client = 'Shop'
let count = 0

const rowsOf: Record<string, (body: { checkoutId: string }) => { status: number; writes: Write[] }> = {
  '/checkout/v1/create': () => {
    const now = Date.now()
    const draft = { id: randomUUIDv7(), account, createdAt: now, expiresAt: now + week }
    return { status: 201, writes: [insertDraft(draft as never, draftText)] }
  },
  '/checkout/v1/submit': ({ checkoutId }) => {
    const now = Date.now()
    const stored = {
      id: mintOrderId(now),
      checkoutId,
      account,
      state: 'Placed',
      version: 1,
      placedAt: now,
    } as const
    const change = {
      type: 'order.placed' as const,
      action: 'place',
      actor: client,
      occurredAt: now,
      data: { checkoutId },
    }
    const claims = productsOf(count++).sort()
    return {
      status: 204,
      writes: [
        ...recordPlaced({ ...stored, transitDays: 3, notBefore: null, order, returned: {} }, change, []),
        ...claims.map((productId) =>
          claimStock({ productId, reserved: 1, waiting: 0, behind: null, supplyVersion: null }),
        ),
      ],
    }
  },
}

const store = await openStore(readSettings(process.env))
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', async () => {
    const body = JSON.parse(Buffer.concat(chunks).toString())
    const rows = rowsOf[request.url ?? '']?.(body)
    if (rows) await store.batch(rows.writes)
    response.writeHead(rows?.status ?? 404, { 'Content-Length': 0 }).end()
  })
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
