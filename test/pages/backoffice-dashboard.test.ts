import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { act, placeOrder, toWarehouse } from './support/demo-orders.ts'

const time = { ahead: 0 }
const pages = usePages({ clock: () => Date.now() + time.ahead })
const tile = (page: Page, state: string) =>
  page.getByRole('navigation', { name: 'Orders by state' }).getByRole('link', { name: state })

browserTest('dashboard: counts placed and cancelled orders, and refreshes itself', async () => {
  const cancelled = await placeOrder(pages)
  await pages.ask('PATCH', `/orders/v1/${cancelled}/cancel`)
  const before = await placeOrder(pages)
  const page = await pages.open('/backoffice', { as: 'backoffice' })
  await tile(page, '1 Placed').waitFor()
  await tile(page, '1 Cancelled').waitFor()
  await page.getByText('2 orders placed and 1 cancelled in 24 hours.').waitFor()
  await page.locator('.recharts-bar-rectangle').first().waitFor({ state: 'attached' })
  await expectAccessible(page)

  await placeOrder(pages)
  await tile(page, '2 Placed').waitFor()
  await page.getByText('3 orders placed and 1 cancelled in 24 hours.').waitFor()
  await tile(page, '2 Placed').click()
  await page.locator(`tr[data-order="${before}"]`).waitFor()
  expect(new URL(page.url()).search).toBe('?state=Placed')
})

browserTest(
  'dashboard: the figures of the chart are also a table, for a longer period on demand',
  async () => {
    await placeOrder(pages)
    const page = await pages.open('/backoffice', { as: 'backoffice' })
    await page.getByText('Show the figures').click()
    const rows = page.getByRole('table', { name: 'Orders placed and cancelled' }).getByRole('row')
    expect(await rows.count()).toBe(24 + 1)
    await page.getByText('7 days').click()
    await page.getByText(/cancelled in 7 days\./).waitFor()
    expect(new URL(page.url()).search).toBe('?hours=168')
    await page.waitForFunction(() => document.querySelectorAll('details tr').length === 21 + 1)
    await expectAccessible(page)
  },
)

browserTest('dashboard: an overdue order is listed and linked', async () => {
  const orderId = await placeOrder(pages)
  await toWarehouse(pages, orderId)
  time.ahead += 60 * 86_400_000
  const page = await pages.open('/backoffice', { as: 'backoffice' })
  const late = page.getByRole('region', { name: 'Late deliveries' })
  await late.getByText(/should have arrived by now/).waitFor()
  await late.getByRole('link', { name: orderId }).click()
  await page.getByRole('heading', { name: `Order ${orderId}` }).waitFor()
  await act(pages, orderId, 'deliveries', { lines: [{ lineNumber: '10', quantity: 1 }] })
})

browserTest('dashboard: shows the response times of each operation', async () => {
  await placeOrder(pages)
  const page = await pages.open('/backoffice', { as: 'backoffice' })
  const row = page.getByRole('table', { name: 'Response times' }).getByRole('row', { name: /submitCheckout/ })
  await row.waitFor()
  expect(await row.textContent()).toMatch(/\d ms.*\d ms.*\d ms/)
})

browserTest('dashboard: fits a phone', async () => {
  const page = await pages.open('/backoffice', { as: 'backoffice', ...phone })
  await page.getByRole('heading', { name: 'Response times' }).waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
