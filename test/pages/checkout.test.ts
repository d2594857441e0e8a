// From a saved PC to an order, which is never placed twice.
import type { Page } from 'playwright-core'
import { beforeEach, expect } from 'vitest'
import { savePrice } from '../../src/catalog/prices.ts'
import type { Cart } from '../../src/contract/cart.ts'
import { builds } from '../support/demo.ts'
import { signInBrowser } from '../support/sign-in-browser.ts'
import { addProduct, change, day } from '../support/world.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { fillIn, orderPlaced, orderShown, placeOrder, seeOptions, shopOf } from './support/shop.ts'

let ahead = 0
// Nothing listens there: emails are tried again later. Sessions outlive the clock that a test moves.
const env = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com', SESSION_HOURS: '720' }
const pages = usePages({ clock: () => Date.now() + ahead, env })
const shop = shopOf(pages)

// The cart keeps the form of the test before.
beforeEach(async () => {
  await pages.ask?.('DELETE', '/cart/v1')
})

/** A checkout with the form filled in and its delivery options shown. */
async function quoted(reference: string, options: Parameters<typeof pages.open>[1] = {}): Promise<Page> {
  const page = await pages.open(await shop.checkoutOf(), { as: '100001', ...options })
  await fillIn(page, { 'Billing reference': reference })
  await seeOptions(page)
  await placeOrder(page).waitFor()
  return page
}

browserTest('checkout: a delivery that got worse is asked about again, and said per part', async () => {
  const product = await addProduct(pages.service, { name: 'Scarce thing', stock: 3 })
  await change(pages.service, ['prices'], [savePrice('NOK-standard', product, 10_000)])
  const page = await pages.open(`/checkout?material=${product}&quantity=3`, { as: '100001' })
  await fillIn(page, { 'Billing reference': 'PO-WORSE' })
  await seeOptions(page)
  await placeOrder(page).waitFor()
  expect(await page.getByText('Arrives in parts').count()).toBe(0)
  await shop.place(product, 2)
  await placeOrder(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'The delivery has changed' })
  await alert.getByText(/Promised before: .+kr\. Now: 1 on .+, 2 date not known, for .+kr\./).waitFor()
  expect(await shop.countOrders('PO-WORSE')).toBe(0)
  await page
    .getByText(/^Arrives in parts: 1 on .+, 2 date not known$/)
    .first()
    .waitFor()
  await page.getByText('1: In stock, 2: Being restocked, date not known yet').waitFor()
  await expectAccessible(page)
  await placeOrder(page).click()
  await orderPlaced(page)
  await page.getByText(/^The goods arrive in parts: 1 on .+, 2 date not known\. They go to /).waitFor()
  await page.goto(`${pages.url}/orders`)
  await page
    .getByText(/^Expected 1 on .+, 2 date not known$/)
    .first()
    .waitFor()
})

browserTest('checkout: a saved PC becomes an order at the price and with the delivery shown', async () => {
  const page = await pages.open('/orders', { as: '100001' })
  await page.goto(pages.url + (await shop.checkoutOf()))
  await page.getByText('Prices come with the delivery options.').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Quantity').fill('2')
  await fillIn(page, {
    'Contact person': 'Goods reception',
    'Billing reference': 'PO-1',
    'Delivery reference': 'Gate 3',
    'Message to the sales department': 'Please ring.',
  })
  await seeOptions(page)
  await page.getByRole('radio', { name: /Fjordpost collection, Oslo S/ }).waitFor()
  await page.getByRole('radio', { name: /Fjordpost to the door/ }).click()
  await page.getByText(/^This price holds until/).waitFor()
  await page.getByText('10 components').click()
  await page.getByText('2 × PC assembly and test').waitFor()
  await expectAccessible(page)
  const total = await page.getByText('Total', { exact: true }).locator('xpath=..').textContent()
  await placeOrder(page).click()
  const orderId = await orderPlaced(page)
  await page.getByText('The goods arrive on').waitFor()
  await page.getByText('Emails about this order go to orders@example.com.').waitFor()
  await expectAccessible(page)
  const order = await shop.read(orderId)
  expect(order.orderLines.map(({ name, quantity }) => [name, quantity.total])).toEqual([
    ['Gaming PC', 2],
    ['Fjordpost to the door', 1],
  ])
  expect(order.references).toEqual({ billingReference: 'PO-1', deliveryReference: 'Gate 3' })
  expect(order.notes).toEqual({ messageToSalesDepartment: 'Please ring.' })
  expect(order.parties.contactTo).toBe('Goods reception')
  // Back skips the finished checkout.
  await page.goBack()
  await page.waitForURL('**/orders')
  await page.goForward()
  expect(await orderShown(page)).toBe(orderId)
  expect(
    await page
      .getByText('Total', { exact: true })
      .filter({ visible: true })
      .locator('xpath=..')
      .textContent(),
  ).toBe(total)
})

browserTest(
  'checkout: errors are shown at their field and at the top, and the first field has the focus',
  async () => {
    const page = await pages.open(await shop.checkoutOf(), { as: '100001' })
    await page.getByLabel('Quantity').waitFor()
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await page.getByLabel('Country').selectOption('Sweden')
    await seeOptions(page)
    const summary = page.getByRole('alert').filter({ hasText: 'things to fix' })
    await summary.waitFor()
    const name = page.getByRole('textbox', { name: 'Company or name' })
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true)
    const described = async (label: string) => {
      const input = page.getByLabel(label)
      await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
      const ids = (await input.getAttribute('aria-describedby'))?.split(' ') ?? []
      const texts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).textContent()))
      return texts.join(' ')
    }
    expect(await described('Company or name')).toBe('Company or name is missing.')
    expect(await described('Email')).toContain('nobody is no email address.')
    expect(await described('Country')).toContain('Nothing is delivered to SE.')
    expect(await placeOrder(page).count()).toBe(0)
    await expectAccessible(page)
    await summary.getByRole('button', { name: 'City is missing.' }).click()
    expect(
      await page.getByRole('textbox', { name: 'City' }).evaluate((input) => input === document.activeElement),
    ).toBe(true)
    // A corrected field is no longer wrong; the others still are.
    await fillIn(page)
    await page.getByRole('alert').filter({ hasText: 'One thing to fix' }).waitFor()
    await page.getByLabel('Country').selectOption('Norway')
    await seeOptions(page)
    await placeOrder(page).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  },
)

browserTest('checkout: a quantity with decimals is refused at its field', async () => {
  const page = await pages.open(await shop.checkoutOf(), { as: '100001' })
  const quantity = page.getByLabel('Quantity')
  await quantity.clear()
  await quantity.pressSequentially('1,5')
  await page.getByText('Enter a whole number.').waitFor()
  await fillIn(page)
  expect(await quantity.inputValue()).toBe('1,5')
  await seeOptions(page)
  await page.getByRole('alert').filter({ hasText: 'One thing to fix' }).waitFor()
  expect(await placeOrder(page).count()).toBe(0)
  await quantity.fill('2')
  await seeOptions(page)
  await placeOrder(page).waitFor()
})

browserTest('checkout: a refused request is explained at its field', async () => {
  const page = await pages.open(await shop.checkoutOf(), { as: '100001' })
  await page.getByLabel('Quantity').fill('')
  await fillIn(page)
  await seeOptions(page)
  await page.getByRole('alert').filter({ hasText: 'One thing to fix' }).waitFor()
  const quantity = page.getByLabel('Quantity')
  await expect.poll(() => quantity.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => quantity.evaluate((input) => input === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await quantity.fill('1')
  await seeOptions(page)
  await placeOrder(page).waitFor()
})

browserTest('checkout: a PC that cannot be ordered shows the reason', async () => {
  const parts = (builds['bundle-gaming-pc'] ?? []).filter((id) => !id.startsWith('cpu-'))
  const page = await pages.open(await shop.checkoutOf('bundle-gaming-pc', '100001', parts), { as: '100001' })
  await fillIn(page)
  await seeOptions(page)
  const summary = page.getByRole('alert').filter({ hasText: 'Gaming PC takes 1 of' })
  await summary.waitFor()
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
  await summary.getByRole('link', { name: 'Change the PC' }).waitFor()
  expect(await placeOrder(page).count()).toBe(0)
  await expectAccessible(page)
})

browserTest('checkout: a changed form needs a new quote', async () => {
  const page = await quoted('PO-changed')
  await page.getByLabel('Quantity').fill('3')
  await page.getByText('The form has changed.').waitFor()
  expect(await placeOrder(page).count()).toBe(0)
  await expectAccessible(page)
  await seeOptions(page)
  await page.getByText('3 × Gaming PC').waitFor()
  await placeOrder(page).click()
  const order = await shop.read(await orderShown(page))
  expect(order.orderLines[0]?.quantity.total).toBe(3)
})

browserTest('checkout: a double click orders once', async () => {
  const page = await quoted('PO-double')
  await placeOrder(page).dblclick()
  await orderShown(page)
  expect(await shop.countOrders('PO-double')).toBe(1)
})

browserTest('checkout: a retry after a lost answer orders once', async () => {
  const page = await quoted('PO-lost')
  const keys: (string | null)[] = []
  let isLosing = true
  await page.route('**/checkout/v1/submit', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'))
    const response = await route.fetch()
    if (isLosing) await route.abort('connectionreset')
    else await route.fulfill({ response })
  })
  await placeOrder(page).click()
  const unknown = page.getByRole('alert').filter({ hasText: 'Unclear whether your order was placed' })
  await unknown.waitFor()
  // Nothing else can be ordered from here until that is settled.
  expect(await page.getByLabel('Quantity').isDisabled()).toBe(true)
  expect(await placeOrder(page).count()).toBe(0)
  await expectAccessible(page)
  isLosing = false
  await unknown.getByRole('button', { name: 'Try again' }).click()
  await orderShown(page)
  expect(await shop.countOrders('PO-lost')).toBe(1)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toBeTruthy()
})

browserTest('checkout: a short interruption is retried automatically', async () => {
  const page = await quoted('PO-short')
  await page.route(
    '**/checkout/v1/submit',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await placeOrder(page).click()
  await orderShown(page)
  expect(await shop.countOrders('PO-short')).toBe(1)
})

for (const [how, hasArrived] of [
  ['that arrived', true],
  ['that did not arrive', false],
] as const) {
  browserTest(`checkout: a reload during a submit ${how} leads to the one order`, async () => {
    const reference = `PO-reload-${hasArrived}`
    const page = await quoted(reference)
    const reached = new Promise<void>((resolve) => {
      page.route(
        '**/checkout/v1/submit',
        async (route) => {
          // Never answered: the page is closed before.
          if (hasArrived) await route.fetch()
          resolve()
        },
        { times: 1 },
      )
    })
    await placeOrder(page).click()
    await reached
    await page.reload()
    await orderShown(page)
    expect(await shop.countOrders(reference)).toBe(1)
  })
}

browserTest('checkout: a draft that was submitted elsewhere leads to its order', async () => {
  const page = await pages.open(await shop.checkoutOf(), { as: '100001' })
  await fillIn(page, { 'Billing reference': 'PO-elsewhere' })
  const created = page.waitForResponse('**/checkout/v1/create')
  await seeOptions(page)
  const { value: checkoutId } = await (await created).json()
  await placeOrder(page).waitFor()
  await pages.ask('POST', '/checkout/v1/submit', { checkoutId })
  await placeOrder(page).click()
  await orderShown(page)
  expect(await shop.countOrders('PO-elsewhere')).toBe(1)
})

browserTest('checkout: an expired price is reported, and a new quote can be requested', async () => {
  const page = await quoted('PO-expired')
  try {
    ahead = 8 * day
    await placeOrder(page).click()
    const expired = page.getByRole('alert').filter({ hasText: 'This price has expired' })
    await expired.waitFor()
    expect(await shop.countOrders('PO-expired')).toBe(0)
    await expectAccessible(page)
    await expired.getByRole('button', { name: 'See delivery options again' }).click()
    await placeOrder(page).click()
    await orderShown(page)
    expect(await shop.countOrders('PO-expired')).toBe(1)
  } finally {
    ahead = 0
  }
})

browserTest('checkout: a changed price is shown in words', async () => {
  const material = 'mouse-logitech-m185'
  const setPrice = (net: number) =>
    change(pages.service, ['prices'], [savePrice('NOK-standard', material, net)])
  await setPrice(10_000)
  const page = await pages.open(`/checkout?material=${material}`, { as: '100001' })
  await fillIn(page)
  await seeOptions(page)
  await placeOrder(page).waitFor()
  await setPrice(12_000)
  await page.getByLabel('Quantity').fill('2')
  await seeOptions(page)
  await page.getByText(/changed from 125,00\skr to 150,00\skr\./).waitFor()
  await expectAccessible(page)
})

browserTest('checkout: the quoted price survives a reload and is what the order costs', async () => {
  const material = 'mouse-logitech-m185'
  const setPrice = (net: number) =>
    change(pages.service, ['prices'], [savePrice('NOK-standard', material, net)])
  await setPrice(10_000)
  await pages.ask('POST', '/cart/v1/lines', {
    lines: [{ materialId: { type: 'MaterialNumber', value: material }, quantity: 2 }],
  })
  for (const link of [`/checkout?material=${material}&quantity=2`, '/checkout']) {
    await setPrice(10_000)
    const page = await pages.open(link, { as: '100001' })
    await fillIn(page, { 'Billing reference': 'PO-promise' })
    await seeOptions(page)
    await page.getByText(/^This price holds until/).waitFor()
    const total = page.getByText('Total', { exact: true }).locator('xpath=..')
    const promised = await total.textContent()
    await setPrice(20_000)
    await page.reload()
    await page.getByText(/^This price holds until/).waitFor()
    expect(await total.textContent()).toBe(promised)
    await placeOrder(page).click()
    const order = await shop.read(await orderPlaced(page))
    expect(order.orderLines[0]?.unitPrice.net).toBe(100)
    // An order ends the promise.
    if (link !== '/checkout') {
      await page.goto(pages.url + link)
      await page.getByText('Prices come with the delivery options.').waitFor()
      await page.getByRole('button', { name: 'See delivery options', exact: true }).waitFor()
    }
  }
})

browserTest('checkout: a quote whose price expired says so after a reload', async () => {
  const page = await quoted('PO-expired-reload')
  try {
    ahead = 8 * day
    await page.reload()
    const expired = page.getByRole('alert').filter({ hasText: 'This price has expired' })
    await expired.waitFor()
    expect(await placeOrder(page).count()).toBe(0)
    await expired.getByRole('button', { name: 'See delivery options again' }).click()
    await placeOrder(page).waitFor()
  } finally {
    ahead = 0
  }
})

browserTest('checkout: a single product can be ordered', async () => {
  const page = await pages.open('/checkout?material=cpu-amd-ryzen-7-9800x3d&quantity=2', { as: '100001' })
  expect(await page.getByLabel('Quantity').inputValue()).toBe('2')
  await fillIn(page)
  await seeOptions(page)
  await placeOrder(page).click()
  const order = await shop.read(await orderShown(page))
  expect(order.orderLines[0]).toMatchObject({ name: 'AMD Ryzen 7 9800X3D', quantity: { total: 2 } })
})

browserTest('checkout: what cannot be right is marked at its field, with what would be', async () => {
  const page = await pages.open(await shop.checkoutOf(), { as: '100001' })
  await fillIn(page, { 'Postal code': '12' })
  await page.getByLabel('Preferred carrier').fill('Nobody')
  await page.getByLabel('Deliver on this date or later').fill('2001-01-01')
  await seeOptions(page)
  const summary = page.getByRole('alert')
  await summary.getByText('12 is no post code of NO. It has 4 digits, such as 0155.').waitFor()
  await summary.getByText(/^This date has passed\./).waitFor()
  await summary.getByText(/^Nobody does not deliver this here\. Choose .*Fjordpost/).waitFor()
  expect(await placeOrder(page).count()).toBe(0)
  await expectAccessible(page)
  await fillIn(page)
  await page.getByLabel('Preferred carrier').fill('nordexpress')
  await page.getByLabel('Deliver on this date or later').fill('')
  await seeOptions(page)
  await placeOrder(page).waitFor()
})

browserTest('checkout: prices have the format of the account', async () => {
  const page = await pages.open(await shop.checkoutOf('bundle-gaming-pc', '100002'), { as: '100002' })
  expect(await page.getByLabel('Country').inputValue()).toBe('DE')
  await fillIn(page, { 'Postal code': '10115', City: 'Berlin' })
  await seeOptions(page)
  await page.getByRole('radio', { name: /Paketlinie to the door.*\d,\d\d\s€/s }).waitFor()
})

browserTest('checkout: everything typed survives a reload and is there in another window', async () => {
  const link = await shop.checkoutOf()
  const page = await pages.open(link, { as: '100001' })
  await page.getByLabel('Quantity').fill('3')
  await fillIn(page, { 'Billing reference': 'PO-kept', 'Message to the sales department': 'Ring.' })
  // At once, before the service has it.
  await page.reload()
  const filled = async (window: Page) => {
    await window.getByRole('textbox', { name: 'City' }).waitFor()
    const labels = ['City', 'Email', 'Billing reference', 'Message to the sales department']
    return Promise.all(labels.map((label) => window.getByRole('textbox', { name: label }).inputValue()))
  }
  const typed = ['Oslo', 'orders@example.com', 'PO-kept', 'Ring.']
  expect(await filled(page)).toEqual(typed)
  expect(await page.getByLabel('Quantity').inputValue()).toBe('3')
  await page.getByRole('textbox', { name: 'Contact person' }).fill('Goods reception')
  const kept = () => pages.ask<Cart>('GET', '/cart/v1')
  await expect
    .poll(async () => (await kept()).delivery?.deliveryAddress?.contactPersonName)
    .toBe('Goods reception')
  expect(await filled(await pages.open(link, { as: '100001' }))).toEqual(typed)
  // Another user in the same tab does not see it. The address of an earlier test may be in that user's cart.
  await pages.ask('DELETE', '/cart/v1', undefined, '100002')
  await signInBrowser(page, pages.url, 'bo_demo_100002')
  await page.goto(`${pages.url}/checkout?material=cpu-amd-ryzen-7-9800x3d`)
  await page.getByRole('textbox', { name: 'City' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('')
})

browserTest('checkout: without an item and with an empty cart there is a link to the builder', async () => {
  await pages.ask('DELETE', '/cart/v1')
  const page = await pages.open('/checkout', { as: '100001' })
  await page.getByRole('heading', { name: 'There is nothing to order yet' }).waitFor()
  await expectAccessible(page)
  expect(await page.getByRole('main').getByRole('link', { name: 'Build a PC' }).getAttribute('href')).toBe(
    '/',
  )
})

browserTest('checkout: an unknown item and a caller who may not order get a message', async () => {
  const page = await pages.open('/checkout?configurationId=01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7', {
    as: '100001',
  })
  await page.getByText('This item was not found.').waitFor()
  await expectAccessible(page)
  const reader = await pages.open(await shop.checkoutOf(), { as: 'readonly' })
  await reader.getByText('may not place orders').waitFor()
  await expectAccessible(reader)
})

browserTest('checkout: works with the keyboard only', async () => {
  const page = await pages.open(await shop.checkoutOf(), { as: '100001' })
  await page.getByLabel('Quantity').waitFor()
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return (labels[0]?.textContent ?? element?.textContent ?? '').replace(' *', '')
    })
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      if ((await focused()).startsWith(name)) return
    }
    throw new Error(`Tab never comes to ${name}.`)
  }
  for (const [label, text] of [
    ['Company or name', 'Fjord Data AS'],
    ['Street and number', 'Storgata 1'],
    ['Postal code', '0155'],
    ['City', 'Oslo'],
    ['Email', 'orders@example.com'],
  ] as const) {
    await tabTo(label)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await placeOrder(page).waitFor()
  await expect.poll(focused).toBe('Choose a delivery')
  // The delivery to the door is chosen; collection points follow.
  await tabTo('Fjordpost to the door')
  const chosen = page.getByRole('radio', { checked: true })
  expect(await chosen.textContent()).toContain('Fjordpost to the door')
  for (let presses = 0; presses < 10; presses++) {
    if ((await chosen.textContent())?.includes('Fjordpost collection, Oslo S')) break
    await page.keyboard.press('ArrowDown')
  }
  await expect.poll(() => chosen.textContent()).toContain('Fjordpost collection, Oslo S')
  await tabTo('Place the order')
  await page.keyboard.press('Enter')
  const order = await shop.read(await orderShown(page))
  expect(order.orderLines.at(-1)?.name).toBe('Fjordpost collection, Oslo S')
})

browserTest('checkout: fits a phone', async () => {
  const page = await quoted('PO-phone', phone)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByText('10 components').click()
  await expectNoSidewaysScroll(page)
  await placeOrder(page).click()
  await orderShown(page)
})

browserTest(
  'checkout: one order for the cart, with a PC and loose parts, and the cart is empty after it',
  async () => {
    const saved = new URL(pages.url + (await shop.checkoutOf())).searchParams.get('configurationId')
    await pages.ask('POST', '/cart/v1/lines', {
      lines: [
        { materialId: { type: 'PcConfiguration', value: saved }, quantity: 1 },
        {
          materialId: { type: 'MaterialNumber', value: 'mouse-logitech-m185' },
          quantity: 3,
          references: { deliveryReference: 'Shelf 4' },
        },
      ],
    })
    const page = await pages.open('/cart', { as: '100001' })
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await fillIn(page, { 'Billing reference': 'PO-cart' })
    await page.getByText('3 × Logitech').waitFor()
    await expectAccessible(page)
    await seeOptions(page)
    await page.getByRole('radio', { name: /Fjordpost collection, Oslo S/ }).click()
    // The choice is kept as well.
    await expect
      .poll(async () => (await pages.ask<Cart>('GET', '/cart/v1')).delivery?.deliveryOptionId)
      .toContain('oslo-s')
    await page.reload()
    await placeOrder(page).waitFor()
    expect(await page.getByRole('radio', { checked: true }).textContent()).toContain('Oslo S')
    await placeOrder(page).dblclick()
    const orderId = await orderPlaced(page)
    await page.getByText(/You can collect the goods from .* at Oslo S/).waitFor()
    await page.getByRole('link', { name: 'Cart, empty' }).waitFor()
    await expectAccessible(page)
    const order = await shop.read(orderId)
    expect(order.orderLines.map(({ name, quantity }) => [name, quantity.total])).toEqual([
      ['Gaming PC', 1],
      ['Logitech M185', 3],
      ['Fjordpost collection, Oslo S', 1],
    ])
    expect(order.orderLines[1]?.references).toEqual({ deliveryReference: 'Shelf 4' })
    expect(await shop.countOrders('PO-cart')).toBe(1)
    // The next order has the address, not the reference.
    await page.goto(`${pages.url}/checkout?material=mouse-logitech-m185`)
    await page.getByRole('textbox', { name: 'City' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Oslo')
    expect(await page.getByRole('textbox', { name: 'Billing reference' }).inputValue()).toBe('')
  },
)

browserTest('checkout: another tab with the same cart says that it was ordered, with a link', async () => {
  await pages.ask('POST', '/cart/v1/lines', {
    lines: [{ materialId: { type: 'MaterialNumber', value: 'mouse-logitech-m185' }, quantity: 1 }],
  })
  const page = await pages.open('/checkout', { as: '100001' })
  await fillIn(page, { 'Billing reference': 'PO-two-tabs' })
  await seeOptions(page)
  await placeOrder(page).waitFor()
  const other = await page.context().newPage()
  await other.goto(`${pages.url}/checkout`)
  await seeOptions(other)
  await placeOrder(other).waitFor()
  await placeOrder(page).click()
  const orderId = await orderPlaced(page)
  const ordered = other.getByRole('status').filter({ hasText: 'This was ordered already' })
  await ordered.getByText(`Order ${orderId} was placed`).waitFor()
  expect(await placeOrder(other).count()).toBe(0)
  expect(await other.getByText('The form has changed.').count()).toBe(0)
  await expectAccessible(other)
  await ordered.getByRole('link', { name: 'See the order' }).click()
  await other.getByRole('heading', { name: `Order ${orderId}` }).waitFor()
  expect(await shop.countOrders('PO-two-tabs')).toBe(1)
})

browserTest('checkout: a quote that was submitted elsewhere says so after a reload', async () => {
  const page = await pages.open('/checkout?material=mouse-logitech-m185', { as: '100001' })
  await fillIn(page)
  const created = page.waitForResponse('**/checkout/v1/create')
  await seeOptions(page)
  const { value: checkoutId } = await (await created).json()
  await placeOrder(page).waitFor()
  await pages.ask('POST', '/checkout/v1/submit', { checkoutId })
  await page.reload()
  const { orderId } = await pages.ask<{ orderId: string }>('GET', `/checkout/v1/${checkoutId}`)
  await page.getByText(`Order ${orderId} was placed`).waitFor()
  expect(await placeOrder(page).count()).toBe(0)
  // The same item can be ordered again.
  await seeOptions(page)
  await placeOrder(page).waitFor()
})

browserTest('checkout: a reload during a submit of the cart leads to the one order', async () => {
  await pages.ask('POST', '/cart/v1/lines', {
    lines: [{ materialId: { type: 'MaterialNumber', value: 'mouse-logitech-m185' }, quantity: 1 }],
  })
  const page = await pages.open('/checkout', { as: '100001' })
  await fillIn(page, { 'Billing reference': 'PO-cart-reload' })
  await seeOptions(page)
  const reached = new Promise<void>((resolve) => {
    page.route(
      '**/checkout/v1/submit',
      async (route) => {
        await route.fetch()
        resolve()
      },
      { times: 1 },
    )
  })
  await placeOrder(page).click()
  await reached
  await page.reload()
  await orderPlaced(page)
  expect(await shop.countOrders('PO-cart-reload')).toBe(1)
  expect((await pages.ask<Cart>('GET', '/cart/v1')).lines).toEqual([])
})

browserTest('checkout: an address is remembered with the order, and can be chosen and removed', async () => {
  const link = '/checkout?material=mouse-logitech-m185'
  const page = await pages.open(link, { as: '100001' })
  await fillIn(page, { 'Company or name': 'Remembered AS', City: 'Bergen', 'Postal code': '5003' })
  await seeOptions(page)
  await placeOrder(page).click()
  await orderPlaced(page)
  await pages.ask('DELETE', '/cart/v1')
  const other = await pages.open(link, { as: '100001' })
  const book = other.getByLabel('Address book')
  await book.waitFor()
  await book.selectOption({ label: 'Remembered AS, Storgata 1, 5003 Bergen' })
  expect(await other.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Bergen')
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Remove this address from the address book' }).click()
  await expect
    .poll(async () => JSON.stringify(await pages.ask('GET', '/addresses/v1')))
    .not.toContain('Remembered AS')
  await other.getByLabel('Remember this address').uncheck()
  await other.reload()
  await other.getByLabel('Remember this address').waitFor()
  expect(await other.getByLabel('Remember this address').isChecked()).toBe(false)
  await seeOptions(other)
  await placeOrder(other).click()
  await orderPlaced(other)
  expect(JSON.stringify(await pages.ask('GET', '/addresses/v1'))).not.toContain('Remembered AS')
})

browserTest('checkout: the summary of errors is in view below the header', async () => {
  const page = await pages.open('/checkout?material=mouse-logitech-m185', { as: '100001', ...phone })
  await page.getByRole('textbox', { name: 'City' }).waitFor()
  await seeOptions(page)
  const summary = page.getByRole('alert').filter({ hasText: 'things to fix' })
  const header = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => (await summary.boundingBox())?.y ?? -1)
    .toBeGreaterThanOrEqual(header?.height ?? 0)
  expect((await summary.boundingBox())?.y).toBeLessThan(400)
})
