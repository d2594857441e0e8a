// The first start without demo data: a real process, the link that it prints, and only pages from there to the first order.
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect } from 'vitest'
import { createDatabase, type TestDatabase } from '../support/databases.ts'
import { type ServiceProcess, startProcess } from '../support/processes.ts'
import {
  browserTest,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  useBrowser,
} from './support/browser.ts'
import { fillIn, orderPlaced, placeOrder, seeOptions } from './support/shop.ts'

let database: TestDatabase
let service: ServiceProcess
beforeEach(async () => {
  database = await createDatabase('sqlite')
  service = await startProcess(database.env)
})
afterEach(async () => {
  await service.kill()
  await database.drop()
})
const browser = useBrowser()

const boats = 'three small blue boats'

/** What the owner types on the page of the link. */
async function becomeOwner(page: Page, password = boats) {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Kari Nordmann')
  await page.getByRole('textbox', { name: 'Email' }).fill('Kari@shop.example')
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Begin' }).click()
}

const linkIn = (output: string) => /\S+\/setup#[\w-]+/.exec(output)?.[0]

const step = (page: Page, name: string) => page.locator(`[data-step="${name}"]`)
async function fill(page: Page, name: string, values: Record<string, string>, submit: string) {
  const open = step(page, name)
  for (const [label, value] of Object.entries(values)) await open.getByLabel(label).fill(value)
  await open.getByRole('button', { name: submit }).click()
}
const isDone = (page: Page, count: number) => page.getByText(`${count} of 7 steps done`).waitFor()
/** As soon as the service follows the change that added it. */
const productProposed = (page: Page, name: string) =>
  expect
    .poll(() => step(page, name).getByRole('combobox', { name: 'Product' }).inputValue())
    .toMatch(/SSD-1|Fast SSD 2 TB/)

browserTest('first start: from an empty database to the first order, shipped', async () => {
  const link = linkIn(service.output()) ?? ''
  // One way is shown in full, the other one in a line.
  expect(service.output()).toContain('The command line can do it too')
  expect(service.output()).not.toContain('There are no accounts yet')
  const admin = await browser.open()
  await admin.goto(link)
  await admin.getByRole('button', { name: 'Begin' }).waitFor()
  expect(new URL(admin.url()).hash).toBe('')
  await expectAccessible(admin)
  await becomeOwner(admin, 'too short')
  await admin.getByText('has 9 characters, but needs at least 15').waitFor()
  // A reload before it was accepted, in this tab and with the link in another browser.
  await admin.reload()
  const other = await browser.open()
  await other.goto(link)
  await other.getByRole('button', { name: 'Begin' }).waitFor()
  await other.close()
  await becomeOwner(admin)
  await isDone(admin, 0)
  await expectAccessible(admin)
  await admin.reload()
  await isDone(admin, 0)
  await admin.getByRole('button', { name: 'Sign out' }).click()
  // The company has an email, too.
  await admin.getByRole('button', { name: 'Continue' }).waitFor()
  await admin.getByRole('textbox', { name: 'Email' }).fill('kari@shop.example')
  await admin.getByRole('textbox', { name: 'Password' }).fill(boats)
  await admin.getByRole('button', { name: 'Continue' }).click()
  await isDone(admin, 0)

  // The company is asked for first, with what is wrong next to its field, and can be skipped.
  const company = step(admin, 'company')
  await company.getByLabel('Legal name').fill('Nordlys Maskin AS')
  await company.getByLabel('Country').fill('no')
  await company.getByLabel('Organisation number').fill('987 654 326')
  await company.getByRole('button', { name: 'Save the company' }).click()
  await company.getByText('has a wrong check digit').waitFor()
  await company.getByRole('button', { name: 'Skip for now' }).click()
  const account = step(admin, 'account')
  await account.getByRole('button', { name: 'Create the account' }).click()
  await account.getByText('Fill in this field.').first().waitFor()
  const shop = { Name: 'Fjord Data AS', Country: 'XX', Currency: 'nok' }
  await fill(admin, 'account', shop, 'Create the account')
  await account.getByText('must be an ISO 3166-1 alpha-2 code').waitFor()
  await fill(admin, 'account', { Country: 'no' }, 'Create the account')
  await isDone(admin, 1)
  const all = step(admin, 'product').getByRole('link', { name: 'all products' })
  expect(await all.getAttribute('href')).toBe('/backoffice/products')
  // Figures are checked at their fields, and texts are sent without the spaces around them.
  const product = { Number: ' SSD-1 ', Name: 'Fast SSD 2 TB', 'Weight in grams': '150 g' }
  await fill(admin, 'product', product, 'Add the product')
  await step(admin, 'product').getByText('Enter a number.').waitFor()
  await expectAccessible(admin)
  const created = admin.waitForRequest((request) => request.url().endsWith('/admin/v1/products'))
  await fill(admin, 'product', { 'Weight in grams': '150' }, 'Add the product')
  expect((await created).postDataJSON()).toMatchObject({ productId: 'SSD-1', weightGrams: 150 })
  await isDone(admin, 2)
  await productProposed(admin, 'price')
  await fill(admin, 'price', { 'Price without VAT in NOK': '1 999,50' }, 'Set the price')
  await step(admin, 'price').getByText('at most 2 decimals').waitFor()
  await fill(admin, 'price', { 'Price without VAT in NOK': '1999,50' }, 'Set the price')
  await isDone(admin, 3)

  // Left and resumed: the dashboard knows what is missing.
  await admin.goto(`${service.url}/backoffice`)
  await admin.getByText('3 of 7 steps done. Next: Delivery.').waitFor()
  await admin.getByRole('link', { name: 'Go on' }).click()
  const carrier = { Carrier: 'Fjordpost', Service: 'Home delivery', 'Price without VAT in NOK': '99' }
  await fill(admin, 'carrier', carrier, 'Add the service')
  await isDone(admin, 4)
  await productProposed(admin, 'stock')
  await step(admin, 'stock').getByLabel('Units on hand').fill('5')
  await step(admin, 'stock').getByRole('button', { name: 'Count' }).click()
  await isDone(admin, 5)
  await step(admin, 'customer').getByRole('button', { name: 'Create a key for 100001' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Client' }).fill('Fjord Data')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const customerKey = await dialog.getByRole('textbox', { name: 'Key' }).inputValue()
  await dialog.getByRole('button', { name: 'I have it' }).click()
  await isDone(admin, 6)
  await admin.getByText('Waiting for the first order').waitFor()
  await expectAccessible(admin)

  const customer = await browser.open()
  await customer.goto(service.url)
  await customer.getByLabel('API key').fill(customerKey)
  await customer.getByRole('button', { name: 'Sign in' }).click()
  await customer.getByRole('combobox', { name: 'Search all products' }).fill('fast ssd')
  await customer.getByRole('option', { name: /Fast SSD 2 TB/ }).click()
  await customer.getByRole('button', { name: 'Add Fast SSD 2 TB to the cart' }).click()
  await customer.getByRole('link', { name: 'Cart, 1 item' }).click()
  await customer.getByRole('link', { name: 'Go to checkout' }).click()
  await fillIn(customer)
  await seeOptions(customer)
  await placeOrder(customer).click()
  const orderId = await orderPlaced(customer)

  // The administrator's page notices the order by itself.
  await admin.getByText('The shop takes orders').waitFor()
  await expectAccessible(admin)
  await admin.getByRole('link', { name: 'See the orders' }).click()
  const button = (name: string) => admin.getByRole('button', { name: `${name} ${orderId}` })
  await button('Confirm').click()
  await button('Release').click()
  await button('Ship…').click()
  await dialog.getByLabel('Serial numbers of Fast SSD 2 TB').fill('SN-1')
  await dialog.getByRole('button', { name: 'Ship 1 unit' }).click()
  await button('Mark delivered').waitFor()
  await customer.goto(`${service.url}/orders/${orderId}`)
  await customer.locator('[aria-current=step]').filter({ hasText: 'Shipped' }).waitFor()
  await admin.goto(`${service.url}/backoffice`)
  await admin.getByRole('heading', { name: 'Late deliveries' }).waitFor()
  expect(await admin.getByRole('link', { name: 'Go on' }).count()).toBe(0)
})

browserTest('first start: a used link explains itself, and no new start prints one', async () => {
  const link = linkIn(service.output()) ?? ''
  const admin = await browser.open()
  await admin.goto(link)
  await becomeOwner(admin)
  await isDone(admin, 0)
  const page = await browser.open(phone)
  await page.goto(link)
  await becomeOwner(page, 'five other green boats')
  await page.getByRole('alert').waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await service.kill()
  service = await startProcess(database.env)
  expect(linkIn(service.output())).toBeUndefined()
})
