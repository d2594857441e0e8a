// A reseller orders a list: pasted, or from a file.
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

const cartLines = async () =>
  (
    await pages.ask<{ lines: { materialId: { value: string }; quantity: number }[] }>('GET', '/cart/v1')
  ).lines.map(({ materialId, quantity }) => [materialId.value, quantity])

const upload = (page: Page, name: string, content: Uint8Array | string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

browserTest('quick order: a pasted list of 40 lines with uncertain rows goes into the cart', async () => {
  await pages.ask('DELETE', '/cart/v1')
  const products = (await catalog()).slice(0, 38)
  const numberOf = ({ productId, ean, manufacturerPartNumber, name }: Product, place: number) =>
    [productId, ean, manufacturerPartNumber, name][place % 4] ?? productId
  const lines = products.map((product, place) => `${(place % 3) + 1}x ${numberOf(product, place)}`)
  const list = [...lines, '2 x rtx 5070 ti ventus', 'garden hose 25 m'].join('\n')
  const page = await pages.open('/quick-order', { as: '100001' })
  await page.getByRole('heading', { name: 'Quick order' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Your list' }).fill(list)
  await page.getByRole('button', { name: 'Match the list' }).click()
  await page.getByText('38 certain, 1 to choose, 1 not found').waitFor()
  await expectAccessible(page)
  await page.getByText('Not added: 2 rows without a product.').waitFor()
  const choice = page.getByRole('combobox', { name: 'Product for row 39' })
  await choice.selectOption({ index: 1 })
  const chosen = await choice.inputValue()
  expect(chosen).toContain('5070')
  await page.getByRole('textbox', { name: 'Quantity of row 1', exact: true }).fill('7')
  await page.getByRole('button', { name: 'Remove row 40' }).click()
  await page.getByRole('button', { name: 'Add 39 rows to the cart' }).click()
  await page.waitForURL(/\/cart$/)
  const expected = new Map(
    products.map(({ productId }, place) => [productId, place === 0 ? 7 : (place % 3) + 1]),
  )
  expected.set(chosen, (expected.get(chosen) ?? 0) + 2)
  expect(new Map((await cartLines()) as [string, number][])).toEqual(expected)
})

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
  await page.getByRole('link', { name: 'Open as a PC in the builder' }).click()
  await page.waitForURL(new RegExp(`parts=${second.productId}`))
  await page.getByText(second.name).first().waitFor()
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
