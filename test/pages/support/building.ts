// Actions on the builder page.
import type { Page } from 'playwright-core'

export const linkOf = (bundle: string, parts: string[]) =>
  `/?bundle=${bundle}${parts.length > 0 ? `&parts=${parts.join('.')}` : ''}`

/** A slot of the PC. */
export const slot = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The panel with the summary of the PC. */
export const panel = (page: Page) => page.getByRole('complementary', { name: 'This PC' })

/** Opens the candidate picker with this button and chooses a product. */
export async function take(page: Page, button: string, product: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(product)
  await dialog.getByRole('button', { name: `Choose ${product}`, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Chooses from the menu of a part, such as "Remove DeepCool AK620". */
export async function fromMenu(page: Page, part: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${part}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Presses Tab until the element has the focus. */
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
