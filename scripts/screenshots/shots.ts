import type { Page } from 'playwright-core'
import { exampleDraft } from '../../src/contract/example-draft.ts'
import type { Story } from './story.ts'

export interface Shot {
  /** The file name of the image; docs/tutorial/pages.md shows it. */
  name: string
  path: string | ((story: Story) => string)
  /** The demo key to sign in with; none for the sign-in page. */
  as?: '100001' | 'backoffice'
  window?: 'desktop' | 'phone'
  colorScheme?: 'light' | 'dark'
  /** Actions on the page before the screenshot. */
  act?: (page: Page, story: Story) => Promise<void>
}

const customer = { as: '100001' } as const
const staff = { as: 'backoffice' } as const

const choose = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** Up to the delivery options. */
async function askForDelivery(page: Page): Promise<void> {
  const { deliveryAddress } = exampleDraft.delivery
  const fields = {
    'Company or name': deliveryAddress.name,
    'Street and number': deliveryAddress.addressLine1,
    'Postal code': deliveryAddress.postCode,
    City: deliveryAddress.city,
    Email: deliveryAddress.email,
    'Mobile phone': deliveryAddress.mobilePhone,
  }
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('textbox', { name: label }).fill(text)
  await page.getByRole('button', { name: 'See delivery options' }).click()
  const options = page.getByText('Choose a delivery')
  await options.waitFor()
  await options.evaluate((heading) => heading.scrollIntoView())
}

/** Changes something through the API, and shows the page with it. */
async function ask(page: Page, path: string, json: object): Promise<void> {
  const answer = await fetch(new URL(path, page.url()), {
    method: 'POST',
    headers: { Authorization: 'Bearer bo_demo_100001', 'Content-Type': 'application/json' },
    body: JSON.stringify(json),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

async function fillCart(page: Page, { configurationId }: Story): Promise<void> {
  const line = (type: string, value: string, quantity: number) => ({ materialId: { type, value }, quantity })
  await ask(page, '/cart/v1/lines', {
    lines: [
      line('PcConfiguration', configurationId, 1),
      line('MaterialNumber', 'mouse-logitech-m185', 3),
      line('MaterialNumber', 'cpu-amd-ryzen-7-9800x3d', 2),
    ],
  })
  await page.reload()
  await page.getByRole('link', { name: 'Go to checkout' }).waitFor()
}

async function saveBuilds(page: Page, { configurationId }: Story): Promise<void> {
  for (const name of ['Living room', 'For the studio'])
    await ask(page, '/pcconfig/v1/builds', { name, configurationId })
  await page.reload()
  await page.getByText('For the studio').first().waitFor()
}

const list = `2x AMD Ryzen 7 9800X3D
3 x mouse-logitech-m185
rtx 5070 ti ventus
4x Samsung 990 PRO 2 TB
garden hose 25 m`

async function matchList(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your list' }).fill(list)
  await page.getByRole('button', { name: 'Match the list' }).click()
  await page.getByRole('heading', { name: 'Matched rows' }).waitFor()
}

async function tryOrders(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('order list')
  const section = page.locator('#listOrders')
  await section.getByRole('button', { name: 'Try it' }).click()
  await section.getByLabel('API key or access token').fill('bo_demo_100001')
  await section.getByRole('button', { name: 'Send' }).click()
  await section.getByText('Answer 200 OK').waitFor()
  await section.evaluate((element) => element.scrollIntoView())
}

async function countUnit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to stock' }).first().click()
  await page.getByRole('button', { name: 'One more' }).first().click()
}

export const shots: Shot[] = [
  { name: 'sign-in', path: '/' },
  { name: 'builder-start', path: '/', ...customer },
  { name: 'builder', path: ({ goodBuild }) => goodBuild, ...customer },
  { name: 'builder-problem', path: ({ wrongBuild }) => wrongBuild, ...customer },
  { name: 'builder-dark', path: ({ wrongBuild }) => wrongBuild, ...customer, colorScheme: 'dark' },
  { name: 'builder-phone', path: ({ wrongBuild }) => wrongBuild, ...customer, window: 'phone' },
  { name: 'picker', path: ({ openBuild }) => openBuild, ...customer, act: choose('Choose: Graphics card') },
  {
    name: 'picker-phone',
    path: ({ openBuild }) => openBuild,
    ...customer,
    window: 'phone',
    act: choose('Choose: Graphics card'),
  },
  { name: 'product', path: '/products/gpu-msi-rtx-5070-ti-ventus-3x', ...customer },
  { name: 'builds', path: '/builds', ...customer, act: saveBuilds },
  { name: 'quick-order', path: '/quick-order', ...customer, act: matchList },
  { name: 'cart', path: '/cart', ...customer, act: fillCart },
  {
    name: 'checkout',
    path: ({ configurationId }) => `/checkout?configurationId=${configurationId}`,
    ...customer,
    act: askForDelivery,
  },
  { name: 'placed', path: ({ placedOrderId }) => `/orders/${placedOrderId}/placed`, ...customer },
  { name: 'orders', path: '/orders', ...customer },
  { name: 'order', path: ({ pcOrderId }) => `/orders/${pcOrderId}`, ...customer },
  { name: 'order-phone', path: ({ pcOrderId }) => `/orders/${pcOrderId}`, ...customer, window: 'phone' },
  { name: 'return', path: ({ returnId }) => `/returns/${returnId}`, ...customer },
  {
    name: 'backoffice-dashboard',
    path: '/backoffice',
    ...staff,
    act: (page) => page.getByText('7 days', { exact: true }).click(),
  },
  { name: 'backoffice-orders', path: '/backoffice/orders', ...staff },
  { name: 'backoffice-orders-phone', path: '/backoffice/orders', ...staff, window: 'phone' },
  { name: 'backoffice-order', path: ({ openOrderId }) => `/backoffice/orders/${openOrderId}`, ...staff },
  { name: 'backoffice-invoices', path: '/backoffice/invoices', ...staff },
  { name: 'backoffice-returns', path: '/backoffice/returns', ...staff },
  {
    name: 'backoffice-receive-returns',
    path: ({ returnId }) => `/backoffice/returns/receive?returnId=${returnId}`,
    ...staff,
    act: countUnit,
  },
  { name: 'backoffice-company', path: '/backoffice/company', ...staff },
  { name: 'backoffice-scan', path: '/backoffice/scan', ...staff },
  { name: 'backoffice-products', path: '/backoffice/products', ...staff },
  { name: 'backoffice-product', path: '/backoffice/products/cooler-noctua-nh-l9i-17xx', ...staff },
  { name: 'backoffice-data-quality', path: '/backoffice/data-quality', ...staff },
  { name: 'backoffice-price-list', path: '/backoffice/price-lists/NOK-standard', ...staff },
  { name: 'backoffice-carriers', path: '/backoffice/carriers', ...staff },
  { name: 'backoffice-stock', path: '/backoffice/stock', ...staff },
  { name: 'backoffice-purchase-orders', path: '/backoffice/purchase-orders', ...staff },
  { name: 'backoffice-webhooks', path: '/backoffice/webhooks', ...staff },
  { name: 'backoffice-webhook', path: ({ webhookId }) => `/backoffice/webhooks/${webhookId}`, ...staff },
  { name: 'api-docs', path: '/docs#listOrders', act: tryOrders },
]
