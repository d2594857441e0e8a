import { expect } from 'vitest'
import type { AdminCarrier } from '../../src/contract/administration.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'

const pages = usePages()

const carrierOf = (id: string) =>
  pages.ask<AdminCarrier>('GET', `/admin/v1/carriers/${id}`, undefined, 'backoffice')

browserTest('carriers: a service is created, changed and retired', async () => {
  const page = await pages.open('/backoffice/carriers', { as: 'backoffice' })
  await page.getByRole('button', { name: 'New service' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('Write currency and amount').waitFor()
  await dialog.getByLabel('Identifier').fill('drone-home')
  await dialog.getByLabel('Carrier').fill('Drone')
  await dialog.getByLabel('Name of the service').fill('Air drop')
  await dialog.getByLabel('Countries').fill('no xx')
  await dialog.getByLabel('Weight 1: up to (g)').fill('2000')
  await dialog.getByLabel('Weight 1: net prices').fill('NOK 250, EUR 25.50')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('XX is no country').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Countries').fill('no')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const row = page.getByRole('row').filter({ hasText: 'drone-home' })
  await row.getByText(/up to 2 kg/).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Change drone-home' }).click()
  await dialog.getByRole('button', { name: 'Add a weight' }).click()
  await dialog.getByLabel('Weight 2: up to (g)').fill('5000')
  await dialog.getByLabel('Weight 2: net prices').fill('NOK 400')
  await dialog.getByLabel('Collection points').fill('1; Kiosk; Storgata 1; 0155; Oslo')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Line 1 needs six values').waitFor()
  await dialog.getByLabel('Collection points').fill('1; Kiosk; Storgata 1; 0155; Oslo; NO')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row.getByText('1 collection point').waitFor()
  expect(await carrierOf('drone-home')).toMatchObject({
    countries: ['NO'],
    version: 2,
    bands: [{ maxWeightGrams: 2000 }, { maxWeightGrams: 5000, prices: [{ currency: 'NOK', net: 400 }] }],
    collectionPoints: [{ id: '1', postCode: '0155', country: 'NO' }],
  })

  // Another person changes it while the dialog is open.
  await page.getByRole('button', { name: 'Change drone-home' }).click()
  const headers = { Authorization: 'Bearer bo_demo_backoffice', 'Content-Type': 'application/json' }
  await fetch(`${pages.url}/admin/v1/carriers/drone-home`, {
    method: 'PATCH',
    headers: { ...headers, 'If-Match': '"2"' },
    body: JSON.stringify({ name: 'Air mail' }),
  })
  await dialog.getByLabel(/^Retired/).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('another request has changed it').waitFor()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await row.getByText('Air mail').waitFor()
  await page.getByRole('button', { name: 'Change drone-home' }).click()
  await dialog.getByLabel(/^Retired/).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row.getByText('Retired').waitFor()
  expect(await carrierOf('drone-home')).toMatchObject({ name: 'Air mail', retiredAt: expect.any(String) })
})

browserTest('carriers: a trial shows prices and reasons, by keyboard and on a phone', async () => {
  const page = await pages.open('/backoffice/carriers', { as: 'backoffice', ...phone })
  await page.getByRole('button', { name: 'Try a parcel…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Weight in grams').fill('1500')
  await dialog.getByLabel('Country').fill('NO')
  await dialog.getByLabel('Currency').fill('NOK')
  await dialog.getByLabel('Post code').press('Enter')
  await dialog.getByText('Fill in this field.').waitFor()
  await dialog.getByLabel('Post code').fill('0155')
  await page.keyboard.press('Enter')
  const offered = dialog.getByRole('table', { name: 'Offered', exact: true })
  await offered.getByRole('row').nth(1).waitFor()
  await dialog.getByText('The parcel weighs 1.5 kg.').waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Add a product' }).click()
  await dialog.getByRole('combobox', { name: 'Product' }).fill('9800X3D')
  await dialog
    .getByRole('option', { name: /9800X3D/ })
    .first()
    .click()
  await dialog.getByLabel('Quantity of product 1').fill('90000')
  await dialog.getByRole('button', { name: 'Show prices' }).click()
  await dialog.getByText('No service delivers this parcel there.').waitFor()
  const refused = dialog.getByRole('table', { name: 'Not offered' })
  await refused
    .getByText(/It takes up to/)
    .first()
    .waitFor()
  await refused
    .getByText(/It does not deliver to NO/)
    .first()
    .waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expectNoSidewaysScroll(page)
})
