import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Sales } from '../../src/contract/sales.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { act, cpu, cpuName, placeOrder, toWarehouse } from './support/demo-orders.ts'

const time = { ahead: 0 }
const pages = usePages({ clock: () => Date.now() + time.ahead })
const tile = (page: Page, state: string) =>
  page.getByRole('navigation', { name: 'Orders by state' }).getByRole('link', { name: state })
const spaceless = (text: string | null) => (text ?? '').replaceAll(/\s/g, '')

browserTest('dashboard: what staff must do leads to its list, and refreshes itself', async () => {
  const cancelled = await placeOrder(pages)
  await pages.ask('PATCH', `/orders/v1/${cancelled}/cancel`)
  const before = await placeOrder(pages)
  const page = await pages.open('/backoffice', { as: 'backoffice' })
  await tile(page, '1 Placed').waitFor()
  await tile(page, '1 Cancelled').waitFor()
  const toDo = page.getByRole('navigation', { name: 'To do' })
  await toDo.getByRole('link', { name: '1 To confirm' }).waitFor()
  // What does not wait is not shown.
  expect(await toDo.getByText('To ship').count()).toBe(0)
  await expectAccessible(page)

  await placeOrder(pages)
  await tile(page, '2 Placed').waitFor()
  await toDo.getByRole('link', { name: '2 To confirm' }).click()
  await page.locator(`tr[data-order="${before}"]`).waitFor()
  expect(new URL(page.url()).search).toBe('?state=Placed')
})

browserTest('dashboard: says what the month earned, its best days and best sellers', async () => {
  await placeOrder(pages, [[cpu, 3]])
  const { currencies } = await pages.ask<Sales>('GET', '/fulfilment/v1/sales', undefined, 'backoffice')
  const [nok] = currencies
  const page = await pages.open('/backoffice', { as: 'backoffice' })
  const sales = page.getByRole('region', { name: 'Sales', exact: true })
  const whole = new Intl.NumberFormat('en-GB').format(Math.trunc(nok?.net ?? 0))
  await expect.poll(async () => spaceless(await sales.textContent())).toContain(whole)
  await sales.getByText(/^of the \d+\s?% of the sales whose costs are known$/).waitFor()
  await sales.getByRole('img', { name: /^Sales per day\. Best day: / }).waitFor()
  const best = page.getByRole('table', { name: 'Best sellers' }).getByRole('row', { name: cpuName })
  expect(spaceless(await best.textContent())).toContain(
    `${cpuName}${nok?.bestSellers[0]?.units}`.replaceAll(' ', ''),
  )
  await expectAccessible(page)

  await sales.getByText('7 days').click()
  await sales.getByText('Show the figures').click()
  await expect
    .poll(() => page.getByRole('table', { name: 'Sales per day' }).getByRole('row').count())
    .toBe(7 + 1)
  expect(new URL(page.url()).search).toBe('?days=7')
})

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

browserTest('dashboard: fits a phone', async () => {
  await placeOrder(pages)
  const page = await pages.open('/backoffice', { as: 'backoffice', ...phone })
  await page.getByRole('table', { name: 'Best sellers' }).waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

browserTest('service: the chart of orders is also a table, for a longer period on demand', async () => {
  const orders = await placeOrder(pages)
  await pages.ask('PATCH', `/orders/v1/${orders}/cancel`)
  const page = await pages.open('/backoffice/service', { as: 'backoffice' })
  await page.getByText(/orders? placed and \d+ cancelled in 24 hours\./).waitFor()
  await page.locator('.recharts-bar-rectangle').first().waitFor({ state: 'attached' })
  await page.getByText('Show the figures').click()
  const rows = page.getByRole('table', { name: 'Orders placed and cancelled' }).getByRole('row')
  expect(await rows.count()).toBe(24 + 1)
  await page.getByText('7 days').click()
  await page.getByText(/cancelled in 7 days\./).waitFor()
  expect(new URL(page.url()).search).toBe('?hours=168')
  await page.waitForFunction(() => document.querySelectorAll('details tr').length === 21 + 1)
  await expectAccessible(page)
})

browserTest('service: shows the response times of each operation, on a phone too', async () => {
  await placeOrder(pages)
  const page = await pages.open('/backoffice/service', { as: 'backoffice', ...phone })
  const row = page.getByRole('table', { name: 'Response times' }).getByRole('row', { name: /submitCheckout/ })
  await row.waitFor()
  expect(await row.textContent()).toMatch(/\d ms.*\d ms.*\d ms/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
