import type { Page } from 'playwright-core'
import { exampleDraft } from '../../src/contract/example-draft.ts'
import type { Story } from './story.ts'

export interface Shot {
  /** The file name of the image; docs/pages.md shows it. */
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
  {
    name: 'checkout',
    path: ({ configurationId }) => `/checkout?configurationId=${configurationId}`,
    ...customer,
    act: askForDelivery,
  },
  { name: 'orders', path: '/orders', ...customer },
  { name: 'order', path: ({ pcOrderId }) => `/orders/${pcOrderId}`, ...customer },
  { name: 'order-phone', path: ({ pcOrderId }) => `/orders/${pcOrderId}`, ...customer, window: 'phone' },
  {
    name: 'backoffice-dashboard',
    path: '/backoffice',
    ...staff,
    act: (page) => page.getByText('7 days', { exact: true }).click(),
  },
  { name: 'backoffice-orders', path: '/backoffice/orders', ...staff },
  { name: 'backoffice-orders-phone', path: '/backoffice/orders', ...staff, window: 'phone' },
  { name: 'backoffice-order', path: ({ openOrderId }) => `/backoffice/orders/${openOrderId}`, ...staff },
  { name: 'backoffice-stock', path: '/backoffice/stock', ...staff },
  { name: 'backoffice-purchase-orders', path: '/backoffice/purchase-orders', ...staff },
  { name: 'backoffice-webhooks', path: '/backoffice/webhooks', ...staff },
  { name: 'backoffice-webhook', path: ({ webhookId }) => `/backoffice/webhooks/${webhookId}`, ...staff },
]
