// How the pages are served, and their size.
import { globSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSite } from '../../src/site/site.ts'
import { sheetNames } from '../../web/mantine-styles.ts'
import { gamingPc } from '../support/demo.ts'
import { startTestService } from '../support/service.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'

const pages = usePages()
const dist = join(import.meta.dirname, '../../web/dist')
const script = () => {
  const [path] = readFileSync(join(dist, 'index.html'), 'utf8').match(/assets\/vendor-[\w.-]+\.js/) ?? []
  return `/${path}`
}

describe('assets and documents', () => {
  let url = ''
  let stop = async () => {}
  beforeAll(async () => {
    const service = await startTestService('sqlite')
    url = service.url
    stop = service.stop
  })
  afterAll(() => stop())

  test('assets: are cached forever and sent compressed', async () => {
    const plain = await fetch(url + script(), { headers: { 'accept-encoding': 'identity' } })
    const size = (await plain.arrayBuffer()).byteLength
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(url + script(), { headers: { 'accept-encoding': encoding } })
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      const length = Number(response.headers.get('content-length'))
      const best = readFileSync(join(dist, script() + (encoding === 'br' ? '.br' : '.gz'))).length
      expect(length, encoding).toBe(best)
      expect(length).toBeLessThan(size * 0.35)
      expect((await response.arrayBuffer()).byteLength).toBe(size)
    }
  })

  test('licences: the file names every package that the pages declare and bundle, with its text', async () => {
    const response = await fetch(`${url}/THIRD_PARTY_LICENSES.txt`)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const text = await response.text()
    for (const name of [
      'react',
      'react-dom',
      '@mantine/core',
      '@tanstack/react-router',
      'recharts',
      'oauth4webapi',
    ]) {
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'))
    }
    expect(text).toContain('Permission is hereby granted, free of charge')
    // Pages share functions with the service, and must not bundle its schemas with them.
    expect(text).not.toMatch(/^typebox /m)
  })

  test('assets: a matching If-None-Match answers 304', async () => {
    const first = await fetch(url + script())
    await first.arrayBuffer()
    const tag = first.headers.get('etag') ?? ''
    const again = await fetch(url + script(), { headers: { 'if-none-match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await fetch(url + script(), { headers: { 'if-none-match': '"another"' } })
    expect(other.status).toBe(200)
    await other.arrayBuffer()
  })

  test('site: HEAD answers like GET without the body', async () => {
    for (const path of [script(), '/', '/orders', '/favicon.svg']) {
      const [get, head] = await Promise.all(['GET', 'HEAD'].map((method) => fetch(url + path, { method })))
      const summaryOf = (response: Response | undefined) =>
        ['content-type', 'cache-control', 'etag', 'content-encoding', 'content-length'].map((name) =>
          response?.headers.get(name),
        )
      expect(head?.status, path).toBe(200)
      expect(summaryOf(head), path).toEqual(summaryOf(get))
      expect(await head?.text()).toBe('')
      await get?.text()
    }
  })

  test('document: is never cached, and every page address serves it', async () => {
    for (const path of [
      '/',
      '/cart',
      '/checkout',
      '/orders',
      '/orders/1',
      '/sign-in',
      '/backoffice',
      '/backoffice/stock',
    ]) {
      const response = await fetch(url + path)
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
      expect(await response.text()).toContain('<div id="root">')
    }
  })

  test('site: unknown paths are 404, also below the assets, and no path leaves the folder', async () => {
    for (const path of [
      '/assets/gone-12345678.js',
      '/assets/',
      '/assets/../index.html',
      '/assets/%2e%2e/index.html',
      '/index.html',
      '/.built-from',
      `${script()}.gz`,
      '/nothing-here',
      '/orders/1/2',
    ]) {
      const response = await fetch(url + path)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.json()).toMatchObject({ code: 'path_not_found' })
    }
  })
})

browserTest('unknown address: a browser gets a page that leads home', async () => {
  const page = await pages.open('/', { as: '100001' })
  const response = await page.goto(`${pages.url}/nothing/here`)
  expect([response?.status(), response?.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  await page.getByText('There is no page at this address.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.waitForURL(`${pages.url}/`)
})

browserTest('navigation: the focus moves to the heading of the next page', async () => {
  const page = await pages.open('/', { as: '100001' })
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await focused()).toBe('BODY')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  await expect.poll(focused).toBe('H1')
})

browserTest('header: the documentation is for visitors and staff, not for customers', async () => {
  const links = async (as?: '100001' | 'backoffice') => {
    const page = await pages.open('/', as ? { as } : {})
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    if (as) await page.getByRole('navigation').getByRole('link').first().waitFor()
    return page.getByRole('link', { name: 'Documentation' }).count()
  }
  expect(await links()).toBe(1)
  expect(await links('100001')).toBe(0)
  expect(await links('backoffice')).toBe(1)
})

test('styles: every class name used in scripts has a style', () => {
  const text = (ending: string) =>
    globSync(join(dist, `assets/*.${ending}`))
      .map((file) => readFileSync(file, 'utf8'))
      .join()
  const whole = readFileSync(new URL(import.meta.resolve('@mantine/core/styles.css')), 'utf8')
  const styled = new Set(whole.match(/(?<=\.)m_[0-9a-f]{6,8}\b/g))
  const used = new Set(text('js').match(/\bm_[0-9a-f]{6,8}\b/g))
  const there = text('css')
  const missing = [...used].filter((name) => styled.has(name) && !there.includes(`.${name}`))
  expect(used.size).toBeGreaterThan(50)
  expect(missing).toEqual([])
})

test('styles: a component’s styles come after those it builds on', () => {
  const files = globSync(join(dist, 'assets/*.css')).map((file) => readFileSync(file, 'utf8'))
  const layered = files.filter((text) => text.includes('@layer mantine.'))
  expect(layered.length).toBeGreaterThan(0)
  for (const text of layered) {
    const names = [...text.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, list = '']) => list.split(','))
    expect([...new Set(names)].map((name) => name.trim().replace('mantine.', ''))).toEqual(sheetNames())
  }
})

test('styles: light and dark colours are left to the browser', () => {
  const styles = globSync(join(dist, 'assets/*.css')).map((file) => readFileSync(file, 'utf8'))
  expect(styles.join()).toContain('light-dark(')
  expect(styles.join()).not.toContain('--lightningcss')
})

test('site: every file is known', () => {
  expect(readSite(dist)?.assets.map(({ path }) => path)).toContain(script())
  expect(readSite(join(dist, 'nowhere'))).toBeUndefined()
})

browserTest('accessibility check: finds a button without a name, and grey text on a dark page', async () => {
  const page = await pages.open('/livez')
  await page.setContent(
    '<html lang="en"><title>Page</title><main><h1>Page</h1><button></button></main></html>',
  )
  await expect(expectAccessible(page)).rejects.toMatchObject({
    actual: [expect.stringContaining('light button-name')],
  })
  await page.setContent(`<html lang="en"><title>Page</title><main><h1>Page</h1><p>Text</p></main>
    <style>@media (prefers-color-scheme: dark) { p { color: #555; background: #333 } }</style></html>`)
  await expect(expectAccessible(page)).rejects.toMatchObject({
    actual: [expect.stringContaining('dark color-contrast')],
  })
})

browserTest('accessibility check: finds the one row of a list whose text is too pale', async () => {
  const page = await pages.open('/livez')
  const rows = Array.from(
    { length: 40 },
    (_, row) => `<li class="row"${row === 30 ? ' style="color: #ccc"' : ''}>Row ${row}</li>`,
  )
  await page.setContent(
    `<html lang="en"><title>Page</title><main><h1>Page</h1><ul>${rows.join('')}</ul></main></html>`,
  )
  await expect(expectAccessible(page)).rejects.toMatchObject({
    actual: [expect.stringMatching(/light color-contrast.*Row 30/)],
  })
})

interface FirstView {
  name: string
  as?: '100001' | 'backoffice'
  path: string
  show: (page: Page) => Promise<void>
  /** For its data and all headers too. */
  maxBytes: number
  /** Of scripts and styles, for browsers and proxies without Brotli. */
  maxGzipBytes: number
}

const maxRequests = 25

const firstViews: FirstView[] = [
  {
    name: 'sign-in and then the builder',
    path: '/',
    show: async (page) => {
      await page.getByRole('button', { name: 'Customer in Norway (NOK)' }).click()
      await page.getByRole('heading', { name: 'Build a PC' }).waitFor()
    },
    maxBytes: 230_000,
    maxGzipBytes: 245_000,
  },
  {
    name: 'a whole PC',
    as: '100001',
    path: `/?bundle=bundle-gaming-pc&parts=${gamingPc.join('.')}`,
    show: (page) =>
      page
        .getByRole('button', { name: /^More for/ })
        .first()
        .waitFor(),
    maxBytes: 240_000,
    maxGzipBytes: 250_000,
  },
  {
    name: 'the orders',
    as: '100001',
    path: '/orders',
    show: (page) => page.getByRole('heading', { name: 'Orders' }).waitFor(),
    maxBytes: 215_000,
    maxGzipBytes: 245_000,
  },
  {
    name: 'the back office',
    as: 'backoffice',
    path: '/backoffice',
    show: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
    maxBytes: 350_000,
    maxGzipBytes: 396_000,
  },
]

/** Bytes of a body on the wire, with gzip: `fetch` would only show the decompressed size. */
function bytesWithGzip(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, async (response) => {
      let bytes = 0
      for await (const chunk of response) bytes += chunk.length
      const isPacked = response.statusCode === 200 && response.headers['content-encoding'] === 'gzip'
      if (isPacked) resolve(bytes)
      else reject(new Error(`${url} answered ${response.statusCode} without gzip`))
    }).on('error', reject)
  })
}

browserTest.each(firstViews)('first view: $name takes few requests and bytes', async (view) => {
  const page = await pages.open('/livez', view.as ? { as: view.as } : {})
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(pages.url + view.path)
  await view.show(page)
  await page.waitForLoadState('networkidle')

  const files = requests.filter((request) => ['script', 'stylesheet'].includes(request.resourceType()))
  const compressed = await Promise.all(files.map((request) => bytesWithGzip(request.url())))
  const total = compressed.reduce((sum, weight) => sum + weight, 0)
  const list = requests.map((request) => `${request.method()} ${request.url().slice(pages.url.length)}`)
  console.log(
    `${view.name}: ${list.length} requests, ${(bytes / 1000).toFixed(1)} kB; scripts and styles with gzip: ${(total / 1000).toFixed(1)} kB`,
  )
  expect(files.length).toBeGreaterThan(2)
  expect(list.length, list.join('\n')).toBeLessThanOrEqual(maxRequests)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes, list.join('\n')).toBeLessThan(view.maxBytes)
  expect(total).toBeLessThan(view.maxGzipBytes)
})

const ordersScript = /assets\/orders-page-[\w-]+\.js$/

browserTest('upgrade: a tab from before reloads once and continues to its target', async () => {
  const page = await pages.open('/', { as: '100001' })
  const link = page.getByRole('navigation').getByRole('link', { name: 'Orders' })
  await link.waitFor()
  let documents = 0
  page.on('domcontentloaded', () => documents++)
  let asked = 0
  // Missing for the old tab; after its reload, the new tab finds it.
  await page.route(ordersScript, (route) => {
    asked++
    return documents === 0 ? route.fulfill({ status: 404 }) : route.continue()
  })
  await link.click()
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
  expect(page.url()).toBe(`${pages.url}/orders`)
  expect(documents).toBe(1)
  expect(asked).toBeGreaterThan(1)
})

browserTest('missing file: a message is shown instead of endless reloads', async () => {
  const page = await pages.open('/', { as: '100001' })
  let documents = 0
  page.on('domcontentloaded', () => documents++)
  await page.route(ordersScript, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor()
  expect(documents).toBe(1)
  await expectAccessible(page)
  await page.unroute(ordersScript)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
})

browserTest('missing file: without a connection the tab is not reloaded', async () => {
  const page = await pages.open('/', { as: '100001' })
  const link = page.getByRole('navigation').getByRole('link', { name: 'Orders' })
  await link.waitFor()
  let documents = 0
  page.on('domcontentloaded', () => documents++)
  await page.context().setOffline(true)
  await link.click()
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor()
  expect(documents).toBe(0)
})

browserTest('phone menu: the keyboard opens and closes it', async () => {
  const page = await pages.open('/', { as: '100001', ...phone })
  const button = page.getByRole('button', { name: 'Open the menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation')
  await menu.getByRole('link', { name: 'Orders' }).waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await button.click()
  await menu.getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
  await menu.waitFor({ state: 'detached' })
})
