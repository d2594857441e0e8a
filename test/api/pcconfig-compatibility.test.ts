// The contract of the two compatibility endpoints: verdicts with reasons, for any products.

import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rules, worstFirst } from '../../src/compatibility/index.ts'
import { codeOf, fieldsOf } from '../support/contract.ts'
import { createDatabase, engines, type TestDatabase } from '../support/databases.ts'
import { builds, demoIds, demoProduct, gamingPc, references, startDemoService } from '../support/demo.ts'
import { forTests } from '../support/for-tests.ts'
import { busyDuring } from '../support/probe.ts'
import { pause, type ServiceProcess, startProcess } from '../support/processes.ts'
import { requestBytes } from '../support/raw-http.ts'
import type { TestReply } from '../support/service.ts'
import { addProduct } from '../support/world.ts'

interface Finding {
  ruleName: string
  message: string
  shortMessage: string
  severity?: string
  category?: string
  relatedProducts: string[]
}
interface Verdict {
  isValid: boolean
  invalidProducts: string[]
  errors: Finding[]
  warnings: Finding[]
}
interface Results {
  results: { productId: string; validationResult: Verdict }[]
}
interface Batch {
  base?: readonly string[]
  candidates?: readonly string[]
  replace?: string | null
}

const configurationPath = '/pcconfig/v1/compatibility/configuration'
const batchPath = '/pcconfig/v1/compatibility/batch'
const mebibyte = 1_048_576
const without = (ids: readonly string[], ...gone: string[]) => ids.filter((id) => !gone.includes(id))
const swap = (ids: readonly string[], before: string, after: string) =>
  ids.map((id) => (id === before ? after : id))
const namesOf = (findings: Finding[]) => findings.map(({ ruleName }) => ruleName)

const ruleNumbers = new Map(rules.map(({ name, number }) => [name, number]))
const placeOf = ({ ruleName, severity, category }: Finding) => [
  worstFirst.indexOf((severity ?? category) as never),
  ruleNumbers.get(ruleName) ?? 0,
]

/** Properties of every verdict. */
function checkVerdict({ isValid, invalidProducts, errors, warnings }: Verdict, ids: readonly string[]): void {
  const inOrder = [...new Set(ids)]
  expect(isValid).toBe(errors.length === 0)
  const named = new Set(errors.flatMap(({ relatedProducts }) => relatedProducts))
  const isCut = warnings.at(-1)?.ruleName === 'MoreFindings'
  // A bounded answer may have more invalid products than it lists errors for.
  if (isCut) expect(invalidProducts).toEqual(expect.arrayContaining([...named]))
  else expect(invalidProducts).toEqual(inOrder.filter((id) => named.has(id)))
  expect(invalidProducts).toEqual(inOrder.filter((id) => invalidProducts.includes(id)))
  if (isCut) expect(errors.length + warnings.length).toBeLessThanOrEqual(1001)
  for (const findings of [errors, isCut ? warnings.slice(0, -1) : warnings]) {
    const places = findings.map(placeOf)
    expect(places).toEqual(places.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => (a === c ? b - d : a - c)))
    for (const { ruleName, message, shortMessage, relatedProducts } of findings) {
      expect(ruleNumbers.has(ruleName) || ruleName === 'NothingToReplace', ruleName).toBe(true)
      expect(relatedProducts).toEqual(inOrder.filter((id) => relatedProducts.includes(id)))
      expect(message).toMatch(/^\S.*\.$/s)
      expect(shortMessage.length, shortMessage).toBeLessThanOrEqual(50)
    }
  }
}

describe.each(engines)('compatibility on %s', (engine) => {
  const service = forTests(() => startDemoService(engine))

  const judge = async (ids: readonly string[]): Promise<Verdict> => {
    const reply = await service.ask<Verdict>('POST', configurationPath, { products: references(ids) })
    expect(reply.status, reply.text).toBe(200)
    checkVerdict(reply.body, ids)
    return reply.body
  }
  const askBatch = ({ base = gamingPc, candidates = [], replace = null }: Batch) =>
    service.ask<Results>('POST', batchPath, {
      baseConfiguration: references(base),
      productsToValidate: references(candidates),
      productIdToReplace: replace,
    })
  const judgeBatch = async (batch: Batch) => {
    const reply = await askBatch(batch)
    expect(reply.status, reply.text.slice(0, 1000)).toBe(200)
    expect(reply.body.results.map(({ productId }) => productId)).toEqual(batch.candidates ?? [])
    return reply.body.results.map(({ validationResult }) => validationResult)
  }
  const judgeOne = async (batch: Batch) => (await judgeBatch(batch))[0] as Verdict

  describe('one configuration', () => {
    test.each(Object.entries(builds))('verdict: the demo build for %s is valid', async (_bundle, ids) => {
      expect(await judge(ids)).toMatchObject({ isValid: true, invalidProducts: [], errors: [] })
    })

    // Each wrong part replaces the right one of the gaming PC.
    test.each([
      ['board-msi-mag-b850-tomahawk-max-wifi', 'board-asus-prime-z790-p', 'CpuSocket'],
      ['ram-crucial-pro-32gb-ddr5-5600', 'ram-crucial-32gb-ddr4-3200', 'MemoryTypeBoard'],
      ['cooler-deepcool-ak620', 'cooler-noctua-nh-l9i-17xx', 'CoolerSocket'],
      ['case-be-quiet-pure-base-500dx', 'case-cooler-master-q300l', 'BoardInCase'],
      ['psu-be-quiet-pure-power-13-m-850w', 'psu-asus-tuf-gaming-450b', 'Power'],
      ['gpu-msi-rtx-5070-ti-ventus-3x', 'gpu-asus-rog-astral-rtx-5090', 'CardLength'],
      ['ssd-samsung-990-pro-2tb', 'ssd-wd-blue-sa510-1tb-m2', 'M2Slots'],
    ])('verdict: %s replaced by %s is found by %s', async (right, wrong, rule) => {
      const found = await judge(swap(gamingPc, right, wrong))
      const findings = [...found.errors, ...found.warnings].filter(({ ruleName }) => ruleName === rule)
      expect(findings.length, JSON.stringify(found)).toBeGreaterThan(0)
      const [finding] = findings as [Finding]
      expect(finding.relatedProducts).toContain(wrong)
      expect(finding.message).toContain(demoProduct(wrong)?.name)
      expect(finding.message).not.toContain(wrong)
    })

    test('verdict: an error names the products, both figures and a fix', async () => {
      const ids = ['gpu-asus-rog-astral-rtx-5090', 'case-asus-prime-ap201']
      const { errors, invalidProducts } = await judge(ids)
      const error = errors.find(({ ruleName }) => ruleName === 'CardLength') as Finding
      expect(error).toMatchObject({ severity: 'Blocking', relatedProducts: ids })
      expect(new Set(error.message.match(/[\d.]+ mm/g)).size, error.message).toBe(2)
      for (const id of ids) expect(error.message).toContain(demoProduct(id)?.name)
      expect(error.message.split('. ').length).toBeGreaterThan(1)
      expect(invalidProducts).toEqual(ids)
    })

    test('verdict: an unknown product and one that is no component are errors in the result', async () => {
      const ids = ['no-such', ...gamingPc, 'service-pc-assembly']
      const { isValid, errors, invalidProducts } = await judge(ids)
      expect(isValid).toBe(false)
      expect(errors.map(({ ruleName, relatedProducts }) => [ruleName, relatedProducts])).toEqual([
        ['UnknownProduct', ['no-such']],
        ['NotAComponent', ['service-pc-assembly']],
      ])
      expect(errors[0]?.message).toContain('no-such')
      expect(invalidProducts).toEqual(['no-such', 'service-pc-assembly'])
    })

    test.each([
      ['an empty text', ''],
      ['a space', ' '],
      ['__proto__', '__proto__'],
      ['constructor', 'constructor'],
      ['quotes, tags and emoji', 'Ünïcödé 😀 "quoted" \\ back/slash <b>'],
      ['control characters', 'line\nbreak\ttab\u007f\u2028'],
      ['255 letters', 'x'.repeat(255)],
      ['255 emoji', '😀'.repeat(255)],
      ['a known number in capitals', 'CPU-AMD-RYZEN-7-9800X3D'],
    ])('verdict: %s is an unknown product like any other, in both endpoints', async (_what, id) => {
      const { invalidProducts, errors } = await judge([id])
      expect(invalidProducts).toEqual([id])
      expect(namesOf(errors)).toEqual(['UnknownProduct'])
      expect(errors[0]?.message).toContain(id)
      expect((await judgeOne({ base: [], candidates: [id] })).invalidProducts).toEqual([id])
      expect((await judgeOne({ base: [id], candidates: ['os-windows-11-pro'] })).invalidProducts).toEqual([
        id,
      ])
    })

    test('verdict: a repeated product is named once and counts each time', async () => {
      const drive = 'ssd-samsung-990-pro-2tb'
      const many = [...gamingPc, ...Array.from({ length: 9 }, () => drive), 'no-such', 'no-such']
      const { errors, invalidProducts } = await judge(many)
      expect(namesOf(errors)).toEqual(['UnknownProduct', 'M2Slots'])
      expect(errors[1]?.message).toContain('10')
      expect(invalidProducts.filter((id) => id === drive)).toHaveLength(1)
      expect(invalidProducts.filter((id) => id === 'no-such')).toHaveLength(1)
    })

    test('verdict: invalid and related products are in the order of the configuration', async () => {
      const wrong = [...swap(gamingPc, 'cooler-deepcool-ak620', 'cooler-noctua-nh-l9i-17xx'), 'no-such']
      const forward = await judge(wrong)
      const backward = await judge(wrong.toReversed())
      expect(forward.invalidProducts.length).toBeGreaterThan(2)
      expect(backward.invalidProducts).toEqual(forward.invalidProducts.toReversed())
      expect(namesOf(backward.errors)).toEqual(namesOf(forward.errors))
      expect(backward.errors.at(-1)?.relatedProducts).toEqual(
        forward.errors.at(-1)?.relatedProducts.toReversed(),
      )
    })

    test('verdict: findings that may cause damage come before those that do not fit', async () => {
      const { errors, warnings } = await judge([
        'cpu-intel-core-i9-14900k',
        'gpu-gigabyte-rtx-5090-gaming-oc',
        'psu-asus-tuf-gaming-450b',
        'board-asus-prime-b650m-k',
        'board-msi-mag-b550-tomahawk',
        'ram-gskill-flare-x5-32gb-ddr5-6000-cl30',
        'no-such',
      ])
      const severities = errors.map(({ severity }) => severity)
      expect(severities).toContain('Unsafe')
      expect(severities).toContain('Blocking')
      expect(severities.lastIndexOf('Unsafe')).toBeLessThan(severities.indexOf('Blocking'))
      const categories = warnings.map(({ category }) => category)
      expect(new Set(categories).size).toBeGreaterThan(2)
      // Advice is the last category: nothing comes after it.
      expect(categories.slice(categories.indexOf('Advice')).every((category) => category === 'Advice')).toBe(
        true,
      )
    })

    test('verdict: an empty list is a PC without parts, not a malformed request', async () => {
      const { isValid, warnings } = await judge([])
      expect(isValid).toBe(true)
      const lacking = warnings.filter(({ category }) => category === 'Completeness')
      const text = lacking.map(({ message }) => message).join(' ')
      for (const word of ['CPU', 'motherboard', 'memory', 'storage', 'case']) {
        expect(text.toLowerCase()).toContain(word.toLowerCase())
      }
    })

    test('verdict: 1,000 products are accepted', async () => {
      const ids = demoIds.concat(demoIds, demoIds).slice(0, 1000)
      expect((await judge(ids)).isValid).toBe(false)
    })
  })

  describe('unknown facts', () => {
    test('unknown facts: are reported with the rule, the product and the fact', async () => {
      const group = demoProduct('cpu-amd-ryzen-7-9800x3d')?.productGroupId as string
      const id = await addProduct(service, { name: 'Mystery CPU', group, facts: {} })
      const { isValid, warnings } = await judge(swap(gamingPc, 'cpu-amd-ryzen-7-9800x3d', id))
      expect(isValid).toBe(true)
      const socket = warnings.find(({ ruleName }) => ruleName === 'CpuSocket') as Finding
      expect(socket).toMatchObject({ category: 'Unverified', relatedProducts: expect.arrayContaining([id]) })
      expect(socket.message).toMatch(/not verified/)
      expect(socket.message).toMatch(/Not known of Mystery CPU: [^.]*socket/i)
      expect(socket.shortMessage).toMatch(/: not verified$/)
    })

    test('unknown facts: never cause an error and are never ignored, for any part of any build', async () => {
      const clones = new Map<string, string>()
      for (const id of new Set(Object.values(builds).flat())) {
        const { name, productGroupId: group } = demoProduct(id) as NonNullable<ReturnType<typeof demoProduct>>
        clones.set(id, await addProduct(service, { name: `Unknown ${name}`, group, facts: {} }))
      }
      // Rules read the content of these facts; of the others only their presence counts.
      const checked = /^(cpu|board|ram|gpu|ssd|psu|case|cooler)-/
      for (const ids of Object.values(builds)) {
        for (const id of new Set(ids)) {
          const clone = clones.get(id) as string
          const { errors, warnings } = await judge(swap(ids, id, clone))
          expect(errors, id).toEqual([])
          const open = warnings.filter(({ category }) => category === 'Unverified')
          if (checked.test(id)) {
            expect(
              open.some(({ relatedProducts }) => relatedProducts.includes(clone)),
              id,
            ).toBe(true)
          }
          for (const { message } of open) expect(message).toMatch(/Not known of .+: .+\./)
        }
      }
    })

    test('unknown power: a supply that comes with the case counts', async () => {
      const reply = await service.ask<{ power: { supplyWatts: number | null }; missing: string[] }>(
        'POST',
        '/pcconfig/v1/summary',
        { products: references(['case-inwin-chopin-max']) },
      )
      expect(reply.body.power.supplyWatts).toBe(200)
      expect(reply.body.missing).not.toContain('powerSupply')
    })

    test('summary: with a bundle, the price includes its assembly from the first part on', async () => {
      interface Reply {
        price: { net: number; vat: number; gross: number }
        assembly: { productId: string; name: string; price: { gross: number } | null } | null
      }
      const ask = (ids: string[], bundleId?: string) =>
        service.ask<Reply>('POST', '/pcconfig/v1/summary', { products: references(ids), bundleId })
      const without = (await ask(gamingPc)).body
      const { price, assembly } = (await ask(gamingPc, 'bundle-gaming-pc')).body
      expect(without.assembly).toBeNull()
      expect(assembly).toMatchObject({ productId: 'service-pc-assembly', name: 'PC assembly and test' })
      expect(price.gross).toBeCloseTo(without.price.gross + (assembly?.price?.gross ?? 0), 5)
      expect(assembly?.price?.gross).toBeGreaterThan(0)
      const empty = (await ask([], 'bundle-gaming-pc')).body
      expect([empty.price.gross, empty.assembly]).toEqual([0, null])
      const unknown = await ask(gamingPc, 'no-such')
      expect([unknown.status, codeOf(unknown)]).toEqual([404, 'bundle_not_found'])
    })

    test('unknown facts: are the same in the summary as in the verdict', async () => {
      const group = demoProduct('case-fractal-terra')?.productGroupId as string
      const box = await addProduct(service, { name: 'A box', group, facts: { maxCardLengthMm: 400 } })
      const ids = swap(gamingPc, 'case-be-quiet-pure-base-500dx', box)
      const reply = await service.ask<{
        uncheckedFacts: { ruleName: string; productId: string; fact: string }[]
        validationResult: Verdict
      }>('POST', '/pcconfig/v1/summary', { products: references(ids) })
      expect(reply.body.validationResult).toEqual(await judge(ids))
      const { uncheckedFacts, validationResult } = reply.body
      const open = validationResult.warnings.filter(({ category }) => category === 'Unverified')
      expect(open.length).toBeGreaterThan(0)
      expect(new Set(uncheckedFacts.map(({ ruleName }) => ruleName))).toEqual(new Set(namesOf(open)))
      for (const { ruleName, productId } of uncheckedFacts) {
        const warned = open.filter((warning) => warning.ruleName === ruleName)
        expect(warned.some(({ relatedProducts }) => relatedProducts.includes(productId))).toBe(true)
      }
    })
  })

  describe('candidates', () => {
    test('candidates: one result each, in the order of the request, also for duplicates and unknown products', async () => {
      const candidates = [
        'no-such',
        'cooler-deepcool-ak620',
        'service-pc-assembly',
        'no-such',
        'mouse-logitech-m185',
      ]
      const verdicts = await judgeBatch({ base: without(gamingPc, 'cooler-deepcool-ak620'), candidates })
      expect(verdicts.map(({ isValid }) => isValid)).toEqual([false, true, false, false, true])
      expect(verdicts[0]).toEqual(verdicts[3])
      expect(namesOf(verdicts[0]?.errors ?? [])).toEqual(['UnknownProduct'])
      expect(namesOf(verdicts[2]?.errors ?? [])).toEqual(['NotAComponent'])
    })

    test('candidates: none give no results; without a base each is judged alone', async () => {
      expect((await askBatch({ candidates: [] })).body).toEqual({ results: [] })
      expect((await askBatch({ base: [], candidates: [] })).body).toEqual({ results: [] })
      expect(await judgeOne({ base: [], candidates: ['os-windows-11-pro'] })).toEqual(
        await judge(['os-windows-11-pro']),
      )
    })

    test('candidates: each replaces the product to replace', async () => {
      const cooler = 'cooler-deepcool-ak620'
      const [added, replacing] = await Promise.all([
        judgeOne({ candidates: ['case-fractal-north'] }),
        judgeOne({ candidates: ['case-fractal-north'], replace: 'case-be-quiet-pure-base-500dx' }),
      ])
      expect(namesOf(added.errors)).toContain('TooMany')
      expect(replacing).toEqual(
        await judge([...without(gamingPc, 'case-be-quiet-pure-base-500dx'), 'case-fractal-north']),
      )
      expect(namesOf(replacing.errors)).not.toContain('TooMany')
      // Replacing a product by itself: equal verdict, only the position differs.
      const [same] = await judgeBatch({ candidates: [cooler], replace: cooler })
      expect(same).toEqual(await judge([...without(gamingPc, cooler), cooler]))
    })

    test('candidates: of several units of the product to replace, one is removed', async () => {
      const drive = 'ssd-samsung-990-pro-4tb'
      const base = builds['bundle-workstation'] as string[]
      const first = base.indexOf(drive)
      const rest = base.toSpliced(first, 1)
      for (const candidate of [drive, 'hdd-wd-red-plus-4tb', 'no-such']) {
        expect(await judgeOne({ base, candidates: [candidate], replace: drive })).toEqual(
          await judge([...rest, candidate]),
        )
      }
      // The remaining unit keeps its position: here, after the unknown product.
      const verdict = await judgeOne({
        base: ['ram-crucial-32gb-ddr4-3200', 'no-such', 'ram-crucial-32gb-ddr4-3200'],
        candidates: ['board-asus-prime-b650m-k'],
        replace: 'ram-crucial-32gb-ddr4-3200',
      })
      expect(verdict.invalidProducts).toEqual([
        'no-such',
        'ram-crucial-32gb-ddr4-3200',
        'board-asus-prime-b650m-k',
      ])
    })

    test('candidates: a product to replace that is not in the base is reported in every result, and nothing is removed', async () => {
      const candidates = ['mouse-logitech-m185', 'no-such', 'case-fractal-north', gamingPc[0] as string]
      for (const replace of ['cpu-intel-core-i5-12400', 'nobody-sells-it', '']) {
        const verdicts = await judgeBatch({ candidates, replace })
        const plain = await judgeBatch({ candidates, replace: null })
        verdicts.forEach(({ warnings, ...rest }, index) => {
          const notices = warnings.filter(({ ruleName }) => ruleName === 'NothingToReplace')
          expect(notices).toHaveLength(1)
          expect(notices[0]).toMatchObject({ category: 'Advice', relatedProducts: [] })
          expect(notices[0]?.message).toContain(replace)
          expect({ ...rest, warnings: warnings.filter((warning) => warning !== notices[0]) }).toEqual(
            plain[index],
          )
          checkVerdict({ ...rest, warnings }, [...gamingPc, candidates[index] as string])
        })
      }
      const present = await judgeOne({ candidates, replace: gamingPc[0] as string })
      expect(namesOf(present.warnings)).not.toContain('NothingToReplace')
    })
  })

  describe('malformed requests', () => {
    const list = [{ productId: 'a' }]
    const whole = { baseConfiguration: list, productsToValidate: list, productIdToReplace: null }
    const refused = (reply: TestReply, fields: string[]) => {
      expect(reply.status, reply.text.slice(0, 500)).toBe(400)
      expect(codeOf(reply)).toBe('invalid_request')
      expect(fieldsOf(reply)).toEqual(fields)
    }

    test.each<[string, unknown, string[]]>([
      ['{}', {}, ['products']],
      ['null', { products: null }, ['products']],
      ['a text', { products: 'a' }, ['products']],
      ['an object', { products: { productId: 'a' } }, ['products']],
      [
        'items of other types',
        { products: [null, 'a', [], {}, { productId: null }, { productId: 7 }] },
        [
          'products[0]',
          'products[1]',
          'products[2]',
          'products[3].productId',
          'products[4].productId',
          'products[5].productId',
        ],
      ],
      [
        'texts that are none',
        { products: [{ productId: 'a\0' }, { productId: '\ud800' }, { productId: 'x'.repeat(256) }] },
        ['products[0].productId', 'products[1].productId', 'products[2].productId'],
      ],
      ['a list', [], ['body']],
      ['nothing', null, ['body']],
    ])('malformed verdict request: products as %s', async (_what, body, fields) => {
      refused(await service.ask('POST', configurationPath, body), fields)
    })

    test.each<[string, unknown, string[]]>([
      ['nothing', {}, ['baseConfiguration', 'productsToValidate', 'productIdToReplace']],
      ['no productIdToReplace', { ...whole, productIdToReplace: undefined }, ['productIdToReplace']],
      ['a number to replace', { ...whole, productIdToReplace: 1 }, ['productIdToReplace']],
      [
        'null lists',
        { ...whole, baseConfiguration: null, productsToValidate: null },
        ['baseConfiguration', 'productsToValidate'],
      ],
      [
        'strings as products',
        { ...whole, baseConfiguration: ['a'], productsToValidate: ['b'] },
        ['baseConfiguration[0]', 'productsToValidate[0]'],
      ],
      [
        'a product without id',
        { ...whole, productsToValidate: [...list, {}] },
        ['productsToValidate[1].productId'],
      ],
    ])('malformed batch request: %s', async (_what, body, fields) => {
      refused(await service.ask('POST', batchPath, body), fields)
    })

    test('verdict: unknown members are ignored', async () => {
      const reply = await service.ask('POST', batchPath, {
        ...whole,
        productsToValidate: [{ productId: 'a', quantity: 'many' }],
        extra: 1,
      })
      expect(reply.status).toBe(200)
    })

    test('verdict: one product or candidate too many is refused', async () => {
      const many = (count: number) => Array.from({ length: count }, () => ({ productId: 'a' }))
      refused(await service.ask('POST', configurationPath, { products: many(1001) }), ['products'])
      refused(await service.ask('POST', batchPath, { ...whole, baseConfiguration: many(1001) }), [
        'baseConfiguration',
      ])
      refused(await service.ask('POST', batchPath, { ...whole, productsToValidate: many(50_001) }), [
        'productsToValidate',
      ])
      const both = { ...whole, baseConfiguration: many(1001), productsToValidate: many(50_001) }
      refused(await service.ask('POST', batchPath, both), ['baseConfiguration', 'productsToValidate'])
    })

    test.each([configurationPath, batchPath, '/pcconfig/v1/summary'])(
      '%s: accepts a body of 8 MiB and refuses one byte more',
      async (path) => {
        const text = JSON.stringify({ ...whole, products: list })
        const send = (size: number) =>
          service.ask('POST', path, undefined, {
            headers: { 'Content-Type': 'application/json' },
            raw: text + ' '.repeat(size - text.length),
          })
        expect((await send(8 * mebibyte)).status).toBe(200)
        const reply = await send(8 * mebibyte + 1)
        expect(reply.status).toBe(413)
        expect(codeOf(reply)).toBe('body_too_large')
      },
    )

    test('compatibility: needs only pcconfig:read', async () => {
      for (const [path, body] of [
        [configurationPath, { products: list }],
        [batchPath, whole],
      ] as const) {
        expect((await service.ask('POST', path, body, { key: 'readonly' })).status).toBe(200)
        expect((await service.ask('POST', path, body, { key: '100003' })).status).toBe(200)
        const staff = await service.ask('POST', path, body, { key: 'backoffice' })
        expect(staff.status).toBe(403)
        expect(codeOf(staff)).toBe('scope_missing')
        // The scope is checked before the body.
        expect((await service.ask('POST', path, {}, { key: 'backoffice' })).status).toBe(403)
        expect((await service.request('POST', path, { as: null, json: body })).status).toBe(401)
      }
    })
  })
})

// Verdicts are computed in memory, so one engine is enough for this long test.
describe('batch compared with single requests', () => {
  const service = forTests(() => startDemoService('sqlite'))

  const bases: [string, string[], string | null][] = [
    ['a gaming PC, added', gamingPc, null],
    [
      'a workstation, one of two drives replaced',
      builds['bundle-workstation'] as string[],
      'ssd-samsung-990-pro-4tb',
    ],
    [
      'a mini PC, the board replaced',
      builds['bundle-mini-pc'] as string[],
      'board-asus-rog-strix-b850-i-gaming-wifi',
    ],
    ['nothing', [], null],
    [
      'unknown products and conflicts',
      ['no-such', 'service-pc-assembly', 'cpu-intel-core-i9-14900k', 'board-asus-prime-b650m-k', 'no-such'],
      'no-such',
    ],
  ]
  test.each(bases)(
    'batch for %s: every product of the catalog gets the same verdict as alone',
    async (_what, base, replace) => {
      const candidates = [...demoIds, 'nobody-sells-this']
      const reply = await service.ask<Results>('POST', batchPath, {
        baseConfiguration: references(base),
        productsToValidate: references(candidates),
        productIdToReplace: replace,
      })
      expect(reply.status).toBe(200)
      const kept = replace === null ? base : base.toSpliced(base.indexOf(replace), 1)
      const { results } = reply.body
      expect(results).toHaveLength(candidates.length)
      for (let start = 0; start < candidates.length; start += 50) {
        await Promise.all(
          candidates.slice(start, start + 50).map(async (candidate, offset) => {
            const ids = [...kept, candidate]
            const alone = await service.ask<Verdict>('POST', configurationPath, { products: references(ids) })
            checkVerdict(alone.body, ids)
            expect(results[start + offset]).toEqual({ productId: candidate, validationResult: alone.body })
          }),
        )
      }
    },
  )

  test('batch: 50,000 candidates get one result each', async () => {
    const candidates = Array.from({ length: 50_000 }, (_, index) => demoIds[index % demoIds.length] as string)
    const response = await fetch(service.url + batchPath, {
      method: 'POST',
      headers: { Authorization: 'Bearer bo_demo_100001', 'Content-Type': 'application/json' },
      body: JSON.stringify({
        baseConfiguration: references(gamingPc),
        productsToValidate: references(candidates),
        productIdToReplace: null,
      }),
    })
    expect(response.status).toBe(200)
    const { results } = (await response.json()) as Results
    expect(results.map(({ productId }) => productId)).toEqual(candidates)
    expect(results.at(-1)).toEqual(results[49_999 % demoIds.length])
  })
})

// Real processes, because memory and responsiveness of the process are tested.
describe('long batch answer', () => {
  let database: TestDatabase
  let own: ServiceProcess
  beforeEach(async () => {
    database = await createDatabase('sqlite')
  })
  afterEach(async () => {
    await own?.kill()
    await database?.drop()
  })

  const start = async (seconds: number) => {
    own = await startProcess({ ...database.env, DEMO: 'true', REQUEST_SECONDS: String(seconds) })
  }
  const requestOf = (base: readonly string[], candidates: readonly string[]) =>
    requestBytes(
      'POST',
      batchPath,
      {
        Authorization: 'Bearer bo_demo_readonly',
        'Content-Type': 'application/json',
        Connection: 'close',
      },
      JSON.stringify({
        baseConfiguration: references(base),
        productsToValidate: references(candidates),
        productIdToReplace: null,
      }),
    )
  const isAlive = async () => (await fetch(`${own.url}/livez`)).status === 200

  test('long batch answer: a client that reads slower than the time limit does not affect others', async () => {
    await start(2)
    const candidates = Array.from({ length: 50_000 }, (_, index) => demoIds[index % demoIds.length] as string)
    const { hostname, port } = new URL(own.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    try {
      // Reads the beginning and then nothing more, like a client that lost its network.
      await new Promise<void>((resolve) => {
        socket.once('data', () => {
          socket.pause()
          resolve()
        })
        socket.write(requestOf(gamingPc, candidates))
      })
      await pause(4_000)
      expect(own.hasExited() ? own.output() : 'alive').toBe('alive')
      expect(await isAlive()).toBe(true)
    } finally {
      socket.destroy()
    }
  })

  test('long batch answer: a client that disconnects halfway does not affect others', async () => {
    await start(30)
    const candidates = Array.from({ length: 50_000 }, (_, index) => demoIds[index % demoIds.length] as string)
    const { hostname, port } = new URL(own.url)
    for (let round = 0; round < 3; round++) {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      await new Promise<void>((resolve) => {
        socket.once('data', () => resolve())
        socket.write(requestOf(gamingPc, candidates))
      })
      socket.resetAndDestroy()
      expect(await isAlive()).toBe(true)
    }
    await pause(300)
    expect(own.hasExited() ? own.output() : 'alive').toBe('alive')
  })

  test('long batch answer: other requests are served while it is read', async () => {
    await start(60)
    // Nearly all parts conflict with each other: each of the 489 verdicts is 750 kB long.
    const bytes = requestOf(demoIds.slice(0, 100), demoIds)
    const { port } = new URL(own.url)
    const reading = spawn(
      process.execPath,
      [
        '-e',
        `const socket = require('net').connect(${port}, '127.0.0.1'); socket.resume(); socket.on('error', () => {})
        process.stdin.pipe(socket, { end: false }); socket.on('close', () => process.exit())`,
      ],
      { stdio: ['pipe', 'ignore', 'ignore'] },
    )
    let isOver = false
    const over = new Promise<void>((resolve) => {
      reading.once('exit', () => {
        isOver = true
        resolve()
      })
    })
    reading.stdin.end(bytes)
    let longest = 0
    try {
      while (!isOver && !own.hasExited()) {
        const { value, ms } = await busyDuring(own, isAlive)
        expect(value).toBe(true)
        longest = Math.max(longest, ms)
        await pause(20)
      }
      expect(own.hasExited()).toBe(false)
      expect(longest, 'milliseconds that the service computed before it answered /livez').toBeLessThan(2_000)
    } finally {
      reading.kill('SIGKILL')
      await over
    }
  })
})
