// Ordering again, and the papers of an order: confirmation and delivery note, printed on A4.
import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { exampleAddress } from '../../src/contract/example-draft.ts'
import { eachReference } from '../../src/contract/order-references.ts'
import { browserTest, expectAccessible, usePages } from './support/browser.ts'
import { changeOrder, placeOrder } from './support/demo-orders.ts'
import { shopOf } from './support/shop.ts'

const pages = usePages()
const shop = shopOf(pages)

/** The number of A4 pages that the browser would print now. */
async function printedPages(page: Page, file?: string): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  if (file && process.env.KEEP_PRINTS) writeFileSync(`${process.env.KEEP_PRINTS}/${file}`, pdf)
  const text = pdf.toString('latin1')
  // A4 in points.
  expect(text).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
  return [...text.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}

/** Counts calls of print() instead of opening a dialog, and keeps the text on the paper. */
const watchPrint = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, {
      printed: seen,
      print: () => seen.push(document.querySelector('article')?.textContent ?? ''),
    })
  })
const printed = (page: Page) => page.evaluate(() => (window as unknown as { printed: string[] }).printed)

browserTest('order again: a read-only key has no button', async () => {
  const orderId = await shop.place()
  const page = await pages.open(`/orders/${orderId}`, { as: 'readonly' })
  await page.getByRole('region', { name: 'Details' }).waitFor()
  expect(await page.getByRole('button', { name: 'Order again' }).count()).toBe(0)
})

browserTest('print: papers have both lines of the street address', async () => {
  const orderId = await placeOrder(pages, undefined, '100001', {
    deliveryAddress: { ...exampleAddress, addressLine2: 'Floor 3' },
    preferences: { carrier: 'Nordexpress' },
  })
  const page = await pages.open(`/orders/${orderId}`, { as: '100001' })
  const confirm = page.getByRole('button', { name: 'Print confirmation' })
  await confirm.waitFor()
  await watchPrint(page)
  await confirm.click()
  expect((await printed(page))[0]).toContain('Storgata 1Floor 30155 Oslo')
})

browserTest('print: the confirmation has every reference of the order', async () => {
  const orderId = await placeOrder(pages)
  const references = eachReference((name) => `${name}-4711`)
  await changeOrder(pages, orderId, () => ({ references }))
  const page = await pages.open(`/orders/${orderId}`, { as: '100001' })
  const confirm = page.getByRole('button', { name: 'Print confirmation' })
  await confirm.waitFor()
  const details = page.getByRole('region', { name: 'Details' })
  for (const value of Object.values(references)) await details.getByText(value).waitFor()
  await watchPrint(page)
  await confirm.click()
  for (const value of Object.values(references)) expect((await printed(page))[0]).toContain(value)
})

browserTest(
  'print: the confirmation and the delivery note of an order are one A4 page each, one click each',
  async () => {
    const link = await shop.checkoutOf()
    const configurationId = new URL(link, pages.url).searchParams.get('configurationId') ?? ''
    const orderId = await shop.place(configurationId, 1, '100001', 'PcConfiguration')
    await shop.toWarehouse(orderId)
    const { deliveryId } = await shop.desk<{ deliveryId: string }>(orderId, 'deliveries', {
      trackingNumber: 'FP-PRINT',
      lines: [{ lineNumber: '10', quantity: 1, serialNumbers: ['SN-PRINT-1'] }],
    })
    const page = await pages.open(`/orders/${orderId}`, { as: '100001', colorScheme: 'dark' })
    const confirm = page.getByRole('button', { name: 'Print confirmation' })
    await confirm.waitFor()
    await expectAccessible(page)
    await watchPrint(page)
    await confirm.click()
    await page.getByRole('button', { name: `Print the delivery note of ${deliveryId}` }).click()
    const [confirmation, note] = await printed(page)
    expect(confirmation).toMatch(/^Nordlys Maskin AS.*Order confirmation/)
    expect(confirmation).toContain('AMD Ryzen 7 9800X3D')
    expect(confirmation).toContain('PO-4711')
    expect(note).toMatch(/^Nordlys Maskin AS.*Delivery note/)
    expect(note).toContain('SN-PRINT-1')
    expect(note).toContain('FP-PRINT')
    // A delivery note has no prices.
    expect(note).not.toMatch(/\d,\d\d/)

    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { name: 'Order confirmation' }).waitFor()
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('link').filter({ visible: true }).count()).toBe(0)
    expect(await printedPages(page, 'confirmation.pdf')).toBe(1)

    // While the note is printed, it is the only thing on the paper.
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => {
      window.print = () => {
        document.body.append(document.querySelector('article')?.cloneNode(true) ?? '')
      }
    })
    await page.getByRole('button', { name: `Print the delivery note of ${deliveryId}` }).click()
    await page.evaluate(() => document.getElementById('root')?.remove())
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { name: 'Delivery note' }).waitFor()
    expect(await printedPages(page, 'note.pdf')).toBe(1)
  },
)
