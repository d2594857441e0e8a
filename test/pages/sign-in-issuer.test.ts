// Sign-in at a real issuer, through its own pages, in a real browser.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { startSignInIssuer } from '../support/issuer-sign-in.ts'
import { browserTest, expectAccessible, type Pages, usePages } from './support/browser.ts'
import { fillInIssuersForm, goToIssuer, signInButton } from './support/issuer-form.ts'

const issuer = await startSignInIssuer()
const service = { lead: 0 }
const pages: Pages = usePages({ env: issuer.env, clock: () => Date.now() + service.lead })

beforeAll(async () => {
  if (pages.url) await issuer.register(pages.url)
})
beforeEach(() => {
  service.lead = 0
  Object.assign(issuer.state, { tokenSeconds: 600, isDown: false, grants: [] })
})
afterAll(() => issuer.stop())

const alert = (page: Page) => page.getByRole('alert')

/** The service has answered who is signed in. */
const isSignedIn = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Orders' }).waitFor()
const storage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
const session = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('buildorder.session') ?? 'null'))

browserTest('sign-in: returns to the page where it started', async () => {
  const page = await pages.open('/orders?state=Shipped#here')
  await expectAccessible(page)
  await fillInIssuersForm(page, 'kari')
  await isSignedIn(page)
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
  expect(page.url()).toBe(`${pages.url}/orders?state=Shipped#here`)
  // No token stays in the browser, and the session is valid in all tabs.
  expect(await storage(page)).not.toMatch(/[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/)
  await page.reload()
  await isSignedIn(page)
  const other = await page.context().newPage()
  await other.goto(pages.url)
  await isSignedIn(other)
})

browserTest(
  'sign-in: the code stays neither in the address nor in the history, and the attempt is deleted',
  async () => {
    const page = await pages.open('/orders')
    const documents: string[] = []
    page.on('framenavigated', (frame) => documents.push(frame.url()))
    await fillInIssuersForm(page, 'kari')
    await isSignedIn(page)
    const arrived = documents.find((url) => url.includes('code='))
    expect(arrived).toContain(`${pages.url}/sign-in?`)
    // The history entries since the issuer's last page.
    const entries = await page.evaluate(() => navigation.entries().map(({ url }) => url))
    expect(entries).toEqual([`${pages.url}/orders`])
    expect(await storage(page)).not.toContain('codeVerifier')
  },
)

browserTest('sign-in: the pages may connect to the service and the issuer only', async () => {
  const policy = (await fetch(pages.url)).headers.get('content-security-policy')
  expect(policy).toContain(`; connect-src 'self' ${issuer.url};`)
})

browserTest('sign-in: a response with another state is rejected', async () => {
  const page = await pages.open('/orders')
  await goToIssuer(page)
  await page.goto(`${pages.url}/sign-in?code=stolen&state=another&iss=${encodeURIComponent(issuer.url)}`)
  await alert(page).filter({ hasText: 'did not ask for' }).waitFor()
  expect(page.url()).toBe(`${pages.url}/orders`)
  await expectAccessible(page)
  expect(issuer.state.grants).toEqual([])
  // It does not end an existing session either.
  await fillInIssuersForm(page, 'kari')
  await isSignedIn(page)
  const before = await session(page)
  await page.goto(`${pages.url}/sign-in?code=stolen&state=another`)
  await isSignedIn(page)
  expect(await session(page)).toEqual(before)
})

browserTest('sign-in: a response with another nonce is rejected', async () => {
  const page = await pages.open('/orders')
  await page.route(
    `${issuer.url}/auth?**`,
    (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('nonce', 'another')
      return route.fulfill({ status: 303, headers: { location: url.href } })
    },
    { times: 1 },
  )
  await fillInIssuersForm(page, 'kari')
  await alert(page).filter({ hasText: 'did not ask for' }).waitFor()
  expect(await session(page)).toBeNull()
})

browserTest('sign-in: a cancelled one is reported and can be retried', async () => {
  const page = await pages.open('/orders')
  await goToIssuer(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await alert(page).filter({ hasText: 'The sign-in was cancelled.' }).waitFor()
  expect(page.url()).toBe(`${pages.url}/orders`)
  await fillInIssuersForm(page, 'kari')
  await isSignedIn(page)
})

browserTest(
  'sign-in: an issuer that does not answer is reported, before and after the redirect',
  async () => {
    const page = await pages.open('/orders')
    issuer.state.isDown = true
    await signInButton(page).click()
    await alert(page).filter({ hasText: 'does not answer' }).waitFor()
    issuer.state.isDown = false
    await goToIssuer(page)
    await page.getByPlaceholder('Enter any login').fill('kari')
    await page.getByPlaceholder('and password').fill('anything')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.route(`${issuer.url}/token`, (route) => route.abort())
    await page.getByRole('button', { name: 'Continue' }).click()
    await alert(page).filter({ hasText: 'does not answer' }).waitFor()
    await page.unroute(`${issuer.url}/token`)
    // The issuer still has its session.
    await signInButton(page).click()
    await isSignedIn(page)
  },
)

browserTest(
  'session: outlives the access token, and ends after its hours with a new sign-in on the same page',
  async () => {
    const page = await pages.open('/orders')
    await fillInIssuersForm(page, 'kari')
    await isSignedIn(page)
    service.lead = 3_600_000
    await page.reload()
    await isSignedIn(page)
    service.lead = 13 * 3_600_000
    await page.reload()
    await alert(page).filter({ hasText: 'has ended' }).waitFor()
    expect(page.url()).toBe(`${pages.url}/orders`)
    service.lead = 0
    await signInButton(page).click()
    await isSignedIn(page)
    expect(page.url()).toBe(`${pages.url}/orders`)
  },
)

browserTest('session: a token that the service rejects is reported', async () => {
  const page = await pages.open('/orders')
  service.lead = 3_600_000
  await fillInIssuersForm(page, 'kari')
  await alert(page).filter({ hasText: 'was not accepted here' }).waitFor()
  await expectAccessible(page)
})

browserTest('session: a user without an account gets a message and can sign out at the issuer', async () => {
  const page = await pages.open('/orders')
  await fillInIssuersForm(page, 'nobody')
  await alert(page).filter({ hasText: 'neither a customer account nor a right of staff' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out at your organisation' }).click()
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await fillInIssuersForm(page, 'kari')
  await isSignedIn(page)
})

browserTest('sign-out: ends the session at the issuer too', async () => {
  const page = await pages.open('/orders')
  await fillInIssuersForm(page, 'kari')
  await isSignedIn(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await signInButton(page).waitFor()
  expect(page.url()).toMatch(`${pages.url}/sign-in`)
  // The issuer asks for a login again: its session has ended.
  await fillInIssuersForm(page, 'kari')
  await isSignedIn(page)
  expect(new URL(page.url()).pathname).toBe('/')
})

browserTest('sign-out: works when the issuer does not answer, and explains the consequence', async () => {
  const page = await pages.open('/orders')
  await fillInIssuersForm(page, 'kari')
  await isSignedIn(page)
  issuer.state.isDown = true
  await page.reload()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await alert(page).filter({ hasText: 'may still be open' }).waitFor()
  expect(await session(page)).toBeNull()
})
