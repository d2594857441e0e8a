// What staff make for a customer who calls: orders by keyboard, and quotes that the customer accepts.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { exampleDraft } from '../../src/contract/example-draft.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { cpuName, readOrder } from './support/demo-orders.ts'

const pages = usePages()

/** For looking at the pages: `KEEP_PRINTS=folder`. */
async function keep(page: Page, name: string): Promise<void> {
  const folder = process.env.KEEP_PRINTS
  if (folder) await page.screenshot({ path: `${folder}/selling-${name}.png`, fullPage: true })
}

const isFocused = (page: Page, name: string) =>
  page.getByRole('combobox', { name }).and(page.locator(':focus'))

/** Types into the focused field, and takes the first that is found. */
async function take(page: Page, typed: string, found: string | RegExp): Promise<void> {
  await page.keyboard.type(typed)
  await page.getByRole('option', { name: found }).first().waitFor()
  await page.keyboard.press('Enter')
}

browserTest('order for a customer: found, filled and placed by keyboard alone', async () => {
  const { deliveryAddress } = exampleDraft.delivery
  await pages.ask('POST', '/admin/v1/accounts/100001/addresses', deliveryAddress, 'backoffice')
  const page = await pages.open('/backoffice/orders/new', { as: 'backoffice' })
  await isFocused(page, 'Customer').waitFor()
  await expectAccessible(page)
  await take(page, '100001', /100001/)
  await isFocused(page, 'Add a product').waitFor()
  await take(page, cpuName, cpuName)
  const quantity = page.getByLabel(`Quantity of ${cpuName}`)
  await quantity.and(page.locator(':focus')).waitFor()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await isFocused(page, 'Add a product').waitFor()
  await page.getByRole('button', { name: `Set a price of ${cpuName}` }).press('Enter')
  await page.keyboard.type('4000')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Agreed by phone')
  await page.getByLabel('Billing reference').fill('PO-900')
  await keep(page, 'order-before')
  await page.getByRole('button', { name: 'Place the order' }).and(page.locator(':enabled')).waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await keep(page, 'order')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/\/backoffice\/orders\/\w{5}-\w{5}$/)
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { order } = await readOrder(pages, orderId)
  expect(order.orderLines[0]).toMatchObject({ quantity: { total: 2 }, unitPrice: { gross: 5000 } })
})

browserTest('quote: made and sent by staff, accepted by its link on a phone, seen by both', async () => {
  const { deliveryAddress } = exampleDraft.delivery
  await pages.ask('POST', '/admin/v1/accounts/100001/addresses', deliveryAddress, 'backoffice')
  const desk = await pages.open('/backoffice/quotes/new?customerId=100001', { as: 'backoffice' })
  await desk.getByRole('combobox', { name: 'Add a product' }).focus()
  await take(desk, cpuName, cpuName)
  await desk.getByRole('button', { name: `Set a price of ${cpuName}` }).click()
  await desk.getByLabel(`Net price of one ${cpuName}`).fill('3900')
  await desk.getByLabel(`Reason for the price of ${cpuName}`).fill('Project')
  await desk.getByLabel('Message to the customer').fill('As discussed today.')
  await desk.getByRole('button', { name: 'Save' }).and(desk.locator(':enabled')).click()
  await desk.waitForURL(/\/backoffice\/quotes\/Q-/)
  const quoteId = new URL(desk.url()).pathname.split('/').at(-1) ?? ''
  await desk.getByRole('button', { name: 'Send', exact: true }).click()
  const link = (await desk.locator('[data-quote-link]').textContent())?.split('quote#')[1] ?? ''
  await expectAccessible(desk)
  await keep(desk, 'quote-desk')
  // What is typed is not sent before it is saved.
  await desk.getByLabel(`Net price of one ${cpuName}`).fill('3800')
  await desk.getByText('Save your changes first.').waitFor()
  expect(await desk.getByRole('button', { name: 'Send again' }).isDisabled()).toBe(true)

  const customer = await pages.open(`/quote#${link}`, phone)
  await customer.getByRole('heading', { name: `Quote ${quoteId}` }).waitFor()
  await customer.getByText('As discussed today.').last().waitFor()
  const accept = customer.getByRole('button', { name: /^Accept and order for/ })
  await accept.click()
  await customer.getByText('Enter your name').waitFor()
  await expectAccessible(customer)
  await expectNoSidewaysScroll(customer)
  await keep(customer, 'quote-phone')
  await customer.getByLabel('Your name').fill('Kari Nordmann')
  await accept.click()
  await customer.getByText(/Thank you\. Order/).waitFor()
  await keep(customer, 'quote-accepted')
  await customer.reload()
  await customer.getByText(/Thank you\. Order/).waitFor()

  await desk.goto(`${pages.url}/backoffice/quotes?search=${quoteId}`)
  await desk.getByRole('cell', { name: 'Accepted' }).waitFor()
  await keep(desk, 'quotes')
  await desk.getByRole('link', { name: quoteId }).click()
  await desk.getByRole('region', { name: 'What we offer' }).getByText(cpuName).waitFor()
  await keep(desk, 'quote-accepted-desk')
  const own = await pages.open('/quotes', { as: '100001' })
  await own.getByRole('link', { name: quoteId }).click()
  await own.getByRole('link', { name: 'See the order' }).click()
  await own.waitForURL(/\/orders\//)
})
