// The page of a product, and the search over all products.
import { expect } from 'vitest'
import { jpeg } from '../../src/catalog/images/images.fixture.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { linkOf } from './support/building.ts'
import { shopOf } from './support/shop.ts'

const pages = usePages()
const cpu = 'cpu-amd-ryzen-7-9800x3d'

browserTest('product page: shows numbers, facts with units, price, stock and alternatives', async () => {
  const page = await pages.open(`/products/${cpu}`, { as: '100001' })
  await page.getByRole('heading', { name: 'AMD Ryzen 7 9800X3D', level: 1 }).waitFor()
  const main = page.getByRole('main')
  const { ean } = await pages.ask<{ ean: string }>('GET', `/catalog/v1/products/${cpu}`)
  for (const text of ['100-100001084WOF', ean, cpu, /5\s542,50/, /in stock$/])
    await main.getByText(text).first().waitFor()
  const facts = page.getByRole('region', { name: 'Facts' })
  await facts.getByText('120\u00a0W', { exact: true }).first().waitFor()
  await facts.getByText('Socket', { exact: true }).waitFor()
  const search = main.getByRole('link', { name: /^Search the web for AMD 100-100001084WOF/ })
  expect(await search.getAttribute('href')).toBe('https://duckduckgo.com/?q=AMD%20100-100001084WOF')
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Add AMD Ryzen 7 9800X3D to the cart' }).first().click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  const alternatives = page.getByRole('region', { name: 'Alternatives' }).getByRole('link')
  await alternatives.first().waitFor()
  expect(await alternatives.count()).toBeLessThanOrEqual(6)
  const name = (await alternatives.first().textContent()) ?? ''
  expect(name).toMatch(/Ryzen|Core/)
  await alternatives.first().click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
})

browserTest('product page: says whether the part fits the build of this tab, and puts it there', async () => {
  const page = await pages.open(linkOf('bundle-gaming-pc', [cpu]), { as: '100001' })
  await page.getByRole('heading', { name: 'Gaming PC' }).waitFor()
  const { products } = await pages.ask<{
    products: { productId: string; name: string; facts: { socket?: string } }[]
  }>('GET', '/catalog/v1/products?search=motherboard&limit=200')
  const other = products.find(({ facts }) => facts.socket && facts.socket !== 'AM5')
  const fitting = products.find(({ facts }) => facts.socket === 'AM5')
  await page.goto(`${pages.url}/products/${other?.productId}`)
  const build = page.getByRole('region', { name: 'Your build' })
  await build.getByText('Does not fit your build').waitFor()
  await build
    .getByText(/socket/i)
    .first()
    .waitFor()
  await expectAccessible(page)
  await page.goto(`${pages.url}/products/${fitting?.productId}`)
  await build.getByText(/^Fits your build/).waitFor()
  await build.getByRole('link', { name: 'Put into build' }).click()
  await page.getByRole('heading', { name: 'Gaming PC' }).waitFor()
  expect(new URL(page.url()).searchParams.get('parts')).toBe(`${cpu}.${fitting?.productId}`)
})

browserTest(
  'product page: shows uploaded pictures, and those of servers that the catalog names',
  async () => {
    const { url } = await pages.ask<{ url: string }>(
      'POST',
      '/catalog/v1/images',
      { data: jpeg(40, 30).toString('base64') },
      'backoffice',
    )
    const images = [url, 'https://pictures.example/2.webp']
    await pages.ask('PUT', `/catalog/v1/products/${cpu}/images`, { images }, 'backoffice')
    await pages.service.service.context.poller.refresh()
    const page = await pages.open('/', { as: '100001' })
    const requested: string[] = []
    await page.route('https://pictures.example/**', (route) => {
      requested.push(route.request().url())
      return route.fulfill({ contentType: 'image/png', body: Buffer.alloc(0) })
    })
    const answer = await page.goto(`${pages.url}/products/${cpu}`)
    expect(answer?.headers()['content-security-policy']).toContain(
      "img-src 'self' data: https://pictures.example;",
    )
    await page.getByRole('img', { name: 'AMD Ryzen 7 9800X3D, picture 1' }).waitFor()
    await page.getByRole('button', { name: 'Show picture 2' }).click()
    await page.getByRole('img', { name: 'AMD Ryzen 7 9800X3D, picture 2' }).waitFor()
    await expect.poll(() => requested.length).toBeGreaterThan(0)
    await expectAccessible(page)
  },
)

browserTest('product page: an unknown product has a page that says so', async () => {
  const page = await pages.open('/products/unknown', { as: '100001' })
  await page.getByRole('heading', { name: 'There is no such product' }).waitFor()
})

browserTest('header search: finds while typing, and keys choose', async () => {
  const page = await pages.open('/orders', { as: '100001' })
  const field = page.getByRole('combobox', { name: 'Search all products' })
  await field.fill('9800x3d')
  const found = page.getByRole('option')
  await found.filter({ hasText: 'AMD Ryzen 7 9800X3D' }).waitFor()
  expect(await found.first().textContent()).toMatch(/Processors · .*in stock/)
  await expectAccessible(page)
  await field.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  await field.press('ArrowDown')
  await page.getByRole('option', { selected: true }).waitFor()
  await field.press('Enter')
  await page.getByRole('heading', { name: 'AMD Ryzen 7 9800X3D', level: 1 }).waitFor()
  expect(await field.inputValue()).toBe('')
})

browserTest('header search: Enter shows all results, on a phone behind a button', async () => {
  const page = await pages.open('/orders', { as: '100001', ...phone })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const field = page.getByRole('combobox', { name: 'Search all products' })
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await field.fill('ryzen')
  await page.getByRole('option').first().waitFor()
  await expectNoSidewaysScroll(page)
  await field.press('Enter')
  await page.getByRole('heading', { name: 'Search: ryzen' }).waitFor()
  expect(new URL(page.url()).search).toBe('?q=ryzen')
  await page.getByRole('list', { name: 'Products found' }).getByRole('listitem').first().waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

browserTest('search page: says what to do if nothing is found', async () => {
  const page = await pages.open('/search?q=ryzzzen', { as: '100001' })
  await page.getByText('Nothing is called “ryzzzen”').waitFor()
  await expectAccessible(page)
})

browserTest('search page: finds an order by its number, and own builds by their name', async () => {
  const orderId = await shopOf(pages).place()
  const { configurationId } = await pages.ask<{ configurationId: string }>(
    'POST',
    '/pcconfig/v1/configurations',
    { bundleId: 'bundle-gaming-pc', products: [] },
  )
  await pages.ask('POST', '/pcconfig/v1/builds', { name: 'Cabin PC', configurationId })
  const page = await pages.open('/search?q=cabin', { as: '100001' })
  await page.getByRole('link', { name: 'Build Cabin PC' }).waitFor()
  const field = page.getByRole('combobox', { name: 'Search all products' })
  await field.fill(orderId.toLowerCase())
  await field.press('Enter')
  await page.getByRole('link', { name: `Order ${orderId}` }).click()
  await page.getByRole('heading', { name: `Order ${orderId}` }).waitFor()
})

browserTest('builder: exports the PC as text', async () => {
  const page = await pages.open(linkOf('bundle-gaming-pc', [cpu]), { as: '100001' })
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await dialog.getByRole('combobox').selectOption('Markdown')
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download as Markdown' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Gaming PC.md')
})
