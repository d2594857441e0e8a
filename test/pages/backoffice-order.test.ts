import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pcOf } from '../support/demo.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { act, cpu, cpuName, placeOrder, readOrder, toWarehouse } from './support/demo-orders.ts'

const pages = usePages()
const openOrder = async (orderId: string) => {
  const page = await pages.open(`/backoffice/orders/${orderId}`, { as: 'backoffice' })
  await page.getByRole('heading', { name: `Order ${orderId}` }).waitFor()
  return page
}
const setStock = (productId: string, onHand: number) =>
  pages.ask('PUT', `/catalog/v1/products/${productId}/stock`, { onHand }, 'backoffice')
/** Beside the title; tables and totals have the same words. */
const stateIs = (page: Page, state: string) =>
  page.getByRole('heading', { level: 1 }).locator('xpath=..').getByText(state, { exact: true }).waitFor()

browserTest('back office order: shows its lines, addresses and history', async () => {
  const orderId = await placeOrder(pages, [[cpu, 2]])
  await toWarehouse(pages, orderId)
  const page = await openOrder(orderId)
  await page.getByRole('table', { name: 'Lines' }).getByText(cpuName).waitFor()
  await page.getByText('2 on the shelf').waitFor()
  await page.getByText('Fjord Data AS').waitFor()
  const history = page.getByRole('region', { name: 'History' })
  expect(await history.textContent()).toMatch(
    /Released\s*Demo backoffice.*Confirmed\s*Demo backoffice.*Placed\s*Demo 100001/s,
  )
  await expectAccessible(page)
})

browserTest('shipping: proposes only units on the shelf, and a refusal shows its reason', async () => {
  const gpu = 'gpu-pny-rtx-6000-ada'
  await setStock(gpu, 1)
  const orderId = await placeOrder(pages, [
    [gpu, 3],
    [cpu, 2],
  ])
  await toWarehouse(pages, orderId)
  const page = await openOrder(orderId)
  await page.getByRole('button', { name: `Ship… ${orderId}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('3 open · 1 on the shelf').waitFor()
  const [gpuUnits, cpuUnits] = [dialog.getByLabel(/Units of PNY/), dialog.getByLabel(`Units of ${cpuName}`)]
  expect([await gpuUnits.inputValue(), await cpuUnits.inputValue()]).toEqual(['1', '2'])
  await gpuUnits.fill('3')
  await dialog.getByRole('button', { name: 'Ship 5 units' }).click()
  await dialog.getByRole('alert').getByText('only 1 are reserved on the shelf').waitFor()
  await expectAccessible(page)

  await gpuUnits.fill('1')
  await cpuUnits.fill('1')
  await dialog.getByRole('button', { name: 'Ship 2 units' }).click()
  await page.getByText(`${orderId}-D1 is on its way.`).waitFor()
  await stateIs(page, 'Partly shipped')
  const { order } = await readOrder(pages, orderId)
  expect(order.orderLines.map(({ quantity }) => quantity.fulfilled)).toEqual([1, 1, 0])

  // The focus returns to the button that opened the dialog.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe(`Ship… ${orderId}`)
  await page.getByRole('button', { name: `Mark ${orderId}-D1 delivered` }).click()
  await page
    .locator(`[data-delivery="${orderId}-D1"]`)
    .getByText(/Delivered /)
    .waitFor()
})

browserTest('shipping: a serial number shipped before is refused with its number', async () => {
  const [first, second] = [await placeOrder(pages), await placeOrder(pages)]
  await toWarehouse(pages, first)
  await toWarehouse(pages, second)
  const lines = [{ lineNumber: '10', quantity: 1, serialNumbers: ['SN-TWICE'] }]
  await act(pages, first, 'deliveries', { lines })
  const page = await openOrder(second)
  await page.getByRole('button', { name: `Ship… ${second}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(`Serial numbers of ${cpuName}`).fill('SN-TWICE')
  await dialog.getByRole('button', { name: 'Ship 1 unit' }).click()
  await dialog.getByRole('alert').getByText('SN-TWICE').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

browserTest('shipping: lost answers do not ship twice', async () => {
  const orderId = await placeOrder(pages, [[cpu, 2]])
  await toWarehouse(pages, orderId)
  const page = await openOrder(orderId)
  const keys: (string | null)[] = []
  let isLosing = true
  await page.route('**/deliveries', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'))
    const response = await route.fetch()
    if (isLosing) await route.abort()
    else await route.fulfill({ response })
  })
  await page.getByRole('button', { name: `Ship… ${orderId}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(`Units of ${cpuName}`).fill('1')
  await dialog.getByRole('button', { name: 'Ship 1 unit' }).click()
  await dialog.getByRole('alert').getByText('The service does not answer.').waitFor()
  isLosing = false
  await dialog.getByRole('button', { name: 'Ship 1 unit' }).click()
  await page.getByText(`${orderId}-D1 is on its way.`).waitFor()
  const { order } = await readOrder(pages, orderId)
  expect(order.deliveries).toHaveLength(1)
  expect(keys).toHaveLength(5)
  expect(new Set(keys).size).toBe(1)
})

browserTest('shipping: a short interruption is retried automatically and ships once', async () => {
  const orderId = await placeOrder(pages, [[cpu, 2]])
  await toWarehouse(pages, orderId)
  const page = await openOrder(orderId)
  await page.route(
    '**/deliveries',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: `Ship… ${orderId}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(`Units of ${cpuName}`).fill('1')
  await dialog.getByRole('button', { name: 'Ship 1 unit' }).click()
  await page.getByText(`${orderId}-D1 is on its way.`).waitFor()
  expect((await readOrder(pages, orderId)).order.deliveries).toHaveLength(1)
})

browserTest(
  'shipping: a serial number typed without Enter is taken, or refused before anything ships',
  async () => {
    const orderId = await placeOrder(pages, [[cpu, 1]])
    await toWarehouse(pages, orderId)
    const page = await openOrder(orderId)
    await page.getByRole('button', { name: `Ship… ${orderId}` }).click()
    const dialog = page.getByRole('dialog')
    const ship = dialog.getByRole('button', { name: 'Ship 1 unit' })
    const scan = dialog.getByLabel('Scan')
    await dialog.getByLabel(`Serial numbers of ${cpuName}`).fill('SN-1')
    await scan.fill('SN-2')
    await ship.click({ force: true })
    await dialog.getByText('SN-2: every unit has a serial number already.').waitFor()
    expect((await readOrder(pages, orderId)).order.deliveries).toHaveLength(0)
    await expectAccessible(page)
    await dialog.getByRole('alert').getByRole('button', { name: 'Close' }).click()
    await dialog.getByLabel(`Serial numbers of ${cpuName}`).fill('')
    await scan.fill('SN-3')
    await ship.click()
    await page.getByText(`${orderId}-D1 is on its way.`).waitFor()
    const [delivery] = (await readOrder(pages, orderId)).order.deliveries
    expect(delivery?.deliveryLines.flatMap(({ serialNumbers }) => serialNumbers)).toEqual(['SN-3'])
  },
)

browserTest('order: at 1024 pixels no button lies over the details', async () => {
  const orderId = await placeOrder(pages, [[cpu, 2]])
  const viewport = { width: 1024, height: 900 }
  const page = await pages.open(`/backoffice/orders/${orderId}`, { as: 'backoffice', viewport })
  const button = await page.getByRole('button', { name: `Cancel units of ${cpuName}` }).boundingBox()
  const details = await page
    .getByRole('heading', { name: 'Details' })
    .locator('xpath=ancestor::section[1]')
    .boundingBox()
  const right = (button?.x ?? 0) + (button?.width ?? 0)
  const isBelow = (details?.y ?? 0) > (button?.y ?? 0)
  expect(isBelow || right <= (details?.x ?? 0)).toBe(true)
  await expectNoSidewaysScroll(page)
})

browserTest('shipping: a PC ships as one line', async () => {
  const { configurationId } = await pages.ask<{ configurationId: string }>(
    'POST',
    '/pcconfig/v1/configurations',
    pcOf('bundle-gaming-pc'),
  )
  const orderId = await placeOrder(pages, [[configurationId, 1, 'PcConfiguration']])
  await toWarehouse(pages, orderId)
  const page = await openOrder(orderId)
  await page.getByText(/^\d+ parts$/).click()
  await page.getByText(`1 × ${cpuName}`).waitFor()
  await page.getByRole('button', { name: `Ship… ${orderId}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ship 1 unit' }).waitFor()
  expect(await dialog.getByLabel(/^Units of/).count()).toBe(1)
  await dialog.getByRole('button', { name: 'Ship 1 unit' }).click()
  await stateIs(page, 'Shipped')
})

browserTest('billing: units are invoiced and credited in parts', async () => {
  const orderId = await placeOrder(pages, [[cpu, 3]])
  await act(pages, orderId, 'confirm')
  const page = await openOrder(orderId)
  await page.getByRole('button', { name: 'Invoice…' }).click()
  const dialog = page.getByRole('dialog')
  const units = dialog.getByLabel(`Units of ${cpuName}`)
  await units.waitFor()
  expect(await units.inputValue()).toBe('3')
  await units.fill('2')
  await dialog.getByRole('button', { name: 'Issue invoice' }).click()
  await page.locator(`[data-billing="${orderId}-B1"]`).getByText(`2 × ${cpuName}`).waitFor()

  await page.getByRole('button', { name: 'Credit note…' }).click()
  await dialog.getByText(/2 invoiced/).waitFor()
  await units.fill('1')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Issue credit note' }).click()
  await page.locator(`[data-billing="${orderId}-B2"]`).getByText(`1 × ${cpuName}`).waitFor()
  const { order } = await readOrder(pages, orderId)
  expect(order.billings.map(({ type, billingLine }) => [type, billingLine[0]?.quantity])).toEqual([
    ['Invoice', 2],
    ['CreditNote', 1],
  ])
})

browserTest('back office order: units of a line can be cancelled', async () => {
  const orderId = await placeOrder(pages, [[cpu, 3]])
  const page = await openOrder(orderId)
  await page.getByRole('button', { name: `Cancel units of ${cpuName}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Units to cancel').fill('2')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel 2 units' }).click()
  await page.getByText('2 cancelled').waitFor()
  const { order } = await readOrder(pages, orderId)
  expect(order.orderLines[0]?.quantity.cancelled).toBe(2)
})

browserTest('back office order: all open units can be cancelled at once', async () => {
  const orderId = await placeOrder(pages, [
    [cpu, 1],
    ['cooler-deepcool-ak620', 2],
  ])
  const page = await openOrder(orderId)
  await page.getByRole('button', { name: 'Cancel order…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(`1 × ${cpuName}`).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel open units' }).click()
  await stateIs(page, 'Cancelled')
  expect((await readOrder(pages, orderId)).state).toBe('Cancelled')
})

browserTest('back office order: an unknown order shows a message', async () => {
  const page = await pages.open('/backoffice/orders/00000-00000', { as: 'backoffice' })
  await page.getByRole('alert').getByText('There is no order 00000-00000.').waitFor()
})

browserTest('back office order: fits a phone', async () => {
  const orderId = await placeOrder(pages, [[cpu, 2]])
  await toWarehouse(pages, orderId)
  const page = await pages.open(`/backoffice/orders/${orderId}`, { as: 'backoffice', ...phone })
  await page.getByRole('heading', { name: `Order ${orderId}` }).waitFor()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: `Ship… ${orderId}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ship 2 units' }).waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
