// The order pages, which update while they are open.
import { expect } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { changeOrder } from './support/demo-orders.ts'
import { shopOf } from './support/shop.ts'

const pages = usePages()
const shop = shopOf(pages)

browserTest('orders: without orders there is a link to the builder', async () => {
  const page = await pages.open('/orders', { as: '100003' })
  await page.getByRole('heading', { name: 'Nothing ordered yet' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Build a PC' }).waitFor()
})

browserTest('orders: are listed newest first, page by page, and update themselves', async () => {
  const ids: string[] = []
  for (let count = 0; count < 22; count++) ids.unshift(await shop.place('mouse-logitech-m185', 1, '100002'))
  const page = await pages.open('/orders', { as: '100002' })
  const rows = page.getByRole('main').getByRole('listitem')
  const shown = () => rows.getByRole('link').allTextContents()
  await page.getByText('20 orders are shown').waitFor({ state: 'attached' })
  expect(await shown()).toEqual(ids.slice(0, 20))
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText('22 orders are shown').waitFor({ state: 'attached' })
  expect(await shown()).toEqual(ids)
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  const first = rows.first()
  // In the German format.
  await first.getByText(/^\d+,\d\d\s€$/).waitFor()
  await first.getByText('Placed', { exact: true }).waitFor()
  await expectAccessible(page)
  await shop.desk(ids[0] ?? '', 'confirm')
  await first.getByText('Confirmed', { exact: true }).waitFor()
  await rows.first().click()
  await page.getByRole('heading', { name: `Order ${ids[0]}` }).waitFor()
})

browserTest('orders: are found by number, reference, product and serial number, and filtered', async () => {
  const mouse = await shop.place('mouse-logitech-m185', 1, '100001')
  const shipped = await shop.place('cpu-amd-ryzen-7-9800x3d', 1, '100001')
  const cancelled = await shop.place('gpu-msi-rtx-5070-ti-ventus-3x', 1, '100001')
  await shop.toWarehouse(shipped)
  await shop.desk(shipped, 'deliveries', {
    trackingNumber: 'FP-SEARCH',
    lines: [{ lineNumber: '10', quantity: 1, serialNumbers: ['SN-SEARCH-1'] }],
  })
  await pages.ask('PATCH', `/orders/v1/${cancelled}/cancel`)
  const page = await pages.open('/orders', { as: '100001' })
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  const search = page.getByRole('searchbox', { name: 'Search' })
  const expectFound = (ids: string[]) => expect.poll(() => links.allTextContents()).toEqual(ids)
  await expectFound([cancelled, shipped, mouse])
  await page
    .getByText(/^Expected/)
    .first()
    .waitFor()
  // Struck through, and not zero.
  const row = page.getByRole('listitem').filter({ hasText: cancelled })
  expect(await row.locator('s').textContent()).toMatch(/[1-9]/)

  await search.fill('logitech')
  await expectFound([mouse])
  await search.fill('sn-search-1')
  await expectFound([shipped])
  await search.fill(mouse.replace('-', '').toLowerCase())
  await expectFound([mouse])
  await search.fill('po-4711')
  await expectFound([cancelled, shipped, mouse])
  await page.getByRole('combobox', { name: 'State' }).selectOption('Cancelled')
  await expectFound([cancelled])
  // The filter is in the address.
  await page.reload()
  await expectFound([cancelled])
  expect(await search.inputValue()).toBe('po-4711')
  await expectAccessible(page)
  await page.getByLabel('Placed until').fill('2020-01-01')
  await page.getByRole('heading', { name: 'No order matches' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expectFound([cancelled, shipped, mouse])
  await page.getByRole('link', { name: mouse }).click()
  await page.getByRole('heading', { name: `Order ${mouse}` }).waitFor()
})

browserTest('orders: a delivery whose day has passed is marked as late', async () => {
  const orderId = await shop.place('mouse-logitech-m185', 1, '100001')
  await changeOrder(pages, orderId, ({ expectedDeliveries }) => ({
    expectedDeliveries: expectedDeliveries.map((expected) => ({
      ...expected,
      estimatedDeliveryDate: '2020-01-01T00:00:00.000Z',
    })),
  }))
  const page = await pages.open('/orders', { as: '100001', ...phone })
  const row = page.getByRole('listitem').filter({ hasText: orderId })
  await row.getByText('Late', { exact: true }).waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

browserTest('order page: updates itself up to the delivery with tracking and serial numbers', async () => {
  const orderId = await shop.place('cpu-amd-ryzen-7-9800x3d', 2)
  const page = await pages.open(`/orders/${orderId}`, { as: '100001' })
  const way = page.getByRole('list', { name: 'Progress' })
  const current = way.locator('[aria-current=step]')
  const changes = page.getByRole('status').filter({ hasText: /\w/ })
  await current.filter({ hasText: 'Placed' }).waitFor()
  await way
    .getByRole('listitem')
    .filter({ hasText: 'Delivered' })
    .getByText(/^expected/)
    .waitFor()
  await page.getByRole('region', { name: 'Still to come' }).getByText('2 × AMD Ryzen 7 9800X3D').waitFor({
    state: 'attached',
  })
  await page.getByText('PO-4711').filter({ visible: true }).waitFor()
  await page.getByText('Please deliver before noon.').filter({ visible: true }).waitFor()
  await expectAccessible(page)

  await shop.toWarehouse(orderId)
  await current.filter({ hasText: 'Released to the warehouse' }).waitFor()
  await changes.getByText('The order was released to the warehouse.').waitFor()

  const ship = (trackingNumber: string, serialNumber: string) =>
    shop.desk<{ deliveryId: string }>(orderId, 'deliveries', {
      trackingNumber,
      lines: [{ lineNumber: '10', quantity: 1, serialNumbers: [serialNumber] }],
    })
  const first = await ship('FP111NO', 'SN-LIVE-1')
  await current.filter({ hasText: 'Partly shipped' }).waitFor()
  const deliveries = page.getByRole('region', { name: 'Deliveries' })
  await deliveries.getByText('FP111NO', { exact: true }).waitFor()
  await deliveries.getByText('SN-LIVE-1').waitFor()
  await page.getByText('1 of 2 shipped').waitFor()

  const second = await ship('FP222NO', 'SN-LIVE-2')
  await current.filter({ hasText: /^Shipped/ }).waitFor()
  await shop.desk(orderId, `deliveries/${first.deliveryId}/delivered`)
  await shop.desk(orderId, `deliveries/${second.deliveryId}/delivered`)
  await shop.desk(orderId, 'billings', { type: 'Invoice' })
  await current.filter({ hasText: 'Delivered' }).waitFor()
  await page.getByText('2 of 2 shipped · 2 of 2 delivered').waitFor()
  expect(await page.getByRole('region', { name: 'Still to come' }).count()).toBe(0)
  await expectAccessible(page)
  await page.reload()
  const bills = page.getByRole('region', { name: 'Invoices and credit notes' })
  await bills.getByText(`Invoice ${orderId}-B1`).waitFor()
})

browserTest('order page: a PC can be expanded into its components', async () => {
  const link = await shop.checkoutOf()
  const configurationId = new URL(link, pages.url).searchParams.get('configurationId')
  const orderId = await shop.place(configurationId ?? '', 2, '100001', 'PcConfiguration')
  const page = await pages.open(`/orders/${orderId}`, { as: '100001' })
  await page.getByText('2 × Gaming PC').waitFor()
  const part = page.getByRole('list', { name: 'Gaming PC' }).getByText('2 × AMD Ryzen 7 9800X3D')
  expect(await part.isVisible()).toBe(false)
  await page.getByText('10 components').focus()
  await page.keyboard.press('Enter')
  await part.waitFor()
  await expectAccessible(page)
})

browserTest('order page: an order can be cancelled after a confirmation', async () => {
  const orderId = await shop.place()
  const page = await pages.open(`/orders/${orderId}`, { as: '100001' })
  const cancel = page.getByRole('button', { name: 'Cancel the order', exact: true })
  await cancel.click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await dialog.waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true)
  expect((await shop.read(orderId)).events.cancelled).toBeUndefined()

  await cancel.click()
  await dialog.getByRole('button', { name: 'Yes, cancel the order' }).dblclick()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('list', { name: 'Progress' }).getByText('Cancelled').waitFor()
  await cancel.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await page.getByText('1 of 1 cancelled').first().waitFor()
  await expectAccessible(page)
  expect((await shop.read(orderId)).events.cancelled).toBeDefined()
})

browserTest('order page: a cancel with lost answers can be retried', async () => {
  const orderId = await shop.place()
  const page = await pages.open(`/orders/${orderId}`, { as: '100001' })
  let isLosing = true
  await page.route('**/cancel', async (route) => {
    const response = await route.fetch()
    if (isLosing) await route.abort('connectionreset')
    else await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Cancel the order', exact: true }).click()
  const yes = page.getByRole('button', { name: 'Yes, cancel the order' })
  await yes.click()
  await page.getByRole('dialog').getByRole('alert').waitFor()
  isLosing = false
  await yes.click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('list', { name: 'Progress' }).getByText('Cancelled').waitFor()
})

browserTest('order page: a cancel that comes too late is explained', async () => {
  const orderId = await shop.place()
  const page = await pages.open(`/orders/${orderId}`, { as: '100001' })
  await page.getByRole('button', { name: 'Cancel the order', exact: true }).click()
  await shop.toWarehouse(orderId)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Yes, cancel the order' }).click()
  const refusal = dialog.getByRole('alert').filter({ hasText: 'It can no longer be cancelled' })
  await refusal.getByText(`The order ${orderId} is released and can no longer be cancelled.`).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'hidden' })
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await page
    .getByRole('list', { name: 'Progress' })
    .locator('[aria-current=step]')
    .getByText(/Released/)
    .waitFor()
  await page.getByRole('button', { name: 'Cancel the order', exact: true }).waitFor({ state: 'detached' })
})

browserTest('order page: a read-only key sees no actions', async () => {
  const orderId = await shop.place()
  const page = await pages.open(`/orders/${orderId}`, { as: 'readonly' })
  await page.getByRole('region', { name: 'Details' }).waitFor()
  expect(await page.getByRole('button', { name: 'Cancel the order' }).count()).toBe(0)
  await expectAccessible(page)
})

browserTest('order page: numbers can be copied', async () => {
  const orderId = await shop.place()
  const page = await pages.open(`/orders/${orderId}`, {
    as: '100001',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.getByRole('button', { name: 'Copy order number' }).click()
  await page.getByText('Copied').first().waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(orderId)
})

browserTest('order page: an order of another account looks like an unknown one', async () => {
  const orderId = await shop.place()
  const page = await pages.open(`/orders/${orderId}`, { as: '100002' })
  await page.getByRole('heading', { name: `There is no order ${orderId}` }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All orders' }).click()
  await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor()
})

browserTest(
  'order page: while the service does not answer, it says so and shows the last known state',
  async () => {
    const orderId = await shop.place()
    const page = await pages.open(`/orders/${orderId}`, { as: '100001' })
    await page.getByRole('region', { name: 'Details' }).waitFor()
    await page.route(`**/orders/v1/${orderId}`, (route) => route.abort('connectionrefused'))
    await page.getByText('cannot be refreshed at the moment').waitFor()
    await page.getByRole('region', { name: 'Details' }).waitFor()
    await expectAccessible(page)
    await page.unroute(`**/orders/v1/${orderId}`)
    await page.getByText('cannot be refreshed at the moment').waitFor({ state: 'detached' })
  },
)

browserTest('orders: staff without an account get a message', async () => {
  const page = await pages.open('/orders', { as: 'backoffice' })
  await page.getByText('may not see this page').waitFor()
  await expectAccessible(page)
})

browserTest('orders: fit a phone', async () => {
  const orderId = await shop.place('gpu-msi-rtx-5070-ti-ventus-3x')
  const page = await pages.open('/orders', { as: '100001', ...phone })
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: orderId }).click()
  await page.getByRole('heading', { name: `Order ${orderId}` }).waitFor()
  await page.getByRole('button', { name: 'Cancel the order' }).waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

browserTest('confirmation page: opened again later, it says what became of the order', async () => {
  const orderId = await shop.place('mouse-logitech-m185', 1, '100001')
  const page = await pages.open(`/orders/${orderId}/placed`, { as: '100001' })
  await page.getByRole('heading', { name: 'What happens next' }).waitFor()
  await shop.toWarehouse(orderId)
  await shop.desk(orderId, 'deliveries', { lines: [{ lineNumber: '10', quantity: 1 }] })
  await page.reload()
  await page.getByText('It has been shipped.').waitFor()
  expect(await page.getByRole('heading', { name: 'What happens next' }).count()).toBe(0)
  await expectAccessible(page)
})

browserTest(
  'placed: an order that does not exist, or of another account, is not found instead of thanked for',
  async () => {
    const foreign = await shop.place('mouse-logitech-m185', 1, '100002')
    for (const orderId of ['ANYTHING', foreign]) {
      const page = await pages.open(`/orders/${orderId}/placed`, { as: '100001' })
      await page.getByRole('heading', { name: `There is no order ${orderId}` }).waitFor()
      expect(await page.getByText('Thank you').count()).toBe(0)
      await expectAccessible(page)
    }
  },
)
