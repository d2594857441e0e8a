// Staff and customers see the same amounts of an order.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { act, changeOrder, cpu, cpuName, placeOrder } from './support/demo-orders.ts'

const pages = usePages()

const openAs = {
  staff: (orderId: string) => pages.open(`/backoffice/orders/${orderId}`, { as: 'backoffice' }),
  customer: (orderId: string) => pages.open(`/orders/${orderId}`, { as: '100001' }),
}

/** The text beside a label of the totals; the paper of the customer has the same labels, but is hidden. */
const beside = async (page: Page, label: string) => {
  const name = page.getByText(label, { exact: true }).and(page.locator('p')).filter({ visible: true })
  const both = await name.locator('xpath=..').textContent()
  return both?.replace(label, '')
}

/** Staff and customers have different locales. */
const digitsOf = (amount: string | null | undefined) => amount?.replace(/\D/g, '')

const grossOf = (value: number) => value.toFixed(2).replace('.', '')

interface Priced {
  order: { orderLines: { unitPrice: { gross: number } }[] }
}

browserTest('order amounts: the total is without cancelled units, for staff as for customers', async () => {
  const orderId = await placeOrder(pages, [[cpu, 3]])
  await act(pages, orderId, 'lines/10/cancel', { quantity: 1 })
  const { order } = await pages.ask<Priced>('GET', `/orders/v1/${orderId}`)
  const [each = 0, delivery = 0] = order.orderLines.map(({ unitPrice }) => unitPrice.gross)
  const total = grossOf(2 * each + delivery)

  for (const open of Object.values(openAs)) {
    const page = await open(orderId)
    await page.getByRole('heading', { name: `Order ${orderId}` }).waitFor()
    expect(digitsOf(await beside(page, 'Total'))).toBe(total)
    expect(digitsOf(await beside(page, 'Cancelled'))).toBe(grossOf(each))
  }
  const staff = await pages.open('/backoffice/orders', { as: 'backoffice' })
  const cell = staff.locator(`tr[data-order="${orderId}"] td[data-label="Amount"]`)
  expect(digitsOf(await cell.textContent())).toBe(total)
  const customer = await pages.open('/orders', { as: '100001' })
  const row = customer.getByRole('listitem').filter({ hasText: orderId })
  expect(digitsOf(await row.locator('p').last().textContent())).toBe(total)
})

browserTest('order amounts: the lines of the back office name the ordered amount', async () => {
  const orderId = await placeOrder(pages, [[cpu, 3]])
  await act(pages, orderId, 'lines/10/cancel', { quantity: 1 })
  const page = await openAs.staff(orderId)
  await page.getByRole('columnheader', { name: 'Ordered amount' }).waitFor()
  await expectAccessible(page)
  await page.setViewportSize(phone.viewport ?? { width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

browserTest('order amounts: a cancelled order is struck through in the list of staff', async () => {
  const orderId = await placeOrder(pages, [[cpu, 1]])
  await pages.ask('PATCH', `/orders/v1/${orderId}/cancel`)
  const page = await pages.open('/backoffice/orders', { as: 'backoffice' })
  // Not zero.
  expect(await page.locator(`tr[data-order="${orderId}"] s`).textContent()).toMatch(/[1-9]/)
  await expectAccessible(page)
})

/** An order of one processor for 1.235, without delivery costs. */
async function placeIn(currency: string | null): Promise<string> {
  const orderId = await placeOrder(pages, [[cpu, 1]])
  await changeOrder(pages, orderId, ({ orderLines }) => ({
    currency,
    orderLines: orderLines.map((line, index) => {
      const net = index === 0 ? 1.235 : 0
      return { ...line, unitPrice: { gross: net, net, vat: 0 } }
    }),
  }))
  await act(pages, orderId, 'confirm')
  return orderId
}

browserTest('order amounts: a currency with three decimals is not rounded to two', async () => {
  const orderId = await placeIn('KWD')
  const page = await openAs.staff(orderId)
  await page.getByRole('button', { name: 'Invoice…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 to invoice · KWD 1.235 each').waitFor()
  await expect.poll(() => dialog.locator('[aria-live]').textContent()).toMatch(/^KWD\s1\.235$/)
  await dialog.getByRole('button', { name: 'Issue invoice' }).click()
  const bill = page.locator(`[data-billing="${orderId}-B1"]`)
  await bill.getByText(/^KWD\s1\.235$/).waitFor()
  await bill.getByText(`1 × ${cpuName}`).waitFor()
})

browserTest('order amounts: without a currency, staff and customers see the figure alone', async () => {
  const orderId = await placeIn(null)
  await act(pages, orderId, 'billings', { type: 'Invoice' })
  for (const open of Object.values(openAs)) {
    const page = await open(orderId)
    const bills = page.getByRole('region', { name: 'Invoices and credit notes' })
    await bills.getByText(/^1[.,]235$/).waitFor()
    expect(await beside(page, 'Total')).toMatch(/^1[.,]235$/)
  }
  const customer = await pages.open('/orders', { as: '100001' })
  await customer
    .getByRole('listitem')
    .filter({ hasText: orderId })
    .getByText(/^1[.,]235$/)
    .waitFor()
})
