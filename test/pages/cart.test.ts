// The cart: the same in every window, and what would stop the order.
import type { Page } from 'playwright-core'
import { beforeEach, expect } from 'vitest'
import { savePrice } from '../../src/catalog/prices.ts'
import { saveProduct } from '../../src/catalog/product.ts'
import type { Cart } from '../../src/contract/cart.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import { builds, pcOf } from '../support/demo.ts'
import { blankProduct } from '../support/fixture.ts'
import { change } from '../support/world.ts'
import { browserTest, expectAccessible, usePages } from './support/browser.ts'

const pages = usePages()
const cpu = 'cpu-amd-ryzen-7-9800x3d'
const cpuName = 'AMD Ryzen 7 9800X3D'
const gaming = 'bundle-gaming-pc'

beforeEach(async () => {
  await pages.ask?.('DELETE', '/cart/v1')
})

const add = (...lines: [value: string, quantity: number, type?: string][]) =>
  pages.ask<Cart>('POST', '/cart/v1/lines', {
    lines: lines.map(([value, quantity, type = 'MaterialNumber']) => ({
      materialId: { type, value },
      quantity,
    })),
  })
const savePc = async (parts?: string[]) =>
  (await pages.ask<{ configurationId: string }>('POST', '/pcconfig/v1/configurations', pcOf(gaming, parts)))
    .configurationId
const readCart = () => pages.ask<Cart>('GET', '/cart/v1')
const lineOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first()

browserTest('cart: an empty one says what it is for', async () => {
  const page = await pages.open('/cart', { as: '100001' })
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  await page.getByRole('link', { name: 'Cart, empty' }).waitFor()
  await expectAccessible(page)
})

browserTest('cart: quantity and reference are kept, for another window too', async () => {
  await add([cpu, 1])
  const page = await pages.open('/cart', { as: '100001' })
  await page.getByLabel(`Quantity of ${cpuName}`).fill('4')
  await page.getByLabel(`Your reference for ${cpuName}`).fill('Shelf 4')
  await page.getByRole('heading', { name: 'Cart', exact: true }).click()
  await page.getByRole('link', { name: 'Cart, 4 items' }).waitFor()
  await expect.poll(async () => (await readCart()).lines[0]?.references?.deliveryReference).toBe('Shelf 4')
  const other = await pages.open('/cart', { as: '100001' })
  await other.getByLabel(`Quantity of ${cpuName}`).waitFor()
  expect(await other.getByLabel(`Quantity of ${cpuName}`).inputValue()).toBe('4')
  expect(await other.getByLabel(`Your reference for ${cpuName}`).inputValue()).toBe('Shelf 4')
  await other.getByRole('link', { name: 'Go to checkout' }).waitFor()
})

browserTest('cart: a change that is not stored says so at its field, and can be tried again', async () => {
  await add([cpu, 1])
  const page = await pages.open('/cart', { as: '100001' })
  const quantity = page.getByLabel(`Quantity of ${cpuName}`)
  const line = lineOf(page, cpuName)
  await quantity.waitFor()
  await page.context().setOffline(true)
  await quantity.fill('4')
  await line
    .getByRole('alert')
    .getByText('The quantity 4 was not stored. The service does not answer.')
    .waitFor()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await line.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: 'Cart, 4 items' }).waitFor()
  await line.getByRole('alert').waitFor({ state: 'detached' })

  await pages.ask('DELETE', '/cart/v1')
  await page.getByLabel(`Your reference for ${cpuName}`).fill('Shelf 4')
  await line
    .getByRole('alert')
    .getByText(
      'The reference “Shelf 4” was not stored. The item was removed from the cart in another window.',
    )
    .waitFor()
  await expectAccessible(page)
})

browserTest('cart: a quantity with decimals is refused at its field, and not stored', async () => {
  await add([cpu, 2])
  const page = await pages.open('/cart', { as: '100001' })
  const quantity = page.getByLabel(`Quantity of ${cpuName}`)
  const message = lineOf(page, cpuName).getByRole('alert').getByText('Enter a whole number.')
  for (const typed of ['1,5', '1.5']) {
    await quantity.clear()
    await quantity.pressSequentially(typed)
    await message.waitFor()
    await page.getByRole('heading', { name: 'Cart', exact: true }).click()
    expect(await quantity.inputValue()).toBe('1,5')
    expect(await quantity.getAttribute('aria-invalid')).toBe('true')
  }
  await expectAccessible(page)
  expect((await readCart()).lines.map((line) => line.quantity)).toEqual([2])
  await quantity.fill('3')
  await message.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor()
})

browserTest('cart: a removed line can be put back', async () => {
  await add([cpu, 3])
  const page = await pages.open('/cart', { as: '100001' })
  await page.getByRole('button', { name: `Remove ${cpuName}` }).click()
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByLabel(`Quantity of ${cpuName}`).waitFor()
  expect((await readCart()).lines.map(({ quantity }) => quantity)).toEqual([3])
})

browserTest('cart: a price that changed since the line was added is said, with both prices', async () => {
  const product = { ...blankProduct('dearer'), name: 'Fast mouse' }
  const price = (net: number) => savePrice('NOK-standard', 'dearer', net)
  await change(
    pages.service,
    ['catalog', 'prices'],
    [...saveProduct(product), price(10_000), setOnHand('dearer', 5)],
  )
  await add(['dearer', 1])
  const page = await pages.open('/cart', { as: '100001' })
  await lineOf(page, 'Fast mouse').waitFor()
  expect(await page.getByText('The price changed').count()).toBe(0)
  await change(pages.service, ['prices'], [price(20_000)])
  await page.reload()
  await lineOf(page, 'Fast mouse')
    .getByText(/it was 125,00\skr, now 250,00\skr\./)
    .waitFor()
  await expectAccessible(page)
})

browserTest('cart: what cannot be ordered is said at its line, with what to do', async () => {
  const soldOut = { ...blankProduct('sold-out'), name: 'Old mouse', isDiscontinued: true }
  await change(
    pages.service,
    ['catalog', 'prices'],
    [...saveProduct(soldOut), savePrice('NOK-standard', 'sold-out', 100), setOnHand('sold-out', 0)],
  )
  const withoutCpu = (builds[gaming] ?? []).filter((id) => !id.startsWith('cpu-'))
  await add(['sold-out', 1], [await savePc(withoutCpu), 1, 'PcConfiguration'])
  const page = await pages.open('/cart', { as: '100001' })
  await lineOf(page, 'Old mouse').getByText('Order fewer, or remove it.').waitFor()
  await lineOf(page, 'Gaming PC').getByText('Complete the PC.').waitFor()
  await lineOf(page, 'Gaming PC').getByRole('link', { name: 'Change the PC' }).waitFor()
  expect(await page.getByRole('button', { name: 'Go to checkout' }).isDisabled()).toBe(true)
  await expectAccessible(page)
})
