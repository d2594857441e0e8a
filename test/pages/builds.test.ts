// My builds: saving in the builder, the list, comparing, sharing, exporting and printing.
import { expect } from 'vitest'
import { savePrice } from '../../src/catalog/prices.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { demoProduct, pcOf } from '../support/demo.ts'
import { change } from '../support/world.ts'
import {
  browserTest,
  expectAccessible,
  expectNoSidewaysScroll,
  type PagesKey,
  phone,
  usePages,
} from './support/browser.ts'
import { linkOf, panel } from './support/building.ts'

const pages = usePages()
const cpu = 'cpu-amd-ryzen-7-9800x3d'

interface Build {
  buildId: string
  name: string
  version: number
}

/** A build through the API. */
async function saved(name: string, parts?: string[], key: PagesKey = '100001'): Promise<Build> {
  const { configurationId } = await pages.ask<{ configurationId: string }>(
    'POST',
    '/pcconfig/v1/configurations',
    pcOf('bundle-gaming-pc', parts),
    key,
  )
  return pages.ask('POST', '/pcconfig/v1/builds', { name, configurationId }, key)
}

browserTest('my builds: without builds there is a link to the builder', async () => {
  const page = await pages.open('/builds', { as: '100003' })
  await page.getByRole('heading', { name: 'No builds yet' }).waitFor()
  await expectAccessible(page)
})

browserTest('my builds: saving asks for a name once, later saves make versions', async () => {
  const page = await pages.open(linkOf('bundle-gaming-pc', [cpu]), { as: '100002' })
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this PC' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  expect(await name.inputValue()).toBe('Gaming PC')
  await expectAccessible(page)
  await name.fill('Attic')
  await name.press('Enter')
  await panel(page).getByText('Saved as version 1 of “Attic”.').waitFor()
  await page.getByRole('button', { name: 'Start over' }).click()
  await panel(page).getByRole('button', { name: 'Save to “Attic”' }).waitFor()
  await page.goto(pages.url + linkOf('bundle-gaming-pc', [cpu, 'case-fractal-define-7']))
  await panel(page).getByRole('button', { name: 'Save to “Attic”' }).click()
  await panel(page).getByText('Saved as version 2 of “Attic”.').waitFor()
  await panel(page).getByRole('link', { name: 'My builds' }).click()
  const row = page.getByRole('list', { name: 'Your builds' }).getByRole('listitem')
  await row.getByRole('link', { name: 'Attic' }).waitFor()
  expect(await row.count()).toBe(1)
  await row.getByText(/Version 2/).waitFor()
  await row.getByText('as when saved').waitFor()
  // The PC is incomplete.
  await row
    .getByText(/takes 1 of/)
    .first()
    .waitFor()
  await expectAccessible(page)
})

browserTest('my builds: a build is renamed, duplicated, compared and deleted', async () => {
  const { buildId } = await saved('Desk')
  const page = await pages.open(`/builds/${buildId}`, { as: '100001' })
  await page.getByRole('heading', { name: 'Desk', level: 1 }).waitFor()
  await page.getByText('Everything fits').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Big desk')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Big desk', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByRole('heading', { name: 'Big desk (copy)', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'All builds' }).click()
  await page.getByRole('checkbox', { name: 'Compare Big desk', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Compare Big desk (copy)' }).check()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await page.getByRole('heading', { name: 'Big desk and Big desk (copy)' }).waitFor()
  await page
    .getByRole('row', { name: /Total/ })
    .getByText(/^(kr|NOK)?\s?0[,.]00/)
    .waitFor()
  await expectAccessible(page)
  await page.goto(`${pages.url}/builds/${buildId}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, delete it' }).click()
  await page.getByRole('heading', { name: 'My builds' }).waitFor()
  expect(await page.getByRole('link', { name: 'Big desk', exact: true }).count()).toBe(0)
})

browserTest('my builds: builds with a part without a price are compared by their other parts', async () => {
  const { buildId: a } = await saved('One', undefined, '100002')
  const { buildId: b } = await saved('Other', undefined, '100002')
  const removePrice = adHoc(`DELETE FROM price WHERE price_list = 'EUR-standard' AND product_id = '${cpu}'`)
  await change(pages.service, ['prices'], [{ statement: removePrice, rows: 1 }])
  const page = await pages.open(`/builds/compare?a=${a}&b=${b}`, { as: '100002' })
  await page.getByRole('row', { name: 'Total No price No price' }).waitFor()
  await page
    .getByText(/^0,00\s€$/)
    .first()
    .waitFor()
  await change(
    pages.service,
    ['prices'],
    [savePrice('EUR-standard', cpu, (demoProduct(cpu)?.eur ?? 0) * 100)],
  )
})

browserTest('my builds: a shared link opens signed out, without prices, until it is withdrawn', async () => {
  const { buildId } = await saved('For a friend')
  const owner = await pages.open(`/builds/${buildId}`, { as: '100001' })
  await owner.getByRole('button', { name: 'Make a link' }).click()
  const link = await owner.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).toMatch(/\/shared\/[\w-]{22}$/)
  const path = link.slice(pages.url.length)

  const friend = await pages.open(path, phone)
  await friend.getByRole('heading', { name: 'For a friend', level: 1 }).waitFor()
  await friend.getByText('AMD Ryzen 7 9800X3D').waitFor()
  expect(await friend.getByText('Total').count()).toBe(0)
  await expectNoSidewaysScroll(friend)
  await expectAccessible(friend)
  const answer = await friend.reload()
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })

  await owner.getByRole('checkbox', { name: 'Show prices' }).check()
  await expect
    .poll(async () => (await (await fetch(`${pages.url}/pcconfig/v1${path}`)).json()).price?.currency)
    .toBe('NOK')
  await friend.reload()
  await friend.getByRole('row', { name: /^Total/ }).waitFor()
  await owner.getByRole('button', { name: 'Withdraw the link' }).click()
  await owner.getByText('The link no longer works.').waitFor()
  await friend.reload()
  await friend.getByRole('heading', { name: 'This link does not work' }).waitFor()
})

browserTest('my builds: of another person shows that there is none', async () => {
  const { buildId } = await saved('Secret')
  const page = await pages.open(`/builds/${buildId}`, { as: '100002' })
  await page.getByRole('heading', { name: 'There is no such build' }).waitFor()
})

browserTest('my builds: a build prints on one page, and downloads as CSV', async () => {
  const { buildId } = await saved('Printed')
  const page = await pages.open(`/builds/${buildId}`, { as: '100001' })
  await page.getByRole('heading', { name: 'Printed', level: 1 }).waitFor()
  const file = await page.pdf({ format: 'A4' })
  const pdf = file.toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('combobox', { name: 'Export' }).selectOption('CSV')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Printed.csv')
})
