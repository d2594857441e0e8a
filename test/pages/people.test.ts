// People who sign in with an email.

import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { totpCode } from '../../src/people/factors/totp.ts'
import { mintLink } from '../../src/people/link.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'

const pages = usePages()
const boats = 'three small blue boats'

browserTest('people: one is invited, accepts, adds a second factor, and signs in with it', async () => {
  const office = await pages.open('/backoffice/people', { as: 'backoffice' })
  await office.getByText('No matching people.').waitFor()
  await office.getByRole('button', { name: 'Invite a person' }).click()
  await office.getByRole('textbox', { name: 'Email' }).fill('kari@shop.example')
  await office.getByRole('textbox', { name: 'Name' }).fill('Kari')
  await office.getByRole('checkbox', { name: 'Warehouse' }).check()
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await office.getByRole('textbox', { name: 'Link' }).inputValue()
  await office.getByRole('button', { name: 'I have it' }).click()
  await office.getByRole('row', { name: /Kari kari@shop\.example Warehouse/ }).waitFor()

  const page = await pages.open(link.replace(pages.url, ''))
  await page.getByText('Welcome, Kari.').waitFor()
  expect(page.url()).not.toContain('#')
  await expectAccessible(page)
  const newPassword = page.getByRole('textbox', { name: 'New password' })
  await newPassword.fill('too short')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.getByRole('alert').filter({ hasText: 'needs at least 15' }).waitFor()
  await newPassword.fill(boats)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Back office' }).waitFor()

  await page.getByRole('link', { name: 'Security' }).click()
  const factor = page.getByRole('region', { name: 'Second factor' })
  await factor.getByLabel('Current password').fill(boats)
  await factor.getByRole('button', { name: 'Set up a second factor' }).click()
  const secret = (await factor.locator('pre').textContent()) ?? ''
  await factor.getByRole('textbox', { name: 'Code' }).fill(totpCode(secret, Date.now()))
  await factor.getByRole('button', { name: 'Confirm the code' }).click()
  await factor.getByText('The second factor is on').waitFor()
  const [recovery = ''] = ((await factor.locator('pre').textContent()) ?? '').split('\n')
  await page.getByText('This browser').waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Use an email and a password' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('KARI@shop.example')
  const password = page.getByRole('textbox', { name: 'Password' })
  await password.fill('three small blue goats')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alert').filter({ hasText: 'is not right' }).waitFor()
  await expectAccessible(page)
  await password.fill(boats)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(recovery)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()

  await page.goto(link)
  await page.getByRole('alert').filter({ hasText: 'used' }).waitFor()
})

/** As if the clock had gone on. */
const ageSessions = (ms: number) =>
  pages.service.store.batch([
    {
      statement: adHoc('UPDATE session SET created_at = created_at - $1 WHERE person IS NOT NULL'),
      values: [ms],
      rows: 'any',
    },
  ])

browserTest('passkeys: one is added, signs in, and is asked for before a key is made', async () => {
  const ofHost = (path: string) => pages.url.replace('127.0.0.1', 'localhost') + path
  const person = { email: 'ola@shop.example', name: 'Ola', roles: ['owner'] }
  const invited = await pages.ask<{ personId: string }>('POST', '/admin/v1/people', person, 'backoffice')
  const { path, writes } = mintLink(invited.personId, 'signIn', Date.now())
  await pages.service.store.batch(writes)
  const page = await pages.open('/sign-in')
  const authenticator = await page.context().newCDPSession(page)
  await authenticator.send('WebAuthn.enable')
  const options = {
    ...({ protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const),
    ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  }
  await authenticator.send('WebAuthn.addVirtualAuthenticator', { options })
  await page.goto(ofHost(`/${path}`))
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByRole('link', { name: 'Security' }).click()
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByRole('textbox', { name: 'Name' }).fill('Laptop')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByText('on this device only').waitFor()
  await section.getByRole('textbox', { name: 'Name' }).fill('Again')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByRole('alert').filter({ hasText: 'already' }).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Use an email and a password' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()

  // Later, something that needs a fresh sign-in: what was typed is sent after it.
  await ageSessions(16 * 60_000)
  await page.goto(ofHost('/backoffice/people'))
  await page.getByRole('button', { name: 'Invite a person' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('per@shop.example')
  await page.getByRole('textbox', { name: 'Name' }).fill('Per')
  await page.getByRole('checkbox', { name: 'Sales' }).check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Is it you?' })
  await question.getByRole('textbox', { name: 'Password' }).waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('alert').filter({ hasText: '15 minutes' }).waitFor()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  // A passkey of somebody else would make the page theirs.
  await page.evaluate(`{
    const get = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = (options) => {
      window.offered = options.publicKey.allowCredentials.length
      return get(options)
    }
  }`)
  await question.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('textbox', { name: 'Link' }).waitFor()
  await page.getByRole('button', { name: 'I have it' }).click()
  await page.getByRole('row', { name: /Per per@shop\.example Sales/ }).waitFor()
  expect(await page.evaluate('window.offered')).toBe(1)

  // If the new session does not know the old one, it may be that of somebody else: nothing is sent for them.
  await ageSessions(16 * 60_000)
  const inviteIda = async () => {
    await page.getByRole('button', { name: 'Invite a person' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill('ida@shop.example')
    await page.getByRole('textbox', { name: 'Name' }).fill('Ida')
    await page.getByRole('checkbox', { name: 'Sales' }).check()
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
  }
  await inviteIda()
  await page.route('**/customers/v1/sessions/*', async (request) => {
    await pages.service.store.batch([
      {
        statement: adHoc('DELETE FROM session WHERE person IS NOT NULL AND created_at < $1'),
        values: [Date.now() - 15 * 60_000],
        rows: 'any',
      },
    ])
    await request.continue()
  })
  await question.getByRole('button', { name: 'Use a passkey' }).click()
  await question.waitFor({ state: 'detached' })
  await page
    .getByText(/15 minutes/)
    .first()
    .waitFor()
  await page.unroute('**/customers/v1/sessions/*')
  await page.goto(ofHost('/backoffice/people'))
  await page.getByRole('row', { name: /Per per@shop\.example Sales/ }).waitFor()
  expect(await page.getByRole('row', { name: /Ida/ }).count()).toBe(0)

  await page.getByRole('link', { name: 'Security' }).click()
  // The session of before was replaced.
  await page.getByText('This browser').waitFor()
  expect(await page.getByRole('region', { name: 'Where you are signed in' }).getByText('Since').count()).toBe(
    1,
  )
  await section.getByRole('button', { name: 'Remove the passkey Laptop' }).click()
  await section.getByText('on this device only').waitFor({ state: 'detached' })
  // Without a passkey of one's own, those of others are not offered.
  await ageSessions(16 * 60_000)
  await page.goto(ofHost('/backoffice/people'))
  await inviteIda()
  await question.getByRole('textbox', { name: 'Password' }).waitFor()
  expect(await question.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0)
  await question.getByRole('button', { name: 'Close' }).click()
  await page.goto(ofHost('/'))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Use an email and a password' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('alert').filter({ hasText: 'not known here' }).waitFor()
})

browserTest('people: an owner gives a role another right, and takes it back', async () => {
  const page = await pages.open('/backoffice/people', { as: 'backoffice' })
  await page.getByRole('link', { name: 'Rights of roles' }).click()
  const change = async (act: (dialog: Locator) => Promise<void>) => {
    await page.getByRole('button', { name: 'Change the role Warehouse' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change the role Warehouse' })
    await expectAccessible(page)
    await act(dialog)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The role Warehouse is changed.').first().waitFor()
    await dialog.waitFor({ state: 'detached' })
  }
  const row = page.getByRole('row').filter({ hasText: 'Warehouse' })
  await change((dialog) => dialog.getByLabel('See invoices, payments, reminders').check())
  await row.getByText('Changed in this shop').waitFor()
  await row.getByText(/see billing/).waitFor()
  await expectAccessible(page)
  await change((dialog) => dialog.getByRole('button', { name: 'Use the rights that it comes with' }).click())
  await row.getByText('As it comes').waitFor()
})

browserTest('people: the page fits a phone', async () => {
  const page = await pages.open('/backoffice/people', { as: 'backoffice', ...phone })
  await page.getByRole('heading', { name: 'People' }).waitFor()
  await expectNoSidewaysScroll(page)
})

browserTest('people: on a phone the menu leads to the page Security, which fits', async () => {
  const person = { email: 'eva@shop.example', name: 'Eva', roles: ['sales'] }
  const invited = await pages.ask<{ personId: string }>('POST', '/admin/v1/people', person, 'backoffice')
  const { path, writes } = mintLink(invited.personId, 'signIn', Date.now())
  await pages.service.store.batch(writes)
  const page = await pages.open(`/${path}`, phone)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('link', { name: 'Security' }).click()
  await page.getByText('This browser').waitFor()
  await expectNoSidewaysScroll(page)
})
