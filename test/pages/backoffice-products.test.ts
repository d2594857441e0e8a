import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { tabTo } from './support/building.ts'

const pages = usePages()

const hub = 'accessory-arctic-case-fan-hub'
const cooler = 'cooler-arctic-freezer-36'

interface StoredProduct {
  name: string
  version: number
  retired: boolean
  productGroupId: string | null
  weightGrams: number | null
  facts: Record<string, unknown> | null
}

const stored = (productId: string) =>
  pages.ask<StoredProduct>('GET', `/admin/v1/products/${productId}`, undefined, 'backoffice')
const openProducts = (query = '') => pages.open(`/backoffice/products${query}`, { as: 'backoffice' })
const rowOf = (page: Page, productId: string) => page.locator(`tr[data-product="${productId}"]`)
const factRow = (page: Page, fact: string) => page.locator(`tr[data-fact="${fact}"]`)

/** A change of another person. */
const changeElsewhere = (productId: string, json: object) =>
  pages.ask('PATCH', `/admin/v1/products/${productId}`, json, 'backoffice')

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

browserTest('products: a changed price is shown for its price list only', async () => {
  const page = await openProducts(`?search=${cooler}`)
  const price = (shown: RegExp) => rowOf(page, cooler).getByRole('button', { name: shown })
  const [euros, kroner] = [/^Net price: .*(€|EUR)/, /^Net price: .*(kr|NOK)/]
  const show = (list: string) => page.getByLabel('Price list', { exact: true }).selectOption(list)
  await show('EUR-standard')
  await price(euros).waitFor()
  const before = await price(euros).textContent()
  await show('NOK-standard')
  await price(kroner).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('777')
  await page.keyboard.press('Enter')
  await price(/^Net price: .*777/).waitFor()
  await show('EUR-standard')
  await price(euros).waitFor()
  expect(await price(euros).textContent()).toBe(before)
})

browserTest('products: found, filtered and edited by keyboard alone', async () => {
  const page = await openProducts('?search=fan hub&priceList=NOK-standard')
  const row = rowOf(page, hub)
  await row.waitFor()
  await tabTo(page, 'Name: ARCTIC Case Fan Hub')
  await page.keyboard.press('Enter')
  await row.getByRole('textbox', { name: 'Name' }).waitFor()
  await page.keyboard.type('Given up')
  await page.keyboard.press('Escape')
  expect(await focusedName(page)).toBe('Name: ARCTIC Case Fan Hub')

  await page.keyboard.press('Enter')
  await page.keyboard.type('ARCTIC hub')
  // Tab saves and goes on to the group, and from there to the price.
  await page.keyboard.press('Tab')
  await row.getByRole('combobox', { name: 'Group' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type('twelve')
  await page.keyboard.press('Enter')
  await row.getByText('at most 2 decimals').waitFor()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('123.456')
  await page.keyboard.press('Enter')
  await row.getByText('at most 2 decimals').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('123,45')
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: /^Net price: .*123.45/ }).waitFor()
  expect(await focusedName(page)).toMatch(/^Net price/)
  await row.getByRole('button', { name: 'Name: ARCTIC hub' }).waitFor()
  // A cell shows what was typed before it is stored.
  const storedPrice = () =>
    pages.ask<{ net: number }>(
      'GET',
      `/admin/v1/price-lists/NOK-standard/prices/${hub}`,
      undefined,
      'backoffice',
    )
  await expect.poll(async () => (await stored(hub)).name).toBe('ARCTIC hub')
  await expect.poll(async () => (await storedPrice()).net).toBe(123.45)

  // Back with Shift and Tab; two cells of one row are saved one after the other.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await row.getByRole('combobox', { name: 'Group' }).waitFor()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('ARCTIC Case Fan Hub')
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: 'Name: ARCTIC Case Fan Hub' }).waitFor()
  await expectAccessible(page)
})

browserTest('products: what another person wrote is shown, and taken or written again', async () => {
  const page = await openProducts(`?search=${cooler}`)
  const row = rowOf(page, cooler)
  const edit = async (from: string, to: string) => {
    await row.getByRole('button', { name: `Name: ${from}` }).click()
    await row.getByRole('textbox', { name: 'Name' }).fill(to)
  }
  await edit('ARCTIC Freezer 36', 'Mine')
  await changeElsewhere(cooler, { name: 'Theirs' })
  await page.keyboard.press('Enter')
  await row.getByRole('alert').getByText('Theirs', { exact: true }).waitFor()
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Take theirs' }).click()
  await row.getByRole('button', { name: 'Name: Theirs' }).waitFor()
  expect((await stored(cooler)).name).toBe('Theirs')

  await edit('Theirs', 'Mine')
  await changeElsewhere(cooler, { name: 'Theirs again' })
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: 'Write mine again' }).click()
  await row.getByRole('alert').waitFor({ state: 'hidden' })
  await row.getByRole('button', { name: 'Name: Mine' }).waitFor()
  await expect.poll(async () => (await stored(cooler)).name).toBe('Mine')

  // A change of another member is no conflict: both stay.
  await edit('Mine', 'ARCTIC Freezer 36')
  await changeElsewhere(cooler, { weightGrams: 777 })
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: 'Name: ARCTIC Freezer 36' }).waitFor()
  await expect.poll(() => stored(cooler)).toMatchObject({ name: 'ARCTIC Freezer 36', weightGrams: 777 })
})

browserTest('products: a refusal that comes after the field is gone is shown as a message', async () => {
  const page = await pages.open(`/backoffice/products/${hub}`, { as: 'backoffice' })
  const { name } = await stored(hub)
  let answered = Promise.withResolvers<void>()
  await page.route('**/admin/v1/products/*', async (route) => {
    if (route.request().method() === 'PATCH') await answered.promise
    await route.continue()
  })
  const message = (title: string) => page.getByRole('alert').filter({ hasText: title })

  // The page is left.
  await page.getByRole('button', { name: /^Packed weight: / }).click()
  await page.getByRole('textbox', { name: 'Packed weight' }).fill('99999999999')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'All products' }).click()
  await rowOf(page, hub).waitFor()
  answered.resolve()
  const late = message(`Not saved: Packed weight of ${name}`)
  await late.getByText(/must be/).waitFor()
  await expectAccessible(page)
  await late.getByRole('button', { name: 'Close' }).click()
  await late.waitFor({ state: 'hidden' })

  // The list is filtered, and another person was faster.
  answered = Promise.withResolvers<void>()
  await rowOf(page, hub)
    .getByRole('button', { name: `Name: ${name}` })
    .click()
  await rowOf(page, hub).getByRole('textbox', { name: 'Name' }).fill('Mine')
  await page.keyboard.press('Enter')
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('freezer 36')
  await rowOf(page, cooler).waitFor()
  await rowOf(page, hub).waitFor({ state: 'hidden' })
  await changeElsewhere(hub, { name: 'Theirs' })
  answered.resolve()
  await message(`Not saved: Name of ${name}`)
    .getByText('Someone else changed it meanwhile to: Theirs')
    .waitFor()
  expect((await stored(hub)).name).toBe('Theirs')
  await changeElsewhere(hub, { name })

  // A dialog is closed before its answer.
  answered = Promise.withResolvers<void>()
  await page.goto(`${pages.url}/backoffice/products/case-fractal-north`)
  const mounts = factRow(page, 'radiatorMounts')
  await mounts.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Not known' }).click()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await changeElsewhere('case-fractal-north', {
    facts: { radiatorMounts: [{ place: 'Top', sizesMm: [120] }] },
  })
  answered.resolve()
  await message('of Fractal Design North')
    .getByText(/^Someone else changed it/)
    .waitFor()
})

browserTest('products: created, retired and reinstated; a refusal says why', async () => {
  const page = await openProducts()
  await page.getByRole('button', { name: 'New product' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('Fill in this field.').first().waitFor()
  await dialog.getByLabel('Number').fill(hub)
  await dialog.getByLabel('Name').fill('A new case')
  await dialog.getByLabel('Group').selectOption({ label: 'Cases' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText(/is taken/).waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Number').fill('case-new')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { name: 'A new case' }).waitFor()
  await page.getByRole('heading', { name: 'Missing facts' }).waitFor()
  const retire = page.getByRole('button', { name: 'Retire A new case' })
  await retire.click()
  await dialog.getByText('A new case is no longer sold, listed or proposed; open orders keep it.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect((await stored('case-new')).retired).toBe(false)
  // The button has the focus again.
  expect(await focusedName(page)).toBe('Retire A new case')
  await retire.click()
  await dialog.getByRole('button', { name: 'Retire' }).click()
  await page.getByText('Retired', { exact: true }).waitFor()
  expect((await stored('case-new')).retired).toBe(true)

  await page.getByRole('link', { name: 'All products' }).click()
  await page.getByLabel('State').selectOption('Retired')
  await rowOf(page, 'case-new').getByRole('button', { name: 'Reinstate A new case' }).click()
  await rowOf(page, 'case-new').getByText('Active').waitFor()
  expect(page.url()).toContain('state=retired')
  await page.reload()
  await page.getByText('No matching products.').waitFor()

  await page.goto(`${pages.url}/backoffice/products?search=service-pc-assembly`)
  await page
    .getByRole('button', { name: /^Retire / })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Retire' }).click()
  await page
    .getByRole('alert')
    .getByText(/the bundle .* needs it/)
    .waitFor()
  await expectAccessible(page)
})

browserTest('product: facts of every kind are set, refused and removed', async () => {
  const page = await pages.open('/backoffice/products/case-fractal-north', { as: 'backoffice' })
  await page.getByRole('heading', { name: 'Facts', exact: true }).waitFor()
  const height = factRow(page, 'maxCoolerHeightMm')
  await height.getByRole('button').click()
  await height.getByRole('textbox').fill('5')
  await page.keyboard.press('Enter')
  await height.getByText('Enter 20 to 300.').waitFor()
  await height.getByRole('textbox').fill('171')
  await page.keyboard.press('Enter')
  await height.getByRole('button', { name: /171/ }).waitFor()
  await height.getByRole('link', { name: 'Cooler height' }).waitFor()

  const type = factRow(page, 'type')
  await type.getByRole('button').click()
  await type.getByRole('combobox').selectOption('Full Tower')
  await page.keyboard.press('Enter')
  await type.getByRole('button', { name: /Full Tower/ }).waitFor()

  await factRow(page, 'radiatorMounts').getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: 'Row 1', exact: true }).waitFor()
  const rows = await dialog.getByRole('group', { name: /^Row/ }).count()
  await dialog.getByRole('button', { name: 'Add a row' }).click()
  const added = dialog.getByRole('group', { name: `Row ${rows + 1}` })
  await added.getByLabel('Where it is').selectOption('Side')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await added.getByText('Fill in this field.').waitFor()
  await added.getByLabel(/radiator length/).fill('240 280')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })

  await factRow(page, 'boardForms').getByRole('button').click()
  await dialog.getByRole('button', { name: 'Not known' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const { facts } = await stored('case-fractal-north')
  expect(facts).toMatchObject({ maxCoolerHeightMm: 171, type: 'Full Tower' })
  expect(facts?.radiatorMounts).toContainEqual({ place: 'Side', sizesMm: [240, 280] })
  expect(facts).not.toHaveProperty('boardForms')

  await height.getByRole('button').click()
  await height.getByRole('textbox').fill('')
  await page.keyboard.press('Enter')
  await height.getByRole('button', { name: /none/ }).waitFor()
  await expect
    .poll(async () => (await stored('case-fractal-north')).facts)
    .not.toHaveProperty('maxCoolerHeightMm')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Who changed what' }).click()
  await page.getByRole('row').filter({ hasText: 'change product' }).first().getByText(/171/).waitFor()
})

browserTest('product groups: created, renamed in place and retired; one in use stays', async () => {
  const page = await openProducts()
  await page.getByRole('link', { name: 'Groups' }).click()
  const names = page.getByRole('button', { name: /^Name: / })
  await names.first().waitFor()
  const listed = await names.allTextContents()
  expect(listed).toEqual(listed.toSorted((a, b) => a.localeCompare(b)))
  const open = page.getByRole('navigation', { name: 'Back office' }).locator('[aria-current="page"]')
  expect(await open.allTextContents()).toEqual(['Products'])
  await page.getByRole('button', { name: 'New group' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('Fill in this field.').waitFor()
  await dialog.getByLabel('Name').fill('Used cases')
  await dialog.getByLabel('Kind of part').selectOption('case')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: 'Name: Used cases' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Second-hand cases')
  await page.keyboard.press('Enter')
  const group = page.getByRole('row').filter({ hasText: 'Second-hand cases' })
  await group.getByRole('button', { name: 'Kind of part: case' }).click()
  await group.getByLabel('Kind of part').selectOption('cooler')
  await page.keyboard.press('Enter')
  await group.getByRole('button', { name: /^Kind of part: .*cooler/ }).waitFor()
  const storedGroups = () =>
    pages.ask('GET', '/admin/v1/product-groups?search=second-hand', undefined, 'backoffice')
  await expect.poll(storedGroups).toMatchObject({ groups: [{ name: 'Second-hand cases', kind: 'cooler' }] })
  await page.getByRole('button', { name: 'Retire Second-hand cases' }).click()
  await dialog.getByRole('button', { name: 'Retire' }).click()
  await page.getByRole('button', { name: 'Reinstate Second-hand cases' }).waitFor()
  await page.getByRole('button', { name: 'Retire Motherboards' }).click()
  await dialog.getByRole('button', { name: 'Retire' }).click()
  await page
    .getByRole('alert')
    .getByText(/needs it/)
    .waitFor()
  await expectAccessible(page)
})

browserTest('product: pictures are uploaded and set', async () => {
  const page = await pages.open(`/backoffice/products/${cooler}`, { as: 'backoffice' })
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  await page.locator('input[type=file]').setInputFiles({
    name: 'pixel.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  })
  const addresses = page.getByLabel('Addresses')
  await expect.poll(() => addresses.inputValue()).toMatch(/^\/catalog\/v1\/images\//)
  await page.getByRole('button', { name: 'Save the pictures' }).click()
  await page.getByText('The pictures are saved.').waitFor()
  await page.getByRole('region', { name: 'Pictures' }).locator('img').waitFor()
  await addresses.fill('http://pictures.example/plain.png')
  await page.getByRole('button', { name: 'Save the pictures' }).click()
  await page.getByRole('region', { name: 'Pictures' }).getByRole('alert').waitFor()
})

browserTest('data quality: a fact leads to the products that lack it, and to its field', async () => {
  const page = await pages.open('/backoffice/data-quality', { as: 'backoffice' })
  const row = page.locator('tr[data-fact="ratedWatts"]').first()
  await row.waitFor()
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such fact')
  await page.getByText('No matching facts.').waitFor()
  await page.getByRole('searchbox', { name: 'Search' }).fill('coolers')
  const count = Number(await row.getByRole('cell').nth(2).textContent())
  await row.getByRole('link', { name: /^\d+ products without/ }).click()
  await page.getByText(/^Only products that lack/).waitFor()
  await page.getByRole('row').nth(1).waitFor()
  expect(await page.locator('tr[data-product]').count()).toBe(count)
  await page.locator('tr[data-product]').first().getByRole('link').click()
  const field = factRow(page, 'ratedWatts').getByRole('textbox')
  await field.waitFor()
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type('180')
  await page.keyboard.press('Enter')
  await factRow(page, 'ratedWatts').getByRole('button', { name: /180/ }).waitFor()
  await expectAccessible(page)
})

browserTest('products and data quality on a phone: nothing sticks out', async () => {
  const page = await pages.open('/backoffice/products', { as: 'backoffice', ...phone })
  for (const path of [
    '/backoffice/products',
    `/backoffice/products/${cooler}`,
    '/backoffice/product-groups',
    '/backoffice/data-quality',
  ]) {
    await page.goto(pages.url + path)
    await page.getByRole('row').nth(1).waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})
