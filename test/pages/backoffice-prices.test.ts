import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'

const pages = usePages()
const cpu = 'cpu-amd-ryzen-7-9800x3d'

const prices = (list: string, productId = '') =>
  `/admin/v1/price-lists/${list}/prices${productId && `/${productId}`}`
const netOf = async (list: string, productId = cpu) =>
  (await pages.ask<{ net: number }>('GET', prices(list, productId), undefined, 'backoffice')).net
const setNet = (list: string, net: number, other: object = {}) =>
  pages.ask('PUT', prices(list, cpu), { net, ...other }, 'backoffice')

/** A list of its own, with one price. */
async function ownList(name: string): Promise<string> {
  await pages.ask('POST', '/admin/v1/price-lists', { priceList: name, currency: 'NOK' }, 'backoffice')
  await setNet(name, 4000)
  return name
}

const rowOf = (page: Page, productId = cpu) => page.locator(`[data-product="${productId}"]`)

browserTest('price lists: one is created, gets a price, and is retired', async () => {
  const page = await pages.open('/backoffice/price-lists', { as: 'backoffice' })
  await page.getByRole('button', { name: 'New price list' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('Fill in this field.').first().waitFor()
  await dialog.getByLabel('Name').fill('NOK-partner')
  await dialog.getByLabel('Currency').fill('krone')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('must be an ISO 4217 code').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Currency').fill('nok')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('link', { name: 'NOK-partner' }).click()
  await page.getByRole('heading', { name: 'NOK-partner' }).waitFor()
  await page.getByText('No matching prices.').waitFor()

  await page.getByRole('button', { name: 'Set a price…' }).click()
  await dialog.getByRole('combobox', { name: 'Product' }).fill('9800X3D')
  await dialog
    .getByRole('option', { name: /9800X3D/ })
    .first()
    .click()
  await dialog.getByLabel(/^Net price/).fill('1,2345')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('at most 2 decimals').waitFor()
  await dialog.getByLabel(/^Net price/).fill('4999,50')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await rowOf(page).waitFor()
  expect(await netOf('NOK-partner')).toBe(4999.5)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'All price lists' }).click()
  await page.getByRole('button', { name: 'Retire NOK-standard' }).click()
  await dialog.getByRole('button', { name: 'Retire' }).click()
  await page.getByText('needs it').waitFor()
  await page.getByRole('button', { name: 'Retire NOK-partner' }).click()
  await dialog.getByText('No account can get NOK-partner any more').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Retire' }).click()
  await page.getByRole('button', { name: 'Reinstate NOK-partner' }).click()
  await page.getByRole('button', { name: 'Retire NOK-partner' }).waitFor()
  await expectAccessible(page)
})

browserTest('price list: a price is edited in place by keyboard alone, and Escape gives up', async () => {
  const list = await ownList('NOK-keyboard')
  const page = await pages.open(`/backoffice/price-lists/${list}`, { as: 'backoffice' })
  const shown = rowOf(page).getByRole('button', { name: /^Price of/ })
  await shown.focus()
  await page.keyboard.press('Enter')
  const field = rowOf(page).getByRole('textbox')
  await page.keyboard.type('x')
  await page.keyboard.press('Enter')
  await rowOf(page).getByText('at most 2 decimals').waitFor()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'hidden' })
  expect(await netOf(list)).toBe(4000)

  // The button has the focus again.
  await page.keyboard.press('Enter')
  await page.keyboard.type('4100,25')
  await page.keyboard.press('Enter')
  await field.waitFor({ state: 'hidden' })
  await rowOf(page)
    .getByText(/4[\s.,]?100[.,]25/)
    .waitFor()
  await expect.poll(() => netOf(list)).toBe(4100.25)

  // Leaving the field saves too.
  await page.keyboard.press('Enter')
  await page.keyboard.type('4200')
  await page.keyboard.press('Tab')
  await field.waitFor({ state: 'hidden' })
  await expect.poll(() => netOf(list)).toBe(4200)
})

browserTest('price list: a price of 0 is saved only after a question', async () => {
  const list = await ownList('NOK-zero')
  const page = await pages.open(`/backoffice/price-lists/${list}`, { as: 'backoffice' })
  const puts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url())
  })
  const type = async (net: string) => {
    await rowOf(page)
      .getByRole('button', { name: /^Price of/ })
      .click()
    await rowOf(page).getByRole('textbox').fill(net)
    await page.keyboard.press('Enter')
  }
  const question = rowOf(page).getByRole('alert').filter({ hasText: 'Sell it for 0?' })
  await type('0')
  await question.waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Not now' }).click()
  await question.waitFor({ state: 'hidden' })
  await rowOf(page)
    .getByText(/4[\s.,]?000/)
    .waitFor()
  // Another price takes the place of the question.
  await type('0,00')
  await question.waitFor()
  await type('4100')
  await expect.poll(() => netOf(list)).toBe(4100)
  expect(await question.count()).toBe(0)
  expect(puts).toHaveLength(1)
  await type('0')
  await question.getByRole('button', { name: 'Sell for 0' }).click()
  await expect.poll(() => netOf(list)).toBe(0)

  const dialog = page.getByRole('dialog')
  const asked = dialog.getByRole('alert').filter({ hasText: 'Sell it for 0?' })
  await setNet(list, 4000)
  puts.length = 0
  await page.getByRole('button', { name: 'Set a price…' }).click()
  await dialog.getByRole('combobox', { name: 'Product' }).fill('9800X3D')
  await dialog
    .getByRole('option', { name: /9800X3D/ })
    .first()
    .click()
  await dialog.getByLabel(/^Net price/).fill('0')
  await dialog.getByRole('button', { name: 'Save' }).dblclick()
  await asked.waitFor()
  await expectAccessible(page)
  await dialog.getByLabel(/^Net price/).fill('1')
  await asked.waitFor({ state: 'hidden' })
  await dialog.getByLabel(/^Net price/).fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await asked.waitFor()
  expect(puts).toEqual([])
  await asked.getByRole('button', { name: 'Sell for 0' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await netOf(list)).toBe(0)

  puts.length = 0
  await rowOf(page)
    .getByRole('button', { name: /^All prices of/ })
    .click()
  await dialog.getByRole('button', { name: 'Add a price…' }).click()
  await dialog.getByLabel('Net price of each').fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await asked.waitFor()
  expect(puts).toEqual([])
  await asked.getByRole('button', { name: 'Sell for 0' }).click()
  await dialog.getByRole('row').filter({ hasText: '10 units' }).getByText('Valid now').waitFor()
})

browserTest(
  'price list: a price changed again before the first change is saved is no lost update',
  async () => {
    const list = await ownList('NOK-twice')
    const page = await pages.open(`/backoffice/price-lists/${list}`, { as: 'backoffice' })
    const held = Promise.withResolvers<void>()
    await page.route('**/admin/v1/price-lists/**', async (route) => {
      if (route.request().method() === 'PUT') await held.promise
      await route.continue()
    })
    await rowOf(page)
      .getByRole('button', { name: /^Price of/ })
      .focus()
    for (const text of ['4100', '4200']) {
      await page.keyboard.press('Enter')
      await rowOf(page).getByRole('textbox').waitFor()
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      await rowOf(page).getByRole('textbox').waitFor({ state: 'hidden' })
    }
    held.resolve()
    await expect.poll(() => netOf(list)).toBe(4200)
    await rowOf(page)
      .getByText(/4[\s.,]?200/)
      .waitFor()
  },
)

browserTest(
  'price list: a price that another person changed meanwhile is shown before it is overwritten',
  async () => {
    const list = await ownList('NOK-conflict')
    const page = await pages.open(`/backoffice/price-lists/${list}`, { as: 'backoffice' })
    const open = async (net: string) => {
      await rowOf(page)
        .getByRole('button', { name: /^Price of/ })
        .click()
      await rowOf(page).getByRole('textbox').fill(net)
      await page.keyboard.press('Enter')
    }
    await rowOf(page).waitFor()
    await setNet(list, 4500)
    await open('4600')
    await rowOf(page)
      .getByRole('alert')
      .getByText(/4[\s.,]?500/)
      .waitFor()
    expect(await netOf(list)).toBe(4500)
    await expectAccessible(page)
    await rowOf(page).getByRole('button', { name: 'Take theirs' }).click()
    await rowOf(page)
      .getByText(/4[\s.,]?500/)
      .waitFor()

    await setNet(list, 4700)
    await open('4800')
    await rowOf(page).getByRole('button', { name: 'Write mine again' }).click()
    await rowOf(page).getByRole('alert').waitFor({ state: 'hidden' })
    await expect.poll(() => netOf(list)).toBe(4800)
  },
)

browserTest(
  'price list: of two people who set the first price, the second sees that of the other',
  async () => {
    const list = 'NOK-first'
    await pages.ask('POST', '/admin/v1/price-lists', { priceList: list, currency: 'NOK' }, 'backoffice')
    const page = await pages.open(`/backoffice/products?search=9800X3D&priceList=${list}`, {
      as: 'backoffice',
    })
    const price = rowOf(page).getByRole('button', { name: /^Net price/ })
    await price.waitFor()
    await setNet(list, 4500)
    await price.click()
    await rowOf(page).getByRole('textbox').fill('4600')
    await page.keyboard.press('Enter')
    await rowOf(page)
      .getByRole('alert')
      .getByText(/4[\s.,]?500/)
      .waitFor()
    expect(await netOf(list)).toBe(4500)
  },
)

browserTest(
  'price list: the details show volume and dated prices, the lowest price and the history',
  async () => {
    const list = await ownList('NOK-details')
    await setNet(list, 4400, {
      rules: [
        { minQuantity: 10, net: 4300 },
        { validFrom: '2019-01-01T00:00:00Z', validUntil: '2020-01-01T00:00:00Z', net: 3000 },
        { minQuantity: 5, validFrom: '2999-01-01T00:00:00Z', net: 3500 },
      ],
    })
    const page = await pages.open(`/backoffice/price-lists/${list}`, { as: 'backoffice', ...phone })
    await rowOf(page)
      .getByRole('button', { name: /^All prices of/ })
      .click()
    const dialog = page.getByRole('dialog')
    const rules = dialog.getByRole('table', { name: 'Volume and dated prices' })
    await rules.getByRole('row').filter({ hasText: '10 units' }).getByText('Valid now').waitFor()
    await rules.getByRole('row').filter({ hasText: '5 units' }).getByText('Begins later').waitFor()
    await rules.getByRole('row').filter({ hasText: '1 unit' }).getByText('Ended').waitFor()
    await dialog.getByText('Lowest price of 30 days').waitFor()
    await dialog
      .getByRole('table', { name: 'Price history' })
      .getByText(/4[\s.,]?000/)
      .waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  },
)

browserTest('price list: volume and dated prices are added, changed and removed', async () => {
  const list = await ownList('NOK-rules')
  const rulesOf = async () =>
    (await pages.ask<{ rules: object[] }>('GET', prices(list, cpu), undefined, 'backoffice')).rules
  const page = await pages.open(`/backoffice/price-lists/${list}`, { as: 'backoffice' })
  await rowOf(page)
    .getByRole('button', { name: /^All prices of/ })
    .click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save' })
  const add = async (values: Record<string, string>) => {
    await dialog.getByRole('button', { name: 'Add a price…' }).click()
    for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value)
    await save.click()
  }
  await add({ 'From so many units': 'ten' })
  await dialog.getByText('Enter a whole number.').waitFor()
  await dialog.getByText('at most 2 decimals').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('From so many units').fill('1')
  await dialog.getByLabel('Net price of each').fill('3900')
  await save.click()
  // The checks of the service stand at their fields.
  await dialog.getByText('must be more than 1 without dates').waitFor()
  await dialog.getByLabel('Valid from').fill('2030-06-01T08:00')
  await dialog.getByLabel('Valid until').fill('2030-05-01T08:00')
  await save.click()
  await dialog.getByText('must be after validFrom').waitFor()
  expect(await dialog.getByRole('alert').count()).toBe(0)
  await dialog.getByLabel('Valid until').fill('2030-07-01T08:00')
  await save.click()
  const rules = dialog.getByRole('table', { name: 'Volume and dated prices' })
  const one = rules.getByRole('row').filter({ hasText: '1 unit' })
  await one.getByText('Begins later').waitFor()
  await add({ 'From so many units': '10', 'Net price of each': '3800' })
  const ten = rules.getByRole('row').filter({ hasText: '10 units' })
  await ten.getByText('Valid now').waitFor()
  await add({ 'From so many units': '10', 'Net price of each': '3700' })
  await dialog.getByText('another rule has the same quantity and beginning').waitFor()
  await dialog.getByRole('button', { name: 'Not now' }).click()

  await ten.getByRole('button', { name: /^Change the price/ }).click()
  await dialog.getByLabel('Net price of each').fill('3750,50')
  await save.click()
  await ten.getByText(/3[\s.,]?750/).waitFor()
  const stored = await rulesOf()
  expect(stored).toMatchObject([
    { minQuantity: 1, net: 3900, validFrom: expect.any(String), validUntil: expect.any(String) },
    { minQuantity: 10, net: 3750.5, validFrom: null, validUntil: null },
  ])

  // What another person changed meanwhile is not overwritten.
  await setNet(list, 4000, { rules: [...stored, { minQuantity: 50, net: 3000 }] })
  await one.getByRole('button', { name: /^Remove the price/ }).click()
  await dialog.getByText('Another request has changed the price rules').waitFor()
  await rules.getByRole('row').filter({ hasText: '50 units' }).waitFor()
  await one.getByRole('button', { name: /^Remove the price/ }).click()
  await one.waitFor({ state: 'hidden' })
  expect(await rulesOf()).toMatchObject([{ minQuantity: 10 }, { minQuantity: 50 }])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await rowOf(page).getByText('2', { exact: true }).waitFor()
})

browserTest('price list: a volume price that another person changed meanwhile is saved again', async () => {
  const list = await ownList('NOK-rules-conflict')
  const setRules = (...rules: { minQuantity: number; net: number }[]) => setNet(list, 4000, { rules })
  const rulesOf = async () =>
    (await pages.ask<{ rules: object[] }>('GET', prices(list, cpu), undefined, 'backoffice')).rules
  await setRules({ minQuantity: 10, net: 3800 })
  const page = await pages.open(`/backoffice/price-lists/${list}`, { as: 'backoffice' })
  await rowOf(page)
    .getByRole('button', { name: /^All prices of/ })
    .click()
  const dialog = page.getByRole('dialog')
  const net = dialog.getByLabel('Net price of each')
  const save = dialog.getByRole('button', { name: 'Save' })
  const change = async (price: string) => {
    await dialog.getByRole('button', { name: /^Change the price from 10 units/ }).click()
    await net.fill(price)
  }
  const refused = (text: string | RegExp) => dialog.getByRole('alert').getByText(text).waitFor()

  await change('3700')
  await setRules({ minQuantity: 10, net: 3790 }, { minQuantity: 50, net: 3000 })
  await save.click()
  await refused(/Someone else changed the prices of this product/)
  await refused(/This price is now .*3[\s.,]?790/)
  await refused(/Saving again applies to the new state/)
  expect(await net.inputValue()).toBe('3700')
  await expectAccessible(page)
  // Other prices changed once more.
  await setRules({ minQuantity: 10, net: 3790 }, { minQuantity: 50, net: 2900 })
  await save.click()
  await dialog.getByText(/This price is now/).waitFor({ state: 'hidden' })
  await refused(/Saving again applies to the new state/)
  await save.click()
  await dialog.getByRole('table', { name: 'Volume and dated prices' }).waitFor()
  expect(await rulesOf()).toMatchObject([
    { minQuantity: 10, net: 3700 },
    { minQuantity: 50, net: 2900 },
  ])

  // Removed meanwhile: the form adds it.
  await change('3650')
  await setRules({ minQuantity: 50, net: 2900 })
  await save.click()
  await refused(/Someone else removed this price/)
  await dialog.getByRole('heading', { name: 'New volume or dated price' }).waitFor()
  expect(await net.inputValue()).toBe('3650')
  await save.click()
  await dialog.getByRole('table', { name: 'Volume and dated prices' }).waitFor()
  expect(await rulesOf()).toMatchObject([
    { minQuantity: 10, net: 3650 },
    { minQuantity: 50, net: 2900 },
  ])
})

browserTest('price list: it is downloaded as CSV, and comes back changed after a dry run', async () => {
  const list = await ownList('NOK-file')
  const page = await pages.open(`/backoffice/price-lists/${list}`, { as: 'backoffice' })
  await rowOf(page).waitFor()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${list}.csv`)
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain(`${list},NOK,${cpu},4000,,,`)

  const dialog = page.getByRole('dialog')
  const choose = async (text: string) => {
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'File', exact: true }).click()
    await (await choosing).setFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await dialog.getByRole('button', { name: 'Check the file' }).click()
  }
  await page.getByRole('button', { name: 'Import CSV…' }).click()
  await dialog.getByRole('button', { name: 'Check the file' }).click()
  await dialog.getByText('Choose a file.').waitFor()
  await choose(csv)
  await dialog.getByText('There is nothing to import').waitFor()
  expect(await dialog.getByRole('button', { name: 'Import', exact: true }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Another file' }).click()

  const ram = (
    await pages.ask<{ products: { productId: string }[] }>('GET', '/catalog/v1/products?limit=2')
  ).products.find(({ productId }) => productId !== cpu)?.productId as string
  const changed = csv.replace(',4000,', ',3900,')
  await choose(`${changed}${list},NOK,${ram},77,,,\n${list},NOK,no-such-product,1,,,\n`)
  const refused = dialog.getByRole('row').filter({ hasText: 'there is no product no-such-product' })
  await refused.getByText('4', { exact: true }).waitFor()
  expect(await netOf(list)).toBe(4000)
  await expectAccessible(page)
  const report = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download as CSV' }).click()
  expect(await readFile(await (await report).path(), 'utf8')).toContain(
    'no-such-product,1,,,,4,there is no product no-such-product',
  )
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('The import is done').waitFor()
  const counts = await dialog.locator('dd').allTextContents()
  expect(counts).toEqual(['1', '1', '0', '1'])
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await rowOf(page)
    .getByText(/3[\s.,]?900/)
    .waitFor()
  await rowOf(page, ram).waitFor()
  expect(await netOf(list)).toBe(3900)
})
