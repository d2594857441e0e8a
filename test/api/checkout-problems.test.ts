// Create accepts every well-formed draft, read lists its problems, and submit refuses it for the same reasons.

import { describe, expect, test } from 'vitest'
import { saveBundle, saveGroup } from '../../src/catalog/bundle.ts'
import type { CheckoutProblem } from '../../src/contract/checkout.ts'
import { codeOf, type ProblemReply, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { cpuGroup } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { address, draftOf, type RequestOptions } from '../support/service.ts'
import { addConfiguration, addProduct, change } from '../support/world.ts'

const boardGroup = 'aaaaaaaa-0000-4000-8000-000000000002'
const materialId = (type: string | null, value: string | null) => ({ type, value })
const lineOf = (material: object | null, quantity = 1) => ({
  materialId: material as { type: string; value: string } | null,
  quantity,
  references: null,
})
const draftWith = (...lines: ReturnType<typeof lineOf>[]) => draftOf([], { orderLines: lines })
const sentTo = (other: object) =>
  draftOf([['PLENTY', 1]], { delivery: { deliveryAddress: address(other), preferences: null } })

describe.each(engines)('problems of a draft on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  /** Reads the problems and checks that submit reports the same. */
  async function problemsOf(draft: unknown, options: RequestOptions = {}): Promise<CheckoutProblem[]> {
    const id = await service.create(draft, options)
    const { problems } = await service.readCheckout(id, options)
    const reply = await service.submit(id, null, options)
    if (problems.length === 0) expect(reply.status).toBe(204)
    else {
      expect([reply.status, codeOf(reply)]).toEqual([422, 'checkout_has_problems'])
      expect((reply.body as ProblemReply).detail).toContain(problems[0]?.fieldName)
      expect((reply.body as ProblemReply).detail).toContain(problems[0]?.message)
      expect(await service.readCheckout(id, options)).toMatchObject({ status: 'Open', orderId: null })
    }
    return problems
  }
  const named = (problems: CheckoutProblem[]) => problems.map(({ fieldName, code }) => [fieldName, code])

  const materials: [string, object | null, code: string][] = [
    ['an unknown material number', materialId('MaterialNumber', 'NO-SUCH'), 'material_unknown'],
    ['an unknown material number without type', materialId(null, 'NO-SUCH'), 'material_unknown'],
    ['a material number in another case', materialId('MaterialNumber', 'plenty'), 'material_unknown'],
    ['an unknown EAN', materialId('EAN', '4006381333932'), 'material_unknown'],
    ['an unknown part number', materialId('ManufacturerPartNumber', 'MPN-X'), 'material_unknown'],
    ['an EAN that two products share', materialId('EAN', '4012345678901'), 'material_ambiguous'],
    ['an unknown type', materialId('Colour', 'Red'), 'material_type_unknown'],
    ['a type in another case', materialId('ean', '4006381333931'), 'material_type_unknown'],
    ['a type that objects inherit', materialId('toString', 'x'), 'material_type_unknown'],
    ['the type __proto__', materialId('__proto__', 'x'), 'material_type_unknown'],
    ['no material', null, 'material_missing'],
    ['an empty material', {}, 'material_missing'],
    ['no value', materialId('EAN', null), 'material_missing'],
    ['an empty value', materialId('MaterialNumber', ''), 'material_missing'],
    ['an unknown configuration', materialId('PcConfiguration', 'x'), 'configuration_unknown'],
  ]
  test.each(materials)('draft problem: %s', async (_what, material, code) => {
    const problems = await problemsOf(draftWith(lineOf({ value: 'PLENTY' }), lineOf(material)))
    expect(named(problems)).toEqual([['orderLines[1].materialId', code]])
  })

  test('draft problems: unknown values of a line are null, and the other lines keep their prices', async () => {
    const id = await service.create(draftWith(lineOf({ value: 'NO-SUCH' }), lineOf({ value: 'PLENTY' })))
    const { orderLines, totals } = await service.readCheckout(id)
    expect(orderLines[0]).toEqual({
      lineNumber: '10',
      materialId: { type: null, value: 'NO-SUCH' },
      materialNumber: null,
      name: null,
      quantity: 1,
      unitPrice: null,
      availability: null,
      references: null,
      orderLines: [],
    })
    expect(orderLines[1]?.unitPrice).toEqual({ net: 1000, vat: 250, gross: 1250 })
    expect(totals).toEqual({ net: 1000, vat: 250, gross: 1250 })
  })

  test('draft problem: no lines', async () => {
    expect(named(await problemsOf(draftOf([])))).toEqual([['orderLines', 'no_order_lines']])
  })

  test.each([
    ['postCode', '12', 'post_code_invalid', /such as 0155/],
    ['phone', 'call me', 'phone_invalid', /such as \+47/],
    ['mobilePhone', '12', 'phone_invalid', /3 to 20 digits/],
    ['globalLocationNumber', '4006381333932', 'gln_invalid', /13 digits/],
  ])('draft problem: a %s that cannot be right', async (member, value, code, message) => {
    const checkoutId = await service.create(sentTo({ [member]: value }))
    const { problems } = await service.readCheckout(checkoutId)
    expect(problems).toEqual([
      { fieldName: `delivery.deliveryAddress.${member}`, code, message: expect.stringMatching(message) },
    ])
    expect(codeOf(await service.submit(checkoutId))).toBe('checkout_has_problems')
  })

  test('preferences: an unknown carrier and a past date rank nothing, and can be ordered', async () => {
    const preferences = { carrier: 'Nobody', deliverDate: '2001-01-01T00:00:00Z' }
    const draft = draftOf([['PLENTY', 1]], { delivery: { deliveryAddress: address(), preferences } })
    expect((await service.submit(await service.create(draft))).status).toBe(204)
  })

  test.each(['name', 'addressLine1', 'postCode', 'city', 'country', 'email'])(
    'draft problem: an empty or blank %s in the address',
    async (member) => {
      for (const text of ['', ' ', '\t\n\u00a0']) {
        expect(named(await problemsOf(sentTo({ [member]: text })))).toEqual([
          [`delivery.deliveryAddress.${member}`, 'text_empty'],
        ])
      }
    },
  )

  test('draft: optional texts may be empty', async () => {
    const empty = { addressLine2: '', contactPersonName: '', phone: '', mobilePhone: '' }
    expect(await problemsOf(sentTo({ ...empty, globalLocationNumber: '' }))).toEqual([])
  })

  test('draft problem: an email without @', async () => {
    expect(named(await problemsOf(sentTo({ email: 'receiver.example.com' })))).toEqual([
      ['delivery.deliveryAddress.email', 'email_invalid'],
    ])
  })

  test('draft problem: a country without a carrier', async () => {
    const problems = await problemsOf(sentTo({ country: 'ZZ' }))
    expect(named(problems)).toEqual([['delivery.deliveryAddress.country', 'country_not_served']])
    expect(problems[0]?.message).toContain('ZZ')
    expect(await problemsOf(sentTo({ country: ' no ' }))).toEqual([])
  })

  test('draft problem: a discontinued product that is sold out, or of which too few are left', async () => {
    const last = await addProduct(service, { stock: 4, isDiscontinued: true })
    expect(named(await problemsOf(draftOf([['GONE', 1]])))).toEqual([['orderLines[0]', 'sold_out']])
    expect(named(await problemsOf(draftOf([[last, 5]])))).toEqual([['orderLines[0]', 'sold_out']])
    // Two lines of the same product share the remaining stock.
    const shared = draftOf([
      [last, 3],
      [last, 2],
    ])
    expect(named(await problemsOf(shared))).toEqual([['orderLines[1]', 'sold_out']])
    expect(await problemsOf(draftOf([[last, 4]]))).toEqual([])
    expect(named(await problemsOf(draftOf([[last, 1]])))).toEqual([['orderLines[0]', 'sold_out']])
  })

  test('draft problem: an account without a price list', async () => {
    const id = await service.create(draftOf(), { as: 'priceless' })
    const checkout = await service.readCheckout(id, { as: 'priceless' })
    expect(named(checkout.problems)).toEqual([['soldTo.customerId', 'price_list_missing']])
    expect(checkout.orderLines[0]?.unitPrice).toBeNull()
    expect(named(await problemsOf(draftOf(), { as: 'priceless' }))).toEqual([
      ['soldTo.customerId', 'price_list_missing'],
    ])
  })

  test('draft problem: a product that is not in the price list of the account', async () => {
    expect(named(await problemsOf(draftOf([['UNPRICED', 1]])))).toEqual([['orderLines[0]', 'price_missing']])
    const german = { delivery: { deliveryAddress: address({ country: 'DE' }), preferences: null } }
    expect(named(await problemsOf(draftOf([['DATED', 1]], german), { as: 'german' }))).toEqual([
      ['orderLines[0]', 'price_missing'],
    ])
  })

  test('draft problem: a total too large to be exact, over one line or several; one cent less is accepted', async () => {
    const over = draftOf([['DEAR', 10_000]])
    const { totals, problems } = await service.readCheckout(await service.create(over))
    expect(named(problems)).toEqual([['orderLines', 'total_too_large']])
    expect(totals).toEqual({ net: null, vat: null, gross: null })
    expect(named(await problemsOf(over))).toEqual([['orderLines', 'total_too_large']])
    const together = draftOf(Array.from({ length: 20 }, () => ['DEAR', 500]))
    expect(named(await problemsOf(together))).toEqual([['orderLines', 'total_too_large']])
    const most = await service.readCheckout(await service.create(draftOf([['DEAR', 8000]])))
    expect(most.totals).toEqual({ net: 72e12, vat: 18e12, gross: 90e12 })
    expect(most.problems).toEqual([])
    const extreme = draftOf(Array.from({ length: 500 }, () => ['DEAR', 2147483647]))
    expect(named(await problemsOf(extreme))).toEqual([['orderLines', 'total_too_large']])
  })

  describe('draft problems of configurations', () => {
    const configured = (id: string, quantity = 1) =>
      draftWith(lineOf(materialId('PcConfiguration', id), quantity))

    test('draft problem: a configuration of another account is reported as unknown', async () => {
      const id = await addConfiguration(service, ['CPU-A'], { account: 'NO-2' })
      expect(named(await problemsOf(configured(id)))).toEqual([
        ['orderLines[0].materialId', 'configuration_unknown'],
      ])
      const soldTo = { customerId: 'NO-2' }
      expect(await problemsOf({ ...configured(id), soldTo })).toEqual([])
    })

    test('draft problem: a configuration whose bundle was deleted is unknown', async () => {
      const id = await addConfiguration(service, ['CPU-A'], { bundleId: 'NO-SUCH' })
      expect(named(await problemsOf(configured(id)))).toEqual([
        ['orderLines[0].materialId', 'configuration_unknown'],
      ])
    })

    test('draft problem: too few or too many parts of a group', async () => {
      for (const parts of [[], ['CPU-A', 'CPU-A', 'CPU-A']]) {
        const id = await addConfiguration(service, parts)
        expect(named(await problemsOf(configured(id)))).toEqual([
          ['orderLines[0].materialId', 'configuration_incomplete'],
        ])
      }
    })

    test('draft problem: a part that is no longer sold', async () => {
      const id = await addConfiguration(service, ['CPU-A', 'NO-SUCH'])
      const problems = await problemsOf(configured(id))
      expect(named(problems)).toContainEqual(['orderLines[0].materialId', 'configuration_part_gone'])
      expect(problems.map(({ message }) => message).join()).toContain('NO-SUCH')
    })

    test('draft problem: a part that is discontinued and sold out', async () => {
      const part = await addProduct(service, { group: cpuGroup, stock: 1, isDiscontinued: true })
      const id = await addConfiguration(service, [part])
      expect(named(await problemsOf(configured(id, 2)))).toEqual([['orderLines[0]', 'sold_out']])
    })

    test('draft problem: a part without a price leaves the PC without one', async () => {
      const id = await addConfiguration(service, ['CPU-A', 'UNPRICED'])
      const checkout = await service.readCheckout(await service.create(configured(id)))
      expect(named(checkout.problems)).toContainEqual(['orderLines[0]', 'price_missing'])
      expect(checkout.orderLines[0]?.unitPrice).toBeNull()
    })

    test('draft problem: a child quantity beyond int32, still answered as an int32', async () => {
      const id = await addConfiguration(service, ['CPU-A', 'CPU-A'])
      const draft = configured(id, 1_073_741_824)
      const { orderLines } = await service.readCheckout(await service.create(draft))
      expect(orderLines[0]?.quantity).toBe(1_073_741_824)
      expect(orderLines[0]?.orderLines[0]?.quantity).toBe(2_147_483_647)
      const problems = await problemsOf(draft)
      expect(named(problems)).toContainEqual(['orderLines[0].quantity', 'quantity_too_large'])
      const fits = await service.readCheckout(await service.create(configured(id, 1_073_741_823)))
      expect(fits.orderLines[0]?.orderLines[0]?.quantity).toBe(2_147_483_646)
      expect(fits.problems).toEqual([])
    })

    test('draft problem: parts that do not fit together', async () => {
      await change(
        service,
        ['catalog'],
        [
          saveGroup({ id: boardGroup, kind: 'motherboard', name: 'Motherboards' }),
          saveBundle({
            id: 'PC-TWO',
            name: 'PC Two',
            description: null,
            groups: [
              { productGroupId: cpuGroup, min: 1, max: 1 },
              { productGroupId: boardGroup, min: 1, max: 1 },
            ],
            assemblyProductId: 'ASSEMBLY',
          }),
        ],
      )
      const cpu = await addProduct(service, { group: cpuGroup, stock: 9, facts: { socket: 'AM5' } })
      const pcWith = async (socket: string) => {
        const board = await addProduct(service, { group: boardGroup, stock: 9, facts: { socket } })
        const id = await addConfiguration(service, [cpu, board], {
          bundleId: 'PC-TWO',
          groups: { [board]: boardGroup },
        })
        return problemsOf(configured(id))
      }
      expect(await pcWith('AM5')).toEqual([])
      const problems = await pcWith('LGA 1700')
      expect(named(problems)).toEqual([['orderLines[0].materialId', 'configuration_incompatible']])
      expect(problems[0]?.message).toMatch(/AM5|LGA 1700/)
    })
  })

  test('draft problems: all are listed in the order of the draft, each with its reason', async () => {
    const draft = {
      ...draftWith(lineOf(null), lineOf({ value: 'GONE' }), lineOf({ value: 'UNPRICED' })),
      delivery: {
        deliveryAddress: address({ email: 'none', country: 'ZZ', city: '' }),
        preferences: null,
      },
    }
    const problems = await problemsOf(draft)
    expect(named(problems)).toEqual(
      expect.arrayContaining([
        ['orderLines[0].materialId', 'material_missing'],
        ['orderLines[1]', 'sold_out'],
        ['orderLines[2]', 'price_missing'],
        ['delivery.deliveryAddress.city', 'text_empty'],
        ['delivery.deliveryAddress.email', 'email_invalid'],
        ['delivery.deliveryAddress.country', 'country_not_served'],
      ]),
    )
    expect(problems).toHaveLength(6)
    for (const { message } of problems) expect(message).toMatch(/\S.*\.$/)
  })
})
