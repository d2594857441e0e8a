import { expect } from 'vitest'
import { exampleAddress } from '../../src/contract/example-draft.ts'
import { loadSending, sendingCounter } from '../../src/platform/jobs/sending.ts'
import { saveCounter } from '../../src/platform/store/counters.ts'
import { eventually } from '../support/processes.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { whenSettled } from './support/settled.ts'

const pages = usePages()

const statusWith = async (key: string) =>
  (await fetch(`${pages.url}/customers/v1/me`, { headers: { Authorization: `Bearer ${key}` } })).status

browserTest('administration: an account and its key are created, the key works, and is revoked', async () => {
  const page = await pages.open('/backoffice/accounts', { as: 'backoffice' })
  await page.getByRole('button', { name: 'New account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('Fill in this field.').first().waitFor()
  await dialog.getByLabel('Number', { exact: true }).fill('200001')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Nordlys Data AS')
  await dialog.getByLabel('Country', { exact: true }).fill('NO')
  await dialog.getByLabel('Currency', { exact: true }).fill('NOK')
  await dialog.getByLabel('Price list', { exact: true }).fill('unknown')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('there is no unknown').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Price list', { exact: true }).fill('')
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

browserTest('account page: its data, keys and addresses are changed', async () => {
  const saved = { ...exampleAddress, city: 'Hamar' }
  await pages.ask('POST', '/addresses/v1', saved, '100003')
  const page = await pages.open('/backoffice/accounts', { as: 'backoffice' })
  await page.getByRole('link', { name: /^100003 / }).click()
  await page.getByText('Account 100003', { exact: true }).waitFor()
  const callers = page.getByRole('region', { name: 'Keys that may act for it' })
  await callers.getByRole('row').filter({ hasText: '100003' }).first().waitFor()
  expect(await callers.getByRole('row').filter({ hasText: '100001' }).count()).toBe(0)
  const addresses = page.getByRole('region', { name: 'Address book' })
  await addresses.getByText('Hamar').waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Change…', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Renamed AS')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Renamed AS' }).waitFor()

  await addresses.getByRole('button', { name: /^Change the address of .* in Hamar$/ }).click()
  await dialog.getByLabel('City').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Fill in this field.').waitFor()
  await dialog.getByLabel('City').fill('Elverum')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await addresses.getByText('Elverum').waitFor()
  expect(await addresses.getByText('Hamar').count()).toBe(0)
  await addresses.getByRole('button', { name: /^Remove the address of .* in Elverum$/ }).click()
  await addresses.getByText('No saved addresses').waitFor()

  await callers.getByRole('button', { name: 'New key' }).click()
  expect(await dialog.getByRole('textbox', { name: 'Accounts' }).inputValue()).toBe('100003')
  await dialog.getByRole('textbox', { name: 'Client' }).fill('Second shop')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByRole('button', { name: 'I have it' }).click()
  await callers.getByRole('row').filter({ hasText: 'Second shop' }).waitFor()
  await page.getByRole('link', { name: 'Orders', exact: true }).last().click()
  await page.waitForURL(/orders\?account=100003$/)
})

browserTest(
  'account page: what another person changed meanwhile is loaded beside what was typed',
  async () => {
    const page = await pages.open('/backoffice/accounts/100002', { as: 'backoffice' })
    await page.getByRole('button', { name: 'Change…', exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Mine AS')
    const { version } = await pages.ask<{ version: number }>(
      'GET',
      '/admin/v1/accounts/100002',
      undefined,
      'backoffice',
    )
    const answer = await fetch(`${pages.url}/admin/v1/accounts/100002`, {
      method: 'PATCH',
      headers: {
        Authorization: 'Bearer bo_demo_backoffice',
        'Content-Type': 'application/json',
        'If-Match': `"${version}"`,
      },
      body: JSON.stringify({ name: 'Theirs AS', vatRate: 12 }),
    })
    expect(answer.status).toBe(200)
    const save = dialog.getByRole('button', { name: 'Save' })
    await save.click()
    await dialog.getByText('Someone else changed this account.').waitFor()
    expect(await dialog.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Mine AS')
    expect(await dialog.getByLabel('VAT in percent').inputValue()).toBe('12')
    await expectAccessible(page)
    await save.click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('heading', { name: 'Mine AS' }).waitFor()
    const now = await pages.ask<{ name: string; vatRate: number }>(
      'GET',
      '/admin/v1/accounts/100002',
      undefined,
      'backoffice',
    )
    expect(now).toMatchObject({ name: 'Mine AS', vatRate: 12 })
  },
)

browserTest('navigation: on a phone the open section is visible', async () => {
  const page = await pages.open('/backoffice/audit', { as: 'backoffice', ...phone })
  const links = page.getByRole('navigation', { name: 'Back office' })
  const isVisible = (name: string) =>
    links.getByRole('link', { name, exact: true }).evaluate((link) => {
      const { left, right } = link.getBoundingClientRect()
      return left >= 0 && right <= window.innerWidth
    })
  await expect.poll(() => isVisible('Audit')).toBe(true)
  expect(await isVisible('Orders')).toBe(false)
  await links.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.waitForURL(/orders$/)
  await expect.poll(() => isVisible('Orders')).toBe(true)
  await expectNoSidewaysScroll(page)

  // A line that shows the open section from its beginning is not moved.
  await page.goto(`${pages.url}/backoffice/orders`)
  await expect.poll(() => isVisible('Orders')).toBe(true)
  expect(
    await links.getByText('Sales').evaluate((name) => name.getBoundingClientRect().left),
  ).toBeGreaterThan(0)
})

browserTest('account page: fits a phone, and says if there is no such account', async () => {
  const page = await pages.open('/backoffice/accounts/100001', { as: 'backoffice', ...phone })
  await page.getByText('Account 100001', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'New address' }).waitFor()
  await expectNoSidewaysScroll(page)
  await page.goto(`${pages.url}/backoffice/accounts/nobody`)
  await page.getByText('There is no account nobody.').waitFor()
})

browserTest(
  'clients: one is disabled and enabled, one is disabled by name, the own only after a warning',
  async () => {
    const key = (
      await pages.ask<{ key: string }>(
        'POST',
        '/admin/v1/keys',
        { client: 'Tried shop', accounts: ['100001'], scopes: ['checkout'] },
        'backoffice',
      )
    ).key
    const becomes = async (status: number) =>
      expect(
        await eventually(
          () => statusWith(key),
          (now) => now === status,
          10_000,
        ),
      ).toBe(status)
    await becomes(200)
    const page = await pages.open('/backoffice/clients', { as: 'backoffice', ...phone })
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Disable Tried shop' }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Disable' }).click()
    await page.getByRole('button', { name: 'Enable Tried shop' }).waitFor()
    await becomes(403)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Enable Tried shop' }).click()
    await page.getByRole('button', { name: 'Disable Tried shop' }).waitFor()
    await becomes(200)

    await page.getByRole('button', { name: 'Disable by name…' }).click()
    await dialog.getByRole('button', { name: 'Disable' }).click()
    await dialog.getByText('Fill in this field.').waitFor()
    await dialog.getByLabel('Client').fill('client-of-the-issuer')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Disable' }).click()
    await page.getByRole('button', { name: 'Enable client-of-the-issuer' }).waitFor()

    const { clients } = await pages.ask<{ clients: { client: string }[] }>(
      'GET',
      '/admin/v1/clients?search=back',
      undefined,
      'backoffice',
    )
    await page.getByRole('button', { name: `Disable ${clients[0]?.client}` }).click()
    await dialog.getByRole('button', { name: 'Disable' }).click()
    await dialog.getByLabel('I know that this ends my own access').waitFor()
    expect(await dialog.getByRole('button', { name: 'Disable' }).isDisabled()).toBe(true)
  },
)

browserTest.for([
  [{ scopes: ['catalog'] }, '/backoffice/products', 'Products'],
  [{ scopes: ['admin'] }, '/backoffice/accounts', 'Accounts'],
  [{ scopes: ['fulfilment'] }, '/backoffice', 'Dashboard'],
  [{ roles: ['sales'] }, '/backoffice', 'Dashboard'],
  [{ roles: ['warehouse'] }, '/backoffice', 'Dashboard'],
  [{ roles: ['accountant'] }, '/backoffice', 'Dashboard'],
  [{ roles: ['catalogue'] }, '/backoffice/products', 'Products'],
  [{ roles: ['read-only'] }, '/backoffice', 'Dashboard'],
] as const)(
  'back office: staff with only %j start at %s, and no page asks for what they may not have',
  async ([granted, start, title]) => {
    const { key } = await pages.ask<{ key: string }>(
      'POST',
      '/admin/v1/keys',
      { client: `Only ${JSON.stringify(granted)}`, accounts: [], scopes: [], ...granted },
      'backoffice',
    )
    await expect.poll(() => statusWith(key)).toBe(200)
    const page = await pages.open('/')
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
    })
    const settled = whenSettled(page)
    await page.getByLabel('API key').fill(key)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`**${start}`)
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Back office' }).click()
    await page.waitForURL(`**${start}`)
    const links = page.getByRole('navigation', { name: 'Back office' }).getByRole('link')
    const count = await links.count()
    expect(count).toBeGreaterThan(2)
    for (let i = 0; i < count; i++) {
      const address = (await links.nth(i).getAttribute('href')) ?? ''
      await links.nth(i).click()
      await page.waitForURL(`**${address}`)
      await settled()
      await page.locator('h1').waitFor()
      expect([address, refused, await page.locator('[role=alert]').count()]).toEqual([address, [], 0])
    }
  },
)

browserTest(
  'administration: a restored database says that it sends nothing, until sending is resumed',
  async () => {
    const [name, value] = sendingCounter('paused')
    await pages.service.store.batch([saveCounter(name, value)])
    const page = await pages.open('/backoffice/keys', { as: 'backoffice' })
    await page.getByText('Webhooks and emails are not sent').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Resume sending' }).click()
    await page.getByText('Webhooks and emails are sent again').waitFor()
    await page.getByText('Webhooks and emails are not sent').waitFor({ state: 'hidden' })
    expect(await loadSending(pages.service.store)).toBe('on')
  },
)
