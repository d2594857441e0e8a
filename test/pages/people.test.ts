// People who sign in with an email.

import { expect } from 'vitest'
import { totpCode } from '../../src/people/factors/totp.ts'
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

browserTest('people: the page fits a phone', async () => {
  const page = await pages.open('/backoffice/people', { as: 'backoffice', ...phone })
  await page.getByRole('heading', { name: 'People' }).waitFor()
  await expectNoSidewaysScroll(page)
})
