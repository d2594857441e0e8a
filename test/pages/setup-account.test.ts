import { expect } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'

const pages = usePages()

const changeAccount = (customerId: string, json: object) =>
  pages.ask('PATCH', `/admin/v1/accounts/${customerId}`, json, 'backoffice')

browserTest('first start: prices are set for an account that can order by a price list', async () => {
  await changeAccount('100001', { retired: true })
  const page = await pages.open('/setup', { as: 'backoffice', ...phone })
  const step = (name: string) => page.locator(`[data-step="${name}"]`)
  const open = (name: string) => step(name).getByRole('button').first().click()
  await open('price')
  await step('price').getByLabel('Price without VAT in EUR').waitFor()
  await open('customer')
  await step('customer').getByRole('button', { name: 'Create a key for 100002' }).waitFor()

  // No account has a price list now: the step is the next one, and open.
  await changeAccount('100002', { priceList: '' })
  await page.reload()
  await step('price').getByText('No account has a price list').waitFor()
  expect(await step('price').getByRole('button', { name: 'Set the price' }).count()).toBe(0)
  await step('price').getByRole('link', { name: 'Price lists' }).waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await step('price').getByRole('link', { name: 'Account 100002' }).click()
  await page.getByRole('button', { name: 'Change…', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Price list').fill('EUR-standard')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.goto(`${pages.url}/setup`)
  await open('price')
  await step('price').getByLabel('Price without VAT in EUR').waitFor()
})
