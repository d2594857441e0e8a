// Lists from files; test/pages/whole-ways.test.ts pastes one.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { makeXlsx } from '../../web/src/quick-order/xlsx.fixture.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'

const pages = usePages()

interface Product {
  productId: string
  name: string
  ean: string | null
  manufacturerPartNumber: string | null
}

const catalog = async () =>
  (await pages.ask<{ products: Product[] }>('GET', '/catalog/v1/products?limit=200')).products

const upload = (page: Page, name: string, content: Uint8Array | string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

browserTest('quick order: an XLSX file and a CSV file are matched, and open in the builder', async () => {
  const [first, second] = (await catalog()).filter(({ productId }) => productId.startsWith('cpu-'))
  if (!first || !second) throw new Error('no processors')
  const page = await pages.open('/quick-order', { as: '100001', ...phone })
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  await upload(
    page,
    'list.xlsx',
    await makeXlsx([
      ['EAN', 'Product', 'Qty', 'Unit price'],
      [Number(first.ean ?? 0), first.name, 3, 99.5],
      ['', second.name, 1, 10],
    ]),
  )
  await page.getByText('2 certain, 0 to choose, 0 not found').waitFor()
  expect(await page.getByRole('textbox', { name: 'Quantity of row 1' }).inputValue()).toBe('3')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change the list' }).click()
  await upload(page, 'list.csv', `\uFEFFName;Antall\r\n"${second.name}";1\r\n`)
  await page.getByText('1 certain, 0 to choose, 0 not found').waitFor()
  await page.getByRole('button', { name: 'Open as a PC in the builder' }).click()
  await page.getByRole('menuitem', { name: 'Office PC' }).click()
  await page.waitForURL(new RegExp(`bundle=bundle-office-pc&parts=${second.productId}`))
  await page.getByText(second.name).first().waitFor()
})

browserTest('quick order: 0 leaves a row out, and an unclear quantity must be corrected', async () => {
  const [first, second, third] = await catalog()
  if (!first || !second || !third) throw new Error('no products')
  const page = await pages.open('/quick-order', { as: '100001' })
  await page
    .getByLabel('Your list')
    .fill(`Product;Qty\n${first.name};1 000\n${second.name};0\n${third.name};2 boxes`)
  await page.getByRole('button', { name: 'Match the list' }).click()
  await page.getByText('3 certain, 0 to choose, 0 not found').waitFor()
  const quantity = (row: number) => page.getByRole('textbox', { name: `Quantity of row ${row}` })
  expect(await quantity(1).inputValue()).toBe('1000')
  await page.getByText('Left out: quantity 0').waitFor()
  await page.getByText('Not added: 1 row with quantity 0.').waitFor()
  await page.getByText('Quantity not understood: 2 boxes').waitFor()
  await page.getByText('1 row has no quantity. Enter the quantity, or remove the row.').waitFor()
  const add = page.getByRole('button', { name: /^Add .* to the cart$/ })
  expect(await add.isDisabled()).toBe(true)
  await expectAccessible(page)
  await quantity(3).fill('24')
  await page.getByText('Quantity not understood').waitFor({ state: 'detached' })
  await add.click()
  await page.waitForURL(/\/cart$/)
  const { lines } = await pages.ask<{ lines: { materialId: { value: string }; quantity: number }[] }>(
    'GET',
    '/cart/v1',
  )
  expect(lines.map(({ materialId, quantity }) => [materialId.value, quantity])).toEqual([
    [first.productId, 1000],
    [third.productId, 24],
  ])
})

browserTest('quick order: rows without a quantity are removed with one click', async () => {
  const [first, second, third] = await catalog()
  if (!first || !second || !third) throw new Error('no products')
  const page = await pages.open('/quick-order', { as: '100001', ...phone })
  await page.getByLabel('Your list').fill(`Product;Qty\n${first.name};2\n${second.name};\n${third.name};`)
  await page.getByRole('button', { name: 'Match the list' }).click()
  await page.getByText('2 rows have no quantity. Enter the quantities, or remove the rows.').waitFor()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Remove these rows' }).click()
  await page.getByRole('button', { name: 'Add 1 row to the cart' }).waitFor()
})

browserTest('quick order: hostile and wrong files get a clear refusal', async () => {
  const page = await pages.open('/quick-order', { as: '100001' })
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  const alert = page.getByRole('alert')
  await upload(page, 'list.xlsx', 'PK\x03\x04 no zip at all, only its first letters')
  await alert.getByText('The file is damaged').waitFor()
  await upload(page, 'list.csv', new Uint8Array([1, 0, 2, 0, 0]))
  await alert.getByText('neither text nor XLSX').waitFor()
  await upload(page, 'list.csv', new Uint8Array(2 * 1024 * 1024 + 1).fill(65))
  await alert.getByText('larger than 2 MB').waitFor()
  await upload(page, 'list.csv', 'Mouse\n'.repeat(1001))
  await alert.getByText('At most 1').waitFor()
  await page.getByRole('button', { name: 'Match the list' }).click()
  await alert.getByText('The list is empty').waitFor()
  await expectAccessible(page)
})
