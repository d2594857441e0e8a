// The whole process: from nothing chosen to a placed order.
import { expect } from 'vitest'
import { browserTest, usePages } from './support/browser.ts'
import { panel, slot, take } from './support/building.ts'
import { fillIn, orderShown, placeOrder, seeOptions, shopOf } from './support/shop.ts'

const pages = usePages()
const shop = shopOf(pages)

const parts = [
  ['Processor', 'AMD Ryzen 7 9800X3D'],
  ['Motherboard', 'MSI MAG B850 TOMAHAWK MAX WIFI'],
  ['Memory', 'Crucial Pro 32 GB (2 x 16) DDR5-5600'],
  ['Graphics card', 'MSI GeForce RTX 5070 Ti 16G VENTUS 3X'],
  ['Drive', 'Samsung 990 PRO 2 TB'],
  ['Power supply', 'be quiet! Pure Power 13 M 850 W'],
  ['CPU cooler', 'DeepCool AK620'],
] as const

browserTest('shop: a PC is built from nothing, completed and ordered', async () => {
  const page = await pages.open('/', { as: '100001' })
  await page.getByRole('link', { name: 'Gaming PC' }).click()
  for (const [name, product] of parts) {
    await take(page, `Choose: ${name}`, product)
    await slot(page, name).getByText(product, { exact: true }).waitFor()
  }
  const order = panel(page).getByRole('button', { name: 'Order this PC' })
  expect(await order.isDisabled()).toBe(true)
  await panel(page).getByText('Choose the missing parts first.').waitFor()
  await panel(page).getByRole('button', { name: 'Complete it' }).click()
  await page.getByRole('button', { name: /^Use proposal 1 for / }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await panel(page).getByText('Everything fits together').waitFor()
  await order.click()

  await page.waitForURL(/\/checkout\?configurationId=/)
  await fillIn(page, { 'Billing reference': 'PO-7' })
  await seeOptions(page)
  await placeOrder(page).click()
  const placed = await shop.read(await orderShown(page))
  expect(placed.orderLines[0]?.name).toBe('Gaming PC')
  expect(placed.references).toMatchObject({ billingReference: 'PO-7' })
})

browserTest('shop: a PC can be changed from the checkout', async () => {
  const page = await pages.open(await shop.checkoutOf(), { as: '100001' })
  await page.getByRole('link', { name: 'Change the PC' }).first().click()
  await take(page, 'Change DeepCool AK620', 'Noctua NH-D15 G2')
  await slot(page, 'CPU cooler').getByText('Noctua NH-D15 G2', { exact: true }).waitFor()
  await panel(page).getByRole('button', { name: 'Order this PC' }).click()
  await page.waitForURL(/\/checkout\?configurationId=/)
  await page.getByLabel('Quantity').waitFor()
})
