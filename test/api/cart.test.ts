// The cart: kept per person and account, priced like a draft, and empty of what was ordered.

import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { hashKey, insertKey } from '../../src/accounts/api-key.ts'
import { cleanUp } from '../../src/app/cleanup.ts'
import { savePriceRule } from '../../src/catalog/price-rule-rows.ts'
import { savePrice } from '../../src/catalog/prices.ts'
import type { Cart } from '../../src/contract/cart.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { codeOf, fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { forTests } from '../support/for-tests.ts'
import { address, type RequestOptions, startOfTime } from '../support/service.ts'
import { addConfiguration, addProduct, change, day } from '../support/world.ts'

describe.each(engines)('cart on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  afterEach(() => {
    service.time.now = startOfTime
  })

  let people = 0
  /** A new person of account NO-1 and NO-2, with an empty cart. */
  async function newPerson() {
    const key = `bo_cart-${++people}`
    await change(
      service,
      ['callers'],
      [
        insertKey({
          id: `key-cart-${people}`,
          hash: hashKey(key),
          client: 'client-cart',
          accounts: ['NO-1', 'NO-2'],
          scopes: ['checkout', 'orders:read'],
          isDemo: false,
          createdAt: service.time.now,
          revokedAt: null,
        }),
      ],
    )
    const as: RequestOptions = { as: null, headers: { Authorization: `Bearer ${key}` } }
    const ask = (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
      service.request<Cart>(method, `/cart/v1${path}`, {
        ...as,
        headers: { ...as.headers, ...headers },
        ...(json === undefined ? {} : { json }),
      })
    const ok = async (method: string, path: string, json?: unknown) => {
      const reply = await ask(method, path, json)
      expect(reply.status, reply.text).toBe(200)
      return reply.body
    }
    return {
      as,
      ask,
      read: (query = '') => ok('GET', query),
      add: (...lines: [value: string, quantity: number, reference?: string][]) =>
        ok('POST', '/lines', { lines: lines.map(lineOf) }),
      patch: (json: object) => ok('PATCH', '', json),
      patchLine: (lineId: string, json: object) => ok('PATCH', `/lines/${lineId}`, json),
      remove: (lineId: string) => ok('DELETE', `/lines/${lineId}`),
      empty: () => ok('DELETE', ''),
      checkout: async () => {
        const reply = await service.request<{ value: string }>('POST', '/cart/v1/checkout', as)
        expect(reply.status, reply.text).toBe(201)
        expect(reply.headers.get('location')).toBe(`/checkout/v1/${reply.body.value}`)
        return reply.body.value
      },
    }
  }
  const lineOf = ([value, quantity, deliveryReference]: [string, number, string?]) => ({
    materialId: { type: 'MaterialNumber', value },
    quantity,
    ...(deliveryReference ? { references: { deliveryReference } } : {}),
  })
  const units = ({ lines }: Cart) => lines.map(({ materialId, quantity }) => [materialId?.value, quantity])
  const delivery = { deliveryAddress: address() }

  test('cart: a new person has an empty cart whose problem says so', async () => {
    const { read } = await newPerson()
    expect(await read()).toMatchObject({
      customerId: 'NO-1',
      currency: 'NOK',
      version: 0,
      lines: [],
      delivery: null,
      totals: { net: 0, vat: 0, gross: 0 },
    })
    expect((await read()).problems.map(({ code }) => code)).toContain('no_order_lines')
  })

  test('cart: units of the same material and reference add up, others are lines of their own', async () => {
    const { add, read } = await newPerson()
    await add(['PLENTY', 1], ['FEW', 2])
    const cart = await add(['PLENTY', 2], ['PLENTY', 4, 'Gate 3'], ['PLENTY', 1, 'Gate 3'])
    expect(units(cart)).toEqual([
      ['PLENTY', 3],
      ['FEW', 2],
      ['PLENTY', 5],
    ])
    expect(cart.version).toBe(2)
    expect(cart.lines[2]?.references).toEqual({ deliveryReference: 'Gate 3' })
    expect(cart.lines[0]?.unitPrice).toEqual({ net: 1000, vat: 250, gross: 1250 })
    expect(cart.lines[0]?.availability?.status).toBe('Available')
    expect(cart.totals).toEqual({ net: 8399.8, vat: 2099.96, gross: 10499.76 })
    expect(await read()).toEqual(cart)
  })

  test('cart: a line can be changed and removed, and an unknown one is 404', async () => {
    const { add, ask, patchLine, remove } = await newPerson()
    const { lines } = await add(['PLENTY', 1], ['FEW', 2])
    const [plenty = '', few = ''] = lines.map(({ lineId }) => lineId)
    const changed = await patchLine(plenty, { quantity: 7, references: { deliveryReference: 'Shelf 4' } })
    expect(changed.lines[0]).toMatchObject({ quantity: 7, references: { deliveryReference: 'Shelf 4' } })
    const cleared = await patchLine(plenty, { references: { deliveryReference: '' } })
    expect(cleared.lines[0]).toMatchObject({ quantity: 7, references: null })
    expect(units(await remove(plenty))).toEqual([['FEW', 2]])
    for (const method of ['PATCH', 'DELETE']) {
      const reply = await ask(method, `/lines/${plenty}`, method === 'PATCH' ? { quantity: 1 } : undefined)
      expect([reply.status, codeOf(reply)]).toEqual([404, 'cart_line_not_found'])
    }
    const wrong = await ask('PATCH', `/lines/${few}`, { quantity: 0 })
    expect([wrong.status, fieldsOf(wrong)]).toEqual([400, ['quantity']])
  })

  test('cart: lines that become alike keep their units when others are added', async () => {
    const { add, patchLine } = await newPerson()
    const { lines } = await add(['PLENTY', 2], ['PLENTY', 3, 'Gate 3'])
    await patchLine(lines[1]?.lineId ?? '', { references: { deliveryReference: '' } })
    expect(units(await add(['FEW', 1], ['PLENTY', 4]))).toEqual([
      ['PLENTY', 6],
      ['PLENTY', 3],
      ['FEW', 1],
    ])
  })

  test('cart: whatever would stop the order is listed at its line', async () => {
    const { add } = await newPerson()
    const gone = await addProduct(service, { stock: 0, isDiscontinued: true })
    const cart = await add(['PLENTY', 1], [gone, 1], ['UNPRICED', 1], ['NO-SUCH', 1])
    expect(
      cart.lines.map(({ problems }) => problems.map(({ fieldName, code }) => [fieldName, code])),
    ).toEqual([
      [],
      [['lines[1]', 'sold_out']],
      [['lines[2]', 'price_missing']],
      [['lines[3].materialId', 'material_unknown']],
    ])
  })

  test('cart: a saved PC has its parts with assembly, and its obstacles', async () => {
    const { as } = await newPerson()
    const pc = await addConfiguration(service, ['CPU-A'])
    const incomplete = await addConfiguration(service, [])
    const reply = await service.request<Cart>('POST', '/cart/v1/lines', {
      ...as,
      json: {
        lines: [pc, incomplete].map((value) => ({
          materialId: { type: 'PcConfiguration', value },
          quantity: 2,
        })),
      },
    })
    const [whole, broken] = reply.body.lines
    expect(whole?.orderLines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Processor A', 2],
      ['Assembly', 2],
    ])
    expect(whole?.problems).toEqual([])
    expect(broken?.problems.map(({ code }) => code)).toEqual(['configuration_incomplete'])
  })

  test('cart: what is typed into the form is kept, also while it is incomplete', async () => {
    const { patch, read } = await newPerson()
    await patch({ delivery: { deliveryAddress: { name: 'Fj', email: 'kari@' } } })
    const cart = await patch({
      references: { billingReference: 'PO-1' },
      notes: { messageToSalesDepartment: 'Ring.' },
    })
    expect(cart).toMatchObject({
      references: { billingReference: 'PO-1', deliveryReference: null },
      notes: { messageToSalesDepartment: 'Ring.' },
      delivery: { deliveryAddress: { name: 'Fj', email: 'kari@', city: null }, deliveryOptionId: null },
    })
    const codes = cart.problems.map(({ fieldName, code }) => `${fieldName} ${code}`)
    expect(codes).toContain('delivery.deliveryAddress.email email_invalid')
    expect(codes).toContain('delivery.deliveryAddress.city text_empty')
    expect(await read()).toEqual(cart)
  })

  test('cart: its checkout is the draft that create would make, and orders all of it once', async () => {
    const { add, patch, checkout, read, as } = await newPerson()
    const pc = await addConfiguration(service, ['CPU-A'])
    await add(['PLENTY', 2, 'Gate 3'], ['LICENCE', 1])
    await service.request('POST', '/cart/v1/lines', {
      ...as,
      json: { lines: [{ materialId: { type: 'PcConfiguration', value: pc }, quantity: 1 }] },
    })
    const cart = await patch({
      delivery: { ...delivery, deliveryOptionId: 'door' },
      references: { billingReference: 'PO-1' },
    })
    expect(cart.problems).toEqual([])
    const checkoutId = await checkout()
    const draft = await service.readCheckout(checkoutId, as)
    expect(draft.totals).toEqual(cart.totals)
    expect(draft.deliveryOptions).toEqual(cart.deliveryOptions)
    expect(draft.problems).toEqual([])
    // Nothing changes before the submit.
    expect(units(await read())).toEqual(units(cart))
    const order = await service.readOrder(service.orderIdOf(await service.submit(checkoutId, 'door', as)), as)
    expect(order.orderLines.map(({ materialNumber }) => materialNumber)).toEqual([
      'PLENTY',
      'LICENCE',
      'PC-ONE',
      'door',
    ])
    expect(order.references).toEqual({ billingReference: 'PO-1', deliveryReference: null })
    const after = await read()
    expect(after).toMatchObject({ lines: [], references: null, notes: null })
    expect(after.delivery).toMatchObject({ deliveryAddress: { city: 'Oslo' }, deliveryOptionId: null })
    expect(units(await add(['FEW', 1]))).toEqual([['FEW', 1]])
  })

  test('order again: a product that is gone since the order is reported at its line', async () => {
    const { add, patch, checkout, ask, as } = await newPerson()
    const soldOut = await addProduct(service, { stock: 1 })
    const removed = await addProduct(service, { stock: 1 })
    await add(['PLENTY', 2], [soldOut, 1], [removed, 1])
    await patch({ delivery: { ...delivery, deliveryOptionId: 'door' } })
    const checkoutId = await checkout()
    await service.submit(checkoutId, 'door', as)
    await addProduct(service, { id: soldOut, isDiscontinued: true, stock: 1 })
    await change(
      service,
      ['catalog'],
      [{ statement: adHoc('DELETE FROM product WHERE id = $1'), values: [removed], rows: 1 }],
    )

    // As the pages do: the lines of the order's checkout go into the cart again.
    const { orderLines } = await service.readCheckout(checkoutId, as)
    const { body } = await ask('POST', '/lines', {
      lines: orderLines.map(({ materialId, quantity, references }) => ({ materialId, quantity, references })),
    })
    expect(body.lines.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      [],
      ['sold_out'],
      ['material_unknown'],
    ])
  })

  test('cart: its totals, lines and problems are those of the draft made of it, for random carts', async () => {
    const pc = await addConfiguration(service, ['CPU-A'])
    const materials = ['PLENTY', 'FEW', 'GONE', 'LICENCE', 'UNPRICED', 'DEAR', 'NO-SUCH', 'HEAVY']
    const materialId = fc.oneof(
      fc.constantFrom(...materials).map((value) => ({ type: 'MaterialNumber', value })),
      fc.constant({ type: 'PcConfiguration', value: pc }),
    )
    const references = fc.option(fc.record({ deliveryReference: fc.constantFrom('Gate 3', 'Shelf 4') }))
    const quantity = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 2 ** 31 - 1 }))
    const line = fc.record({ materialId, quantity, references })
    const property = fc.asyncProperty(
      fc.uniqueArray(line, {
        maxLength: 12,
        selector: (each) => JSON.stringify([each.materialId, each.references]),
      }),
      fc.boolean(),
      async (lines, hasAddress) => {
        const { as, patch, checkout } = await newPerson()
        await service.request('POST', '/cart/v1/lines', { ...as, json: { lines } })
        const cart = await patch(hasAddress ? { delivery } : {})
        const draft = await service.readCheckout(await checkout(), as)
        expect(cart.totals).toEqual(draft.totals)
        expect(cart.lines.map(({ lineId, problems, priceWhenAdded, ...rest }) => rest)).toEqual(
          draft.orderLines.map(({ lineNumber, ...rest }) => rest),
        )
        const problems = [...cart.problems, ...cart.lines.flatMap((each) => each.problems)]
        const messages = (all: { message: string }[]) => all.map(({ message }) => message).sort()
        expect(messages(problems)).toEqual(messages(draft.problems))
      },
    )
    await fc.assert(property, { numRuns: 25 })
  })

  test('cart: a line has the price at which it was added, whatever the price is now', async () => {
    const id = await addProduct(service, { nok: 65_800 })
    const { add, read, patchLine } = await newPerson()
    const added = { gross: 822.5, currency: 'NOK' }
    expect((await add([id, 1])).lines[0]).toMatchObject({
      priceWhenAdded: added,
      unitPrice: { gross: 822.5 },
    })
    await change(service, ['prices'], [savePrice('NOK', id, 625_000)])
    const raised = { priceWhenAdded: added, unitPrice: { gross: 7812.5 } }
    const [line] = (await read()).lines
    expect(line).toMatchObject(raised)
    expect((await patchLine(line?.lineId ?? '', { quantity: 3 })).lines).toMatchObject([raised])
    expect((await add([id, 1], [id, 1, 'Gate 3'])).lines).toMatchObject([
      raised,
      { priceWhenAdded: { gross: 7812.5, currency: 'NOK' } },
    ])
  })

  test('cart: lines that an earlier version stored have no price of their addition', async () => {
    const id = await addProduct(service)
    const { add, read, patch } = await newPerson()
    await add([id, 1])
    const sql = `UPDATE cart SET body = replace(body, '"priceWhenAdded"', '"unknown"') WHERE body LIKE $1`
    await service.store.batch([{ statement: adHoc(sql), values: [`%"${id}"%`], rows: 1 }])
    expect((await read()).lines[0]).not.toHaveProperty('priceWhenAdded')
    expect((await patch({ delivery })).lines[0]).not.toHaveProperty('priceWhenAdded')
  })

  test('cart: a price that another quantity brings is not compared', async () => {
    const id = await addProduct(service, { nok: 10_000 })
    const rule = { minQuantity: 10, validFrom: 0, validUntil: null, net: 8_000 }
    await change(service, ['prices'], savePriceRule('NOK', id, rule, 0))
    const { add, patchLine } = await newPerson()
    const [line] = (await add([id, 1])).lines
    expect(line).toMatchObject({ priceWhenAdded: { gross: 125 } })
    const [ten] = (await patchLine(line?.lineId ?? '', { quantity: 10 })).lines
    expect(ten).toMatchObject({ unitPrice: { gross: 100 } })
    expect(ten).not.toHaveProperty('priceWhenAdded')
  })

  test('cart: a line and units added after the checkout stay when it is submitted', async () => {
    const { add, patch, checkout, read, as } = await newPerson()
    await add(['PLENTY', 2], ['FEW', 1])
    await patch({ delivery })
    const older = await checkout()
    const checkoutId = await checkout()
    await add(['PLENTY', 3], ['LICENCE', 1])
    expect((await service.submit(checkoutId, null, as)).status).toBe(204)
    expect(units(await read())).toEqual([
      ['PLENTY', 3],
      ['LICENCE', 1],
    ])
    // A draft of another tab is remembered too.
    expect((await service.submit(older, null, as)).status).toBe(204)
    expect(units(await read())).toEqual([
      ['PLENTY', 1],
      ['LICENCE', 1],
    ])
  })

  test('cart: a draft without an address is made, and lists what is missing', async () => {
    const { add, checkout, as } = await newPerson()
    await add(['PLENTY', 1])
    const draft = await service.readCheckout(await checkout(), as)
    expect(draft.problems.map(({ code }) => code)).toContain('text_empty')
  })

  test('cart: each person and each account has its own', async () => {
    const one = await newPerson()
    const other = await newPerson()
    const { lines } = await one.add(['PLENTY', 1])
    expect((await other.read()).lines).toEqual([])
    expect((await one.read('?customerId=NO-2')).lines).toEqual([])
    const lineId = lines[0]?.lineId
    expect((await other.ask('DELETE', `/lines/${lineId}`)).status).toBe(404)
    expect((await one.ask('DELETE', `/lines/${lineId}?customerId=NO-2`)).status).toBe(404)
    const foreign = await one.ask('GET', '?customerId=DE-1')
    expect([foreign.status, codeOf(foreign)]).toEqual([403, 'account_not_permitted'])
  })

  test('cart: additions at the same time are all kept', async () => {
    const { add, read } = await newPerson()
    await Promise.all(Array.from({ length: 12 }, () => add(['PLENTY', 1])))
    const cart = await read()
    expect(units(cart)).toEqual([['PLENTY', 12]])
    expect(cart.version).toBe(12)
  })

  test('cart: a repeated request adds once, and the key belongs to its account', async () => {
    const { ask, read } = await newPerson()
    const json = { lines: [lineOf(['PLENTY', 1])] }
    const key = { 'Idempotency-Key': `cart-${engine}` }
    expect((await ask('POST', '/lines', json, key)).status).toBe(200)
    const again = await ask('POST', '/lines', json, key)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    expect(units(await read())).toEqual([['PLENTY', 1]])
    const other = await ask('POST', '/lines?customerId=NO-2', json, key)
    expect([other.status, codeOf(other)]).toEqual([400, 'idempotency_key_reused'])
  })

  test('cart: takes as many lines and units as a draft, and no more', async () => {
    const { add, ask, empty } = await newPerson()
    const many = Array.from({ length: 500 }, (_, index): [string, number] => [`NO-SUCH-${index}`, 1])
    expect((await add(...many)).lines.length).toBe(500)
    const full = await ask('POST', '/lines', { lines: [lineOf(['PLENTY', 1])] })
    expect([full.status, fieldsOf(full)]).toEqual([400, ['lines']])
    expect((await add(['NO-SUCH-7', 1])).lines.length).toBe(500)
    expect(await empty()).toMatchObject({ lines: [], delivery: null })
    await add(['PLENTY', 2 ** 31 - 1])
    const tooMany = await ask('POST', '/lines', { lines: [lineOf(['PLENTY', 1])] })
    expect([tooMany.status, fieldsOf(tooMany)]).toEqual([400, ['lines[0].quantity']])
  })

  test('cart: is removed 90 days after its last change', async () => {
    const old = await newPerson()
    const recent = await newPerson()
    await old.add(['PLENTY', 1])
    service.time.now += day
    await recent.add(['PLENTY', 1])
    const now = startOfTime + 90 * day + 1
    expect((await cleanUp(service.store, service.settings, now)).get('cart')).toBeGreaterThan(0)
    expect((await old.read()).lines).toEqual([])
    expect(units(await recent.read())).toEqual([['PLENTY', 1]])
  })
})
