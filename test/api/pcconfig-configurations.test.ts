// A PC is saved, read back and ordered: as one line with its parts and its assembly, or not at all.

import { describe, expect, test } from 'vitest'
import { saveBundle } from '../../src/catalog/bundle.ts'
import { savePrice } from '../../src/catalog/prices.ts'
import type { Checkout } from '../../src/contract/checkout.ts'
import type { Order } from '../../src/contract/order.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { first } from '../../src/platform/store/store.ts'
import { bundles, products } from '../../tools/demo/catalog/index.ts'
import { codeOf, fieldsOf } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import {
  builds,
  type DemoKey,
  demoProduct,
  gamingPc,
  pcOf,
  references,
  startDemoService,
} from '../support/demo.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf } from '../support/service.ts'
import { addProduct, change, stockOf } from '../support/world.ts'

const path = '/pcconfig/v1/configurations'
const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const unknownUuid = '01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7'
const cpu = 'cpu-amd-ryzen-7-9800x3d'
const groupOf = (id: string) => demoProduct(id)?.productGroupId as string
const swap = (ids: readonly string[], before: string, after: string) =>
  ids.map((id) => (id === before ? after : id))

describe.each(engines)('saved PCs on %s', (engine) => {
  const service = forTests(() => startDemoService(engine))

  const save = (body: unknown, key: DemoKey = '100001', headers: Record<string, string> = {}) =>
    service.ask<{ configurationId: string }>('POST', path, body, { key, headers })
  const saved = async (body: unknown, key: DemoKey = '100001') => {
    const reply = await save(body, key)
    expect(reply.status, reply.text).toBe(200)
    return reply.body.configurationId
  }
  const read = (id: string, key: DemoKey = '100001') =>
    service.ask<Record<string, unknown>>('GET', `${path}/${id}`, undefined, { key })
  const countSaved = async () =>
    (
      await first<{ n: number }>(service.store, {
        statement: adHoc('SELECT COUNT(*) AS n FROM configuration'),
      })
    )?.n

  describe('saving', () => {
    test('save PC: answers 200 with the new identifier only', async () => {
      const reply = await save(pcOf('bundle-gaming-pc'))
      expect(reply.status).toBe(200)
      expect(reply.body).toEqual({ configurationId: expect.stringMatching(uuidV7) })
      expect(await saved(pcOf('bundle-gaming-pc'))).not.toBe(reply.body.configurationId)
    })

    test.each(Object.keys(builds))(
      'save PC: %s can be saved, read back unchanged, and is valid',
      async (bundleId) => {
        const id = await saved(pcOf(bundleId))
        const reply = await read(id)
        expect(reply.status).toBe(200)
        expect(reply.body).toMatchObject({
          configurationId: id,
          ...pcOf(bundleId),
          createdAt: '2026-03-01T10:00:00.000Z',
          validationResult: { isValid: true, errors: [] },
        })
      },
    )

    test('save PC: incomplete, empty and incompatible PCs are accepted', async () => {
      const incomplete = await read(await saved(pcOf('bundle-gaming-pc', [cpu])))
      expect(incomplete.body).toMatchObject({ validationResult: { isValid: true } })
      const empty = await read(await saved(pcOf('bundle-gaming-pc', [])))
      expect(empty.body).toMatchObject({ products: [] })
      const wrong = swap(gamingPc, 'cooler-deepcool-ak620', 'cooler-noctua-nh-l9i-17xx')
      const incompatible = await read(await saved(pcOf('bundle-gaming-pc', wrong)))
      const verdict = await service.ask('POST', '/pcconfig/v1/compatibility/configuration', {
        products: references(wrong),
      })
      expect(incompatible.body.validationResult).toEqual(verdict.body)
      expect(incompatible.body).toMatchObject({ validationResult: { isValid: false } })
    })

    test('save PC: more parts than the bundle takes are accepted', async () => {
      expect((await save(pcOf('bundle-gaming-pc', [cpu, cpu, cpu]))).status).toBe(200)
    })

    test('save PC: a product group in upper case is answered in lower case', async () => {
      const body = {
        bundleId: 'bundle-gaming-pc',
        products: [{ productId: cpu, productGroupId: groupOf(cpu).toUpperCase() }],
      }
      const reply = await read(await saved(body))
      expect(reply.body.products).toEqual([{ productId: cpu, productGroupId: groupOf(cpu) }])
    })

    test.each([
      ['bundle', { ...pcOf('bundle-gaming-pc'), bundleId: 'no-such' }, 'bundle_not_found', 'no-such'],
      [
        'bundle in capitals',
        { ...pcOf('bundle-gaming-pc'), bundleId: 'BUNDLE-GAMING-PC' },
        'bundle_not_found',
        'BUNDLE',
      ],
      [
        'product',
        { bundleId: 'bundle-gaming-pc', products: [{ productId: 'no-such', productGroupId: groupOf(cpu) }] },
        'product_not_found',
        'no-such',
      ],
      [
        'product group',
        { bundleId: 'bundle-gaming-pc', products: [{ productId: cpu, productGroupId: unknownUuid }] },
        'product_group_not_found',
        unknownUuid,
      ],
    ])('save PC: an unknown %s is 404, and nothing is saved', async (_what, body, code, named) => {
      const before = await countSaved()
      const reply = await save(body)
      expect(reply.status).toBe(404)
      expect(codeOf(reply)).toBe(code)
      expect(reply.body).toMatchObject({ detail: expect.stringContaining(named) })
      expect(await countSaved()).toBe(before)
    })

    test('save PC: a product outside its group is 400, with every wrong field', async () => {
      const body = pcOf('bundle-gaming-pc')
      const board = 'board-msi-mag-b850-tomahawk-max-wifi'
      const wrong = body.products.map((product, index) => ({
        ...product,
        productGroupId: index < 2 ? (index === 0 ? groupOf(board) : groupOf(cpu)) : product.productGroupId,
      }))
      const reply = await save({ ...body, products: wrong })
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply)).toEqual(['products[0].productGroupId', 'products[1].productGroupId'])
    })

    test('save PC: a service, which has no group, is 400', async () => {
      const products = [{ productId: 'service-pc-assembly', productGroupId: groupOf(cpu) }]
      const reply = await save({ bundleId: 'bundle-gaming-pc', products })
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply)).toEqual(['products[0].productGroupId'])
    })

    test('save PC: a group that the bundle does not have is 400', async () => {
      const sound = 'sound-creative-sound-blaster-ae-9'
      expect((await save(pcOf('bundle-gaming-pc', [...gamingPc, sound]))).status).toBe(200)
      const reply = await save(pcOf('bundle-office-pc', [...(builds['bundle-office-pc'] as string[]), sound]))
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply)).toEqual(['products[11].productGroupId'])
      expect(reply.text).toContain('bundle-office-pc')
    })

    const product = { productId: cpu, productGroupId: groupOf(cpu) }
    test.each<[string, unknown, string[]]>([
      ['nothing', {}, ['bundleId', 'products']],
      ['nulls', { bundleId: null, products: null }, ['bundleId', 'products']],
      ['a bundle that is a number', { bundleId: 1, products: [] }, ['bundleId']],
      [
        'products without members',
        { bundleId: 'bundle-gaming-pc', products: [{}, product] },
        ['products[0].productId', 'products[0].productGroupId'],
      ],
      [
        'a group that is no uuid',
        { bundleId: 'bundle-gaming-pc', products: [product, { ...product, productGroupId: 'cpu' }] },
        ['products[1].productGroupId'],
      ],
      [
        'a uuid in braces',
        { bundleId: 'x', products: [{ ...product, productGroupId: `{${product.productGroupId}}` }] },
        ['products[0].productGroupId'],
      ],
      [
        '1,001 products',
        { bundleId: 'bundle-gaming-pc', products: Array.from({ length: 1001 }, () => product) },
        ['products'],
      ],
    ])('save PC: %s is 400 with the fields', async (_what, body, fields) => {
      const reply = await save(body)
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply)).toEqual(fields)
    })

    test('save PC: 1,000 products are accepted', async () => {
      const body = pcOf(
        'bundle-gaming-pc',
        Array.from({ length: 1000 }, () => cpu),
      )
      const reply = await read(await saved(body))
      expect(reply.body.products).toHaveLength(1000)
    })

    test('save PC: needs the scope pcconfig:write', async () => {
      for (const key of ['readonly', 'backoffice'] as const) {
        const reply = await save(pcOf('bundle-gaming-pc'), key)
        expect(reply.status).toBe(403)
        expect(codeOf(reply)).toBe('scope_missing')
      }
    })

    test('save PC: an account without a price list may save', async () => {
      const id = await saved(pcOf('bundle-mini-pc'), '100003')
      expect((await read(id, '100003')).status).toBe(200)
    })

    test('save PC: a repeated idempotency key saves once', async () => {
      const headers = { 'Idempotency-Key': `save-${engine}` }
      const before = await countSaved()
      const replies = await Promise.all([1, 2, 3].map(() => save(pcOf('bundle-mini-pc'), '100001', headers)))
      const again = await save(pcOf('bundle-mini-pc'), '100001', headers)
      const ids = new Set([...replies, again].map(({ body }) => body.configurationId))
      expect(ids.size).toBe(1)
      expect(again.headers.get('idempotent-replayed')).toBe('true')
      expect(await countSaved()).toBe((before ?? 0) + 1)
      const other = await save(pcOf('bundle-office-pc'), '100001', headers)
      expect(other.status).toBe(400)
      expect(fieldsOf(other)).toEqual(['Idempotency-Key'])
      // The same key of another caller is another key.
      const otherAccount = await save(pcOf('bundle-mini-pc'), '100002', headers)
      expect(ids.has(otherAccount.body.configurationId)).toBe(false)
    })
  })

  describe('reading', () => {
    test('read PC: one of another account answers like an unknown one', async () => {
      const id = await saved(pcOf('bundle-gaming-pc'))
      const answerFor = async (wanted: string) => {
        const reply = await read(wanted, '100002')
        expect(reply.status).toBe(404)
        const { traceId, ...rest } = reply.body
        return JSON.stringify(rest).replaceAll(wanted, '…')
      }
      expect(await answerFor(id)).toBe(await answerFor(unknownUuid))
      expect((await read(id, 'readonly')).status).toBe(200)
    })

    test('read PC: the identifier may be in upper case; one that was never issued is 404', async () => {
      const id = await saved(pcOf('bundle-gaming-pc'))
      expect((await read(id.toUpperCase())).body).toMatchObject({ configurationId: id })
      for (const unknown of ['x', unknownUuid, "' OR 1=1 --", 'a/b'].map(encodeURIComponent)) {
        const reply = await read(unknown)
        expect([404, 400]).toContain(reply.status)
      }
    })

    test('read PC: has the current verdict, not that of the time of saving', async () => {
      const board = await addProduct(service, {
        group: groupOf('board-asus-prime-b650m-k'),
        facts: { socket: 'AM5' },
      })
      const id = await saved({
        bundleId: 'bundle-gaming-pc',
        products: [
          { productId: cpu, productGroupId: groupOf(cpu) },
          { productId: board, productGroupId: groupOf('board-asus-prime-b650m-k') },
        ],
      })
      expect((await read(id)).body).toMatchObject({ validationResult: { isValid: true } })
      await addProduct(service, {
        id: board,
        group: groupOf('board-asus-prime-b650m-k'),
        facts: { socket: 'LGA 1700' },
      })
      expect((await read(id)).body).toMatchObject({
        validationResult: { isValid: false, invalidProducts: [cpu, board] },
      })
    })
  })

  describe('ordering', () => {
    const pcLine = (id: string, quantity: number) => ({
      materialId: { type: 'PcConfiguration', value: id },
      quantity,
      references: { deliveryReference: 'Desk 7' },
    })
    const create = async (lines: unknown[], key: DemoKey = '100001') => {
      const reply = await service.ask<{ value: string }>(
        'POST',
        '/checkout/v1/create',
        { ...draftOf([]), orderLines: lines },
        { key },
      )
      expect(reply.status, reply.text).toBe(201)
      return reply.body.value
    }
    const readDraft = async (id: string, key: DemoKey = '100001') =>
      (await service.ask<Checkout>('GET', `/checkout/v1/${id}`, undefined, { key })).body
    const submit = (checkoutId: string, key: DemoKey = '100001') =>
      service.ask('POST', '/checkout/v1/submit', { checkoutId }, { key })
    const readOrder = async (id: string, key: DemoKey = '100001') =>
      (await service.ask<{ order: Order }>('GET', `/orders/v1/${id}`, undefined, { key })).body.order
    const codesOf = ({ problems }: Checkout) => problems.map(({ fieldName, code }) => [fieldName, code])

    /** The unit price from the demo's price list; all its prices are in whole kroner. */
    const priceOf = (id: string) => {
      const net = demoProduct(id)?.nok as number
      return { net, vat: net / 4, gross: net * 1.25 }
    }

    test('order PC: becomes one line with its parts and the assembly as child lines', async () => {
      const ids = builds['bundle-workstation'] as string[]
      const drive = 'ssd-samsung-990-pro-4tb'
      const shelf = [...new Set(ids)].filter((part) => demoProduct(part)?.category === 'PHYSICAL_ITEM')
      await change(
        service,
        [],
        shelf.map((part) => setOnHand(part, 100)),
      )
      const id = await saved(pcOf('bundle-workstation'))
      const checkoutId = await create([
        pcLine(id.toUpperCase(), 3),
        ...(draftOf([['mouse-logitech-m185', 1]]).orderLines ?? []),
      ])
      const draft = await readDraft(checkoutId)
      expect(draft.problems).toEqual([])

      const children = [...new Set(ids), 'service-pc-assembly-premium']
      const unit = [...ids, 'service-pc-assembly-premium'].map(priceOf)
      const sum = (member: 'net' | 'vat' | 'gross') => unit.reduce((total, price) => total + price[member], 0)
      const unitPrice = { net: sum('net'), vat: sum('vat'), gross: sum('gross') }
      const [pc, mouse] = draft.orderLines as [Checkout['orderLines'][number], Checkout['orderLines'][number]]
      expect(pc).toMatchObject({
        lineNumber: '10',
        materialNumber: 'bundle-workstation',
        name: 'Workstation',
        quantity: 3,
        unitPrice,
        availability: { status: 'Available' },
        references: { deliveryReference: 'Desk 7' },
      })
      expect(
        pc.orderLines.map(({ lineNumber, materialNumber, quantity }) => [
          lineNumber,
          materialNumber,
          quantity,
        ]),
      ).toEqual(children.map((child, index) => [`10.${index + 1}`, child, child === drive ? 6 : 3]))
      expect(pc.orderLines.map((line) => line.unitPrice)).toEqual(children.map(priceOf))
      const mousePrice = priceOf('mouse-logitech-m185')
      expect(mouse).toMatchObject({ lineNumber: '20', unitPrice: mousePrice, orderLines: [] })
      // Only top-level lines count.
      expect(draft.totals).toEqual({
        net: 3 * unitPrice.net + mousePrice.net,
        vat: 3 * unitPrice.vat + mousePrice.vat,
        gross: 3 * unitPrice.gross + mousePrice.gross,
      })

      const reply = await submit(checkoutId)
      expect(reply.status, reply.text).toBe(204)
      const order = await readOrder(service.orderIdOf(reply))
      expect(order.orderLines.map(({ lineNumber }) => lineNumber)).toEqual(['10', '20', '30'])
      expect(order.orderLines.at(-1)?.categories).toEqual(['DELIVERY'])
      const [ordered] = order.orderLines as [Order['orderLines'][number]]
      expect(ordered).toMatchObject({
        materialNumber: 'bundle-workstation',
        quantity: { total: 3, fulfilled: 0, cancelled: 0 },
        unitPrice,
      })
      expect(
        ordered.orderLines.map(({ materialNumber, quantity, categories }) => [
          materialNumber,
          quantity.total,
          categories,
        ]),
      ).toEqual(children.map((child) => [child, child === drive ? 6 : 3, [demoProduct(child)?.category]]))
      expect(await stockOf(service, drive)).toMatchObject({ reserved: 6, waiting: 0 })
      // Only physical products are delivered: neither the PC line itself nor the service.
      const expected = order.expectedDeliveries.flatMap(({ expectedLines }) => expectedLines)
      expect(expected.map(({ orderLineNumber }) => orderLineNumber)).not.toContain('10')
      expect(expected.find(({ orderLineNumber }) => orderLineNumber === '10.5')).toMatchObject({
        quantity: 6,
      })

      const cancelled = await service.ask('PATCH', `/orders/v1/${order.orderId}/cancel`)
      expect(cancelled.status).toBe(204)
      expect(await stockOf(service, drive)).toMatchObject({ reserved: 0, waiting: 0 })
    })

    test('order PC: prices are those of the ordering account', async () => {
      const id = await saved(pcOf('bundle-gaming-pc'), '100002')
      const draft = await readDraft(await create([pcLine(id, 1)], '100002'), '100002')
      expect(draft.currency).toBe('EUR')
      const cents = [...gamingPc, 'service-pc-assembly'].map((part) => {
        const net = Math.round((demoProduct(part)?.eur as number) * 100)
        const vat = Number((BigInt(net) * 1900n + 5000n) / 10000n)
        return { net, vat, gross: net + vat }
      })
      const total = (member: 'net' | 'vat' | 'gross') =>
        cents.reduce((sum, each) => sum + each[member], 0) / 100
      expect(draft.totals).toEqual({ net: total('net'), vat: total('vat'), gross: total('gross') })
    })

    const refused = async (lines: unknown[], problems: [string, string][], key: DemoKey = '100001') => {
      const id = await create(lines, key)
      const draft = await readDraft(id, key)
      expect(codesOf(draft)).toEqual(problems)
      const reply = await submit(id, key)
      expect(reply.status).toBe(422)
      expect(codeOf(reply)).toBe('checkout_has_problems')
      return draft.problems
    }

    test('order PC: an incompatible one is refused, with the reason of the verdict', async () => {
      const wrong = swap(gamingPc, 'cooler-deepcool-ak620', 'cooler-noctua-nh-l9i-17xx')
      const id = await saved(pcOf('bundle-gaming-pc', wrong))
      const problems = await refused(
        [pcLine(id, 1)],
        [['orderLines[0].materialId', 'configuration_incompatible']],
      )
      const verdict = (await read(id)).body.validationResult as { errors: { message: string }[] }
      expect(problems.map(({ message }) => message)).toEqual(verdict.errors.map(({ message }) => message))
    })

    test('order PC: an incomplete one is refused, with a problem for every group with too few or too many parts', async () => {
      const id = await saved(pcOf('bundle-gaming-pc', [cpu]))
      const problems = await refused(
        [pcLine(id, 1)],
        // Board, memory, graphics card, drive, power supply and case.
        Array.from({ length: 6 }, () => ['orderLines[0].materialId', 'configuration_incomplete']),
      )
      expect(problems.map(({ message }) => message).join()).toMatch(/Motherboards.*Power supplies/s)
    })

    test('order PC: without a cooler, for a CPU that comes without one, it is refused', async () => {
      const id = await saved(
        pcOf(
          'bundle-gaming-pc',
          gamingPc.filter((part) => part !== 'cooler-deepcool-ak620'),
        ),
      )
      const problems = await refused(
        [pcLine(id, 1)],
        [['orderLines[0].materialId', 'configuration_incomplete']],
      )
      expect(problems.map(({ message }) => message).join()).toMatch(/comes without a cooler/)
    })

    const officePc = builds['bundle-office-pc'] as string[]
    const officeWithout = (part: string) =>
      pcOf(
        'bundle-office-pc',
        officePc.filter((id) => id !== part),
      )

    test('order PC: without a power supply it is refused, although the bundle does not require one', async () => {
      const id = await saved(officeWithout('psu-cooler-master-gx-iii-gold-650'))
      const problems = await refused(
        [pcLine(id, 1)],
        [['orderLines[0].materialId', 'configuration_incomplete']],
      )
      expect(problems[0]?.message).toMatch(/power supply/)
      const verdict = (await read(id)).body.validationResult
      expect(verdict).toMatchObject({ isValid: true, errors: [] })
    })

    test('order PC: a board that brings its power needs no power supply', async () => {
      const usual = 'board-msi-pro-b760m-a-wifi-ddr4'
      const facts = { ...demoProduct(usual)?.facts, includesPowerAdapter: true }
      const board = await addProduct(service, { group: groupOf(usual), stock: 5, facts })
      await change(service, ['prices'], [savePrice('NOK-standard', board, 100_000)])
      const { bundleId, products } = officeWithout('psu-cooler-master-gx-iii-gold-650')
      const fed = products.map((part) => (part.productId === usual ? { ...part, productId: board } : part))
      const id = await saved({ bundleId, products: fed })
      expect((await readDraft(await create([pcLine(id, 1)]))).problems).toEqual([])
    })

    test('order PC: a bundle that requires few parts still needs all that a PC cannot run without', async () => {
      const office = bundles.find(({ id }) => id === 'bundle-office-pc') as (typeof bundles)[number]
      const none = office.groups.map((group) => ({ ...group, min: 0 }))
      const drives = groupOf('ssd-samsung-990-evo-plus-1tb')
      await change(
        service,
        ['catalog'],
        [
          saveBundle({ ...office, id: 'FREE', groups: none }),
          saveBundle({
            ...office,
            id: 'DISKLESS',
            groups: none.filter(({ productGroupId }) => productGroupId !== drives),
          }),
          saveBundle({
            ...office,
            id: 'KIT',
            groups: none.filter(({ productGroupId }) => productGroupId !== groupOf('case-asus-prime-ap201')),
          }),
        ],
      )
      const problemsOf = async (bundleId: string, ids: readonly string[]) =>
        (await readDraft(await create([pcLine(await saved(pcOf(bundleId, ids)), 1)]))).problems.map(
          ({ code, message }) => `${code}: ${message}`,
        )
      const isLacking = (words: string) => [
        expect.stringMatching(new RegExp(`^configuration_incomplete: .*${words}`)),
      ]
      const core = officePc.slice(0, 7)
      for (const [part, words] of [
        [core[0], 'CPU'],
        [core[1], 'motherboard'],
        [core[2], 'memory'],
        [core[3], 'storage'],
        [core[4], 'power supply'],
        [core[5], 'case'],
      ] as const) {
        const rest = core.filter((id) => id !== part)
        expect(await problemsOf('FREE', rest), words).toEqual(isLacking(words))
      }
      expect(await problemsOf('DISKLESS', core.toSpliced(3, 1))).toEqual([])
      expect(await problemsOf('KIT', core.slice(0, 3))).toEqual([])
    })

    test('order PC: a tower is no case for a mini PC: order, summary and completions say so', async () => {
      const tower = 'case-corsair-4000d-airflow'
      const mini = (builds['bundle-mini-pc'] as string[]).filter((part) => !part.startsWith('case-'))
      const id = await saved(pcOf('bundle-mini-pc', [...mini, tower]))
      const problems = await refused(
        [pcLine(id, 1)],
        [['orderLines[0].materialId', 'configuration_part_not_taken']],
      )
      const words =
        /Mini PC takes a case of the type Mini-ITX or Desktop, and Corsair 4000D .* is a Mid Tower/
      expect(problems[0]?.message).toMatch(words)
      const asked = { bundleId: 'bundle-mini-pc', products: [{ productId: tower }] }
      const summary = await service.ask<{ missing: string[] }>('POST', '/pcconfig/v1/summary', asked)
      expect(summary.body.missing).toContain('case')
      const path = '/pcconfig/v1/compatibility/completions'
      const { body } = await service.ask<{ obstacles: { message: string; relatedProducts: string[] }[] }>(
        'POST',
        path,
        { ...asked, budget: 20_000 },
      )
      expect(body.obstacles).toEqual([{ message: expect.stringMatching(words), relatedProducts: [tower] }])
    })

    test('order PC: an unknown one and one of another account are refused', async () => {
      const unknown: [string, string][] = [['orderLines[0].materialId', 'configuration_unknown']]
      await refused([pcLine(unknownUuid, 1)], unknown)
      await refused([pcLine(await saved(pcOf('bundle-gaming-pc'), '100002'), 1)], unknown)
    })

    test('order PC: a sold-out part is refused until it is in stock again', async () => {
      const gone = 'cpu-amd-ryzen-7-5700x3d'
      const ids = [gone, 'board-msi-mag-b550-tomahawk', 'ram-crucial-32gb-ddr4-3200', ...gamingPc.slice(3)]
      const id = await saved(pcOf('bundle-gaming-pc', ids))
      const [problem] = await refused([pcLine(id, 1)], [['orderLines[0]', 'sold_out']])
      expect(problem?.message).toContain(demoProduct(gone)?.name)
      await change(service, [], [setOnHand(gone, 1)])
      await refused([pcLine(id, 2)], [['orderLines[0]', 'sold_out']])
      const reply = await submit(await create([pcLine(id, 1)]))
      expect(reply.status, reply.text).toBe(204)
      // That was the last unit.
      await refused([pcLine(id, 1)], [['orderLines[0]', 'sold_out']])
    })

    test('order PC: a part sold between create and submit stops the submit', async () => {
      const { facts } = demoProduct('cpu-amd-ryzen-5-9600x') as { facts: object }
      const last = await addProduct(service, { group: groupOf(cpu), facts, stock: 1, isDiscontinued: true })
      await change(service, ['prices'], [savePrice('NOK-standard', last, 100_000)])
      const { products } = pcOf('bundle-mini-pc')
      const id = await saved({
        bundleId: 'bundle-mini-pc',
        products: [{ productId: last, productGroupId: groupOf(cpu) }, ...products.slice(1)],
      })
      const [mine, other] = [await create([pcLine(id, 1)]), await create([pcLine(id, 1)])]
      expect((await readDraft(mine)).problems).toEqual([])
      expect((await submit(other)).status).toBe(204)
      const reply = await submit(mine)
      expect(reply.status).toBe(422)
      expect(codeOf(reply)).toBe('checkout_has_problems')
      expect(await stockOf(service, last)).toMatchObject({ reserved: 1, waiting: 0 })
    })

    test('order PC: a part in a group that the bundle no longer has stops the order', async () => {
      const sound = 'sound-creative-sound-blaster-ae-9'
      const id = await saved(pcOf('bundle-gaming-pc', [...gamingPc, sound]))
      const bundle = bundles.find((each) => each.id === 'bundle-gaming-pc') as (typeof bundles)[number]
      const groups = bundle.groups.filter(({ productGroupId }) => productGroupId !== groupOf(sound))
      expect(groups).toHaveLength(bundle.groups.length - 1)
      await change(service, ['catalog'], [saveBundle({ ...bundle, groups })])
      try {
        const reply = await submit(await create([pcLine(id, 1)]))
        expect(reply.status).toBe(422)
      } finally {
        await change(service, ['catalog'], [saveBundle(bundle)])
      }
    })
  })
})

// Not about the engine, but about the cost of a small request.
test('order PC: a draft of incompatible PCs is answered quickly and with bounded length', async () => {
  const service = await startDemoService('sqlite')
  try {
    const bundle = bundles.find(({ id }) => id === 'bundle-gaming-pc') as (typeof bundles)[number]
    const taken = new Set<string | null>(bundle.groups.map(({ productGroupId }) => productGroupId))
    const everything = products.filter(({ productGroupId }) => taken.has(productGroupId)).map(({ id }) => id)
    const orderLines = []
    for (let line = 0; line < 10; line++) {
      const { body } = await service.ask<{ configurationId: string }>(
        'POST',
        path,
        pcOf(bundle.id, everything),
      )
      orderLines.push({
        materialId: { type: 'PcConfiguration', value: body.configurationId },
        quantity: 1,
        references: null,
      })
    }
    const before = process.threadCpuUsage()
    const created = await service.ask<{ value: string }>('POST', '/checkout/v1/create', {
      ...draftOf([]),
      orderLines,
    })
    expect(created.status).toBe(201)
    const { user, system } = process.threadCpuUsage(before)
    const answer = await fetch(`${service.url}/checkout/v1/${created.body.value}`, {
      headers: { Authorization: 'Bearer bo_demo_100001' },
    })
    const { length } = await answer.text()
    expect(length, 'characters of the draft').toBeLessThan(5_000_000)
    expect((user + system) / 1000, 'milliseconds of computing without another answer').toBeLessThan(3_000)
  } finally {
    await service.stop()
  }
})
