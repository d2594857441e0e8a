import { expect } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { placeOrder } from './support/demo-orders.ts'

const pages = usePages()
const stockOf = (productId: string) =>
  pages.ask<{
    onHand: number
    reserved: number
    purchaseOrders: { quantity: number; expectedAt: string | null }[]
  }>('GET', `/catalog/v1/products/${productId}/stock`, undefined, 'backoffice')
const record = (
  purchaseOrderId: string,
  productId: string,
  quantity: number,
  expectedAt: string | null = null,
) =>
  pages.ask(
    'POST',
    '/catalog/v1/purchase-orders',
    { purchaseOrderId, productId, quantity, expectedAt },
    'backoffice',
  )

browserTest('purchase orders: one is recorded, and its goods arrive in two parts', async () => {
  const cooler = 'cooler-deepcool-ak620'
  const { onHand } = await stockOf(cooler)
  const page = await pages.open('/backoffice/expected-goods', { as: 'backoffice' })
  await page.getByRole('button', { name: 'Record expected goods' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Record' }).click()
  await dialog.getByText('Choose a product.').waitFor()
  await dialog.getByRole('combobox', { name: 'Product' }).fill('ak620')
  await dialog.getByRole('option', { name: /AK620/ }).first().click()
  await dialog.getByLabel('Quantity').fill('30')
  await dialog.getByLabel('Due on').fill('2031-05-04')
  await dialog.getByLabel('Your own number').fill('PO-COOL')
  await dialog.getByRole('button', { name: 'Record' }).click()
  const row = page.locator('tr[data-supply="PO-COOL"]')
  await row.getByText('4 May 2031').waitFor()
  await row.getByText(cooler).waitFor()

  await row.getByRole('link', { name: 'Receive goods of PO-COOL' }).click()
  const receipt = page.locator('tr[data-receipt="PO-COOL"]')
  await receipt.getByLabel('Arrived of PO-COOL').fill('10')
  await receipt.getByLabel('Arrived of PO-COOL').press('Enter')
  await receipt.getByText('20 to come').waitFor()
  await page.getByRole('button', { name: 'Receive 10 units' }).click()
  await page.getByText('10 units added to stock.').waitFor()
  expect((await stockOf(cooler)).onHand).toBe(onHand + 10)
  await page.getByRole('link', { name: 'All expected goods' }).click()
  await row.getByText('20', { exact: true }).waitFor()
  await row.getByRole('link', { name: 'Receive goods of PO-COOL' }).click()
  await receipt.getByRole('button', { name: 'All of PO-COOL arrived' }).click()
  await page.getByRole('button', { name: 'Receive 20 units' }).click()
  await page.getByText('20 units added to stock.').waitFor()
  await page.getByRole('link', { name: 'All expected goods' }).click()
  await page.getByRole('heading', { name: 'Expected goods' }).waitFor()
  await row.waitFor({ state: 'detached' })
  expect((await stockOf(cooler)).onHand).toBe(onHand + 30)
})

browserTest('purchase orders: an existing number is explained beside its field', async () => {
  await record('PO-TAKEN', 'cooler-deepcool-ak620', 1)
  const page = await pages.open('/backoffice/expected-goods?productId=cooler-deepcool-ak620', {
    as: 'backoffice',
  })
  await page.getByRole('button', { name: 'Record expected goods' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your own number').fill('PO-TAKEN')
  await dialog.getByRole('button', { name: 'Record' }).click()
  await dialog.getByText('is taken: there is a purchase order PO-TAKEN already').waitFor()
  await expectAccessible(page)
})

browserTest('purchase orders: quantity and date can be changed, also back to no date', async () => {
  const ssd = 'ssd-samsung-990-pro-2tb'
  await record('PO-SSD', ssd, 5, '2030-01-02T00:00:00.000Z')
  await record('PO-OTHER', 'cpu-amd-ryzen-7-9800x3d', 5)
  const page = await pages.open(`/backoffice/expected-goods?productId=${ssd}`, { as: 'backoffice' })
  const row = page.locator('tr[data-supply="PO-SSD"]')
  await row.waitFor()
  expect(await page.getByText('PO-OTHER').count()).toBe(0)
  await row.getByRole('button', { name: 'Change PO-SSD' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Outstanding').fill('7')
  await dialog.getByLabel('Due on').fill('')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row.getByText('No date yet').waitFor()
  expect((await stockOf(ssd)).purchaseOrders).toMatchObject([{ quantity: 7, expectedAt: null }])
  await page.getByRole('link', { name: 'Show all products' }).click()
  await page.getByText('PO-OTHER').waitFor()
  await expectAccessible(page)
})

browserTest.for(['Europe/Oslo', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'purchase orders: a due day is the same day in %s for staff and customers, and lasts until its end',
  async (timezoneId) => {
    const memory = 'ram-crucial-8gb-ddr4-3200'
    const id = `PO-${timezoneId}`
    await pages.ask('PUT', `/catalog/v1/products/${memory}/stock`, { onHand: 0 }, 'backoffice')
    const page = await pages.open(`/backoffice/expected-goods?productId=${memory}`, {
      as: 'backoffice',
      timezoneId,
    })
    await page.getByRole('button', { name: 'Record expected goods' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Due on').fill('2031-05-04')
    await dialog.getByLabel('Your own number').fill(id)
    await dialog.getByRole('button', { name: 'Record' }).click()
    const row = page.locator(`tr[data-supply="${id}"]`)
    await row.getByText('4 May 2031').waitFor()
    expect((await stockOf(memory)).purchaseOrders[0]?.expectedAt).toBe('2031-05-04T23:59:59.000Z')
    await row.getByRole('button', { name: `Change ${id}` }).click()
    expect(await dialog.getByLabel('Due on').inputValue()).toBe('2031-05-04')

    const shop = await pages.open(`/products/${memory}`, { as: '100001', timezoneId })
    await shop
      .getByText(/4 May 2031/)
      .first()
      .waitFor()

    await page.clock.setFixedTime('2031-05-04T23:00:00Z')
    await page.reload()
    await row.getByText('4 May 2031').waitFor()
    expect(await row.getByText('overdue').count()).toBe(0)
    await page.clock.setFixedTime('2031-05-05T00:00:00Z')
    await page.reload()
    await row.getByText('overdue').waitFor()
  },
)

browserTest('purchase orders: a new date keeps the units that arrived while it was typed', async () => {
  const ssd = 'ssd-samsung-990-pro-2tb'
  await record('PO-LATE', ssd, 50)
  const page = await pages.open(`/backoffice/expected-goods?productId=${ssd}`, { as: 'backoffice' })
  await page.getByRole('button', { name: 'Change PO-LATE' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Due on').fill('2031-05-04')
  await pages.ask('POST', '/catalog/v1/purchase-orders/PO-LATE/received', { quantity: 20 }, 'backoffice')
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.click()
  await dialog.getByText('Goods have arrived, or someone else changed this purchase order.').waitFor()
  expect(await dialog.getByLabel('Outstanding').inputValue()).toBe('30')
  expect(await dialog.getByLabel('Due on').inputValue()).toBe('2031-05-04')
  await expectAccessible(page)
  await save.click()
  await dialog.waitFor({ state: 'hidden' })
  const order = { purchaseOrderId: 'PO-LATE', quantity: 30, expectedAt: '2031-05-04T23:59:59.000Z' }
  expect((await stockOf(ssd)).purchaseOrders).toContainEqual(expect.objectContaining(order))
})

browserTest('purchase orders: fit a phone', async () => {
  const page = await pages.open('/backoffice/expected-goods', { as: 'backoffice', ...phone })
  await page
    .getByRole('link', { name: /^Receive goods of/ })
    .first()
    .waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

browserTest('purchasing: from what to buy to goods that arrive in parts', async () => {
  const board = 'board-gigabyte-trx50-ai-top'
  await pages.ask(
    'PUT',
    `/purchasing/v1/products/${board}/minimum-stock`,
    { minimumStock: 500 },
    'backoffice',
  )
  const page = await pages.open('/backoffice/to-buy', { as: 'backoffice' })
  const proposed = page.locator(`tr[data-proposed="${board}"]`)
  await proposed.getByText(/^minimum stock 500/).waitFor()
  await expectAccessible(page)
  // Only this product.
  for (const box of await page.getByRole('checkbox', { name: /^Buy everything/ }).all()) await box.uncheck()
  await page.getByText('Choose products to draft purchase orders.').waitFor()
  await proposed.getByRole('checkbox').check()
  await proposed.getByLabel(/^Quantity of/).fill('7')
  await page.getByRole('button', { name: 'Draft 1 purchase order' }).click()
  await page.getByRole('heading', { name: /^Purchase order P-/ }).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1) as string
  const line = page.locator('tr[data-line="10"]')
  await line.getByText('7', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Send…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Enter confirmation…' }).click()
  await dialog.getByLabel(/^Confirmed quantity of/).fill('6')
  await dialog.getByLabel(/^Arrival of/).fill('2031-05-04')
  await expectAccessible(page)
  // Someone else receives goods while the confirmation is typed.
  const lines = [{ lineNumber: '10', quantity: 2 }]
  await pages.ask('POST', `/purchasing/v1/purchase-orders/${id}/receive`, { lines }, 'backoffice')
  const save = dialog.getByRole('button', { name: 'Save the confirmation' })
  await save.click()
  await dialog.getByText(/^Someone else changed this purchase order meanwhile/).waitFor()
  await dialog.getByText('7 ordered, 2 arrived').waitFor()
  await save.click()
  await dialog.waitFor({ state: 'hidden' })
  await line.getByText('6 confirmed').waitFor()
  await line.getByText('4 to come').waitFor()
  await line.getByText('4 May 2031').waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Receive…' }).click()
  await dialog.getByRole('button', { name: 'Receive', exact: true }).click()
  await dialog.getByText('Enter how many units arrived.').waitFor()
  await dialog.getByRole('button', { name: 'Everything arrived' }).click()
  await dialog.getByRole('button', { name: 'Receive', exact: true }).click()
  await page.getByText('Received', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'All purchase orders' }).click()
  await page.locator(`tr[data-purchase="${id}"]`).getByText('Received', { exact: true }).waitFor()
  await expectAccessible(page)
})

browserTest('purchasing: a supplier is created with what it sells, on a phone', async () => {
  const page = await pages.open('/backoffice/suppliers', { as: 'backoffice', ...phone })
  await page.getByRole('button', { name: 'New supplier' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Fjell Deler AS')
  await dialog.getByLabel('Your number of the supplier').fill('S-FJELL')
  await dialog.getByLabel('Currency').fill('kroner')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog
    .getByText(/ISO 4217|currency/i)
    .first()
    .waitFor()
  await dialog.getByLabel('Currency').fill('nok')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Fjell Deler AS' }).waitFor()
  await page.getByRole('button', { name: 'Add a product' }).click()
  await dialog.getByRole('combobox', { name: 'Product' }).fill('ak620')
  await dialog.getByRole('option', { name: /AK620/ }).first().click()
  await dialog.getByLabel('Their number').fill('FD-620')
  await dialog.getByLabel('Cost, NOK').fill('399,50')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('FD-620').waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.goto(`${pages.url}/backoffice/to-buy`)
  await page.getByRole('heading', { name: 'To buy' }).waitFor()
  await page.locator('tr[data-proposed]').first().waitFor()
  await expectNoSidewaysScroll(page)
})

browserTest('stock: on hand is edited in its row; below the reserved units it names the orders', async () => {
  const gpu = 'gpu-msi-rtx-5070-ti-ventus-3x'
  const orderId = await placeOrder(pages, [[gpu, 2]])
  const { onHand } = await stockOf(gpu)
  const page = await pages.open('/backoffice/stock', { as: 'backoffice' })
  await page.getByLabel('Search').fill(gpu)
  const row = page.locator(`tr[data-product="${gpu}"]`)
  const field = row.getByLabel(/^On hand: /)
  await field.waitFor()
  await field.fill('1')
  await field.press('Enter')
  await row.getByRole('alert').getByText('Orders have reserved 2, more than 1.').waitFor()
  await row.getByRole('link', { name: orderId }).waitFor()
  await expectAccessible(page)
  await field.press('Escape')
  expect(await field.inputValue()).toBe(String(onHand))
  await field.fill('-5')
  await field.press('Enter')
  await row.getByText('Stock cannot be negative.').waitFor()
  await field.fill('1,5')
  await field.press('Enter')
  await row.getByRole('alert').getByText('Enter a whole number.').waitFor()
  expect(await row.getByRole('button', { name: /^Save/ }).count()).toBe(0)
  expect((await stockOf(gpu)).onHand).toBe(onHand)
  await field.fill('1')
  await row.getByLabel(/^Reason: /).fill('Broken')
  await field.press('Enter')
  await row.getByRole('button', { name: 'Set 1, these orders wait again' }).click()
  await page.getByText(/: 1 on hand\.$/).waitFor()
  expect(await stockOf(gpu)).toMatchObject({ onHand: 1, reserved: 1 })
  await row.getByRole('button', { name: /^Corrections of/ }).click()
  await page.getByRole('dialog').getByText('Broken').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await field.fill('77')
  await row.getByRole('button', { name: /^Save/ }).click()
  await row.getByText('75', { exact: true }).waitFor()
  expect((await stockOf(gpu)).onHand).toBe(77)
  await row.getByRole('link', { name: /^Purchase orders of/ }).click()
  await page.getByText(`Of ${gpu}, not yet received.`).waitFor()
})

browserTest('stock: rows of an earlier search take no input while the next one loads', async () => {
  const page = await pages.open('/backoffice/stock', { as: 'backoffice' })
  const field = page.getByLabel(/^On hand: /).first()
  await field.waitFor()
  let release = () => {}
  const isHeld = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/catalog\/v1\/stock\?.*search=/, async (route) => {
    await isHeld
    await route.continue()
  })
  const asked = page.waitForRequest(/catalog\/v1\/stock\?.*search=/)
  await page.getByLabel('Search').fill('ryzen')
  await asked
  const takesInput = () =>
    field.evaluate((input: HTMLElement) => {
      input.focus()
      return document.activeElement === input
    })
  await expect.poll(takesInput).toBe(false)
  release()
  await expect.poll(takesInput).toBe(true)
})

browserTest('stock: a search of several words works at any typing speed', async () => {
  const page = await pages.open('/backoffice/stock', { as: 'backoffice' })
  await page.getByLabel('Search').pressSequentially('ryzen ')
  await page.waitForURL(/search=ryzen$/)
  await page.getByLabel('Search').pressSequentially('9800x3d')
  await page.waitForURL(/search=ryzen(\+|%20)9800x3d$/)
  expect(await page.getByLabel('Search').inputValue()).toBe('ryzen 9800x3d')
  await page.locator('tr[data-product="cpu-amd-ryzen-7-9800x3d"]').waitFor()
  await page.getByLabel('Back office').getByRole('link', { name: 'Stock' }).click()
  await page.waitForURL(/stock$/)
  expect(await page.getByLabel('Search').inputValue()).toBe('')
})

browserTest('stock: "Only shortages" filters the list and is kept in the address', async () => {
  const board = 'board-gigabyte-trx50-ai-top'
  await pages.ask('PUT', `/catalog/v1/products/${board}/stock`, { onHand: 0 }, 'backoffice')
  const page = await pages.open('/backoffice/stock', { as: 'backoffice' })
  await page.locator('tr[data-product]').first().waitFor()
  await page.getByRole('switch', { name: 'Only shortages' }).click()
  await page.locator(`tr[data-product="${board}"]`).waitFor()
  expect(new URL(page.url()).searchParams.get('only')).toBe('short')
  await page.reload()
  await page.locator(`tr[data-product="${board}"]`).waitFor()
  expect(await page.getByLabel('Only shortages').isChecked()).toBe(true)
})

browserTest('stock: fits a phone', async () => {
  const page = await pages.open('/backoffice/stock?search=9800x3d', { as: 'backoffice', ...phone })
  await page.locator('tr[data-product]').first().waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
