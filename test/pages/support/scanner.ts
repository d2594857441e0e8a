// A barcode scanner: a keyboard that types fast and ends with Enter.
import type { Page } from 'playwright-core'

export async function scanCode(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

/** Waits for what the page answers to a scan. */
export const says = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()
