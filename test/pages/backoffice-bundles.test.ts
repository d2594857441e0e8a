import { expect } from 'vitest'
import type { BundleRow } from '../../src/contract/import-formats.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'

const pages = usePages()

const bundleOf = (id: string) =>
  pages.ask<BundleRow>('GET', `/admin/v1/bundles/${id}`, undefined, 'backoffice')

const offered = async () => {
  const { bundles } = await pages.ask<{ bundles: { bundleId: string }[] }>('GET', '/catalog/v1/bundles')
  return bundles.map(({ bundleId }) => bundleId)
}

browserTest('PCs on offer: one is created, changed and retired', async () => {
  const page = await pages.open('/backoffice/bundles', { as: 'backoffice' })
  await page.getByRole('row').filter({ hasText: 'bundle-gaming-pc' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New PC' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('A PC needs at least one group.').waitFor()
  await dialog.getByLabel('Identifier').fill('bundle-tiny')
  await dialog.getByLabel('Name', { exact: true }).fill('Tiny PC')
  await dialog.getByLabel('Number of the assembly service').fill('no-such-service')
  await dialog.getByLabel('Made for').selectOption('Office')
  await dialog.getByLabel('Processors: at least').fill('2')
  await dialog.getByLabel('Processors: at most').fill('1')
  await dialog.getByText('Two whole numbers, the larger one right').waitFor()
  await dialog.getByLabel('Processors: at least').fill('1')
  await dialog.getByLabel('Motherboards: at least').fill('1')
  await dialog.getByLabel('Motherboards: at most').fill('1')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText(/no-such-service/).waitFor()
  await expectAccessible(page)
  const { assemblyProductId } = await bundleOf('bundle-gaming-pc')
  await dialog.getByLabel('Number of the assembly service').fill(assemblyProductId)
  await dialog.getByRole('button', { name: 'Create' }).click()
  const row = page.getByRole('row').filter({ hasText: 'bundle-tiny' })
  await row.getByText('2 needed').waitFor()
  expect(await bundleOf('bundle-tiny')).toMatchObject({
    name: 'Tiny PC',
    purpose: 'office',
    groups: [
      { min: 1, max: 1 },
      { min: 1, max: 1 },
    ],
  })

  await page.getByRole('button', { name: 'Change Tiny PC' }).click()
  await dialog.getByLabel('Memory: at least').fill('0')
  await dialog.getByLabel('Memory: at most').fill('2')
  await dialog.getByLabel('Mini-ITX').check()
  await dialog.getByLabel('Desktop').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row.getByText('2 needed, 1 optional').waitFor()
  expect((await bundleOf('bundle-tiny')).caseTypes).toEqual(['Mini-ITX', 'Desktop'])
  await page.getByRole('button', { name: 'Change Tiny PC' }).click()
  await dialog.getByLabel('Desktop').uncheck()
  await dialog.getByLabel('Mini-ITX').uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect((await bundleOf('bundle-tiny')).caseTypes).toBeNull()

  await page.getByRole('button', { name: 'Change Tiny PC' }).click()
  await dialog.getByLabel(/^Retired/).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row.getByText('Retired').waitFor()
  // The catalog in memory follows within a second.
  await expect.poll(offered).not.toContain('bundle-tiny')
})

browserTest('PCs on offer: fit a phone', async () => {
  const page = await pages.open('/backoffice/bundles', { as: 'backoffice', ...phone })
  await page.getByRole('button', { name: 'Change Gaming PC' }).click()
  await page.getByRole('dialog').getByLabel('Processors: at least').waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
