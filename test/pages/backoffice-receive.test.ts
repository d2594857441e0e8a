// Receiving goods, with a keyboard that types as fast as a scanner.
import { expect } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { says, scanCode } from './support/scanner.ts'

const pages = usePages()
const cooler = 'cooler-deepcool-ak620'
const ssd = 'ssd-samsung-990-pro-2tb'
const onHand = async (productId: string) =>
  (
    await pages.ask<{ onHand: number }>(
      'GET',
      `/catalog/v1/products/${productId}/stock`,
      undefined,
      'backoffice',
    )
  ).onHand
const record = (purchaseOrderId: string, productId: string, quantity: number) =>
  pages.ask(
    'POST',
    '/catalog/v1/purchase-orders',
    { purchaseOrderId, productId, quantity, expectedAt: null },
    'backoffice',
  )
const eanOf = async (productId: string) =>
  (await pages.ask<{ ean: string }>('GET', `/catalog/v1/products/${productId}`)).ean

browserTest('receive: purchase orders and products are scanned, and only the button books', async () => {
  await record('SCAN-1', cooler, 2)
  await record('SCAN-2', ssd, 5)
  const before = [await onHand(cooler), await onHand(ssd)]
  const page = await pages.open('/backoffice/receive', { as: 'backoffice' })
  await says(page, 'Scan a purchase order.')
  // The focus is on a button: a scan must not press it.
  await page.getByRole('link', { name: 'All expected goods' }).focus()
  await scanCode(page, 'SCAN-1')
  await scanCode(page, await eanOf(cooler))
  await scanCode(page, cooler)
  await says(page, '2 of 2')
  await expectAccessible(page)
  await scanCode(page, cooler)
  await says(page, 'Too many: 3 of')
  const first = page.locator('tr[data-receipt="SCAN-1"]')
  await first.getByText('1 too many').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo last scan' }).click()
  await first.getByText('complete').waitFor()
  await scanCode(page, 'gpu-msi-rtx-5070-ti-ventus-3x')
  await says(page, 'Not expected')
  await scanCode(page, 'NO SUCH CODE')
  await says(page, 'Unknown code: NO SUCH CODE')

  await scanCode(page, 'SCAN-2')
  const second = page.locator('tr[data-receipt="SCAN-2"]')
  const field = second.getByLabel('Arrived of SCAN-2')
  await field.focus()
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await second.getByText('2 to come').waitFor()
  // The focus is in the field again: a scan counts a unit and is not taken for a number.
  await field.click()
  await scanCode(page, await eanOf(ssd))
  await second.getByText('1 to come').waitFor()
  expect(await field.inputValue()).toBe('4')
  expect([await onHand(cooler), await onHand(ssd)]).toEqual(before)

  const button = page.getByRole('button', { name: 'Receive 6 units' })
  await button.focus()
  await scanCode(page, ssd)
  await second.getByText('complete').waitFor()
  expect([await onHand(cooler), await onHand(ssd)]).toEqual(before)
  await page.getByRole('button', { name: 'Receive 7 units' }).press('Enter')
  await says(page, '7 units added to stock.')
  expect([await onHand(cooler), await onHand(ssd)]).toEqual([Number(before[0]) + 2, Number(before[1]) + 5])
  await page.getByText('2 × DeepCool AK620, SCAN-1').waitFor()
})

browserTest('receive: a lost answer is asked again, and booked once', async () => {
  await record('LOST-1', cooler, 1)
  const before = await onHand(cooler)
  const page = await pages.open('/backoffice/receive?purchaseOrderId=LOST-1', { as: 'backoffice' })
  await page.getByRole('button', { name: 'All of LOST-1 arrived' }).click()
  // The service books, but its answer does not arrive.
  await page.route('**/received', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Receive 1 unit' }).click()
  await says(page, 'No answer')
  await page.unroute('**/received')
  await scanCode(page, cooler)
  await says(page, 'First press')
  await page.getByRole('button', { name: 'Receive again' }).click()
  await says(page, '1 unit added to stock.')
  expect(await onHand(cooler)).toBe(before + 1)
})

browserTest('receive: a purchase order is chosen without a scanner, on a phone', async () => {
  await record('CHOOSE-1', cooler, 4)
  const page = await pages.open('/backoffice/receive', { as: 'backoffice', ...phone })
  await page.getByRole('combobox', { name: 'Or choose a purchase order' }).fill('choose-1')
  await page.getByRole('option', { name: /CHOOSE-1/ }).click()
  await page.getByLabel('Arrived of CHOOSE-1').waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
