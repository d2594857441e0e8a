import { expect } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'

const pages = usePages()

browserTest('sign-in: the demo needs one click and applies to all tabs, until one signs out', async () => {
  const page = await pages.open('/')
  await expectAccessible(page)
  const other = await page.context().newPage()
  await other.goto(pages.url)
  await other.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByRole('button', { name: 'Customer in Norway (NOK)' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).waitFor()
  await other.getByRole('navigation').getByRole('link', { name: 'Orders' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await other.getByRole('heading', { name: 'Sign in' }).waitFor()
})

browserTest('open data: every page names its source and licence, except on paper', async () => {
  const page = await pages.open('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'BuildCores OpenDB' }).waitFor()
  await footer.getByRole('link', { name: 'ODC-By 1.0' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await footer.isVisible()).toBe(false)
})

browserTest('sign-in: scripts can read neither the key nor the cookie', async () => {
  const page = await pages.open('/')
  await page.getByRole('button', { name: 'Customer in Norway (NOK)' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).waitFor()
  const readable = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(readable).not.toContain('bo_demo')
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  expect(readable).not.toContain(cookie?.value ?? 'no cookie')
})

browserTest('sign-in: a tab follows another one that signs in as another user', async () => {
  const page = await pages.open('/orders', { as: '100001' })
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).waitFor()
  const other = await page.context().newPage()
  await other.goto(pages.url)
  await other.getByRole('button', { name: 'Sign out' }).click()
  await other.getByRole('button', { name: 'Warehouse and back office' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Back office' }).waitFor()
})

browserTest('sign-out: all tabs forget what was typed', async () => {
  const page = await pages.open('/orders', { as: '100001' })
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  const other = await page.context().newPage()
  await other.goto(`${pages.url}/orders`)
  await other.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  for (const tab of [page, other])
    await tab.evaluate(() => sessionStorage.setItem('buildorder.checkout.form', '{}'))
  await page.evaluate(() => localStorage.setItem('buildorder.checkout.placed', '{}'))
  await page.getByRole('button', { name: 'Sign out' }).click()
  for (const tab of [page, other]) {
    await tab.getByRole('heading', { name: 'Sign in' }).waitFor()
    const kept = () =>
      tab.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].join())
    await expect.poll(kept).not.toContain('buildorder.checkout.')
  }
})

browserTest(
  'sign-out: says so if the service does not answer, because the cookie is still valid',
  async () => {
    const page = await pages.open('/orders', { as: '100001' })
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
    await page.route('**/customers/v1/session', (route) => route.abort())
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('You are still signed in').waitFor()
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  },
)

browserTest('sign-in: a rejected key is reported, and the next one works', async () => {
  const page = await pages.open('/orders')
  await page.getByLabel('API key').fill('something else')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('An API key begins with bo_.').waitFor()
  await page.getByLabel('API key').fill('bo_nobody')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').filter({ hasText: 'not accepted' }).waitFor()
  await page.getByLabel('API key').fill('bo_demo_100001')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
})

browserTest('sign-in: fits a phone', async () => {
  const page = await pages.open('/', phone)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

browserTest('document: allows no inline script and no other origin', async () => {
  const response = await fetch(pages.url)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
  const text = await response.text()
  expect(text).not.toMatch(/<script(?![^>]*\bsrc=)/)
  expect(text.match(/(?:src|href)="(?:https?:)?\/\//g)).toBeNull()
})

browserTest('keyboard: the first Tab offers to skip the navigation, and stays on the page', async () => {
  const page = await pages.open('/orders', { as: '100001' })
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  expect(new URL(page.url()).pathname).toBe('/orders')
})
