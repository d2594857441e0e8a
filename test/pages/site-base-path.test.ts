// The pages below a prefix, as behind a proxy with other sites.
import { afterAll, beforeAll, expect } from 'vitest'
import { startSignInIssuer } from '../support/issuer-sign-in.ts'
import { browserTest, usePages } from './support/browser.ts'
import { fillInIssuersForm } from './support/issuer-form.ts'

const issuer = await startSignInIssuer()
const pages = usePages({ env: { BASE_PATH: '/shop/api', ...issuer.env } })

beforeAll(async () => {
  if (pages.url) await issuer.register(pages.url)
})
afterAll(() => issuer.stop())

browserTest('base path: sign-in, navigation and reload of a deep link work', async () => {
  expect(pages.url).toMatch(/\/shop\/api$/)
  const page = await pages.open('/')
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${pages.url}/`)) outside.push(request.url())
  })
  await page.getByRole('button', { name: 'Customer in Norway (NOK)' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
  expect(page.url()).toBe(`${pages.url}/orders`)
  await page.reload()
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
  await page.goto(`${pages.url}/backoffice/stock?search=ryzen`)
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  await page.goto(`${pages.url}/orders/unknown`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(outside).toEqual([])
})

browserTest('base path: the prefix without a trailing slash is the first page too', async () => {
  const page = await pages.open('')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})

browserTest('base path: the issuer returns to an address below the prefix', async () => {
  const page = await pages.open('/orders')
  await fillInIssuersForm(page, 'kari')
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
  expect(page.url()).toBe(`${pages.url}/orders`)
})
