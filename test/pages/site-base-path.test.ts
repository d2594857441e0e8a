// The pages behind a prefix, as behind a proxy that serves other things too.
import { expect } from 'vitest'
import { browserTest, usePages } from './support/browser.ts'

const pages = usePages({ env: { BASE_PATH: '/shop/api' } })

browserTest('sign in, go on, and load a deep address again', async () => {
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

browserTest('the prefix without a slash at the end is the first page too', async () => {
  const page = await pages.open('')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})
