// What people do on the page that builds a PC.
import type { Page } from 'playwright-core'

export const linkOf = (bundle: string, parts: string[]) =>
  `/?bundle=${bundle}${parts.length > 0 ? `&parts=${parts.join('.')}` : ''}`

/** A place of the PC, as people see it. */
export const slot = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What is said about the PC as a whole. */
export const panel = (page: Page) => page.getByRole('complementary', { name: 'This PC' })

/** Opens a choice with this button and takes a product from it. */
export async function take(page: Page, button: string, product: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(product)
  await dialog.getByRole('button', { name: `Choose ${product}`, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Presses Tab until what is wanted has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('aria-label') ?? element?.textContent
    })
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${name}.`)
}
