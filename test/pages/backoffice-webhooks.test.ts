import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { eventually } from '../support/processes.ts'
import { type Received, type Receiver, startReceiver, verify } from '../support/receiver.ts'
import { webhookEnv, webhooksPath } from '../support/webhooks.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { placeOrder } from './support/demo-orders.ts'

const time = { ahead: 0 }
const pages = usePages({ env: webhookEnv, clock: () => Date.now() + time.ahead })
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())

interface Created {
  webhookId: string
  secret: string
}
const subscribe = (path: string, types: string[] = ['order.placed']) =>
  pages.ask<Created>('POST', webhooksPath, { url: receiver.url + path, types }, 'backoffice')
const open = (webhookId: string) => pages.open(`/backoffice/webhooks/${webhookId}`, { as: 'backoffice' })
const eventRow = (page: Page, orderId: string) => page.locator('tr[data-event]').filter({ hasText: orderId })

browserTest('webhooks: errors in a new webhook are shown beside its fields', async () => {
  const page = await pages.open('/backoffice/webhooks', { as: 'backoffice' })
  await page.getByRole('button', { name: 'New webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('nowhere')
  await dialog.getByLabel('Account').fill('999999')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('names no account: there is no 999999').waitFor()
  await dialog.getByText('must be an address such as https://').waitFor()
  await dialog.getByLabel('Only these').first().check()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('Choose at least one.').waitFor()
  await expectAccessible(page)
})

browserTest('webhooks: a new one shows its secret once, and its log lists its deliveries', async () => {
  const page = await pages.open('/backoffice/webhooks', { as: 'backoffice' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'New webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill(`${receiver.url}/created`)
  await dialog.getByLabel('Account').fill('100001')
  await dialog.getByLabel('Only these').first().check()
  await dialog.getByLabel('Placed', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Create' }).click()
  const secret = await dialog.getByRole('textbox', { name: 'Secret' }).inputValue()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await dialog.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  // It is shown once: neither Escape nor a click beside the dialog loses it.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  expect(await dialog.getByRole('textbox', { name: 'Secret' }).inputValue()).toBe(secret)
  await dialog.getByRole('button', { name: 'I have it' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.content()).not.toContain(secret)

  const orderId = await placeOrder(pages)
  const isOfOrder = ({ event }: Received) => event.subject === orderId
  const [received] = await eventually(
    async () => receiver.received.filter(isOfOrder),
    (events) => events.length === 1,
    5000,
  )
  verify(received as Received, secret)
  await page.getByRole('link', { name: `${receiver.url}/created` }).click()
  await eventRow(page, orderId).getByText('Delivered').waitFor()
  await eventRow(page, orderId).getByText('Status 204').waitFor()
  await expectAccessible(page)
})

browserTest('webhooks: one event can be sent again', async () => {
  const { webhookId } = await subscribe('/again')
  const orderId = await placeOrder(pages)
  const page = await open(webhookId)
  await eventRow(page, orderId).getByText('Delivered').waitFor()
  const count = () => receiver.received.filter(({ event }) => event.subject === orderId).length
  const before = count()
  await page.getByRole('button', { name: `Send Placed of ${orderId} again` }).click()
  await page.getByText('Queued again.').waitFor()
  await eventually(
    async () => count(),
    (now) => now === before + 1,
    5000,
  )
})

browserTest('webhooks: parked deliveries can be filtered and sent again', async () => {
  const { webhookId } = await subscribe('/parked')
  receiver.answer(500)
  const orderId = await placeOrder(pages)
  const isParked = async () => {
    time.ahead += 25 * 3_600_000
    const path = `${webhooksPath}/${webhookId}/deliveries?state=Parked`
    return (
      (await pages.ask<{ deliveries: unknown[] }>('GET', path, undefined, 'backoffice')).deliveries.length > 0
    )
  }
  await eventually(isParked, (is) => is, 10_000)
  const page = await open(webhookId)
  await page.getByLabel('State of delivery').getByRole('link', { name: 'Delivered' }).click()
  await page.getByText('No matching deliveries.').waitFor()
  await page.getByLabel('State of delivery').getByRole('link', { name: 'Parked' }).click()
  await eventRow(page, orderId).getByText('The answer was 500.').waitFor()
  await expectAccessible(page)
  receiver.answer(204)
  await page.getByRole('button', { name: 'Send all parked again' }).click()
  await page.getByText('All parked deliveries are queued again.').waitFor()
  await page.getByLabel('State of delivery').getByRole('link', { name: 'All' }).click()
  await eventRow(page, orderId).getByText('Delivered').waitFor()
})

browserTest('webhooks: one can be switched off and on, and gets a new secret', async () => {
  const { webhookId, secret } = await subscribe('/switch')
  const page = await open(webhookId)
  await page.getByRole('switch').click()
  await page.getByText('Switched off', { exact: true }).waitFor()
  const read = () =>
    pages.ask<{ active: boolean }>('GET', `${webhooksPath}/${webhookId}`, undefined, 'backoffice')
  expect((await read()).active).toBe(false)
  await page.getByRole('switch').click()
  const message = page.getByRole('status').filter({ hasText: 'Events are sent again.' })
  await message.waitFor()
  // A click goes through the message to the control below it.
  expect(await message.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none')
  expect((await read()).active).toBe(true)

  await page.getByRole('button', { name: 'New secret…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create a new secret' }).click()
  const made = await dialog.getByRole('textbox', { name: 'Secret' }).inputValue()
  expect(made).not.toBe(secret)
  await dialog.getByText(/^The old secret works until/).waitFor()
  await expectAccessible(page)
})

browserTest('webhooks: address and events can be changed', async () => {
  const { webhookId } = await subscribe('/before', ['order.cancelled', 'order.shipped'])
  const page = await open(webhookId)
  await page.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('nowhere')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('must be an address such as https://').waitFor()
  await dialog.getByLabel('Address').fill(`${receiver.url}/after`)
  await dialog.getByLabel('Cancelled', { exact: true }).uncheck()
  await dialog.getByLabel('Placed', { exact: true }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The webhook is changed.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(`${receiver.url}/after`).waitFor()
  const read = await pages.ask<{ url: string; types: string[] }>(
    'GET',
    `${webhooksPath}/${webhookId}`,
    undefined,
    'backoffice',
  )
  expect([read.url, read.types.toSorted()]).toEqual([
    `${receiver.url}/after`,
    ['order.placed', 'order.shipped'],
  ])
  const orderId = await placeOrder(pages)
  await eventRow(page, orderId).getByText('Delivered').waitFor()
})

browserTest('webhooks: fit a phone', async () => {
  const { webhookId } = await subscribe(
    '/phone/with-a-very-long-address-that-has-to-be-broken-somewhere/token',
  )
  const orderId = await placeOrder(pages)
  const page = await pages.open('/backoffice/webhooks', { as: 'backoffice', ...phone })
  await page.locator(`tr[data-webhook="${webhookId}"]`).waitFor()
  await expectNoSidewaysScroll(page)
  await page.locator(`tr[data-webhook="${webhookId}"]`).getByRole('link').click()
  await eventRow(page, orderId).getByText('Delivered').waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
