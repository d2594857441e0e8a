import { expect } from 'vitest'
import { eventually } from '../support/processes.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'

const pages = usePages()

const statusWith = async (key: string) =>
  (await fetch(`${pages.url}/customers/v1/me`, { headers: { Authorization: `Bearer ${key}` } })).status

browserTest('administration: an account and its key are created, the key works, and is revoked', async () => {
  const page = await pages.open('/backoffice/accounts', { as: 'backoffice' })
  await page.getByRole('button', { name: 'New account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('Fill in this field.').first().waitFor()
  await dialog.getByLabel('Number').fill('200001')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nordlys Data AS')
  await dialog.getByLabel('Country').fill('NO')
  await dialog.getByLabel('Currency').fill('NOK')
  await dialog.getByLabel('Price list').fill('unknown')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('there is no unknown').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Price list').fill('')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Nordlys Data AS' })
  await row.getByText('none: it cannot buy').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await expectAccessible(page)

  await row.getByRole('link', { name: 'Keys of 200001' }).click()
  await page.getByRole('heading', { name: 'API keys' }).waitFor()
  await page.getByRole('button', { name: 'New key' }).click()
  await dialog.getByRole('textbox', { name: 'Client' }).fill('Nordlys shop')
  await dialog.getByRole('textbox', { name: 'Accounts' }).fill('200001')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const shown = dialog.getByRole('textbox', { name: 'Key' })
  const key = await shown.inputValue()
  // It is shown once: Escape does not lose it.
  await page.keyboard.press('Escape')
  expect(await shown.inputValue()).toBe(key)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I have it' }).click()
  expect(
    await eventually(
      () => statusWith(key),
      (status) => status === 200,
      10_000,
    ),
  ).toBe(200)

  await page.getByRole('button', { name: /^Revoke the key .* of Nordlys shop$/ }).click()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await page
    .getByRole('row')
    .filter({ hasText: 'Nordlys shop' })
    .getByText(/^Revoked/)
    .waitFor()
  expect(
    await eventually(
      () => statusWith(key),
      (status) => status === 401,
      10_000,
    ),
  ).toBe(401)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Audit' }).click()
  await page.getByRole('row').filter({ hasText: 'revoke key' }).waitFor()
  await page.getByRole('row').filter({ hasText: 'create account' }).getByText('Nordlys Data AS').waitFor()
  await page.getByLabel('Kind').selectOption('account')
  await page.getByRole('row').filter({ hasText: 'revoke key' }).waitFor({ state: 'hidden' })
  await expectAccessible(page)
})

browserTest('administration: the last own key is revoked only after a warning', async () => {
  const page = await pages.open('/backoffice/keys?search=backoffice', { as: 'backoffice', ...phone })
  await page.getByRole('button', { name: /^Revoke the key/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await dialog.getByLabel('I know that this ends my own access').waitFor()
  expect(await dialog.getByRole('button', { name: 'Revoke' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  for (const path of ['/backoffice/keys', '/backoffice/accounts', '/backoffice/audit']) {
    await page.goto(pages.url + path)
    await page.getByRole('row').first().waitFor()
    await expectNoSidewaysScroll(page)
  }
})
