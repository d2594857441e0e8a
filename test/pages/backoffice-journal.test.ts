import { expect } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { shopOf } from './support/shop.ts'

const day = 86_400_000
let shift = 0
const pages = usePages({ clock: () => Date.now() + shift })
const shop = shopOf(pages)
type Page = Awaited<ReturnType<typeof pages.open>>

const keep = async (page: Page, name: string) => {
  if (process.env.KEEP_PRINTS)
    await page.screenshot({ path: `${process.env.KEEP_PRINTS}/${name}.png`, fullPage: true })
}
const staff = <T>(method: string, path: string, json?: object) =>
  pages.ask<T>(method as 'POST', path, json, 'backoffice')

async function issued() {
  const orderId = await shop.place()
  await shop.toWarehouse(orderId)
  const path = `/fulfilment/v1/orders/${orderId}/billings`
  await staff('POST', path, { type: 'Invoice' })
  return staff<{ number: string; payable: number }>('POST', `${path}/${orderId}-B1/issue`)
}

browserTest(
  'journal: a month is looked at, downloaded and closed, and the accounts of the next are changed',
  async () => {
    shift = -40 * day
    const { number, payable } = await issued()
    await staff('POST', '/fulfilment/v1/payments', {
      ...{
        bankReference: 'J-1',
        receivedOn: '2026-01-02',
        currency: 'NOK',
        amount: payable,
        message: number,
      },
    })
    const month = new Date(Date.now() + shift).toISOString().slice(0, 7)
    shift = 0
    const page = await pages.open('/backoffice/journal', { as: 'backoffice' })
    const row = page.getByRole('row').filter({ hasText: month })
    await row.getByText('Open, a preview').waitFor()
    await page.getByText('Running, a preview').waitFor()
    await expectAccessible(page)
    await keep(page, 'journal')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: `Download the journal of ${month}` }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`journal-${month}.csv`)

    await row.getByRole('link', { name: month }).click()
    await page.getByRole('heading', { name: `Journal of ${month}` }).waitFor()
    const lines = page.getByRole('table', { name: 'Lines' })
    await lines.getByRole('link', { name: number }).first().waitFor()
    await lines.getByRole('link', { name: 'J-1' }).first().waitFor()
    expect(await lines.getByRole('row').count()).toBe(1 + 3 + 4)
    await expectAccessible(page)
    await keep(page, 'journal-month')
    await page.getByRole('button', { name: 'Close the month' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/A closed month cannot be opened again/).waitFor()
    await expectAccessible(page)
    await keep(page, 'journal-close')
    await dialog.getByRole('button', { name: 'Close the month' }).click()
    await page.getByText(/It is closed: the file is always the same/).waitFor()
    expect(await page.getByRole('button', { name: 'Close the month' }).count()).toBe(0)

    await page.getByRole('link', { name: 'All months' }).click()
    await row.getByText(/^Closed on/).waitFor()
    await page.getByRole('button', { name: 'Change accounts' }).click()
    await dialog.getByLabel('Customers').fill('1510')
    await expectAccessible(page)
    await keep(page, 'journal-accounts')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The accounts are changed.', { exact: false }).waitFor()
    await page.getByText('1510').waitFor()

    const narrow = await pages.open(`/backoffice/journal/${month}`, { as: 'backoffice', ...phone })
    await narrow.getByText('1500 Customers').first().waitFor()
    await expectNoSidewaysScroll(narrow)
    await keep(narrow, 'journal-month-phone')
    await narrow.goto(`${pages.url}/backoffice/journal`)
    await narrow.getByText(/^Closed on/).waitFor()
    await expectNoSidewaysScroll(narrow)
    await keep(narrow, 'journal-phone')
  },
)

browserTest(
  'credit: staff see what is left, and the customer is told in the cart, at the checkout and on the statement',
  async () => {
    const { number } = await issued()
    const page = await pages.open('/backoffice/accounts/100001', { as: 'backoffice' })
    await page.getByRole('button', { name: 'Change…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Credit limit').fill('20000')
    await dialog.getByRole('button', { name: 'Save' }).click()
    // What is open is counted after the limit is saved; the page shows it without a reload.
    await page.getByText(/of the credit limit of .* is open/).waitFor({ timeout: 20_000 })
    await expectAccessible(page)
    await keep(page, 'credit-account')
    await page.getByRole('link', { name: 'Statement of account' }).click()
    await page.getByText('Left of the credit limit').waitFor()
    await keep(page, 'credit-statement')

    const line = { materialId: { type: 'MaterialNumber', value: 'cpu-amd-ryzen-7-9800x3d' }, quantity: 3 }
    await pages.ask('POST', '/cart/v1/lines', { lines: [line] })
    const customer = await pages.open('/cart', { as: '100001', ...phone })
    await customer.getByText(/costs more than is left of the credit limit/).waitFor()
    await expectAccessible(customer)
    await expectNoSidewaysScroll(customer)
    await keep(customer, 'credit-cart-phone')
    await customer.getByRole('link', { name: 'See what is open' }).click()
    const entry = customer.getByRole('row').filter({ hasText: number })
    const amounts = entry.getByRole('cell')
    await amounts.last().waitFor()
    // The figures are seen without scrolling sideways.
    const box = await amounts.last().boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    await expectNoSidewaysScroll(customer)
    await expectAccessible(customer)
    await keep(customer, 'credit-statement-phone')
  },
)
