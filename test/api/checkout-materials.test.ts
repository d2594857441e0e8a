// What a line can be: a product by any of its numbers, or a saved PC with its parts; and its prices.

import { describe, expect, test } from 'vitest'
import type { Order, OrderLine } from '../../src/contract/order.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { cpuGroup } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf } from '../support/service.ts'
import { addConfiguration, addProduct, stockOf } from '../support/world.ts'

type Price = { net: number; vat: number; gross: number }
const cents = (amount: number) => Math.round(amount * 100)
const isWhole = ({ net, vat, gross }: Price) => cents(net) + cents(vat) === cents(gross)

describe.each(engines)('materials on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const lineOf = (materialId: { type?: string | null; value: string } | null, quantity = 1) => ({
    materialId: materialId as { type: string; value: string },
    quantity,
    references: null as { deliveryReference: string } | null,
  })
  const read = async (...orderLines: ReturnType<typeof lineOf>[]) =>
    service.readCheckout(await service.create(draftOf([], { orderLines })))

  test.each<[string, { type?: string | null; value: string }, string]>([
    ['its material number', { type: 'MaterialNumber', value: 'PLENTY' }, 'PLENTY'],
    ['its material number, type null', { type: null, value: 'PLENTY' }, 'PLENTY'],
    ['its material number, type missing', { value: 'PLENTY' }, 'PLENTY'],
    ['its EAN', { type: 'EAN', value: '4006381333931' }, 'PLENTY'],
    ['its part number', { type: 'ManufacturerPartNumber', value: 'MPN-FEW' }, 'FEW'],
  ])(
    'material: a product is found by %s, and the line keeps the identifier used',
    async (_how, materialId, product) => {
      const { orderLines, problems } = await read(lineOf(materialId))
      expect(problems).toEqual([])
      expect(orderLines[0]).toMatchObject({
        materialNumber: product,
        materialId: { type: materialId.type ?? null, value: materialId.value },
      })
    },
  )

  test('order lines: are numbered 10, 20, … in the order of the draft, with delivery last', async () => {
    const numbers = ['TWIN-B', 'PLENTY', 'TWIN-A', 'PLENTY']
    const orderId = await service.place(draftOf(numbers.map((number) => [number, 1])))
    const { orderLines } = await service.readOrder(orderId)
    expect(orderLines.map(({ lineNumber }) => lineNumber)).toEqual(['10', '20', '30', '40', '50'])
    expect(orderLines.map(({ materialNumber }) => materialNumber).slice(0, 4)).toEqual(numbers)
    expect(orderLines.map(({ categories }) => categories)).toEqual([
      ...numbers.map(() => ['PHYSICAL_ITEM']),
      ['DELIVERY'],
    ])
  })

  test('order lines: have the category of their product', async () => {
    const orderId = await service.place(
      draftOf([
        ['LICENCE', 1],
        ['ASSEMBLY', 1],
        ['PLENTY', 1],
      ]),
    )
    const { orderLines } = await service.readOrder(orderId)
    expect(orderLines.map(({ categories }) => categories)).toEqual([
      ['VIRTUAL_ITEM'],
      ['SERVICE'],
      ['PHYSICAL_ITEM'],
      ['DELIVERY'],
    ])
  })

  describe('money', () => {
    test.each([
      [1, { net: 0.01, vat: 0, gross: 0.01 }],
      [2, { net: 0.02, vat: 0.01, gross: 0.03 }], // half a cent is rounded up
      [10, { net: 0.1, vat: 0.03, gross: 0.13 }],
      [19_990, { net: 199.9, vat: 49.98, gross: 249.88 }],
      [99_999, { net: 999.99, vat: 250, gross: 1249.99 }],
      [900_719_925_474_099, { net: 9007199254740.99, vat: 2251799813685.25, gross: 11258999068426.24 }],
    ])('VAT of a net price of %i minor units: rounded half-up per unit', async (nok, price) => {
      const product = await addProduct(service, { nok, stock: 10 })
      const { orderLines, totals } = await read(lineOf({ value: product }, 1))
      expect(orderLines[0]?.unitPrice).toEqual(price)
      expect(totals).toEqual(price)
    })

    test('totals: are sums of the shown amounts, without delivery', async () => {
      const odd = await addProduct(service, { nok: 3_333, stock: 10 })
      const { totals, orderLines } = await read(
        lineOf({ value: odd }, 7),
        lineOf({ value: 'FEW' }, 3),
        lineOf({ value: 'LICENCE' }, 1),
      )
      expect(totals).toEqual({ net: 2033.01, vat: 508.25, gross: 2541.26 })
      for (const line of orderLines) expect(isWhole(line.unitPrice as Price)).toBe(true)
      const sum = (part: keyof Price) =>
        orderLines.reduce((total, line) => total + cents(line.unitPrice?.[part] ?? 0) * line.quantity, 0)
      for (const part of ['net', 'vat', 'gross'] as const) expect(cents(totals[part] ?? 0)).toBe(sum(part))
    })

    test('totals: a draft without lines has zero totals', async () => {
      expect((await read()).totals).toEqual({ net: 0, vat: 0, gross: 0 })
    })
  })

  describe('a saved PC', () => {
    test('saved PC: is a parent line with its parts and its assembly as child lines', async () => {
      const id = await addConfiguration(service, ['CPU-A', 'CPU-A'])
      const line = lineOf({ type: 'PcConfiguration', value: id }, 3)
      line.references = { deliveryReference: 'Desk 7' }
      const { orderLines, totals, problems } = await read(line, lineOf({ value: 'PLENTY' }))
      expect(problems).toEqual([])
      const references = { deliveryReference: 'Desk 7' }
      const availability = { status: 'Available', availableAt: '2026-03-01T10:00:00.000Z' }
      expect(orderLines[0]).toEqual({
        lineNumber: '10',
        materialId: { type: 'PcConfiguration', value: id },
        materialNumber: 'PC-ONE',
        name: 'PC One',
        quantity: 3,
        unitPrice: { net: 6799.02, vat: 1699.75, gross: 8498.77 },
        availability,
        references,
        orderLines: [
          {
            lineNumber: '10.1',
            materialId: null,
            materialNumber: 'CPU-A',
            name: 'Processor A',
            quantity: 6,
            unitPrice: { net: 3000.01, vat: 750, gross: 3750.01 },
            availability,
            references,
            orderLines: [],
          },
          {
            lineNumber: '10.2',
            materialId: null,
            materialNumber: 'ASSEMBLY',
            name: 'Assembly',
            quantity: 3,
            unitPrice: { net: 799, vat: 199.75, gross: 998.75 },
            availability: null,
            references,
            orderLines: [],
          },
        ],
      })
      expect(orderLines[1]?.lineNumber).toBe('20')
      // Top-level lines only: 3 × the PC and one more.
      expect(totals).toEqual({ net: 21397.06, vat: 5349.25, gross: 26746.31 })
    })

    test('saved PC: the order has the same tree, and its parts are reserved', async () => {
      const part = await addProduct(service, { group: cpuGroup, nok: 300_001, stock: 5 })
      const id = await addConfiguration(service, [part, part])
      const orderId = await service.place(
        draftOf([], { orderLines: [lineOf({ type: 'PcConfiguration', value: id.toUpperCase() }, 4)] }),
      )
      const order: Order = await service.readOrder(orderId)
      const shape = (line: OrderLine): unknown[] => [
        line.lineNumber,
        line.materialNumber,
        line.quantity,
        line.unitPrice.gross,
        line.categories,
        line.orderLines.map(shape),
      ]
      const whole = (total: number) => ({ total, fulfilled: 0, cancelled: 0 })
      expect(order.orderLines.slice(0, 1).map(shape)).toEqual([
        [
          '10',
          'PC-ONE',
          whole(4),
          8498.77,
          ['PHYSICAL_ITEM'],
          [
            ['10.1', part, whole(8), 3750.01, ['PHYSICAL_ITEM'], []],
            ['10.2', 'ASSEMBLY', whole(4), 998.75, ['SERVICE'], []],
          ],
        ],
      ])
      expect(order.orderLines[0]?.description).toBe('One processor, one PC')
      expect(order.orderLines.map(({ lineNumber }) => lineNumber)).toEqual(['10', '20'])
      expect(await stockOf(service, part)).toEqual({ on_hand: 5, reserved: 5, waiting: 3 })
      const expected = order.expectedDeliveries.flatMap(({ expectedLines }) => expectedLines)
      expect(expected).toMatchObject([
        { orderLineNumber: '10.1', quantity: 5, status: 'Available' },
        { orderLineNumber: '10.1', quantity: 3, status: 'UnconfirmedRestock' },
      ])
    })

    test('saved PC: is available when all of its parts are, and shares the stock with the other lines', async () => {
      const part = await addProduct(service, { group: cpuGroup, stock: 3 })
      const id = await addConfiguration(service, [part])
      const pc = lineOf({ type: 'PcConfiguration', value: id }, 2)
      const { orderLines } = await read(pc, lineOf({ value: part }, 1), pc)
      expect(orderLines.map(({ availability }) => availability?.status)).toEqual([
        'Available',
        'Available',
        'UnconfirmedRestock',
      ])
    })

    test('saved PC: its parts and their prices are fixed when the draft is created', async () => {
      const id = await addConfiguration(service, ['CPU-A'])
      const draft = draftOf([], { orderLines: [lineOf({ type: 'PcConfiguration', value: id })] })
      const checkoutId = await service.create(draft)
      await service.store.batch([
        { statement: adHoc('DELETE FROM configuration WHERE id = $1'), values: [id], rows: 1 },
      ])
      const { orderLines, problems } = await service.readCheckout(checkoutId)
      expect(problems).toEqual([])
      expect(orderLines[0]?.orderLines).toHaveLength(2)
      expect((await service.submit(checkoutId)).status).toBe(204)
    })

    test('saved PC: its weight is the sum of its parts', async () => {
      const heavy = await addProduct(service, { group: cpuGroup, stock: 9, weightGrams: 300_000 })
      const id = await addConfiguration(service, [heavy])
      const pc = (quantity: number) => lineOf({ type: 'PcConfiguration', value: id }, quantity)
      expect((await read(pc(1))).deliveryOptions).not.toEqual([])
      expect((await read(pc(2))).deliveryOptions).toEqual([])
    })
  })
})
