// Two weeks of customers and warehouse, so that the pages have data to show.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { exampleDraft } from '../../src/contract/example-draft.ts'
import type { Order } from '../../src/contract/order.ts'
import type { Returnable } from '../../src/contract/returns.ts'
import { builds } from '../../tools/demo/catalog/builds.fixture.ts'
import { products } from '../../tools/demo/catalog/index.ts'
import { chanceFrom } from '../../tools/simulation/chance.ts'
import { type Client, clientOf } from '../../tools/simulation/client.ts'
import { visit } from '../../tools/simulation/customer.ts'
import { returnRound } from '../../tools/simulation/returns.ts'
import { workRound } from '../../tools/simulation/warehouse.ts'

export interface Story {
  /** Addresses of builds: a complete one, one with parts that do not fit, one without its graphics card. */
  goodBuild: string
  wrongBuild: string
  openBuild: string
  /** A saved PC, an order of it, and an order that waits for staff. */
  configurationId: string
  pcOrderId: string
  openOrderId: string
  /** An order of the customer that nothing has happened to yet. */
  placedOrderId: string
  webhookId: string
  /** An approved return, whose goods are expected. */
  returnId: string
}

export const storyBegins = Date.parse('2026-03-02T08:00:00Z')
const days = 12
const day = 86_400_000
const hour = 3_600_000

const bundle = 'bundle-gaming-pc'
const parts = builds[bundle] as string[]
const wrongParts = parts.map((part) => (part.startsWith('cpu-') ? 'cpu-intel-core-i5-12400' : part))
const openParts = parts.filter((part) => !part.startsWith('gpu-'))

const build = (productIds: string[]) => `/?bundle=${bundle}&parts=${productIds.join('.')}`

export async function playStory(address: string, time: { now: number }): Promise<Story> {
  // Customers sometimes order what is sold out; all other steps must succeed.
  const tell = () => {}
  const insist = (refusal: string) => {
    throw new Error(refusal)
  }
  const visitor = clientOf(address, 'bo_demo_100001', tell)
  const warehouse = clientOf(address, 'bo_demo_backoffice', tell)
  const customer = clientOf(address, 'bo_demo_100001', insist)
  const staff = clientOf(address, 'bo_demo_backoffice', insist)
  const chance = chanceFrom(7)

  for (let passed = 0; passed < days; passed++) {
    time.now = storyBegins + passed * day
    for (let visits = 2 + Math.floor(chance.next() * 4); visits > 0; visits--) {
      time.now += hour
      await visit(visitor, chance, tell)
      if (chance.happens(60)) await workRound(warehouse, chance, tell)
    }
    if (passed > 5) await returnRound(visitor, warehouse, chance, tell)
  }

  const configurationId = await savePc(customer)
  const pcOrderId = await orderPc(customer, configurationId)
  const webhookId = await hearOfOrders(staff)
  await movePc(staff, pcOrderId, time)
  for (let visits = 0; visits < 4; visits++) {
    time.now += hour / 2
    await visit(visitor, chance, tell)
  }
  // Webhooks are sent in the background.
  await pause(2000)
  // Newer than the order of the last visit, so that lists begin with it in every run.
  time.now += 1000
  const returnId = await returnUnit(customer, staff)
  const savedId = await savePc(customer)
  return {
    goodBuild: build(parts),
    wrongBuild: build(wrongParts),
    openBuild: build(openParts),
    configurationId: savedId,
    pcOrderId,
    placedOrderId: await orderPc(customer, savedId),
    openOrderId: await newestPlaced(staff),
    webhookId,
    returnId,
  }
}

async function savePc(customer: Client): Promise<string> {
  const groupOf = new Map(products.map(({ id, productGroupId }) => [id, productGroupId]))
  const saved = await customer.send<{ configurationId: string }>('POST', '/pcconfig/v1/configurations', {
    bundleId: bundle,
    products: parts.map((productId) => ({ productId, productGroupId: groupOf.get(productId) })),
  })
  return made(saved).body.configurationId
}

async function orderPc(customer: Client, configurationId: string): Promise<string> {
  const created = await customer.send<{ value: string }>('POST', '/checkout/v1/create', {
    ...exampleDraft,
    soldTo: null,
    orderLines: [
      { materialId: { type: 'PcConfiguration', value: configurationId }, quantity: 1, references: null },
    ],
  })
  const checkoutId = made(created).body.value
  return made(await customer.send('POST', '/checkout/v1/submit', { checkoutId })).location
}

/** Confirmed, released and shipped, some hours apart. */
async function movePc(staff: Client, orderId: string, time: { now: number }): Promise<void> {
  const path = `/fulfilment/v1/orders/${orderId}`
  for (const step of ['confirm', 'release']) {
    time.now += 2 * hour
    made(await staff.send('POST', `${path}/${step}`))
  }
  time.now += 20 * hour
  const { order } = await staff.get<{ order: Order }>(path)
  const lines = order.orderLines.slice(0, 1).map(({ lineNumber }) => ({ lineNumber, quantity: 1 }))
  made(await staff.send('POST', `${path}/deliveries`, { trackingNumber: 'DEMO4711', lines }))
}

/** A shop that receives webhooks, and another address that always fails. */
async function hearOfOrders(staff: Client): Promise<string> {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(request.url === '/broken' ? 500 : 204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const types = ['order.placed']
  made(await staff.send('POST', '/fulfilment/v1/webhooks', { url: `${url}/broken`, types }))
  const created = await staff.send<{ webhookId: string }>('POST', '/fulfilment/v1/webhooks', {
    url: `${url}/orders`,
  })
  return made(created).body.webhookId
}

/** A unit of the newest order that arrived. */
async function returnUnit(customer: Client, staff: Client): Promise<string> {
  const { orders } = await customer.get<{ orders: { orderId: string }[] }>('/orders/v1?state=Delivered')
  for (const { orderId } of orders) {
    const { lines } = await customer.get<Returnable>(`/orders/v1/${orderId}/returnable`)
    const [line] = lines
    if (!line) continue
    const { lineNumber } = line
    const asked = await customer.send<{ returnId: string }>('POST', '/returns/v1', {
      lines: [{ orderId, lineNumber, quantity: 1, reason: 'ChangedMind' }],
      note: 'It was not opened.',
    })
    const { returnId } = made(asked).body
    made(await staff.send('POST', `/fulfilment/v1/returns/${returnId}/approve`))
    return returnId
  }
  throw new Error('The story ended without goods that can be returned.')
}

async function newestPlaced(staff: Client): Promise<string> {
  const { orders } = await staff.get<{ orders: { order: Order & { orderId: string } }[] }>(
    '/fulfilment/v1/orders?state=Placed&limit=1',
  )
  const [newest] = orders
  if (!newest) throw new Error('The story ended without an order that waits.')
  return newest.order.orderId
}

function made<T>(answer: T | undefined): T {
  if (answer === undefined) throw new Error('The service refused a step of the story.')
  return answer
}
