import type { Page } from 'playwright-core'

/** Signs a browser in with a key, as the sign-in page does. Call it before the first page is opened. */
export async function signInBrowser(page: Page, url: string, key: string): Promise<void> {
  const { origin } = new URL(url)
  const response = await page.context().request.post(`${url}/customers/v1/session`, {
    headers: { Authorization: `Bearer ${key}`, Origin: origin },
    data: {},
  })
  if (response.status() !== 204) throw new Error(`Signing in answered ${response.status()}.`)
  const note = JSON.stringify({ since: Date.now(), viaIssuer: false })
  // Once for each sign-in: a reload after signing out must not sign in again.
  await page.addInitScript(`if (location.origin === '${origin}' && sessionStorage.getItem('buildorder.test') !== '${note}') {
    sessionStorage.setItem('buildorder.test', '${note}')
    localStorage.setItem('buildorder.session', '${note}')
  }`)
}
