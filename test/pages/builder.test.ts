import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { gamingPc, searching } from '../support/demo.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'
import { fromMenu, linkOf, panel, slot, tabTo, take } from './support/building.ts'

const pages = usePages(searching)

const isInSight = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return there !== null && node.contains(there)
  })

const priceIn = (page: Page) => panel(page).getByText(/kr$/).first()

describe('the start page', () => {
  browserTest('start page: an account without a price list can build its own PC', async () => {
    const page = await pages.open('/', { as: '100003', ...phone })
    await page.getByRole('link', { name: 'Build your own Mini PC' }).waitFor()
    expect(await page.getByRole('list', { name: /^Ready PCs: / }).count()).toBe(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

describe('building', () => {
  browserTest(
    'builder: a PC is chosen and filled by clicking, and a part that does not fit is fixed with one click',
    async () => {
      const page = await pages.open('/', { as: '100001' })
      await page.getByRole('heading', { name: 'Build a PC' }).waitFor()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Build your own Gaming PC' }).click()
      await page.getByRole('heading', { name: 'Gaming PC', level: 1 }).waitFor()
      await slot(page, 'Processor').getByText('Required').waitFor()
      await panel(page).getByText('Nothing chosen yet').waitFor()
      expect(await panel(page).getByRole('button', { name: 'Order this PC' }).isDisabled()).toBe(true)
      await expectAccessible(page)

      await take(page, 'Choose: Processor', 'Intel Core i5-12400')
      const processor = slot(page, 'Processor')
      await processor.getByText('Intel Core i5-12400', { exact: true }).waitFor()
      await processor.getByText(/^LGA 1700 · /).waitFor()
      await processor.getByText('In stock').waitFor()
      expect(await processor.getByText('Required').count()).toBe(0)
      await panel(page).getByText('The chosen parts fit together').waitFor()

      await take(page, 'Choose: Motherboard', 'MSI MAG B850 TOMAHAWK MAX WIFI')
      await panel(page).getByText('1 problem').waitFor()
      const reason = /Intel Core i5-12400 needs socket LGA 1700, MSI MAG B850 TOMAHAWK MAX WIFI has AM5/
      await processor.getByText(reason).waitFor()
      await processor.getByText('Also concerns MSI MAG B850 TOMAHAWK MAX WIFI. Rule: CPU socket').waitFor()
      const board = slot(page, 'Motherboard')
      // The problem is shown once; the other part links to it.
      expect(await page.getByText(reason).count()).toBe(1)
      await board.getByRole('button', { name: 'Problem with Intel Core i5-12400' }).click()
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.id))
        .toBe('part-cpu-intel-core-i5-12400')
      await panel(page).getByText('The parts do not fit together: see the problems.').waitFor()
      // The CPU stays: a board of the same class for it costs no more.
      const wrongBoard = 'MSI MAG B850 TOMAHAWK MAX WIFI'
      const fix = processor.getByRole('button', { name: new RegExp(`^Fix: Replace ${wrongBoard} with `) })
      await fix.waitFor()
      await expectAccessible(page)

      const name = (await fix.getAttribute('aria-label'))?.replace(/.* with /, '') ?? ''
      await fix.click()
      await panel(page).getByText(`Fixed: Replace ${wrongBoard} with ${name}.`).waitFor()
      await board.getByText(name, { exact: true }).waitFor()
      await panel(page).getByText('The chosen parts fit together').waitFor()
      expect(await page.getByText(reason).count()).toBe(0)

      await panel(page).getByRole('button', { name: 'Undo' }).click()
      await panel(page).getByText('1 problem').waitFor()
      await board.getByText(wrongBoard, { exact: true }).waitFor()
    },
  )

  browserTest('builder: a part can be replaced, and the change can be undone', async () => {
    const page = await pages.open(linkOf('bundle-gaming-pc', gamingPc), { as: '100001' })
    await panel(page).getByText('Everything fits together').waitFor()
    const before = await priceIn(page).textContent()
    await take(page, 'Change be quiet! Pure Power 13 M 850 W', 'Cooler Master GX III Gold 650')
    const supply = slot(page, 'Power supply')
    await supply.getByText('Cooler Master GX III Gold 650', { exact: true }).waitFor()
    expect(await supply.getByText('be quiet! Pure Power 13 M 850 W').count()).toBe(0)
    const card = 'MSI GeForce RTX 5070 Ti 16G VENTUS 3X'
    await slot(page, 'Graphics card').getByText('Warning: 650 W, 750 W recommended').waitFor()
    await supply.getByRole('button', { name: `Warning with ${card}` }).waitFor()
    await panel(page).getByText('520 W of 650 W').waitFor()
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await supply.getByText('be quiet! Pure Power 13 M 850 W', { exact: true }).waitFor()
    await page.reload()
    await supply.getByText('be quiet! Pure Power 13 M 850 W', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'All PCs' }).click()
    await page.getByRole('link', { name: 'Continue your Gaming PC (9 parts)' }).click()
    await panel(page).getByRole('meter', { name: 'Estimated draw against the power supply' }).waitFor()
    await panel(page).getByText('330 W to spare: comfortable.').waitFor()
    await expect.poll(() => priceIn(page).textContent()).toBe(before)
  })

  browserTest('builder: units of one part are counted, and removing one can be undone', async () => {
    const page = await pages.open(linkOf('bundle-gaming-pc', ['ssd-samsung-990-pro-2tb']), { as: '100001' })
    const drives = slot(page, 'Drive')
    await fromMenu(page, 'Samsung 990 PRO 2 TB', 'One more Samsung 990 PRO 2 TB')
    await drives.getByText('2 of 6').waitFor()
    await drives.getByText(/ each$/).waitFor()
    await take(page, 'Add another: Drive', 'Kingston A400 480 GB')
    await drives.getByText('3 of 6').waitFor()
    await fromMenu(page, 'Samsung 990 PRO 2 TB', 'Remove one Samsung 990 PRO 2 TB')
    await drives.getByText('2 of 6').waitFor()
    await panel(page).getByText('Samsung 990 PRO 2 TB removed.').waitFor()
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await drives.getByText('3 of 6').waitFor()

    await page.getByRole('button', { name: 'Start over' }).click()
    await drives.getByText('Required').waitFor()
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await drives.getByText('3 of 6').waitFor()
    await fromMenu(page, 'Kingston A400 480 GB', 'Remove Kingston A400 480 GB')
    await panel(page).getByText('Kingston A400 480 GB removed.').waitFor()
    await expectAccessible(page)
  })

  browserTest('builder: a whole PC is on one screen of 1440 × 900 pixels', async () => {
    const page = await pages.open(linkOf('bundle-gaming-pc', gamingPc), {
      as: '100001',
      viewport: { width: 1440, height: 900 },
    })
    await panel(page).getByText('Everything fits together').waitFor()
    const controls = page.getByRole('main').getByRole('button')
    expect(await controls.count()).toBeGreaterThan(gamingPc.length * 2)
    for (const control of await controls.all())
      expect(await isInSight(control), (await control.getAttribute('aria-label')) ?? '').toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900)
  })

  browserTest('builder: a notice covers no control, and goes after six seconds', async () => {
    const page = await pages.open(linkOf('bundle-gaming-pc', gamingPc), {
      as: '100001',
      viewport: { width: 1440, height: 900 },
    })
    await page.clock.install()
    await fromMenu(page, 'DeepCool AK620', 'Remove DeepCool AK620')
    const notice = panel(page).getByText('DeepCool AK620 removed.')
    await notice.waitFor()
    for (const control of await page.locator('header, main').getByRole('button').all())
      expect(await isInSight(control), (await control.textContent()) ?? '').toBe(true)
    await page.mouse.move(0, 0)
    await page.clock.runFor(7000)
    await notice.waitFor({ state: 'detached' })
    expect(await panel(page).getByRole('button', { name: 'Undo' }).count()).toBe(0)
  })

  browserTest('builder: Back closes the picker and never takes a part away', async () => {
    const page = await pages.open('/', { as: '100001' })
    await page.getByRole('link', { name: 'Build your own Gaming PC' }).click()
    await take(page, 'Choose: Processor', 'Intel Core i5-12400')
    const processor = slot(page, 'Processor')
    await processor.getByText('Intel Core i5-12400', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Choose: Memory' }).first().click()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await processor.getByText('Intel Core i5-12400', { exact: true }).waitFor()
    await page.goForward()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await take(page, 'Change Intel Core i5-12400', 'AMD Ryzen 7 9800X3D')
    await processor.getByText('AMD Ryzen 7 9800X3D', { exact: true }).waitFor()
    // Forward leads to the entry in which the part was chosen: the build stays as it is.
    await page.goForward()
    await processor.getByText('AMD Ryzen 7 9800X3D', { exact: true }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goBack()
    await processor.getByText('AMD Ryzen 7 9800X3D', { exact: true }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Build a PC' }).waitFor()
  })

  browserTest('builder: optional slots are collapsed until a part is chosen', async () => {
    const page = await pages.open(linkOf('bundle-gaming-pc', gamingPc.slice(0, 2)), { as: '100001' })
    await slot(page, 'Add more').waitFor()
    expect(await slot(page, 'Case fan').count()).toBe(0)
    await take(page, 'Choose: Case fan', 'Noctua NF-A12x25 PWM')
    await slot(page, 'Case fan').getByText('Noctua NF-A12x25 PWM', { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^slot-/)
    await fromMenu(page, 'Noctua NF-A12x25 PWM', 'Remove Noctua NF-A12x25 PWM')
    await slot(page, 'Case fan').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('add-more')
  })

  browserTest('builder: checks that could not be done are listed with the missing fact', async () => {
    const parts = [...gamingPc.filter((id) => !id.startsWith('case-')), 'case-nzxt-h5-flow']
    const page = await pages.open(linkOf('bundle-gaming-pc', parts), { as: '100001' })
    await panel(page).getByText('1 check could not be done').click()
    await panel(page).getByText('NZXT H5 Flow (2022) Black').waitFor()
    await panel(page).getByText('Power supply length: “Longest power supply” is not known').waitFor()
    await slot(page, 'Power supply').getByText('1 note').click()
    await slot(page, 'Power supply')
      .getByText(/Power supply length: not verified/)
      .first()
      .waitFor()
    await expectAccessible(page)
  })

  browserTest('builder: an overloaded power supply is explained in words', async () => {
    const parts = gamingPc.map((id) => (id.startsWith('psu-') ? 'psu-asus-tuf-gaming-450b' : id))
    const page = await pages.open(linkOf('bundle-gaming-pc', parts), { as: '100001' })
    await panel(page).getByText('520 W of 450 W').waitFor()
    await panel(page).getByText('70 W too little: the supply would be overloaded.').waitFor()
    await expectAccessible(page)
  })
})

describe('completing', () => {
  browserTest('completion: proposals for a purpose and a budget, each with its reason', async () => {
    const page = await pages.open(linkOf('bundle-gaming-pc', ['cpu-amd-ryzen-7-9800x3d']), { as: '100001' })
    await panel(page).getByRole('button', { name: 'Complete it' }).click()
    const dialog = page.getByRole('dialog', { name: 'Complete this PC' })
    await dialog.getByRole('button', { name: /^Use proposal 1 for / }).waitFor()
    await expectAccessible(page)

    for (const level of ['Entry', 'Balanced', 'High end']) await dialog.getByText(`${level}: `).waitFor()
    const budget = dialog.getByLabel('Budget for the whole PC')
    await budget.fill('a lot')
    await dialog.getByRole('button', { name: 'Show proposals' }).click()
    await dialog.getByText('Enter an amount, such as 15000').waitFor()
    await budget.fill('6000')
    await budget.press('Enter')
    await dialog.getByText(/^That budget is too small: the cheapest way costs /).waitFor()
    await expectAccessible(page)
    await budget.fill('20000')
    await budget.press('Enter')
    await dialog
      .getByText(/(8\d|9\d|100) % of the budget/)
      .first()
      .waitFor()
    await dialog.getByLabel('What the PC is for').selectOption('workstation')
    await dialog.getByRole('button', { name: /^Use proposal 1 for / }).waitFor()
    await expectAccessible(page)

    const first = dialog.getByRole('button', { name: /^Use proposal 1 for / })
    const price = (await first.getAttribute('aria-label'))?.replace('Use proposal 1 for ', '') ?? ''
    expect(await dialog.getByRole('button', { name: /^Use proposal / }).count()).toBeGreaterThan(1)
    await first.click()
    await dialog.waitFor({ state: 'detached' })
    await panel(page)
      .getByText(/^\d parts are added\.$/)
      .waitFor()
    await panel(page).getByText(price, { exact: true }).waitFor()
    await slot(page, 'Processor').getByText('AMD Ryzen 7 9800X3D', { exact: true }).waitFor()
    expect(await page.getByText('Required').count()).toBe(0)
    await expect.poll(() => panel(page).getByRole('button', { name: 'Order this PC' }).isEnabled()).toBe(true)
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await slot(page, 'Motherboard').getByText('Required').waitFor()
  })

  browserTest(
    'completion: parts that every PC needs are missing even if the bundle does not require them',
    async () => {
      const parts = [
        'cpu-intel-core-i5-12400',
        'board-msi-pro-b760m-a-wifi-ddr4',
        'ram-crucial-32gb-ddr4-3200',
        'ssd-samsung-990-evo-plus-1tb',
        'case-asus-prime-ap201',
      ]
      const page = await pages.open(linkOf('bundle-office-pc', parts), { as: '100001' })
      await panel(page).getByRole('button', { name: 'Choose: Power supply' }).waitFor()
      await panel(page).getByText('Warning: No power supply').waitFor()
      await panel(page).getByText('The chosen parts fit together').waitFor()
      await panel(page).getByText('The assembled PC cannot run without: Power supply').waitFor()
      expect(await page.getByText('Everything fits together').count()).toBe(0)
      expect(await panel(page).getByRole('button', { name: 'Order this PC' }).isDisabled()).toBe(true)
      await panel(page).getByRole('button', { name: 'Complete it' }).click()
      await page.getByRole('button', { name: /^Use proposal 1 for / }).click()
      await panel(page).getByText('Warning: No power supply').waitFor({ state: 'detached' })
      expect(
        await slot(page, 'Power supply')
          .getByRole('button', { name: /^More for / })
          .count(),
      ).toBe(1)
    },
  )

  browserTest('completion: the reason why a PC cannot be completed is shown', async () => {
    const parts = ['cpu-intel-core-i5-12400', 'board-msi-mag-b850-tomahawk-max-wifi']
    const page = await pages.open(linkOf('bundle-gaming-pc', parts), { as: '100001' })
    await panel(page).getByRole('button', { name: 'Complete it' }).click()
    const dialog = page.getByRole('dialog', { name: 'Complete this PC' })
    await dialog.getByText('It cannot be completed as it is').waitFor()
    await dialog.getByText(/needs socket LGA 1700/).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Complete it')
  })
})

describe('keeping and passing on', () => {
  browserTest('sharing: a shared link shows the same PC in another window', async () => {
    const page = await pages.open('/?bundle=bundle-gaming-pc', {
      as: '100001',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await take(page, 'Choose: Processor', 'AMD Ryzen 7 9800X3D')
    await take(page, 'Choose: Drive', 'Samsung 990 PRO 2 TB')
    await fromMenu(page, 'Samsung 990 PRO 2 TB', 'One more Samsung 990 PRO 2 TB')
    await slot(page, 'Drive').getByText('2 of 6').waitFor()
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Link copied' }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link.startsWith(pages.url)).toBe(true)

    const other = await pages.open(link.slice(pages.url.length), { as: '100002' })
    await slot(other, 'Processor').getByText('AMD Ryzen 7 9800X3D', { exact: true }).waitFor()
    await slot(other, 'Drive').getByText('2 of 6').waitFor()
    await panel(other).getByText(/€/).first().waitFor()
  })

  browserTest('sharing: without a clipboard the link can be copied by hand', async () => {
    const page = await pages.open(linkOf('bundle-gaming-pc', gamingPc), { as: '100001' })
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('No clipboard here.'))
    })
    await page.getByRole('button', { name: 'Share' }).click()
    expect(await page.getByLabel('Copy this link to share the PC').inputValue()).toBe(page.url())
    await expectAccessible(page)
  })

  browserTest('saving: a PC is saved once, and its link opens it', async () => {
    const page = await pages.open(linkOf('bundle-gaming-pc', gamingPc), { as: '100001' })
    await panel(page).getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    const linkToSaved = panel(page).getByRole('link', { name: 'Link to the saved PC' })
    const idOf = async () =>
      new URL((await linkToSaved.getAttribute('href')) ?? '', pages.url).searchParams.get('saved')
    await linkToSaved.waitFor()
    const id = await idOf()
    await expectAccessible(page)
    const again = panel(page).getByRole('button', { name: 'Save to “Gaming PC”' })
    await again.click()
    await expect.poll(() => again.getAttribute('data-loading')).toBeNull()
    await panel(page).getByText('Saved as version 1 of “Gaming PC”.').waitFor()
    expect(await idOf()).toBe(id)
    const saved = await pages.ask<{ products: { productId: string }[] }>(
      'GET',
      `/pcconfig/v1/configurations/${id}`,
    )
    expect(saved.products.map(({ productId }) => productId).sort()).toEqual(gamingPc.toSorted())

    const link = await linkToSaved.getAttribute('href')
    const other = await pages.open(`/${link?.replace(/^.*\?/, '?')}`, { as: '100001' })
    await slot(other, 'Processor').getByText('AMD Ryzen 7 9800X3D', { exact: true }).waitFor()
    const otherUser = await pages.open(`/${link?.replace(/^.*\?/, '?')}`, { as: '100002' })
    await otherUser.getByText('No such saved PC, or it belongs to another account.').waitFor()
    await expectAccessible(otherUser)
  })

  browserTest('saving: a failure is shown, and a retry works', async () => {
    const page = await pages.open(linkOf('bundle-gaming-pc', gamingPc), { as: '100001' })
    const keys: (string | undefined)[] = []
    await page.route('**/pcconfig/v1/configurations', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      return route.fulfill({ status: 422, json: { code: 'invalid', detail: 'Not today.' } })
    })
    await panel(page).getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('alert').getByText('Not today.').waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await panel(page).getByText('Saved as version 1 of “Gaming PC”.').waitFor()
    expect(keys).toEqual([keys[0], keys[0]])
  })

  browserTest('builder: a part that is no longer sold is shown and can be removed', async () => {
    const parts = ['cpu-amd-ryzen-7-9800x3d', 'cpu-of-yesterday', 'service-pc-assembly']
    const page = await pages.open(linkOf('bundle-gaming-pc', parts), { as: '100001' })
    const unfitParts = slot(page, 'Not part of this PC')
    await unfitParts.getByText('cpu-of-yesterday').waitFor()
    await unfitParts.getByText('This product is no longer sold.').waitFor()
    await unfitParts.getByText('Gaming PC has no slot for it.').waitFor()
    await panel(page)
      .getByText(/^Remove parts that do not belong: /)
      .waitFor()
    expect(await panel(page).getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await expectAccessible(page)
    await unfitParts.getByRole('button', { name: 'Remove cpu-of-yesterday' }).click()
    await unfitParts.getByText('cpu-of-yesterday').waitFor({ state: 'detached' })
    await unfitParts.getByRole('button', { name: /^Remove / }).click()
    await unfitParts.waitFor({ state: 'detached' })
    await panel(page).getByText('The chosen parts fit together').waitFor()
    expect(await panel(page).getByRole('button', { name: 'Save' }).isEnabled()).toBe(true)
  })

  browserTest('builder: a link to a PC that is no longer offered shows those that are', async () => {
    const page = await pages.open('/?bundle=bundle-of-yesterday', { as: '100001' })
    await page.getByText('This PC is no longer offered.').waitFor()
    await page.getByRole('link', { name: 'Build your own Office PC' }).click()
    await page.getByRole('heading', { name: 'Office PC', level: 1 }).waitFor()
  })
})

describe('by other means', () => {
  browserTest('builder: everything works with the keyboard only', async () => {
    const page = await pages.open('/?bundle=bundle-gaming-pc', { as: '100001' })
    await slot(page, 'Processor').waitFor()
    await tabTo(page, 'Choose: Processor')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await tabTo(page, 'Choose: Processor')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
    await page.keyboard.type('9800X3D')
    await dialog.getByRole('button', { name: 'Choose AMD Ryzen 7 9800X3D', exact: true }).waitFor()
    await tabTo(page, 'Choose AMD Ryzen 7 9800X3D')
    await page.keyboard.press('Enter')
    await slot(page, 'Processor').getByText('AMD Ryzen 7 9800X3D', { exact: true }).waitFor()

    // The focus is on the new part, so that the next keys change it.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^slot-/)
    await page.keyboard.press('Tab')
    await tabTo(page, 'More for AMD Ryzen 7 9800X3D')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Remove AMD Ryzen 7 9800X3D' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await slot(page, 'Processor').getByText('Required').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^slot-/)
  })

  browserTest('builder: the bracket that a small supply needs is added with one click', async () => {
    const parts = gamingPc.map((id) => (id.startsWith('psu-') ? 'psu-corsair-sf750' : id))
    const page = await pages.open(linkOf('bundle-gaming-pc', parts), { as: '100001' })
    const lacking = panel(page).getByRole('region', { name: 'What this PC lacks' })
    await lacking.waitFor()
    await expectAccessible(page)
    const bracket = 'SilverStone PP08 bracket, SFX to ATX'
    await lacking.getByRole('button', { name: `Fix: Add ${bracket}` }).click()
    await lacking.waitFor({ state: 'detached' })
    await page.getByText(bracket, { exact: true }).waitFor()
    await panel(page).getByText('Everything fits together').waitFor()
  })

  browserTest('builder: on a phone the summary is a drawer from below', async () => {
    const parts = ['cpu-intel-core-i5-12400', 'board-msi-mag-b850-tomahawk-max-wifi']
    const page = await pages.open('/', { as: '100001', ...phone, viewport: { width: 360, height: 740 } })
    await page.getByRole('link', { name: 'Build your own Workstation' }).waitFor()
    await expectNoSidewaysScroll(page)
    await page.goto(pages.url + linkOf('bundle-gaming-pc', parts))
    await slot(page, 'Processor')
      .getByText(/needs socket LGA 1700/)
      .waitFor()
    await panel(page).getByText('1 problem').waitFor()
    expect(await panel(page).getByRole('button', { name: 'Order this PC' }).isDisabled()).toBe(true)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await slot(page, 'Processor')
      .getByRole('button', { name: /^Fix: / })
      .first()
      .click()

    await panel(page).getByRole('button', { name: 'Summary' }).click()
    const sheet = page.getByRole('dialog', { name: 'This PC' })
    await sheet.getByText('The chosen parts fit together').waitFor()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Complete it' }).click()
    await page.getByRole('button', { name: /^Use proposal 1 for / }).click()
    await expect.poll(() => sheet.getByRole('button', { name: 'Order this PC' }).isEnabled()).toBe(true)
    await expectNoSidewaysScroll(page)
    await sheet.getByRole('button', { name: 'Close the summary' }).click()
    await sheet.waitFor({ state: 'detached' })
    await panel(page).getByText('Everything fits together').waitFor()
    // Price and order stay in sight at both ends of the page.
    for (const y of [0, 10_000]) {
      await page.evaluate((top) => scrollTo({ top }), y)
      expect(await isInSight(panel(page).getByRole('button', { name: 'Order this PC' }))).toBe(true)
    }
    await panel(page).getByRole('button', { name: 'Order this PC' }).click()
    await page.waitForURL(/\/checkout\?configurationId=/)
  })
})

describe('for others', () => {
  browserTest('builder: with a read-only key people can build, but not save or order', async () => {
    const page = await pages.open(linkOf('bundle-gaming-pc', gamingPc), { as: 'readonly' })
    await panel(page).getByText('Everything fits together').waitFor()
    await panel(page)
      .getByText(/^You may build here, but not save or order/)
      .waitFor()
    expect(await page.getByRole('button', { name: /Order this PC|Save/ }).count()).toBe(0)
    await fromMenu(page, 'DeepCool AK620', 'Remove DeepCool AK620')
    await slot(page, 'Processor').getByText('Warning: No CPU cooler').waitFor()
    await expectAccessible(page)
  })

  browserTest('builder: an account without a price list builds without prices', async () => {
    const parts = ['cpu-intel-core-i5-12400', 'board-msi-mag-b850-tomahawk-max-wifi']
    const page = await pages.open(linkOf('bundle-gaming-pc', parts), { as: '100003' })
    await panel(page).getByText('Your account has no price list, so there are no prices here.').waitFor()
    await slot(page, 'Processor').getByText('No price', { exact: true }).waitFor()
    await slot(page, 'Processor')
      .getByText(/needs socket LGA 1700/)
      .waitFor()
    await slot(page, 'Processor')
      .getByText('Fixes depend on prices, and your account has no price list.')
      .waitFor()
    await panel(page).getByText('Your account has no price list, so nothing can be ordered.').waitFor()
    expect(await page.getByRole('button', { name: 'Complete it' }).count()).toBe(0)
    await expectAccessible(page)
    await take(page, 'Change Intel Core i5-12400', 'AMD Ryzen 7 9800X3D')
    await panel(page).getByText('The chosen parts fit together').waitFor()
  })

  browserTest('builder: staff are sent to the back office', async () => {
    const page = await pages.open('/', { as: 'backoffice' })
    await page.waitForURL(/\/backoffice$/)
  })
})
