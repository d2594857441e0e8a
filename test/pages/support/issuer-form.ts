// The issuer's own pages, which the test fills in.
import type { Page } from 'playwright-core'

export const signInButton = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with your organisation' })

export async function goToIssuer(page: Page): Promise<void> {
  // The issuer's form loads a font from the web.
  await page.route(/fonts\.googleapis/, (route) => route.abort())
  await signInButton(page).click()
  await page.getByPlaceholder('Enter any login').waitFor()
}

export async function fillInIssuersForm(page: Page, login: string): Promise<void> {
  await goToIssuer(page)
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('anything')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}
