// A price that staff change is seen by a customer whose page is open.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest, usePages } from './support/browser.ts'

const pages = usePages()
const cpu = 'cpu-amd-ryzen-7-9800x3d'

const setPrice = (net: number) =>
  pages.ask('PUT', `/admin/v1/price-lists/NOK-standard/prices/${cpu}`, { net }, 'backoffice')
/** With 25 % VAT, as the page writes it. */
const shown = (net: number) => new RegExp(`${net * 1.25}`.replace(/(\d)(\d{3})$/, '$1\\s$2'))

const countQuestions = (page: Page) => {
  const questions = { count: 0 }
  page.on('request', (request) => {
    if (request.url().endsWith('/offer-version')) questions.count++
  })
  return questions
}

// The pauses between its questions are those of web/src/products/follow-pace.test.ts: a time would show how busy the machine is.
browserTest(
  'price change: an open product page shows it with its next question, without a reload',
  async () => {
    const page = await pages.open(`/products/${cpu}`, { as: '100001' })
    await page
      .getByText(/5\s542,50/)
      .first()
      .waitFor()
    const questions = countQuestions(page)
    const needed: number[] = []
    for (const net of [4000, 4400, 4800]) {
      await setPrice(net)
      const before = questions.count
      await page.getByText(shown(net)).first().waitFor()
      needed.push(questions.count - before)
    }
    // One, and those that it sends while it loads the price and draws it.
    expect(Math.min(...needed), `questions: ${needed}`).toBeLessThanOrEqual(2)
  },
)

browserTest('price change: a customer who comes back to a product sees it', async () => {
  await setPrice(6000)
  const page = await pages.open(`/products/${cpu}`, { as: '100001' })
  await page.getByText(shown(6000)).first().waitFor()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor()
  await setPrice(6400)
  await page.goBack()
  await page.getByText(shown(6400)).first().waitFor()
})

browserTest('price change: a hidden page asks nothing', async () => {
  const page = await pages.open(`/products/${cpu}`, { as: '100001' })
  const questions = countQuestions(page)
  await expect.poll(() => questions.count).toBeGreaterThan(1)
  // Headless browsers do not hide pages: the page is told that it is hidden.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForTimeout(600)
  const before = questions.count
  await page.waitForTimeout(2000)
  expect(questions.count).toBe(before)
})
