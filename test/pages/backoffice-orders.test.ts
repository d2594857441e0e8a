import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { act, cpu, cpuName, placeOrder, readOrder, toWarehouse } from './support/demo-orders.ts'

const pages = usePages()
const openOrders = (query = '') => pages.open(`/backoffice/orders${query}`, { as: 'backoffice' })
const row = (page: Page, orderId: string) => page.locator(`tr[data-order="${orderId}"]`)
const rowIn = (page: Page, orderId: string, state: string) =>
  row(page, orderId).getByText(state, { exact: true }).waitFor()

/** The list no longer follows changes; only that request names a limit. */
const stopLive = (page: Page) => page.route(/\/fulfilment\/v1\/orders\?.*limit=/, (route) => route.abort())

browserTest('back office: a customer sees that it is for staff', async () => {
  const page = await pages.open('/backoffice/orders', { as: '100001' })
  await page.getByText('The back office is for staff').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to my orders' }).click()
  await page.waitForURL('**/orders')
})

browserTest('order list: an order goes from placed to invoiced by clicking its next action', async () => {
  const orderId = await placeOrder(pages, [[cpu, 2]])
  const page = await openOrders()
  const button = (name: string) => row(page, orderId).getByRole('button', { name: `${name} ${orderId}` })
  await rowIn(page, orderId, 'Placed')
  await button('Confirm').click()
  await page.getByText(`${orderId} is confirmed.`).waitFor()
  await rowIn(page, orderId, 'Confirmed')
  await button('Release').click()
  await rowIn(page, orderId, 'Released')

  await button('Ship…').click()
  const ship = page.getByRole('dialog')
  await ship.getByLabel(`Units of ${cpuName}`).waitFor()
  expect(await ship.getByLabel(`Units of ${cpuName}`).inputValue()).toBe('2')
  await ship.getByLabel(`Serial numbers of ${cpuName}`).fill(`A-${orderId}`)
  await ship.getByText('Only 1 of 2: give one for each unit, or none').waitFor()
  expect(await ship.getByRole('button', { name: 'Ship 2 units' }).isDisabled()).toBe(true)
  await ship.getByLabel(`Serial numbers of ${cpuName}`).fill(`A-${orderId}\nB-${orderId}`)
  await ship.getByLabel('Tracking number of the carrier').fill('FP123')
  await expectAccessible(page)
  await ship.getByRole('button', { name: 'Ship 2 units' }).click()
  await page.getByText(`${orderId}-D1 is on its way.`).waitFor()
  await rowIn(page, orderId, 'Shipped')
  const { order } = await readOrder(pages, orderId)
  expect(order.deliveries).toMatchObject([
    {
      trackingNumber: 'FP123',
      deliveryLines: [{ quantity: 2, serialNumbers: [`A-${orderId}`, `B-${orderId}`] }],
    },
  ])

  await button('Mark delivered').click()
  await rowIn(page, orderId, 'Delivered')
  await button('Invoice…').click()
  const invoice = page.getByRole('dialog')
  await invoice.getByLabel(`Units of ${cpuName}`).waitFor()
  await invoice.getByRole('button', { name: 'Issue invoice' }).click()
  await page.getByText(`Invoice ${orderId}-B1 is issued.`).waitFor()
  expect((await readOrder(pages, orderId)).order.billings).toHaveLength(1)
})

browserTest(
  'order list: a click on the column sorts the other way round, and the file has what is shown',
  async () => {
    const [older, newer] = [await placeOrder(pages), await placeOrder(pages)]
    const page = await openOrders('?account=100001')
    await row(page, newer).waitFor()
    const shown = () =>
      page.locator('tr[data-order]').evaluateAll((rows) => rows.map((each) => each.dataset.order))
    const before = await shown()
    expect(before.slice(0, 2)).toEqual([newer, older])
    await page.getByRole('columnheader', { name: 'Placed' }).getByRole('button').click()
    await page.waitForURL('**/orders?account=100001&sort=oldest')
    await expect.poll(shown).toEqual(before.toReversed())
    expect(await page.getByRole('columnheader', { name: 'Placed' }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
    await expectAccessible(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('orders.csv')
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
    expect(lines.map((line) => line.split(',')[0])).toEqual(before.toReversed())
  },
)

browserTest('next action: a double click acts once', async () => {
  const orderId = await placeOrder(pages)
  const page = await openOrders()
  await page.getByRole('button', { name: `Confirm ${orderId}` }).dblclick({ delay: 60 })
  await rowIn(page, orderId, 'Confirmed')
  await page.getByRole('button', { name: `Release ${orderId}` }).waitFor()
  expect((await readOrder(pages, orderId)).state).toBe('Confirmed')
})

browserTest('next action: works with the keyboard only and keeps the focus', async () => {
  const orderId = await placeOrder(pages)
  const page = await openOrders(`?search=${orderId}`)
  await row(page, orderId).waitFor()
  await page.getByLabel('Placed until').focus()
  const isOnConfirm = () =>
    page
      .evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
      .then((name) => name.startsWith('Confirm'))
  for (let press = 0; press < 20 && !(await isOnConfirm()); press++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await rowIn(page, orderId, 'Confirmed')
  await page.waitForFunction(
    (id) => document.activeElement?.getAttribute('aria-label') === `Release ${id}`,
    orderId,
  )
  expect((await readOrder(pages, orderId)).state).toBe('Confirmed')
})

browserTest('next action: a refused action is explained in its row', async () => {
  const orderId = await placeOrder(pages)
  const page = await openOrders()
  await rowIn(page, orderId, 'Placed')
  await stopLive(page)
  await pages.ask('PATCH', `/orders/v1/${orderId}/cancel`)
  await page.getByRole('button', { name: `Confirm ${orderId}` }).click()
  await row(page, orderId).getByRole('alert').getByText(`The order ${orderId} is Cancelled`).waitFor()
  await rowIn(page, orderId, 'Cancelled')
  await expectAccessible(page)
})

browserTest('order list: several orders are confirmed together, each with its result', async () => {
  const orderIds = await Promise.all([placeOrder(pages), placeOrder(pages), placeOrder(pages)])
  const page = await openOrders('?state=Placed')
  for (const orderId of orderIds) await page.getByLabel(`Select ${orderId}`).check()
  await page.getByText('3 orders selected').waitFor()
  await stopLive(page)
  await pages.ask('PATCH', `/orders/v1/${orderIds[1]}/cancel`)
  // Exact match: another order's id may begin with a 3.
  await page.getByRole('button', { name: 'Confirm 3', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm 3 orders' })
  await dialog.getByText('2 succeeded, 1 failed.').waitFor()
  await dialog.getByText(`The order ${orderIds[1]} is Cancelled`).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await rowIn(page, orderIds[0] as string, 'Confirmed')
  const states = await Promise.all(orderIds.map(async (orderId) => (await readOrder(pages, orderId)).state))
  expect(states).toEqual(['Confirmed', 'Cancelled', 'Confirmed'])
})

browserTest(
  'order list: finds orders by id, start of id, account, state and day, and the address keeps the filter',
  async () => {
    const mine = await placeOrder(pages)
    const other = await placeOrder(pages, [[cpu, 1]], '100002')
    const page = await openOrders()
    await row(page, other).waitFor()

    await page.getByLabel('Search').fill(mine.toLowerCase().replace('-', ''))
    await row(page, other).waitFor({ state: 'detached' })
    await row(page, mine).waitFor()
    await page.getByLabel('Search').fill(other.slice(0, 7))
    await row(page, other).waitFor()
    expect(await row(page, mine).count()).toBe(0)
    await page.getByLabel('Search').fill('nothing like it')
    await page.getByText('No matching orders.').waitFor()

    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByLabel('Account').fill('100002')
    await row(page, mine).waitFor({ state: 'detached' })
    await row(page, other).waitFor()
    await page.waitForURL(/orders\?account=.*100002/)
    await page.getByLabel('State').getByRole('link', { name: 'Shipped', exact: true }).click()
    await page.getByText('No matching orders.').waitFor()
    expect(new URL(page.url()).searchParams.get('state')).toBe('Shipped')
    await page.reload()
    await page.getByText('No matching orders.').waitFor()
    expect(await page.getByLabel('Account').inputValue()).toBe('100002')
    await page.getByLabel('State').getByRole('link', { name: 'Placed', exact: true }).click()
    await row(page, other).waitFor()
    await page.getByLabel('Placed until').fill('2001-01-01')
    await page.getByText('No matching orders.').waitFor()
  },
)

browserTest('order list: a long list is loaded page by page', async () => {
  const orderIds: string[] = []
  for (let count = 0; count < 52; count++)
    orderIds.push(await placeOrder(pages, [['cooler-deepcool-ak620', 1]]))
  const [oldest = ''] = orderIds
  const page = await openOrders()
  await row(page, orderIds.at(-1) as string).waitFor()
  expect(await row(page, oldest).count()).toBe(0)
  await page.getByRole('button', { name: 'Show more' }).click()
  await row(page, oldest).waitFor()
})

browserTest('order list: fits a phone', async () => {
  const orderId = await placeOrder(pages)
  await toWarehouse(pages, orderId)
  const page = await pages.open('/backoffice/orders?state=Released', { as: 'backoffice', ...phone })
  await row(page, orderId).waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Ship… ${orderId}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ship 1 unit' }).click()
  await page.getByText(`${orderId}-D1 is on its way.`).waitFor()
  await act(pages, orderId, `deliveries/${orderId}-D1/delivered`)
})
