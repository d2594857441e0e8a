// What people in each job see of the back office: their pages, their buttons, and whom to ask for others.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { RoleName } from '../../src/contract/rights.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { cpu, cpuName, placeOrder, toWarehouse } from './support/demo-orders.ts'

const pages = usePages()

async function keyOf(...roles: RoleName[]): Promise<string> {
  const json = { client: roles.join(' and '), accounts: [], scopes: [], roles }
  const { key } = await pages.ask<{ key: string }>('POST', '/admin/v1/keys', json, 'backoffice')
  await pages.service.service.context.poller.refresh()
  return key
}

const buttonsOf = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const main = page.getByRole('main')
  const all = await main.getByRole('button').or(main.getByRole('link')).allInnerTexts()
  return new Set(all.map((text) => text.trim()))
}

browserTest('rights: a page that is not for a person says which right it needs and whom to ask', async () => {
  const page = await pages.open('/backoffice/invoices', { key: await keyOf('warehouse') })
  const alert = page.getByRole('alert')
  await alert.getByText('This page is not for you').waitFor()
  await alert.getByText('You need this right: See invoices, payments').waitFor()
  await alert.getByText('the role Owner, Sales, Accountant, or Read only. Ask an owner').waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await expectAccessible(page)
  const sections = page.getByRole('navigation', { name: 'Back office' }).getByRole('link')
  expect(await sections.allInnerTexts()).toEqual([
    ...['Dashboard', 'Orders', 'Quotes', 'Returns', 'Scan'],
    ...['Products', 'PCs', 'Stock', 'Expected goods', 'Purchasing'],
    ...['Price lists', 'Imports', 'Data quality'],
    'Service',
  ])
  for (const path of ['keys', 'company', 'audit', 'webhooks', 'accounts/100001', 'statements/100001']) {
    await page.goto(`${pages.url}/backoffice/${path}`)
    await alert.getByText('This page is not for you').waitFor()
  }
  await page.goto(`${pages.url}/backoffice/stock`)
  await page.getByRole('heading', { name: 'Stock', level: 1 }).waitFor()
  expect(await alert.count()).toBe(0)
})

browserTest('rights: the same on a phone', async () => {
  const page = await pages.open('/backoffice/keys', { key: await keyOf('sales'), ...phone })
  await page.getByText('This page is not for you').waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

browserTest('rights: an order offers the actions of the job, and no others', async () => {
  const orderId = await placeOrder(pages, [[cpu, 1]])
  const actions = ['Confirm', 'Ship…', 'Packing slip', 'Invoice…', 'Cancel order…', 'Cancel units…']
  const offered = async (role: RoleName) => {
    const page = await pages.open(`/backoffice/orders/${orderId}`, { key: await keyOf(role) })
    const buttons = await buttonsOf(page)
    return actions.filter((action) => buttons.has(action))
  }
  expect([await offered('sales'), await offered('warehouse')]).toEqual([
    ['Confirm', 'Cancel order…', 'Cancel units…'],
    [],
  ])
  await toWarehouse(pages, orderId)
  expect(await offered('owner')).toEqual(actions.slice(1))
  expect(await offered('sales')).toEqual(['Packing slip', 'Cancel order…', 'Cancel units…'])
  expect(await offered('warehouse')).toEqual(['Ship…', 'Packing slip'])
  expect(await offered('accountant')).toEqual(['Packing slip', 'Invoice…'])
  expect(await offered('read-only')).toEqual(['Packing slip'])
})

browserTest('rights: who may not change products, prices and stock sees them as text', async () => {
  const page = await pages.open(`/backoffice/products?search=${cpu}`, { key: await keyOf('read-only') })
  const row = page.getByRole('row').filter({ hasText: cpu })
  await row.getByText(cpuName).waitFor()
  expect([await row.getByRole('button').count(), await row.getByRole('link').count()]).toEqual([0, 1])
  await expectAccessible(page)
  await page.goto(`${pages.url}/backoffice/stock?search=${cpu}`)
  await row.getByText(cpuName).waitFor()
  expect(await row.getByRole('spinbutton').or(row.getByRole('textbox')).count()).toBe(0)

  const picker = await pages.open(`/backoffice/stock?search=${cpu}`, { key: await keyOf('warehouse') })
  await picker.getByRole('row').filter({ hasText: cpu }).getByLabel(`On hand: ${cpuName}`).waitFor()
})

browserTest('rights: a key gets a role in the dialog, and the list names it', async () => {
  const page = await pages.open('/backoffice/keys', { as: 'backoffice' })
  await page.getByRole('button', { name: 'New key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Client' }).fill('Packing table 3')
  await dialog.getByRole('checkbox', { name: 'Warehouse' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByRole('button', { name: 'I have it' }).click()
  await page
    .getByRole('row')
    .filter({ hasText: 'Packing table 3' })
    .getByText(/^Warehouse/)
    .waitFor()
})
