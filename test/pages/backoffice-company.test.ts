import { expect } from 'vitest'
import type { AdminAccount } from '../../src/contract/administration.ts'
import type { CompanyView } from '../../src/contract/company.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'

const pages = usePages()

const company = () => pages.ask<CompanyView>('GET', '/admin/v1/company', undefined, 'backoffice')

browserTest('company: is changed, and a wrong number is named at its field', async () => {
  const page = await pages.open('/backoffice/company', { as: 'backoffice' })
  await page.getByText('Nordlys Maskin AS').first().waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Legal name').fill('Sydlys Maskin AS')
  await dialog.getByLabel('IBAN').fill('NO93 8601 1117 974')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('has a wrong check number').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('IBAN').fill('NO93 8601 1117 947')
  await dialog.getByLabel('Languages of papers').fill('nb, en')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Sydlys Maskin AS').first().waitFor()
  expect(await company()).toMatchObject({ iban: 'NO9386011117947', languages: ['nb', 'en'], version: 2 })
})

browserTest('company: without what invoices need, the page says so; on a phone too', async () => {
  const { version } = await company()
  await fetch(`${pages.url}/admin/v1/company`, {
    method: 'PUT',
    headers: {
      Authorization: 'Bearer bo_demo_backoffice',
      'Content-Type': 'application/json',
      'If-Match': `"${version}"`,
    },
    body: JSON.stringify({ legalName: 'Sydlys Maskin AS' }),
  })
  const page = await pages.open('/backoffice/company', { as: 'backoffice', ...phone })
  const missing = page.getByRole('alert')
  await missing.getByText('Organisation number').waitFor()
  await missing.getByText('IBAN').waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

browserTest('accounts: what invoices say is changed, and a wrong number is named at its field', async () => {
  const page = await pages.open('/backoffice/accounts/100001', { as: 'backoffice' })
  await page.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Scheme of the electronic address').fill('0192')
  await dialog.getByLabel('Electronic address', { exact: true }).fill('987654326')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('has a wrong check digit').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Electronic address', { exact: true }).fill('987654325')
  await dialog.getByLabel('Credit limit').fill('50000,50')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('50000.5').waitFor()
  const account = await pages.ask<AdminAccount>('GET', '/admin/v1/accounts/100001', undefined, 'backoffice')
  expect(account.billing).toMatchObject({ electronicAddress: '987654325', creditLimit: 50_000.5 })
})
