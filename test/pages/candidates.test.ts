import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { savePrice } from '../../src/catalog/prices.ts'
import { saveProduct } from '../../src/catalog/product.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import type { Store, Write } from '../../src/platform/store/store.ts'
import { groupIdOf } from '../../tools/demo/catalog/groups.ts'
import { seedDemo } from '../../tools/demo/seed.ts'
import { browserTest, expectAccessible, expectNoSidewaysScroll, phone, usePages } from './support/browser.ts'

const kits = 5000

/** The demo catalog with thousands of additional memory kits. */
async function seed(store: Store, now: number): Promise<void> {
  await seedDemo(store, now)
  const writes: Write[] = Array.from({ length: kits }, (_, index) => {
    const id = `kit-${String(index).padStart(4, '0')}`
    const speedMts = 4800 + (index % 7) * 400
    return [
      ...saveProduct({
        id,
        name: `Zeta kit ${String(index).padStart(4, '0')} ${index % 2 ? 'DDR5' : 'DDR4'}`,
        description: null,
        manufacturer: `Zeta ${index % 40}`,
        partNumber: `Z-${index}`,
        ean: null,
        category: 'PHYSICAL_ITEM',
        weightGrams: null,
        isDiscontinued: false,
        group: groupIdOf('memory'),
        facts: {
          type: index % 2 ? 'DDR5' : 'DDR4',
          form: 'DIMM',
          modules: 2,
          moduleGb: 16,
          speedMts,
          heightMm: 34,
        },
      }),
      savePrice('NOK-standard', id, 50_000 + index * 100),
      ...(index % 5 === 0 ? [setOnHand(id, 0)] : [setOnHand(id, index)]),
    ]
  }).flat()
  await store.batch(writes)
}

const pages = usePages({ seed, warmsUp: true })

const parts = [
  'cpu-amd-ryzen-7-9800x3d',
  'board-msi-mag-b850-tomahawk-max-wifi',
  'ram-crucial-pro-32gb-ddr5-5600',
  'gpu-msi-rtx-5070-ti-ventus-3x',
  'psu-be-quiet-pure-power-13-m-850w',
  'case-be-quiet-pure-base-500dx',
  'cooler-deepcool-ak620',
]
const board = 'MSI MAG B850 TOMAHAWK MAX WIFI'
const memory = 'Crucial Pro 32 GB (2 x 16) DDR5-5600'
const cooler = 'DeepCool AK620'

const link = (...without: string[]) =>
  `/?bundle=bundle-gaming-pc&parts=${parts.filter((id) => !without.includes(id)).join('.')}`

interface Opened {
  page: Page
  dialog: Locator
  list: Locator
  rows: Locator
  /** The status line: shown, total, fitting, and fitting with reservations if there are any. */
  counts: () => Promise<number[]>
}

/** Opens the picker for the one part of a build; waits until the verdicts are loaded. */
async function opened(
  button: string,
  {
    path = link(),
    isJudged = true,
    ...options
  }: { path?: string; isJudged?: boolean } & Parameters<typeof pages.open>[1] = {},
): Promise<Opened> {
  const page = await pages.open(path, { as: '100001', ...options })
  await page.getByRole('button', { name: button, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  const list = dialog.getByRole('grid')
  await list.waitFor()
  const status = dialog.getByRole('status')
  if (isJudged) await status.getByText(/ fit/).waitFor()
  return {
    page,
    dialog,
    list,
    rows: list.getByRole('row'),
    counts: async () =>
      ((await status.textContent()) ?? '').replace(/\s/g, '').split(/\D+/).filter(Boolean).map(Number),
  }
}

const choosing = (within: Locator, name: string) =>
  within.getByRole('button', { name: `Choose ${name}`, exact: true })

describe('choosing a part', () => {
  browserTest(
    'candidates: parts that fit come first, others show the reason, and the chosen part is added',
    async () => {
      const { page, dialog, list, rows } = await opened('Choose: Motherboard', {
        path: link('board-msi-mag-b850-tomahawk-max-wifi'),
      })
      await page.getByRole('dialog', { name: 'Motherboard' }).waitFor()
      expect(await rows.first().textContent()).toMatch(/^Fits\d+$/)
      const first = rows.nth(1)
      expect(await first.textContent()).toContain('AM5')
      expect(await first.textContent()).toMatch(/in stock|Expected/)
      expect(await first.textContent()).toMatch(/kr/)
      await expectAccessible(page)

      await dialog.getByRole('searchbox').fill('B760')
      const refused = list.getByRole('row').filter({ hasText: 'MSI PRO B760M-A WIFI DDR4' })
      await refused
        .getByText(/LGA 1700/)
        .first()
        .waitFor()
      const why = refused.getByRole('button', { name: /^(Why\?|Hide details) MSI PRO B760M-A WIFI DDR4$/ })
      await expect.poll(() => why.getAttribute('aria-expanded')).toBe('false')
      await why.click()
      await refused.getByText(/AMD Ryzen 7 9800X3D needs socket AM5/).waitFor()
      await expect.poll(() => why.getAttribute('aria-expanded')).toBe('true')
      await expectAccessible(page)
      await why.click()
      await refused.getByText(/AMD Ryzen 7 9800X3D needs socket AM5/).waitFor({ state: 'detached' })

      await dialog.getByRole('searchbox').fill('tomahawk b850')
      await choosing(list, board).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: `Change ${board}`, exact: true }).waitFor()
    },
  )

  browserTest('candidates: verdicts are requested once, and messages when they are opened', async () => {
    const page = await pages.open(link(), { as: '100001' })
    const asked: Record<string, unknown>[] = []
    page.on('request', (request) => {
      const [, form] = /\/compatibility\/(candidates|group|batch)$/.exec(request.url()) ?? []
      if (form) asked.push({ form, ...request.postDataJSON() })
    })
    await page.getByRole('button', { name: `Change ${cooler}`, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('status').getByText(/ fit/).waitFor()
    await dialog.getByText(`Replaces ${cooler}.`).waitFor()
    await dialog.getByText('In your build').waitFor()
    const base = {
      baseConfiguration: parts.map((productId) => ({ productId })),
      productIdToReplace: 'cooler-deepcool-ak620',
    }
    expect(asked).toEqual([
      {
        form: 'candidates',
        productGroupId: groupIdOf('cooler'),
        bundleId: 'bundle-gaming-pc',
        limit: 100,
        ...base,
      },
    ])

    // What does not fit comes last.
    await dialog.getByRole('grid').getByRole('row').nth(1).press('End')
    await dialog
      .getByRole('button', { name: /^Why\? / })
      .last()
      .click()
    await dialog.locator('ul[aria-busy="false"] li').first().waitFor()
    expect(asked.slice(1)).toEqual([
      { form: 'batch', productsToValidate: [{ productId: expect.any(String) }], ...base },
    ])
  })

  browserTest('candidates: the list opens at the part to replace, and states price differences', async () => {
    const { dialog, list } = await opened(`Change ${memory}`)
    const current = list.getByRole('row').filter({ hasText: 'In your build' })
    await current.waitFor()
    const isVisible = () =>
      current.evaluate((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        const frame = row.closest('[role=grid]')?.parentElement?.getBoundingClientRect()
        return frame !== undefined && top >= frame.top && bottom <= frame.bottom
      })
    await expect.poll(isVisible).toBe(true)
    expect(await current.getByText(/^[+−]/).count()).toBe(0)
    await list
      .getByText(/^[+−].*kr$/)
      .first()
      .waitFor()
    // The first row that takes the focus is the current part.
    await dialog.getByRole('searchbox').press('ArrowDown')
    await expect.poll(() => current.evaluate((row) => row === document.activeElement)).toBe(true)
  })

  for (const [device, options] of [
    ['a desktop', {}],
    ['a phone', phone],
  ] as const)
    browserTest(
      `candidates on ${device}: open with what goes well with the build, and one click sorts by price`,
      async () => {
        const { page, dialog, list } = await opened('Choose: Graphics card', {
          path: '/?bundle=bundle-gaming-pc&parts=cpu-amd-ryzen-7-9800x3d',
          ...options,
        })
        const first = async () => (await list.getByRole('row').nth(1).textContent()) ?? ''
        await expect.poll(first).toMatch(/RX 9070|RTX 50[789]0/)
        expect(await first()).toContain('Fits, balanced with your CPU')
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
        const byPrice = dialog.getByRole('button', { name: 'By price' })
        expect(await byPrice.getAttribute('aria-pressed')).toBe('false')
        await byPrice.click()
        await expect
          .poll(async () => (await list.getByRole('row').first().textContent()) ?? '')
          .toContain('GT 1030')
        expect(await byPrice.getAttribute('aria-pressed')).toBe('true')
        await byPrice.click()
        await expect.poll(first).toMatch(/RX 9070|RTX 50[789]0/)
      },
    )

  browserTest('candidates: counts agree with the headings', async () => {
    const { counts, dialog, rows } = await opened('Choose: Motherboard', {
      path: link('board-msi-mag-b850-tomahawk-max-wifi'),
    })
    const [shown = 0, all = 0, fitting = 0, reserved = 0] = await counts()
    expect(await rows.first().textContent()).toBe(`Fits${fitting}`)
    expect(shown).toBe(all)
    expect(fitting + reserved).toBeLessThan(all)
    await dialog.getByRole('switch', { name: 'Only what fits' }).check({ force: true })
    await expect.poll(counts).toEqual([fitting + reserved, all, fitting, reserved])
  })

  browserTest('candidates: facts are aligned in columns, and names are whole at 1024 pixels', async () => {
    const wide = await opened(`Change ${board}`, { viewport: { width: 1440, height: 900 } })
    const lefts = await wide.list.getByRole('row').evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')]
          .filter((cell) => cell.offsetWidth > 0)
          .map((cell) => Math.round(cell.getBoundingClientRect().left))
          .join(),
      ),
    )
    const ofCandidates = lefts.filter((left) => left !== '')
    expect(new Set(ofCandidates).size).toBe(1)
    expect(ofCandidates[0]?.split(',')).toHaveLength(8)

    const narrow = await opened(`Change ${board}`, { viewport: { width: 1024, height: 768 } })
    const cut = await narrow.list
      .locator('[title]')
      .evaluateAll((names) =>
        names
          .filter((name) => name.tagName === 'DIV' && name.scrollHeight > name.clientHeight + 1)
          .map((name) => name.textContent),
      )
    expect(cut).toEqual([])
  })

  browserTest('candidates: filters are kept while the build is open', async () => {
    const { page, dialog, counts } = await opened(`Change ${cooler}`)
    const [all = 0] = await counts()
    const filters = dialog.getByRole('region', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /^Noctua/ }).check()
    await dialog.getByRole('combobox', { name: 'Sort' }).selectOption('Name')
    await expect.poll(async () => (await counts())[0]).toBeLessThan(all)
    const [few] = await counts()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Change ${cooler}`, exact: true }).click()
    await dialog.getByRole('status').getByText(/ fit/).waitFor()
    expect((await counts())[0]).toBe(few)
    expect(await filters.getByRole('checkbox', { name: /^Noctua/ }).isChecked()).toBe(true)
    expect(await dialog.getByRole('combobox', { name: 'Sort' }).inputValue()).toBe('name')
  })

  browserTest('candidates: the reason of the last row is scrolled into view', async () => {
    const { list, rows } = await opened('Choose: Motherboard', {
      path: link('board-msi-mag-b850-tomahawk-max-wifi'),
      viewport: { width: 1280, height: 700 },
    })
    await rows.nth(1).press('End')
    const why = list.getByRole('button', { name: /^Why\? / }).last()
    await why.click()
    const messages = list.locator('ul[aria-busy="false"]')
    await messages.waitFor()
    await expect
      .poll(() =>
        messages.evaluate((node) => {
          const frame = node.closest('[role=grid]')?.parentElement?.getBoundingClientRect()
          return frame !== undefined && node.getBoundingClientRect().bottom <= frame.bottom + 1
        }),
      )
      .toBe(true)
  })

  browserTest('candidates: the list works without prices', async () => {
    const { page, dialog, list } = await opened(`Change ${cooler}`, { as: '100003' })
    await list.getByText('No price').first().waitFor()
    expect(await dialog.getByText(/^Price/).count()).toBe(0)
    await dialog.getByRole('searchbox').fill('DeepCool AK400')
    await choosing(list, 'DeepCool AK400').click()
    await page.getByRole('button', { name: 'Change DeepCool AK400', exact: true }).waitFor()
  })
})

describe('searching for a part', () => {
  browserTest(
    'search: model numbers, facts and a typo find the most relevant part first, and suggestions follow when nothing is found',
    async () => {
      const { page, dialog, list, counts } = await opened('Choose: Graphics card', {
        path: link('gpu-msi-rtx-5070-ti-ventus-3x'),
      })
      const search = dialog.getByRole('searchbox')
      const first = async () => (await list.getByRole('row').nth(1).textContent()) ?? ''
      const [, all = 0] = await counts()

      for (const text of ['5090', 'rtx5090', 'gefroce 5090', 'nvidia 32gb']) {
        await search.fill(text)
        await expect.poll(first, { message: text }).toContain('RTX 5090')
        expect((await counts())[0], text).toBeLessThan(all)
      }
      await search.fill('rtx 5070')
      await expect.poll(first).toMatch(/RTX 5070 (?!Ti)/)

      await search.fill('rtx 5092')
      await dialog.getByText('Nothing matches these filters.').waitFor()
      await dialog.getByText('Did you mean:').waitFor()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'rtx 5090', exact: true }).click()
      await expect.poll(() => search.inputValue()).toBe('rtx 5090')
      await expect.poll(first).toContain('RTX 5090')
      expect(await dialog.getByText('Did you mean:').count()).toBe(0)
    },
  )

  browserTest('search: "i7 14700k" finds this CPU alone, and the last word may be incomplete', async () => {
    const { dialog, list, counts } = await opened('Choose: Processor', {
      path: link('cpu-amd-ryzen-7-9800x3d'),
    })
    for (const text of ['i7 14700k', 'i7-14700K', 'i714700k', '14700k', 'core 14700k']) {
      await dialog.getByRole('searchbox').fill(text)
      await expect.poll(async () => (await counts())[0], { message: text }).toBe(1)
      await list.getByText('Intel Core i7-14700K').waitFor()
    }
    await dialog.getByRole('searchbox').fill('i7 147')
    await expect.poll(async () => (await counts())[0]).toBe(2)
  })
})

describe('by keys alone', () => {
  browserTest(
    'candidates by keyboard: a part is found, read and chosen; Escape returns to the previous place',
    async () => {
      const page = await pages.open(link(), { as: '100001' })
      const opener = page.getByRole('button', { name: `Change ${cooler}`, exact: true })
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('status').getByText(/ fit/).waitFor()
      await dialog.locator('input[type=search]:focus').waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)

      await page.keyboard.press('Enter')
      await dialog.locator('input[type=search]:focus').waitFor()
      await page.keyboard.type('noctua')
      const list = dialog.getByRole('grid')
      await expect
        .poll(async () => (await list.getByRole('row').nth(1).textContent()) ?? '')
        .toContain('Noctua')
      const focused = list.locator('[role=row]:focus, tr:focus')
      // Enter goes from the search into the list.
      await page.keyboard.press('Enter')
      await focused.waitFor()
      const index = async () => Number(await focused.getAttribute('aria-rowindex'))
      expect(await index()).toBe(2)
      await page.keyboard.press('ArrowDown')
      await expect.poll(index).toBeGreaterThan(2)
      await page.keyboard.press('End')
      await expect.poll(index).toBe(Number(await list.getAttribute('aria-rowcount')))
      await page.keyboard.press('PageUp')
      await page.keyboard.press('Home')
      await expect.poll(index).toBe(2)
      await page.keyboard.press('Tab')
      await list.locator('input[type=checkbox]:focus').waitFor()
      await page.keyboard.press('Shift+Tab')
      await focused.waitFor()
      const name = (
        await focused.getByRole('button', { name: /^Choose / }).getAttribute('aria-label')
      )?.slice('Choose '.length)
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: `Change ${name}`, exact: true }).waitFor()
    },
  )
})

describe('comparing', () => {
  browserTest(
    'comparison: two or three candidates are shown side by side with their differences, and one is chosen',
    async () => {
      const { page, dialog, list } = await opened(`Change ${cooler}`)
      const compare = dialog.getByRole('button', { name: /^Compare/ }).filter({ hasText: 'Compare' })
      const tick = (name: string) => list.getByRole('checkbox', { name: `Compare ${name}`, exact: true })
      await dialog.getByRole('searchbox').fill('DeepCool')
      await expect.poll(() => compare.getAttribute('aria-disabled')).toBe('true')
      for (const name of ['DeepCool AG400', 'DeepCool AK400', 'DeepCool AK620']) await tick(name).check()
      expect(await list.getByRole('checkbox', { disabled: true }).count()).toBeGreaterThan(0)
      await compare.click()

      const table = dialog.getByRole('table')
      await dialog.getByRole('heading', { name: 'CPU cooler: side by side' }).waitFor()
      expect(await table.getByRole('columnheader').count()).toBe(3)
      await table.getByRole('rowheader', { name: 'Price (differs)' }).waitFor()
      await table.getByRole('rowheader', { name: 'Height (differs)' }).waitFor()
      await table.getByRole('rowheader', { name: 'Maker', exact: true }).waitFor()
      await expectAccessible(page)
      await dialog.getByRole('switch', { name: 'Only differences' }).check({ force: true })
      await table.getByRole('rowheader', { name: 'Type', exact: true }).waitFor({ state: 'detached' })

      await table.getByRole('button', { name: 'Remove DeepCool AK620' }).click()
      expect(await table.getByRole('columnheader').count()).toBe(2)
      await page.keyboard.press('Escape')
      await list.waitFor()
      await expect.poll(() => compare.evaluate((element) => element === document.activeElement)).toBe(true)
      await compare.click()
      await choosing(table, 'DeepCool AK400').click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Change DeepCool AK400', exact: true }).waitFor()
    },
  )
})

describe('on a phone', () => {
  browserTest('candidates on a phone: the list, the filters and the comparison fit', async () => {
    const { page, dialog, list } = await opened(`Change ${cooler}`, phone)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Filters' }).click()
    await dialog.getByRole('checkbox', { name: /^DeepCool/ }).check()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: /^Show \d+$/ }).click()
    await dialog.getByRole('button', { name: 'Filters (1)' }).waitFor()
    const ticks = list.getByRole('checkbox')
    await ticks.nth(0).check()
    await ticks.nth(1).check()
    await dialog.getByRole('button', { name: 'Compare (2)' }).click()
    await dialog.getByRole('table').waitFor()
    await expectNoSidewaysScroll(page)
  })
})

describe('trouble', () => {
  browserTest(
    'candidates: if the check fails, the list works without verdicts until it succeeds',
    async () => {
      const page = await pages.open(link(), { as: '100001' })
      await page.route(/compatibility\/(candidates|group)$/, (route) => route.abort())
      await page.getByRole('button', { name: `Change ${cooler}`, exact: true }).click()
      const dialog = page.getByRole('dialog')
      const alert = dialog.getByRole('alert')
      // The request is retried a few times before the message appears.
      await alert.getByText('The service does not answer').waitFor()
      await dialog.getByRole('grid').getByText('Not checked').first().waitFor()
      expect(await dialog.getByRole('switch', { name: 'Only what fits' }).isDisabled()).toBe(true)
      await expectAccessible(page)
      await page.unroute(/compatibility\/(candidates|group)$/)
      await alert.getByRole('button', { name: 'Try again' }).click()
      await dialog.getByRole('status').getByText(/ fit/).waitFor()
      await alert.waitFor({ state: 'detached' })
    },
  )

  browserTest(
    'candidates: while the service is down, the list does not say that there are no products',
    async () => {
      const page = await pages.open(link(), { as: '100001' })
      const isList = (url: URL) =>
        ['/catalog/v1/products', '/pcconfig/v1/compatibility/candidates'].includes(url.pathname)
      await page.route(isList, (route) => route.abort())
      await page.getByRole('button', { name: `Change ${cooler}`, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('alert').getByText('The service does not answer').first().waitFor()
      expect(await dialog.getByText('There are no products in this group.').count()).toBe(0)
      await page.unroute(isList)
      await dialog.getByRole('button', { name: 'Try again' }).first().click()
      await dialog.getByRole('status').getByText(/ fit/).waitFor()
    },
  )

  browserTest('candidates: a failure while loading is shown, and a retry continues', async () => {
    const page = await pages.open(link(), { as: '100001' })
    const isLaterPage = (url: URL) =>
      url.pathname === '/catalog/v1/products' && url.searchParams.has('cursor')
    await page.route(isLaterPage, (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        json: { title: 'Not this page' },
      }),
    )
    await page.getByRole('button', { name: `Change ${memory}`, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('alert').getByText('Not this page').waitFor()
    await dialog.getByRole('grid').waitFor()
    await page.unroute(isLaterPage)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByRole('group', { name: 'Maker' }).waitFor()
    await dialog.getByRole('alert').waitFor({ state: 'detached' })
  })
})
