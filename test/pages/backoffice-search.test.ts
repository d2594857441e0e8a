// One field for staff, on every page of the back office: by keyboard, and on a phone.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { exampleDraft } from '../../src/contract/example-draft.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { cpu, cpuName, placeOrder } from './support/demo-orders.ts'

const pages = usePages()
const field = (page: Page) => page.getByRole('combobox', { name: 'Find in the back office' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

/** An order of a person with this name, once the search knows it. */
async function orderOf(contactPersonName: string): Promise<string> {
  const { deliveryAddress } = exampleDraft.delivery
  const orderId = await placeOrder(pages, [[cpu, 1]], '100001', {
    ...exampleDraft.delivery,
    deliveryAddress: { ...deliveryAddress, contactPersonName, addressLine1: 'Havnegata 17' },
  })
  const path = `/fulfilment/v1/search?q=${encodeURIComponent(contactPersonName)}`
  const found = () =>
    pages
      .ask<{ orders: { orderId: string }[] }>('GET', path, undefined, 'backoffice')
      .then(({ orders }) => orders)
  await expect.poll(found, { timeout: 30_000 }).toMatchObject([{ orderId }])
  return orderId
}

browserTest(
  'desk search: the key / leads to it from any page, and Enter opens the order of the caller',
  async () => {
    const orderId = await orderOf('Ragnhild Tveit')
    const page = await pages.open('/backoffice/stock', { as: 'backoffice' })
    await field(page).waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('/')
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.type('tveit ragnhlid')
    await option(page, new RegExp(orderId)).getByText('Contact Ragnhild Tveit').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/backoffice/orders/${orderId}`)
    expect(await field(page).inputValue()).toBe('')

    // In a field, the key writes.
    await page.goto(`${pages.url}/backoffice/orders`)
    await page.getByRole('searchbox', { name: 'Search', exact: true }).first().fill('a')
    await page.keyboard.press('/')
    expect(await page.getByRole('searchbox', { name: 'Search', exact: true }).first().inputValue()).toBe('a/')
  },
)

browserTest(
  'desk search: arrows go through all groups, and Enter before the answer opens what it finds',
  async () => {
    const orderId = await orderOf('Sunniva Aamodt')
    const page = await pages.open('/backoffice', { as: 'backoffice' })
    await field(page).fill(cpuName)
    await page.getByRole('group', { name: 'Products' }).waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    const chosen = page.getByRole('option', { selected: true })
    await chosen.waitFor()
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
    await page.keyboard.press('Escape')
    expect(await page.getByRole('option').count()).toBe(0)

    await field(page).fill('')
    await page.keyboard.type('sunniva aamodt')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/backoffice/orders/${orderId}`)
  },
)

browserTest(
  'desk search: on a phone it opens below the header, and says so when nothing is found',
  async () => {
    const orderId = await orderOf('Torbjørg Solheim')
    const page = await pages.open('/backoffice/orders', { as: 'backoffice', ...phone })
    await page.getByRole('button', { name: 'Find in the back office' }).click()
    await field(page).fill('zzzzqqq 99')
    await page.getByText('Nothing found for “zzzzqqq 99”').waitFor()
    await expectAccessible(page)
    await field(page).fill('torbjorg')
    await option(page, new RegExp(orderId)).waitFor()
    await expectNoSidewaysScroll(page)
    await option(page, new RegExp(orderId)).click()
    await page.waitForURL(`**/backoffice/orders/${orderId}`)
  },
)
