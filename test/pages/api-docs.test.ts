// The documentation page of the API: the search, and requests that are tried there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { shopOf } from './support/shop.ts'

const pages = usePages()
const shop = shopOf(pages)
const script = join(import.meta.dirname, '../../web/dist/docs.js.br')

/** Not by its role, as one test does: that reads all 80,000 elements of the page each time, for seconds. */
const searchOf = (page: Page) => page.locator('#find')

/** Opens the form of an operation. */
async function tryOut(page: Page, operationId: string) {
  const section = page.locator(`#${operationId}`)
  await section.getByRole('button', { name: 'Try it' }).click()
  const form = section.getByRole('form')
  await form.waitFor()
  return {
    form,
    credential: form.getByLabel('API key or access token'),
    /** Sends it; the first line of the answer. */
    send: async () => {
      await form.getByRole('button', { name: 'Send' }).click()
      const status = form.getByRole('status').filter({ hasText: /\d ms/ })
      return (await status.textContent()) ?? ''
    },
    answer: async () => JSON.parse((await form.locator('.content').textContent()) ?? ''),
  }
}

browserTest('documentation page: a checkout is created, read and submitted with a key', async () => {
  const page = await pages.open('/docs')
  const create = await tryOut(page, 'createCheckout')
  await create.credential.fill('bo_demo_100001')
  expect(await create.send()).toMatch(/^Answer 201 Created, /)
  const { value } = await create.answer()
  await create.form.getByText('As a command').click()
  expect(await create.form.locator('.command').textContent()).toContain(
    `curl -i -X POST '${pages.url}/checkout/v1/create'`,
  )

  const read = await tryOut(page, 'readCheckout')
  expect(await read.credential.inputValue()).toBe('bo_demo_100001')
  await read.form.getByLabel('checkoutId (required)').fill(value)
  expect(await read.send()).toMatch(/^Answer 200 OK, /)
  const [option] = (await read.answer()).deliveryOptions
  expect(option.deliveryOptionId).toEqual(expect.any(String))

  const submit = await tryOut(page, 'submitCheckout')
  await submit.form.getByRole('textbox', { name: 'Body' }).fill(JSON.stringify({ checkoutId: value }))
  expect(await submit.send()).toMatch(/^Answer 204 No Content, /)
  await submit.form.getByText('Headers of the answer').click()
  const headers = await submit.form.locator('.headers').textContent()
  const orderId = /location: \/orders\/v1\/(\S+)/.exec(headers ?? '')?.[1]
  const placed = await pages.ask<{ order: { checkoutId: string } }>('GET', `/orders/v1/${orderId}`)
  expect(placed.order.checkoutId).toBe(value)
})

browserTest('documentation page: a request has the rights of the key, not of who is signed in', async () => {
  const page = await pages.open('/docs', { as: '100001' })
  const list = await tryOut(page, 'listOrders')
  expect(await list.send()).toMatch(/^Answer 401 /)
  expect((await list.answer()).code).toBe('unauthenticated')
  await list.credential.fill('bo_demo_100001')
  await list.form.getByLabel('limit').fill('0')
  expect(await list.send()).toMatch(/^Answer 400 /)
  expect((await list.answer()).errors).toEqual([
    { fieldName: 'limit', message: expect.stringContaining('1') },
  ])
})

browserTest('documentation page: a file is saved, and a service that is gone is reported', async () => {
  const orderId = await shop.place()
  await shop.toWarehouse(orderId)
  const at = `/fulfilment/v1/orders/${orderId}/billings`
  await pages.ask('POST', at, { type: 'Invoice' }, 'backoffice')
  await pages.ask('POST', `${at}/${orderId}-B1/issue`, undefined, 'backoffice')
  const page = await pages.open('/docs')
  const read = await tryOut(page, 'readInvoicePdf')
  await read.credential.fill('bo_demo_backoffice')
  await read.form.getByLabel('billingId (required)').fill(`${orderId}-B1`)
  expect(await read.send()).toMatch(/^Answer 200 OK, /)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    read.form.getByRole('link', { name: 'Save the answer' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('answer.pdf')
  expect(readFileSync(await file.path(), 'latin1').startsWith('%PDF-1.7')).toBe(true)

  await page.context().setOffline(true)
  await read.form.getByRole('button', { name: 'Send' }).click()
  await read.form.getByText('No answer: ').waitFor()
  expect(await read.form.getByRole('link', { name: 'Save the answer' }).isVisible()).toBe(false)
})

browserTest('documentation page: the search finds operations, fields, schemas and problems', async () => {
  const page = await pages.open('/docs')
  const field = searchOf(page)
  const found = page.locator('#found a')
  await field.fill('cancel order')
  expect(await found.first().textContent()).toBe('Cancel an orderPATCH /orders/v1/{orderId}/cancel')
  await field.press('Enter')
  await page.waitForURL(/#cancelOrder$/)
  // The browser scrolls there once it has laid out what is above.
  const heading = page.locator('#cancelOrder :is(h2, h3)')
  await expect.poll(async () => (await heading.boundingBox())?.y, { timeout: 30_000 }).toBeCloseTo(24, -2)

  await field.fill('promise_changed')
  const [tab] = await Promise.all([
    page.waitForURL(`${pages.url}/problems/promise_changed`).then(() => page),
    found.first().click(),
  ])
  await tab.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await field.fill('billingReference')
  await found.filter({ hasText: /^PlacedOrderReferencesSchema$/ }).waitFor()
  await field.fill('xyzzy')
  await page.getByText('Nothing has all of these words.').waitFor()
  await field.fill('')
  await page.locator('nav').getByText('Idempotency keys', { exact: true }).waitFor()
})

browserTest(
  'documentation page: asks only this service, and for the document when a form is opened',
  async () => {
    const page = await pages.open('/problems')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url().replace(pages.url, '')))
    const response = await page.goto(`${pages.url}/docs`)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self';")
    await page.getByRole('searchbox').waitFor()
    const atFirst = asked.filter((path) => path !== '/favicon.ico')
    expect(atFirst).toEqual(['/docs', '/docs.js'])
    await (await tryOut(page, 'getOrder')).form.waitFor()
    expect(asked.filter((path) => !atFirst.includes(path) && path !== '/favicon.ico')).toEqual([
      '/openapi.json',
    ])
  },
)

browserTest(
  'documentation page: is accessible and not too wide on a phone, with a form and its answer',
  async () => {
    const page = await pages.open('/docs', phone)
    const create = await tryOut(page, 'createCheckout')
    await create.send()
    await searchOf(page).fill('order')
    await expectNoSidewaysScroll(page)
    // All operations are made by one template: axe would need minutes for all of them.
    await page.evaluate(() => {
      for (const section of document.querySelectorAll(
        '.operation:not(#createCheckout, #listOrders), .schema ~ .schema',
      ))
        section.remove()
    })
    await expectAccessible(page)
  },
)

browserTest('documentation page: is complete without scripts', async () => {
  const page = await pages.open('/docs', { javaScriptEnabled: false })
  await page.locator('#cancelOrder :is(h2, h3)', { hasText: 'Cancel an order' }).waitFor()
  expect(await searchOf(page).isVisible()).toBe(false)
  expect(await page.locator(':is(button, [role=button]):visible').count()).toBe(0)
})

test('documentation page: its script is small', () => {
  expect(readFileSync(script).length).toBeLessThan(4_000)
})
