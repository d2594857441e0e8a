import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { endUpload, newJob, savePiece } from '../../src/imports/job.ts'
import { uploader } from '../support/imported-rows.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'

const pages = usePages()

browserTest('imports: stock is tried, imported and reported; other kinds have their lists', async () => {
  const page = await pages.open('/backoffice/imports', { as: 'backoffice' })
  await page.getByText('Nothing has been imported yet.').waitFor()
  await page.getByRole('button', { name: 'New import' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kind').selectOption('catalog')
  expect(await dialog.getByLabel('Rows').locator('option').allTextContents()).toEqual([
    'Products',
    'Product groups',
    'Bundles',
  ])
  await dialog.getByLabel('Kind').selectOption('stock')
  const choose = async (name: string, text: string) => {
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'File', exact: true }).click()
    await (await choosing).setFiles({ name, mimeType: '', buffer: Buffer.from(text) })
  }
  await choose('stock.xlsx', '')
  await dialog.getByText('The name of the file must end with').waitFor()
  const cpu = 'cpu-amd-ryzen-7-9800x3d'
  await choose('stock.csv', `productId,onHand\n${cpu},4321\nno-such,1\nwrong,-1\n`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Check the file' }).click()
  await dialog.getByText('This would change:').waitFor()
  await dialog.getByText('there is no product no-such').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('The import is done:').waitFor()
  const stock = await pages.ask<{ onHand: number }>(
    'GET',
    `/catalog/v1/products/${cpu}/stock`,
    undefined,
    'backoffice',
  )
  expect(stock.onHand).toBe(4321)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  const rows = page.getByRole('row').filter({ hasText: 'Stock' })
  await rows.filter({ hasText: 'Dry run' }).filter({ hasText: 'Done' }).waitFor()
  expect(await rows.count()).toBe(2)
  await rows.first().getByText('1 changed · 2 refused').waitFor()
  await expectAccessible(page)
  await rows
    .first()
    .getByRole('button', { name: /^Report of Stock/ })
    .click()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download as CSV' }).click()
  const csv = await readFile(await (await saving).path(), 'utf8')
  expect(csv.trim().split('\n')).toHaveLength(3)
  expect(csv).toContain('no-such,1,3,there is no product no-such')
})

browserTest(
  'imports: the file of refused rows has all of them, also if the page shows only the first',
  async () => {
    const page = await pages.open('/backoffice/imports', { as: 'backoffice' })
    await page.getByRole('button', { name: 'New import' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Kind').selectOption('stock')
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'File', exact: true }).click()
    const rows = Array.from({ length: 450 }, (_, index) => `no-such-${index},1\n`)
    const buffer = Buffer.from(`productId,onHand\n${rows.join('')}`)
    await (await choosing).setFiles({ name: 'stock.csv', mimeType: '', buffer })
    await dialog.getByRole('button', { name: 'Check the file' }).click()
    await dialog.getByText('The first 100 of 450 refused rows. The file has all of them.').waitFor()
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download as CSV' }).click()
    const csv = await readFile(await (await saving).path(), 'utf8')
    expect(csv.trim().split('\n')).toHaveLength(451)
    expect(csv).toContain('no-such-449,1,451,there is no product no-such-449')
  },
)

browserTest(
  "imports: a supplier's file with headers of its own is mapped once, and wrong cells are shown in their row",
  async () => {
    const cpu = 'cpu-amd-ryzen-7-9800x3d'
    const page = await pages.open('/backoffice/imports', { as: 'backoffice' })
    await page.getByRole('button', { name: 'New import' }).click()
    const dialog = page.getByRole('dialog')
    const check = async (text: string) => {
      const choosing = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: 'File', exact: true }).click()
      const buffer = Buffer.from(text, 'latin1')
      await (await choosing).setFiles({ name: 'prisliste.csv', mimeType: '', buffer })
      await dialog.getByRole('button', { name: 'Check the file' }).click()
    }
    await check(`Varenr;Beløp;Merknad\r\n${cpu};4\u00a0321,50;Kjøler\r\n${cpu};1,5x;-\r\n`)
    await dialog
      .getByText(/Read as Windows-1252, with semicolons between cells.*Not read: Varenr, Beløp, Merknad/)
      .waitFor()
    await dialog.getByRole('combobox', { name: 'Product number' }).selectOption('Varenr')
    await dialog.getByRole('combobox', { name: 'Net price' }).selectOption('Beløp')
    await dialog.getByLabel('Price list, the same for all rows').fill('Leverandør')
    await dialog.getByLabel('Currency, the same for all rows').fill('NOK')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Check again' }).click()
    await dialog.getByText(/Beløp has decimal commas.*Not read: Merknad/).waitFor()
    const refused = dialog.getByRole('row').filter({ hasText: 'which is not a number' })
    expect(await refused.locator('[style*="underline"]').allTextContents()).toEqual(['Beløp 1,5x'])
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog.getByText('The import is done:').waitFor()
    const prices = await pages.ask<{ net: number }>(
      'GET',
      `/admin/v1/price-lists/${encodeURIComponent('Leverandør')}/prices/${cpu}`,
      undefined,
      'backoffice',
    )
    expect(prices.net).toBe(4321.5)

    await dialog.getByRole('button', { name: 'Another file' }).click()
    await check(`Varenr;Beløp;Merknad\r\n${cpu};5.000,00;Kjøler\r\n`)
    await dialog.getByText('This would change:').waitFor()
    await dialog.getByText(/Beløp has decimal commas/).waitFor()
    expect(await dialog.locator('dd').allTextContents()).toEqual(['0', '1', '0', '0'])
  },
)

browserTest('imports: one that stopped shows what it had done, and which rows it refused', async () => {
  const cpu = 'cpu-amd-ryzen-7-9800x3d'
  const now = Date.now()
  const row = (line: number, productId: string, onHand: number) =>
    JSON.stringify({ list: 'stock', line, value: { productId, onHand } })
  /** Its second piece is gone. */
  const stopped = async (isDryRun: boolean) => {
    const id = crypto.randomUUID()
    await pages.service.store.batch([
      newJob(id, 'stock', isDryRun, now, uploader),
      savePiece(id, 0, [row(2, cpu, 4242 + Number(isDryRun)), row(3, 'no-such', 1)], now),
      endUpload(id, 5, 2),
    ])
    const path = `/admin/v1/imports/${id}`
    const read = () => pages.ask<{ state: string }>('GET', path, undefined, 'backoffice')
    await expect.poll(async () => (await read()).state).toBe('Failed')
  }
  await stopped(false)
  await stopped(true)
  const page = await pages.open('/backoffice/imports', { as: 'backoffice', ...phone })
  const failed = page.getByRole('row').filter({ hasText: 'Failed' })
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByRole('alert').getByText(/stopped at part 2 of 2/)
  const counts = dialog.locator('dd')

  await failed.filter({ hasNotText: 'Dry run' }).getByRole('button').click()
  await reason.waitFor()
  await dialog.getByText('2 of 5 rows were done before it stopped. What they changed is stored:').waitFor()
  expect(await counts.allTextContents()).toEqual(['0', '1', '0', '1'])
  await dialog.getByRole('row').filter({ hasText: 'there is no product no-such' }).waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download as CSV' }).click()
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('no-such,1,3,there is no product')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await failed.filter({ hasText: 'Dry run' }).getByRole('button').click()
  await reason.waitFor()
  await dialog.getByText('2 of 5 rows were checked before it stopped. Nothing is stored:').waitFor()
  expect(await counts.allTextContents()).toEqual(['0', '1', '0', '1'])
})

browserTest('imports: an unreadable file is refused, by keyboard on a phone', async () => {
  const page = await pages.open('/backoffice/imports', { as: 'backoffice', ...phone })
  await page.getByRole('button', { name: 'New import' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kind').selectOption('carriers')
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'File', exact: true }).focus()
  await page.keyboard.press('Enter')
  await (await choosing).setFiles({ name: 'x.json', mimeType: '', buffer: Buffer.from('{"carriers":[{') })
  await dialog.getByRole('button', { name: 'Check the file' }).focus()
  await page.keyboard.press('Enter')
  await dialog
    .getByRole('alert')
    .getByText(/JSON object/)
    .waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expectNoSidewaysScroll(page)
})
