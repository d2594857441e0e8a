// Two browsers at once: the warehouse ships, and the customer's page updates without a click.
import { browserTest, usePages } from './support/browser.ts'
import { cpu, cpuName, placeOrder } from './support/demo-orders.ts'

const pages = usePages()

browserTest('order page: shows what the warehouse ships, with tracking and serial number', async () => {
  const orderId = await placeOrder(pages, [[cpu, 1]])
  const customer = await pages.open(`/orders/${orderId}`, { as: '100001' })
  await customer.getByRole('button', { name: 'Cancel the order' }).waitFor()

  const warehouse = await pages.open(`/backoffice/orders?search=${orderId}`, { as: 'backoffice' })
  const button = (name: string) => warehouse.getByRole('button', { name: `${name} ${orderId}` })
  await button('Confirm').click()
  await button('Release').click()
  await button('Ship…').click()
  const dialog = warehouse.getByRole('dialog')
  await dialog.getByLabel(`Serial numbers of ${cpuName}`).fill(`SN-${orderId}`)
  await dialog.getByLabel('Tracking number of the carrier').fill(`TRACK-${orderId}`)
  await dialog.getByRole('button', { name: 'Ship 1 unit' }).click()
  await button('Mark delivered').waitFor()

  await customer.getByText(`TRACK-${orderId}`).first().waitFor()
  await customer.getByText(`SN-${orderId}`).first().waitFor()
  await customer.getByRole('button', { name: 'Cancel the order' }).waitFor({ state: 'detached' })
  await button('Mark delivered').click()
  await customer.locator('[aria-current=step]').filter({ hasText: 'Delivered' }).waitFor()
})
