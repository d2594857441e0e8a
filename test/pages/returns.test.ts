// Returns, from the customer's request to the credit: pages of customers and of staff, on wide screens and on phones.
import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { act, cpu, cpuName, placeOrder, readOrder, toWarehouse } from './support/demo-orders.ts'
import { says, scanCode } from './support/scanner.ts'
import { shopOf } from './support/shop.ts'

const pages = usePages()
const shop = shopOf(pages)

interface Line {
  lineNumber: string
  quantity: number
  serialNumbers?: string[]
}

/** An order that was shipped, invoiced and delivered. */
async function deliveredOrder(
  wanted: Parameters<typeof placeOrder>[1],
  lines: Line[],
  components?: { lineNumber: string; serialNumbers: string[] }[],
): Promise<string> {
  const orderId = await placeOrder(pages, wanted)
  await toWarehouse(pages, orderId)
  const { deliveryId } = await act<{ deliveryId: string }>(pages, orderId, 'deliveries', {
    trackingNumber: null,
    lines,
    ...(components && { components }),
  })
  await act(pages, orderId, 'billings', { type: 'Invoice' })
  await act(pages, orderId, `deliveries/${deliveryId}/delivered`)
  return orderId
}

/** For looking at the pages: `KEEP_PRINTS=folder`. */
async function keep(page: Page, name: string): Promise<void> {
  const folder = process.env.KEEP_PRINTS
  if (folder) await page.screenshot({ path: `${folder}/returns-${name}.png`, fullPage: true })
}

const returnIdOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''
const askFor = async (orderId: string, more: object = {}) =>
  (
    await pages.ask<{ returnId: string }>('POST', '/returns/v1', {
      lines: [{ orderId, lineNumber: '10', quantity: 1, reason: 'Defective', ...more }],
    })
  ).returnId
const staffDo = (returnId: string, what: string, json?: unknown) =>
  pages.ask('POST', `/fulfilment/v1/returns/${returnId}/${what}`, json, 'backoffice')

browserTest(
  'returns: a customer asks on a phone, staff approve and receive by scanner, and credit',
  async () => {
    const orderId = await deliveredOrder(
      [[cpu, 3]],
      [{ lineNumber: '10', quantity: 3, serialNumbers: ['RET-1', 'RET-2', 'RET-3'] }],
    )
    const customer = await pages.open(`/orders/${orderId}`, { as: '100001', ...phone })
    await customer.getByRole('link', { name: 'Return items…' }).click()
    await customer.getByRole('heading', { name: `Return items of order ${orderId}` }).waitFor()
    const submit = customer.getByRole('button', { name: 'Ask for the return' })
    await submit.click()
    await customer.getByText('Enter how many units you want to return.').waitFor()
    const units = customer.getByLabel(`Units of ${cpuName} to return`)
    await units.fill('4')
    await customer.getByText('At most 3.').waitFor()
    await units.fill('2')
    await customer.getByLabel('RET-1').check()
    await submit.click()
    await customer.getByText('Choose a reason.', { exact: true }).waitFor()
    await customer.getByText('1 of 2 chosen: choose one for each unit, or none.').waitFor()
    await expectAccessible(customer)
    await expectNoSidewaysScroll(customer)
    await keep(customer, 'request-phone')
    await customer.getByLabel('RET-3').check()
    await customer.getByLabel(`Reason for returning ${cpuName}`).selectOption('Does not work')
    await customer.getByLabel('Anything else we should know?').fill('It never started.')
    await submit.click()
    await customer.waitForURL(/\/returns\/R-/)
    const returnId = returnIdOf(customer)
    await customer.getByText('We check the return and answer here.').waitFor()

    const desk = await pages.open('/backoffice', { as: 'backoffice' })
    const todo = desk.getByRole('region', { name: 'Returns to do' })
    await expectAccessible(desk)
    await todo.getByRole('link', { name: returnId }).click()
    await desk.getByRole('heading', { name: `Return ${returnId}` }).waitFor()
    await desk.getByText('It never started.').waitFor()
    expect(await desk.getByRole('button', { name: 'Credit' }).count()).toBe(0)
    await desk.getByRole('button', { name: 'Ask…' }).click()
    const dialog = desk.getByRole('dialog', { name: `Ask about ${returnId}` })
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
    await dialog.getByText('Write what the customer should read.').waitFor()
    await expectAccessible(desk)
    await dialog.getByRole('textbox', { name: 'Question' }).fill('Which board is it in?')
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
    await desk.getByText('Question asked').first().waitFor()

    // The page of the customer updates itself.
    const answer = customer.getByRole('textbox', { name: 'Your answer' })
    await answer.waitFor()
    await customer.getByText('Which board is it in?').first().waitFor()
    await keep(customer, 'asked-phone')
    await expectAccessible(customer)
    await customer.getByRole('button', { name: 'Send the answer' }).click()
    await customer.getByText('Write your answer.').waitFor()
    await answer.fill('An MSI B650.')
    await customer.getByRole('button', { name: 'Send the answer' }).click()
    await customer.getByText('We check the return and answer here.').waitFor()

    await desk.getByText('An MSI B650.').waitFor()
    await keep(desk, 'staff')
    await desk.getByRole('button', { name: 'Approve' }).click()
    await desk.getByText(`${returnId} is approved.`).waitFor()

    await customer.getByRole('button', { name: 'Print return label' }).waitFor()
    await expectAccessible(customer)
    await expectNoSidewaysScroll(customer)
    await keep(customer, 'approved-phone')
    const pdf = await customer.pdf({ preferCSSPageSize: true })
    if (process.env.KEEP_PRINTS) writeFileSync(`${process.env.KEEP_PRINTS}/return-label.pdf`, pdf)
    const label = customer.getByRole('article', { includeHidden: true })
    expect(await label.textContent()).toContain('ToNordlys Maskin ASVerkstedveien 40277 OsloNorway')
    expect(await label.getByRole('img', { includeHidden: true }).getAttribute('aria-label')).toBe(returnId)

    const before = await stockOf(cpu)
    await desk.getByRole('link', { name: 'Receive…' }).click()
    await says(desk, `${returnId} is open.`)
    await scanCode(desk, cpu)
    await says(desk, 'Choose the condition first')
    await scanCode(desk, 'DO-RESTOCK')
    await scanCode(desk, cpu)
    await scanCode(desk, 'RET-1')
    await says(desk, `${cpuName} RET-1: 1 of 2`)
    await scanCode(desk, 'RET-2')
    await says(desk, `Another unit of ${cpuName} than the return expects.`)
    await desk.getByRole('button', { name: 'To scrap' }).first().click()
    await scanCode(desk, 'RET-3')
    await says(desk, `${cpuName} RET-3: 2 of 2`)
    await expectAccessible(desk)
    await keep(desk, 'receive')
    await desk.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(desk)
    await keep(desk, 'receive-phone')
    await desk.setViewportSize({ width: 1280, height: 900 })
    await desk.getByRole('button', { name: 'Receive 2 units' }).click()
    await says(desk, `2 units of ${returnId} received.`)
    expect(await stockOf(cpu)).toBe(before + 1)

    await desk.getByRole('link', { name: `${returnId}: 2 units` }).click()
    await desk.getByRole('button', { name: 'Credit' }).click()
    await desk.getByText(`${returnId} is credited.`).waitFor()
    await desk.getByRole('link', { name: `${orderId}-B2 in order ${orderId}` }).waitFor()
    await expectAccessible(desk)
    await keep(desk, 'credited')
    await desk.getByRole('link', { name: `${orderId}-B2 in order ${orderId}` }).click()
    await desk.getByRole('region', { name: 'Returns' }).getByRole('link', { name: returnId }).waitFor()
    await desk.getByText('Return credited').waitFor()
    await expectAccessible(desk)
    await keep(desk, 'staff-order')
    const { order } = await readOrder(pages, orderId)
    expect(order.billings.map(({ type }) => type)).toEqual(['Invoice', 'CreditNote'])

    await customer.getByText('The units are credited.').waitFor()
    await customer.getByText('Does not work · 2 received · 2 credited').waitFor()
    await expectAccessible(customer)
    await keep(customer, 'credited-phone')
    await customer.getByRole('link', { name: 'All returns' }).click()
    await customer.getByRole('listitem').filter({ hasText: returnId }).getByText('Credited').waitFor()
    await expectAccessible(customer)
    await expectNoSidewaysScroll(customer)
    await keep(customer, 'list-phone')
  },
)

const stockOf = async (productId: string) =>
  (
    await pages.ask<{ onHand: number }>(
      'GET',
      `/catalog/v1/products/${productId}/stock`,
      undefined,
      'backoffice',
    )
  ).onHand

browserTest('returns: a part of a PC is asked for, and the return is withdrawn', async () => {
  const link = await shop.checkoutOf()
  const configurationId = new URL(link, pages.url).searchParams.get('configurationId') ?? ''
  const orderId = await deliveredOrder(
    [[configurationId, 1, 'PcConfiguration']],
    [{ lineNumber: '10', quantity: 1 }],
  )
  const page = await pages.open(`/orders/${orderId}/return`, { as: '100001' })
  await page.getByText('Only parts of Gaming PC').click()
  await page.getByLabel(`Units of ${cpuName} to return`).fill('1')
  await page.getByLabel(`Reason for returning ${cpuName}`).selectOption('Arrived damaged')
  await expectAccessible(page)
  await keep(page, 'request-part')
  await page.getByRole('button', { name: 'Ask for the return' }).click()
  await page.waitForURL(/\/returns\/R-/)
  await expectAccessible(page)
  await keep(page, 'requested')
  await page.getByRole('button', { name: 'Withdraw the return' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw this return?' })
  await dialog.waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await page.getByText('The return is withdrawn.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'Withdraw the return' }).count()).toBe(0)

  await page.goto(`${pages.url}/orders/${orderId}`)
  const returns = page.getByRole('region', { name: 'Returns' })
  await returns.getByText('Withdrawn').waitFor()
  await keep(page, 'order')
  await page.goto(`${pages.url}/returns/R-00000-00000`)
  await page.getByRole('heading', { name: 'There is no return R-00000-00000' }).waitFor()
  const placed = await shop.place()
  await page.goto(`${pages.url}/orders/${placed}/return`)
  await page.getByRole('heading', { name: 'Nothing of this order can be returned now' }).waitFor()
  await expectAccessible(page)
})

browserTest(
  'returns: staff filter the list, refuse with a reason and register one for a customer',
  async () => {
    const orderId = await deliveredOrder(
      [[cpu, 2]],
      [{ lineNumber: '10', quantity: 2, serialNumbers: ['LOOK-1', 'LOOK-2'] }],
    )
    const returnId = await askFor(orderId, { serialNumbers: ['LOOK-1'] })
    const page = await pages.open('/backoffice/returns', { as: 'backoffice' })
    await page.getByLabel('State').selectOption('To do')
    await page.getByRole('searchbox', { name: 'Search' }).fill('look-1')
    const row = page.getByRole('row').filter({ hasText: returnId })
    await row.getByText('Requested').waitFor()
    await expectAccessible(page)
    await keep(page, 'list')
    await row.getByRole('link', { name: returnId }).click()
    await page.getByRole('button', { name: 'Refuse…' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('The seal is broken.')
    await page.getByRole('button', { name: 'Refuse the return' }).click()
    await page.getByText(`${returnId} is refused.`).waitFor()
    await page.getByText('The seal is broken.').waitFor()
    // A final state has no actions.
    for (const name of ['Approve', 'Ask…', 'Refuse…', 'Credit', 'Close…'])
      expect(await page.getByRole('button', { name }).count(), name).toBe(0)

    await page.goto(`${pages.url}/backoffice/scan`)
    await says(page, 'Scan an order.')
    await scanCode(page, 'LOOK-2')
    const card = page.getByRole('region', { name: 'Serial number LOOK-2' })
    await card.getByText(cpuName).waitFor()
    await card
      .getByText(/\d+ days left/)
      .first()
      .waitFor()
    await expectAccessible(page)
    await keep(page, 'serial')
    await card.getByRole('link', { name: 'Register a return…' }).click()
    await page.getByRole('heading', { name: `Register a return of order ${orderId}` }).waitFor()
    await page.getByLabel(`Units of ${cpuName} to return`).fill('1')
    await page.getByLabel(`Reason for returning ${cpuName}`).selectOption('Does not work')
    await page.getByLabel('LOOK-2').check()
    await expectAccessible(page)
    await keep(page, 'register')
    await page.getByRole('button', { name: 'Register the return' }).click()
    await page.waitForURL(/\/backoffice\/returns\/R-/)
    const registered = returnIdOf(page)
    await page.getByRole('button', { name: 'Approve' }).waitFor()

    const narrow = await pages.open(`/backoffice/returns/${registered}`, { as: 'backoffice', ...phone })
    await narrow.getByRole('button', { name: 'Approve' }).waitFor()
    await expectNoSidewaysScroll(narrow)
    await expectAccessible(narrow)
    await keep(narrow, 'staff-phone')
    await narrow.goto(`${pages.url}/backoffice/returns`)
    await narrow.getByText(registered).waitFor()
    await expectNoSidewaysScroll(narrow)
    await keep(narrow, 'list-staff-phone')
  },
)

browserTest(
  'returns: units that did not come are closed, and a booking with a lost answer happens once',
  async () => {
    const orderId = await deliveredOrder([[cpu, 2]], [{ lineNumber: '10', quantity: 2 }])
    const returnId = await askFor(orderId, { quantity: 2 })
    await staffDo(returnId, 'approve')
    const page = await pages.open('/backoffice/scan', { as: 'backoffice' })
    await says(page, 'Scan an order.')
    // The scan page leads to the return.
    await scanCode(page, returnId)
    await says(page, `${returnId} is open.`)
    await page.getByRole('button', { name: 'To repair' }).first().click()
    await page.getByRole('button', { name: `Count one more ${cpuName}` }).click()
    await says(page, `${cpuName}: 1 of 2`)
    let isLosing = true
    await page.route('**/receipts', async (request) => {
      const response = await request.fetch()
      if (isLosing) await request.abort('connectionreset')
      else await request.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Receive 1 unit' }).click()
    await says(page, 'No answer: it is not known')
    isLosing = false
    await page.getByRole('button', { name: 'Receive again' }).click()
    await says(page, '1 unit is still to come.')
    await page.getByRole('link', { name: `${returnId}: 1 unit` }).click()
    await page.getByText('1 to repair').waitFor()
    await page.getByRole('button', { name: 'Close…' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Repaired and sent back.')
    await page.getByRole('button', { name: 'Close the return' }).click()
    await page.getByText(`${returnId} is closed.`).waitFor()
  },
)

browserTest(
  'returns: staff replace a unit, and customer and staff get from the return to its replacement',
  async () => {
    const orderId = await deliveredOrder([[cpu, 3]], [{ lineNumber: '10', quantity: 3 }])
    const returnId = await askFor(orderId, { quantity: 2 })
    await staffDo(returnId, 'approve')
    await staffDo(returnId, 'receipts', { lines: [{ line: 1, quantity: 2, condition: 'Scrap' }] })
    const customer = await pages.open(`/returns/${returnId}`, { as: '100001', ...phone })
    await customer.getByText('We check them next, and credit or replace them.').waitFor()

    const desk = await pages.open(`/backoffice/returns/${returnId}`, { as: 'backoffice' })
    await desk.getByRole('button', { name: 'Replace…' }).click()
    const dialog = desk.getByRole('dialog', { name: `Replace units of ${returnId}` })
    await dialog.getByText('In stock').waitFor()
    await dialog.getByText(/, arrives \d/).waitFor()
    const units = dialog.getByLabel(`Units of ${cpuName} to replace`)
    expect(await units.inputValue()).toBe('2')
    await units.fill('0')
    expect(await dialog.getByRole('button', { name: 'Replace', exact: true }).isDisabled()).toBe(true)
    await units.fill('1')
    await expectAccessible(desk)
    await keep(desk, 'replace')
    await desk.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(desk)
    await keep(desk, 'replace-phone')
    await desk.setViewportSize({ width: 1280, height: 900 })
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click()
    await desk.getByText(`${returnId}: the replacement is ordered.`).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await desk.getByText('1 replaced').waitFor()
    // The other unit is credited.
    await desk.getByRole('button', { name: 'Credit' }).click()
    await desk.getByText('1 credited · 1 replaced').waitFor()
    expect(await desk.getByRole('button', { name: 'Replace…' }).count()).toBe(0)
    await expectAccessible(desk)
    await keep(desk, 'replaced-staff')
    const link = desk.getByRole('region', { name: 'Replacement' }).getByRole('link')
    const replacementId = ((await link.textContent()) ?? '').replace('Order ', '')
    await link.click()
    await desk.getByRole('region', { name: 'Returns' }).getByRole('link', { name: returnId }).waitFor()
    await desk.getByText('Replacement for return').waitFor()
    await expectAccessible(desk)
    await keep(desk, 'replacement-staff')
    const { order } = await readOrder(pages, replacementId)
    expect(order.orderLines.map(({ unitPrice }) => unitPrice.gross)).toEqual([0, 0])

    await customer.getByText('We send you these units again. Follow them here:').waitFor()
    await expectAccessible(customer)
    await expectNoSidewaysScroll(customer)
    await keep(customer, 'replaced-phone')
    await customer.getByRole('link', { name: `Order ${replacementId}` }).click()
    // The first one is on the paper.
    await customer.getByText('Replacement for return').last().waitFor()
    await customer.getByRole('region', { name: 'Returns' }).getByRole('link', { name: returnId }).waitFor()
    await expectAccessible(customer)
    await expectNoSidewaysScroll(customer)
    await keep(customer, 'replacement-phone')
  },
)
