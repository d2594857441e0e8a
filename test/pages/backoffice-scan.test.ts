// Scan mode, with a keyboard that types as fast as a scanner.
import { expect } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, usePages } from './support/browser.ts'
import { cpu, cpuName, placeOrder, readOrder, toWarehouse } from './support/demo-orders.ts'
import { says, scanCode } from './support/scanner.ts'

const pages = usePages()
const ssd = 'ssd-samsung-990-pro-2tb'

browserTest('scan mode: 30 orders are shipped by the keyboard alone', async () => {
  const place = async (count: number) => {
    const orderId = await placeOrder(pages, [
      [cpu, 1],
      ...(count % 3 === 0 ? [[ssd, 2] as [string, number]] : []),
    ])
    await toWarehouse(pages, orderId)
    return orderId
  }
  const orders = await Promise.all(Array.from({ length: 30 }, (_, count) => place(count)))
  const page = await pages.open('/backoffice/scan', { as: 'backoffice' })
  await says(page, 'Scan an order.')
  // The focus is on a button: a scan must not press it.
  await page.getByRole('link', { name: 'Orders', exact: true }).last().focus()
  for (const [count, orderId] of orders.entries()) {
    await scanCode(page, orderId)
    await scanCode(page, cpu)
    await scanCode(page, `CPU-${count}`)
    if (count % 3 === 0) {
      if (count === 0) {
        await says(page, `${cpuName}: CPU-0`)
        await expectAccessible(page)
        await scanCode(page, 'gpu-msi-rtx-5070-ti-ventus-3x')
        await says(page, 'Wrong product')
        await expectAccessible(page)
      }
      await scanCode(page, ssd)
      await scanCode(page, `SSD-${count}-A`)
      await scanCode(page, ssd)
      await scanCode(page, `SSD-${count}-B`)
    }
    await says(page, `${orderId}-D1 is shipped.`)
  }
  expect(new URL(page.url()).pathname).toBe('/backoffice/scan')
  for (const [count, orderId] of orders.entries()) {
    const { state, order } = await readOrder(pages, orderId)
    expect([orderId, state]).toEqual([orderId, 'Shipped'])
    expect(order.deliveries[0]?.deliveryLines.flatMap(({ serialNumbers }) => serialNumbers)).toEqual([
      `CPU-${count}`,
      ...(count % 3 === 0 ? [`SSD-${count}-A`, `SSD-${count}-B`] : []),
    ])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

browserTest('scan mode: a reload keeps what is scanned, until it is shipped', async () => {
  const orderId = await placeOrder(pages, [
    [cpu, 1],
    [ssd, 1],
  ])
  await toWarehouse(pages, orderId)
  const page = await pages.open('/backoffice/scan', { as: 'backoffice' })
  await says(page, 'Scan an order.')
  await scanCode(page, orderId)
  await scanCode(page, cpu)
  await scanCode(page, 'KEPT-1')
  await says(page, `${cpuName}: KEPT-1`)
  // Colleagues see who picks it; someone else takes it over.
  const list = await pages.open('/backoffice/orders', { as: 'backoffice' })
  await list
    .locator(`[data-picked="${orderId}"]`)
    .getByText(/^You pick it since/)
    .waitFor()
  const json = { client: 'Bo', accounts: [], scopes: [], roles: ['warehouse'] }
  const { key } = await pages.ask<{ key: string }>('POST', '/admin/v1/keys', json, 'backoffice')
  await pages.service.service.context.poller.refresh()
  const headers = { Authorization: `Bearer ${key}` }
  const pick = `${pages.url}/fulfilment/v1/orders/${orderId}/pick`
  expect((await page.request.post(pick, { headers, data: {} })).status()).toBe(409)
  expect((await page.request.post(pick, { headers, data: { takeOver: true } })).status()).toBe(200)
  await page.reload()
  await page
    .getByRole('alert')
    .getByText(/^Bo picks this order since/)
    .waitFor()
  await page.getByRole('button', { name: 'Take it over' }).click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
  await says(page, `Order ${orderId} is open again, with what was scanned before.`)
  await expectAccessible(page)
  await scanCode(page, ssd)
  await scanCode(page, 'KEPT-2')
  await says(page, `${orderId}-D1 is shipped.`)
  const { order } = await readOrder(pages, orderId)
  const serials = order.deliveries[0]?.deliveryLines.flatMap(({ serialNumbers }) => serialNumbers)
  expect(serials).toEqual(['KEPT-1', 'KEPT-2'])
  await page.reload()
  await says(page, 'Scan an order.')
  expect(await page.evaluate(() => localStorage.getItem('scan.kept'))).toBe('{}')
})

browserTest(
  'ship dialog: a scan right after the click is kept, and neither closes it nor ships',
  async () => {
    const orderId = await placeOrder(pages, [[cpu, 1]])
    await toWarehouse(pages, orderId)
    const page = await pages.open(`/backoffice/orders/${orderId}`, { as: 'backoffice' })
    await page.getByRole('button', { name: `Ship… ${orderId}` }).click()
    await page.getByRole('dialog').waitFor()
    await scanCode(page, 'SCANNED-1')
    const dialog = page.getByRole('dialog')
    const serials = dialog.getByLabel(`Serial numbers of ${cpuName}`)
    await serials.waitFor()
    expect(await serials.inputValue()).toBe('SCANNED-1')
    await dialog.getByLabel('Tracking number of the carrier').focus()
    await scanCode(page, 'TRACK-1')
    expect((await readOrder(pages, orderId)).state).toBe('Released')
    await dialog.getByRole('button', { name: 'Ship 1 unit' }).click()
    await page.getByText(`${orderId}-D1 is on its way.`).waitFor()
    expect((await readOrder(pages, orderId)).order.deliveries).toMatchObject([
      { trackingNumber: 'TRACK-1', deliveryLines: [{ serialNumbers: ['SCANNED-1'] }] },
    ])
  },
)
