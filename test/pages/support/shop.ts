// Actions of a customer through the API, to prepare a test.
import type { Page } from 'playwright-core'
import type { Order } from '../../../src/contract/order.ts'
import { pcOf } from '../../support/demo.ts'
import { address } from '../../support/service.ts'
import type { Pages, PagesKey } from './browser.ts'

export const shopOf = (pages: Pages) => {
  const desk = <T = unknown>(orderId: string, what: string, json?: unknown) =>
    pages.ask<T>('POST', `/fulfilment/v1/orders/${orderId}/${what}`, json, 'backoffice')
  return {
    desk,
    /** A saved PC, as an address of the checkout. */
    checkoutOf: async (bundleId = 'bundle-gaming-pc', key: PagesKey = '100001', parts?: string[]) => {
      const { configurationId } = await pages.ask<{ configurationId: string }>(
        'POST',
        '/pcconfig/v1/configurations',
        pcOf(bundleId, parts),
        key,
      )
      return `/checkout?configurationId=${configurationId}`
    },
    /** The number of orders with a billing reference. */
    countOrders: async (reference: string, key: PagesKey = '100001') => {
      const { orders } = await pages.ask<{ orders: Order[] }>('GET', '/orders/v1?limit=200', undefined, key)
      return orders.filter(({ references }) => references?.billingReference === reference).length
    },
    read: async (orderId: string) =>
      (await pages.ask<{ order: Order }>('GET', `/orders/v1/${orderId}`)).order,
    /** Places an order for units of one product, or of a saved PC; returns its id. */
    place: async (
      material = 'cpu-amd-ryzen-7-9800x3d',
      quantity = 1,
      key: PagesKey = '100001',
      type = 'MaterialNumber',
    ) => {
      const { value: checkoutId } = await pages.ask<{ value: string }>(
        'POST',
        '/checkout/v1/create',
        {
          soldTo: null,
          orderLines: [{ materialId: { type, value: material }, quantity, references: null }],
          delivery: {
            deliveryAddress: address({ country: key === '100002' ? 'DE' : 'NO' }),
            preferences: null,
          },
          references: { billingReference: 'PO-4711', deliveryReference: null },
          notes: { messageToSalesDepartment: 'Please deliver before noon.' },
        },
        key,
      )
      await pages.ask('POST', '/checkout/v1/submit', { checkoutId }, key)
      const { orderId } = await pages.ask<{ orderId: string }>(
        'GET',
        `/checkout/v1/${checkoutId}`,
        undefined,
        key,
      )
      return orderId
    },
    toWarehouse: async (orderId: string) => {
      await desk(orderId, 'confirm')
      await desk(orderId, 'release')
    },
  }
}

const typed: Record<string, string> = {
  'Company or name': 'Fjord Data AS',
  'Street and number': 'Storgata 1',
  'Postal code': '0155',
  City: 'Oslo',
  Email: 'orders@example.com',
}

/** Fills in a whole address, and other fields by their label. */
export async function fillIn(page: Page, other: Record<string, string> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...typed, ...other })) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  }
}

export const seeOptions = (page: Page) => page.getByRole('button', { name: /^See delivery options/ }).click()

export const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place the order' })

/** Waits for the confirmation after an order; returns its id. */
export async function orderPlaced(page: Page): Promise<string> {
  await page.waitForURL(/\/orders\/[^/]+\/placed$/)
  const orderId = new URL(page.url()).pathname.split('/').at(-2) ?? ''
  await page.getByText(`Order ${orderId} is placed.`).waitFor()
  return orderId
}

/** Waits for the confirmation and opens the page of the order; returns its id. */
export async function orderShown(page: Page): Promise<string> {
  const orderId = await orderPlaced(page)
  await page.getByRole('link', { name: 'See the order' }).click()
  await page.getByRole('heading', { name: `Order ${orderId}` }).waitFor()
  return orderId
}
