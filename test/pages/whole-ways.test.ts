// The ways of four people through the shop, each from the first page to the end.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { gamingPc } from '../support/demo.ts'
import { seedLargeCatalog } from '../support/large-catalog.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { linkOf, panel, slot } from './support/building.ts'
import { fillIn, orderPlaced, placeOrder, seeOptions, shopOf } from './support/shop.ts'

interface Line {
  materialId: { type: string; value: string }
  quantity: number
}

describe('in the demo catalog', () => {
  const pages = usePages()
  const shop = shopOf(pages)
  const cartLines = async () =>
    (await pages.ask<{ lines: Line[] }>('GET', '/cart/v1')).lines.map(({ materialId, quantity }) => [
      materialId.value,
      quantity,
    ])
  const order = async (page: Page, reference: string) => {
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await fillIn(page, { 'Billing reference': reference })
    await seeOptions(page)
    await placeOrder(page).click()
    const orderId = await orderPlaced(page)
    await page.getByText('The goods arrive on').waitFor()
    // This service sends no emails.
    expect(await page.getByText('Emails about this order').count()).toBe(0)
    await page.getByRole('link', { name: 'See the order' }).click()
    await page.getByRole('heading', { name: `Order ${orderId}` }).waitFor()
    return orderId
  }

  browserTest(
    'customer with a budget: a ready PC goes from the start page into the cart, is ordered and ordered again',
    async () => {
      const page = await pages.open('/', { as: '100001' })
      const ready = page.getByRole('list', { name: 'Ready PCs: Gaming PC' })
      const prices = ready.getByText(/kr$/)
      await expect.poll(() => prices.count()).toBe(3)
      const amounts = (await prices.allTextContents()).map((text) =>
        Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')),
      )
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
      await expect.poll(() => page.getByRole('list', { name: /^Ready PCs: / }).count()).toBe(4)
      await expectAccessible(page)
      // One click puts another one into the cart.
      const balanced = ready.getByRole('button', { name: /Gaming PC, Balanced/ })
      await balanced.click()
      await balanced.getByText('Added').waitFor()
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()

      await ready.getByRole('link', { name: 'Open in the builder: Gaming PC, High end' }).click()
      await panel(page).getByText('Everything fits together').waitFor()
      await panel(page).getByRole('button', { name: 'Add to cart' }).click()
      await panel(page).getByText('The PC is in your cart.').waitFor()
      await page.getByRole('link', { name: 'Cart, 2 items' }).click()
      const line = page.getByRole('listitem').filter({ hasText: 'Gaming PC' }).first()
      await line.getByText(/^\d+ components$/).click()
      await line.getByText('PC assembly and test').waitFor()
      await expectAccessible(page)
      const [kept, highEnd] = await cartLines()
      await page
        .getByRole('button', { name: /^Remove Gaming PC/ })
        .first()
        .click()
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
      expect(await cartLines()).toEqual([highEnd])
      expect(kept).not.toEqual(highEnd)

      const orderId = await order(page, 'PO-ready')
      expect((await shop.read(orderId)).orderLines[0]).toMatchObject({ name: 'Gaming PC' })
      await page.getByRole('link', { name: 'Cart, empty' }).waitFor()
      await page.getByRole('button', { name: 'Order again' }).click()
      await page.waitForURL(/\/cart$/)
      expect(await cartLines()).toEqual([highEnd])
      await pages.ask('DELETE', '/cart/v1')
    },
  )

  browserTest(
    'reseller: a pasted list of 40 lines is resolved, ordered and ordered again with one click',
    async () => {
      const { products: all } = await pages.ask<{
        products: {
          productId: string
          name: string
          ean: string | null
          manufacturerPartNumber: string | null
          price: object | null
          availability: { freeUnits: number | null }
        }[]
      }>('GET', '/catalog/v1/products?limit=200')
      const products = all
        .filter(({ price, availability }) => price !== null && (availability.freeUnits ?? 0) >= 10)
        .slice(0, 38)
      const lines = products.map(
        ({ productId, ean, manufacturerPartNumber, name }, place) =>
          `${(place % 3) + 1}x ${[productId, ean, manufacturerPartNumber, name][place % 4] ?? productId}`,
      )
      const page = await pages.open('/', { as: '100001' })
      await page.getByRole('navigation').getByRole('link', { name: 'Quick order' }).click()
      await page.getByRole('heading', { name: 'Quick order' }).waitFor()
      await expectAccessible(page)
      await page
        .getByRole('textbox', { name: 'Your list' })
        .fill([...lines, '2 x rtx 5070 ti ventus', 'garden hose 25 m'].join('\n'))
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

      await order(page, 'PO-list')
      expect(await shop.countOrders('PO-list')).toBe(1)
      await page.getByRole('button', { name: 'Order again' }).click()
      await page.waitForURL(/\/cart$/)
      expect(new Map((await cartLines()) as [string, number][])).toEqual(expected)
      await pages.ask('DELETE', '/cart/v1')
    },
  )

  // It slows the machine down itself, beside other browsers: how long it takes shows nothing.
  const slowPhoneMs = 15 * 60_000
  browserTest(
    'slow phone: a part is chosen and the PC goes into the cart',
    { timeout: slowPhoneMs },
    async () => {
      const page = await pages.open('/', { as: '100001', ...phone })
      page.context().setDefaultTimeout(slowPhoneMs)
      const client = await page.context().newCDPSession(page)
      await client.send('Network.enable')
      await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 165,
        downloadThroughput: 9_000_000 / 8,
        uploadThroughput: 1_500_000 / 8,
      })
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.reload()
      await page.getByRole('link', { name: 'Open in the builder: Gaming PC, Balanced' }).click()
      await slot(page, 'Power supply')
        .getByRole('button', { name: /^Change / })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('status').getByText(/ fit/).waitFor()
      await expectNoSidewaysScroll(page)
      await dialog.getByRole('searchbox').fill('be quiet! Pure Power 13 M 850 W')
      await dialog
        .getByRole('button', { name: 'Choose be quiet! Pure Power 13 M 850 W', exact: true })
        .click()
      await slot(page, 'Power supply').getByText('be quiet! Pure Power 13 M 850 W', { exact: true }).waitFor()
      await panel(page).getByRole('button', { name: 'Summary' }).click()
      const sheet = page.getByRole('dialog', { name: 'This PC' })
      await sheet.getByRole('button', { name: 'Add to cart' }).click()
      await sheet.getByText('The PC is in your cart.').waitFor()
      await sheet.getByRole('button', { name: 'Close the summary' }).click()
      await page.getByRole('link', { name: 'Cart, 1 item' }).click()
      await page.getByLabel('Quantity of Gaming PC').waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await pages.ask('DELETE', '/cart/v1')
    },
  )
})

describe('among 42,000 parts', () => {
  const copies = 87
  const pages = usePages({ seed: async (store) => void (await seedLargeCatalog(store, copies)) })

  browserTest(
    'expert: finds one of thousands of memory kits by search, filters and order, compares and chooses it',
    async () => {
      const parts = gamingPc.filter((id) => !id.startsWith('ram-'))
      const page = await pages.open(linkOf('bundle-gaming-pc', parts), { as: '100001' })
      await page.getByRole('button', { name: 'Choose: Memory', exact: true }).first().click()
      const dialog = page.getByRole('dialog')
      const list = dialog.getByRole('grid')
      const status = dialog.getByRole('status')
      await status.getByText(/ fit/).waitFor()
      const counts = async () =>
        ((await status.textContent()) ?? '').replace(/\s/g, '').split(/\D+/).filter(Boolean).map(Number)
      const shown = async () => (await counts())[0] ?? 0
      const first = await list.getByRole('row').nth(1).textContent()
      const [total = 0, all = 0, fitting = 0] = await counts()
      expect(total).toBe(all)
      expect(all).toBeGreaterThan(1000)
      expect(await list.getByRole('rowheader').first().textContent()).toBe(`Fits${fitting}`)

      // The rest follows, and what was shown stays where it was. Few rows are in the document.
      const filters = dialog.getByRole('region', { name: 'Filters' })
      await filters.getByRole('group', { name: 'Maker' }).waitFor()
      expect(Number(await list.getAttribute('aria-rowcount'))).toBeGreaterThan(all)
      expect(await list.getByRole('row').nth(1).textContent()).toBe(first)
      expect(await list.getByRole('rowheader').first().textContent()).toBe(`Fits${fitting}`)
      expect(await counts()).toContain(fitting)
      expect(await list.getByRole('row').count()).toBeLessThan(60)
      await list.getByRole('row').nth(1).focus()
      await page.keyboard.press('End')
      await list.locator(`[aria-rowindex="${await list.getAttribute('aria-rowcount')}"]:focus`).waitFor()
      await page.keyboard.press('Home')
      await list.locator('[aria-rowindex="2"]:focus').waitFor()

      await dialog.getByRole('searchbox').fill('corsair ddr5')
      await expect.poll(shown).toBeLessThan(all)
      const found = await shown()
      expect(found).toBeGreaterThan(copies)
      await filters.getByRole('switch', { name: 'Only what fits' }).check({ force: true })
      await filters.getByLabel('To', { exact: true }).fill('200')
      await expect.poll(shown).toBeLessThan(found)
      await expectAccessible(page)
      const priceOf = async (row: number) => {
        const text = await list.getByRole('row').nth(row).getByText(/kr$/).first().textContent()
        return Number((text ?? '').replaceAll(/[^\d,]/g, '').replace(',', '.'))
      }
      await dialog.getByRole('combobox', { name: 'Sort' }).selectOption('price-down')
      await expect.poll(async () => (await priceOf(0)) >= (await priceOf(1))).toBe(true)
      expect(await priceOf(0)).toBeLessThanOrEqual(200)

      const ticks = list.getByRole('checkbox')
      await ticks.nth(0).check()
      await ticks.nth(1).check()
      await dialog.getByRole('button', { name: 'Compare (2)' }).click()
      const table = dialog.getByRole('table')
      expect(await table.getByRole('columnheader').count()).toBe(2)
      const choose = table.getByRole('button', { name: /^Choose / }).first()
      const name = ((await choose.getAttribute('aria-label')) ?? '').slice('Choose '.length)
      await choose.click()
      await dialog.waitFor({ state: 'detached' })
      await slot(page, 'Memory').getByText(name, { exact: true }).waitFor()
    },
  )
})
