// How requests are read: tolerant where the interface is silent, strict where it is specific, with named errors.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, fieldsOf, type ProblemReply, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { forTests } from '../support/for-tests.ts'
import { requestBytes, sendOne } from '../support/raw-http.ts'
import { address, draftOf, type RequestOptions, type TestService } from '../support/service.ts'

type Json = Record<string, unknown>
type Line = { materialId: Json | null; quantity: unknown; references: Json | null }
interface LooseDraft {
  soldTo: unknown
  orderLines: Line[]
  delivery: { deliveryAddress: Json; preferences: Json | null }
  references: unknown
  notes: unknown
}

const draft = (change: (draft: LooseDraft) => void = () => {}): LooseDraft => {
  const made = structuredClone(draftOf()) as unknown as LooseDraft
  change(made)
  return made
}
const lineOf = (made: LooseDraft) => made.orderLines[0] as Line

/** A JSON text in which `"@"` is replaced by something that JSON.stringify would never write. */
const textWith = (made: unknown, replacement: string) => JSON.stringify(made).replace('"@"', replacement)

const lastAstral = '\u{10ffff}'

describe.each(engines)('reading a body on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const create = (json: unknown, options: RequestOptions = {}) =>
    service.request<{ value: string }>('POST', '/checkout/v1/create', { json, ...options })
  const createText = (raw: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    service.request<{ value: string }>('POST', '/checkout/v1/create', {
      raw,
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  const outcome = async (json: unknown) => {
    const reply = await create(json)
    return reply.status === 400 ? fieldsOf(reply) : reply.status
  }

  describe('members', () => {
    test('body members: unknown ones are ignored, at every level and with any name', async () => {
      const made = draft()
      Object.assign(made, { colour: 'red', $schema: 'x', order_lines: 7, '': null })
      Object.assign(lineOf(made), { price: -1 })
      Object.assign(made.delivery, { constructor: { prototype: {} } })
      Object.assign(made.delivery.deliveryAddress, { planet: { deep: [[[]]] } })
      expect(await outcome(made)).toBe(201)
    })

    test('body members: __proto__ and constructor are ignored like other unknown members', async () => {
      const [plain] = [JSON.stringify(draft())]
      const poisoned = [
        plain.replace('{', '{"__proto__":{"isAdmin":true,"notes":{}},'),
        plain.replace('"soldTo":null', '"soldTo":{"__proto__":{"customerId":"DE-1"}}'),
        plain.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'),
      ]
      for (const text of poisoned) {
        const reply = await createText(text)
        expect(reply.status).toBe(201)
        expect((await service.readCheckout(reply.body.value)).soldTo.customerId).toBe('NO-1')
      }
      expect(({} as Json).isAdmin).toBeUndefined()
      // Inherited members do not count as sent.
      const reply = await createText('{"__proto__":'.concat(plain, '}'))
      expect(fieldsOf(reply)).toEqual(['soldTo', 'orderLines', 'delivery', 'references', 'notes'])
    })

    test('body members: of two with one name the last one counts', async () => {
      const text = JSON.stringify(draft()).replace('"quantity":1', '"quantity":0,"quantity":4')
      const reply = await createText(text)
      expect((await service.readCheckout(reply.body.value)).orderLines[0]?.quantity).toBe(4)
    })

    test.each(['soldTo', 'orderLines', 'delivery', 'references', 'notes'] as const)(
      'body members: the required %s must be present',
      async (member) => {
        const made: Partial<LooseDraft> = draft()
        delete made[member]
        expect(await outcome(made)).toEqual([member])
      },
    )

    test.each(['soldTo', 'references', 'notes'] as const)('body members: %s may be null', async (member) => {
      expect(
        await outcome(
          draft((made) => {
            made[member] = null
          }),
        ),
      ).toBe(201)
    })

    test.each(['orderLines', 'delivery'] as const)('body members: %s must not be null', async (member) => {
      const made = { ...draft(), [member]: null }
      expect(await outcome(made)).toEqual([member])
    })

    const nullables = [
      ['name', false],
      ['addressLine1', false],
      ['addressLine2', true],
      ['postCode', false],
      ['city', false],
      ['country', false],
      ['contactPersonName', true],
      ['phone', true],
      ['mobilePhone', true],
      ['email', false],
      ['globalLocationNumber', true],
    ] as const
    test.each(nullables)(
      'body members: the address member %s must be present and may be null: %s',
      async (member, isNullable) => {
        const field = `delivery.deliveryAddress.${member}`
        const missing = draft((made) => {
          delete made.delivery.deliveryAddress[member]
        })
        expect(await outcome(missing)).toEqual([field])
        const nulled = draft((made) => {
          made.delivery.deliveryAddress[member] = null
        })
        expect(await outcome(nulled)).toEqual(isNullable ? 201 : [field])
        const number = draft((made) => {
          made.delivery.deliveryAddress[member] = 7
        })
        expect(await outcome(number)).toEqual([field])
      },
    )

    test('body members: missing and null mean the same where the interface does not say otherwise', async () => {
      const nulls = draft((made) => {
        made.soldTo = { customerId: null }
        made.orderLines = [
          {
            materialId: { type: null, value: 'PLENTY' },
            quantity: 1,
            references: { deliveryReference: null },
          },
          { materialId: null, quantity: 1, references: null },
        ]
        made.delivery.preferences = { carrier: null, carrierCollectionPointId: null, deliverDate: null }
        made.references = { billingReference: null, deliveryReference: null }
        made.notes = { messageToSalesDepartment: null }
      })
      const missing = draft((made) => {
        made.soldTo = {}
        made.orderLines = [
          { materialId: { value: 'PLENTY' }, quantity: 1, references: {} },
          { quantity: 1 } as Line,
        ]
        made.delivery.preferences = {}
        made.references = {}
        made.notes = {}
      })
      const views = []
      for (const made of [nulls, missing]) {
        const { checkoutId, ...view } = await service.readCheckout(await service.create(made))
        views.push(view)
      }
      expect(views[0]).toEqual(views[1])
      const noPreferences = draft()
      delete (noPreferences.delivery as Partial<LooseDraft['delivery']>).preferences
      expect(await outcome(noPreferences)).toBe(201)
    })

    test('body members: quantity and the address are required', async () => {
      const noQuantity = draft((made) => {
        delete (lineOf(made) as Partial<Line>).quantity
      })
      expect(await outcome(noQuantity)).toEqual(['orderLines[0].quantity'])
      expect(await outcome({ ...draft(), delivery: {} })).toEqual(['delivery.deliveryAddress'])
      expect(await outcome({ ...draft(), delivery: { deliveryAddress: null } })).toEqual([
        'delivery.deliveryAddress',
      ])
    })

    test('body members: every wrong type is named', async () => {
      const made = {
        soldTo: 'NO-1',
        orderLines: [7, null, [], { materialId: 'PLENTY', quantity: {}, references: [] }],
        delivery: { deliveryAddress: [], preferences: 'fast' },
        references: true,
        notes: 'Hello',
      }
      expect(await outcome(made)).toEqual([
        'soldTo',
        'orderLines[0]',
        'orderLines[1]',
        'orderLines[2]',
        'orderLines[3].materialId',
        'orderLines[3].quantity',
        'orderLines[3].references',
        'delivery.deliveryAddress',
        'delivery.preferences',
        'references',
        'notes',
      ])
    })
  })

  describe('integers', () => {
    const quantity = async (text: string) => {
      const made = draft((other) => {
        lineOf(other).quantity = '@'
      })
      const reply = await createText(textWith(made, text))
      if (reply.status === 400) return fieldsOf(reply)
      return (await service.readCheckout(reply.body.value)).orderLines[0]?.quantity
    }
    test.each<[string, number]>([
      ['1', 1],
      ['2147483647', 2147483647],
      ['"1"', 1],
      ['"3"', 3],
      ['"2147483647"', 2147483647],
      ['1e0', 1],
      ['1.0', 1],
      ['10E+1', 100],
    ])('integers: %s is the quantity %i, answered as a number', async (text, value) => {
      expect(await quantity(text)).toBe(value)
    })

    test.each([
      ...['0', '-1', '"0"', '"-1"', '"-0"', '-0', '-2147483648', '"-2147483648"', '-2147483649'],
      ...['2147483648', '"2147483648"', '9007199254740993', '1e400', '"99999999999999999999999"'],
      ...['1.5', '"1.5"', '"1.0"', '"1e0"', '"03"', '"+3"', '" 1"', '"1 "', '"1\\n"', '""', '"0x1"', '"٣"'],
      ...['null', 'true', '[]', '[1]', '{}', '"one"', '"NaN"', '"Infinity"'],
    ])('integers: %s is not a quantity', async (text) => {
      expect(await quantity(text)).toEqual(['orderLines[0].quantity'])
    })
  })

  describe('date-times', () => {
    const date = async (deliverDate: unknown) => {
      const made = draft((other) => {
        other.delivery.preferences = { deliverDate }
      })
      const reply = await create(made)
      if (reply.status === 400) return fieldsOf(reply)
      // Far in the future, so that the estimate equals it.
      return (await service.readCheckout(reply.body.value)).deliveryOptions[0]?.estimatedDeliveryDate
    }
    test.each([
      ['2031-05-06T07:08:09Z', '2031-05-06T07:08:09.000Z'],
      ['2031-05-06T07:08:09', '2031-05-06T07:08:09.000Z'],
      ['2031-05-06T07:08', '2031-05-06T07:08:00.000Z'],
      ['2031-05-06T07:08:09.1Z', '2031-05-06T07:08:09.100Z'],
      ['2031-05-06T07:08:09.123456789Z', '2031-05-06T07:08:09.123Z'],
      ['2031-05-06T07:08:09+02:00', '2031-05-06T05:08:09.000Z'],
      ['2031-05-06T07:08:09-03:30', '2031-05-06T10:38:09.000Z'],
      ['2031-01-01T00:30:00+01:00', '2030-12-31T23:30:00.000Z'],
      ['2032-02-29T12:00:00Z', '2032-02-29T12:00:00.000Z'],
      ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
    ])('date-times: %s is accepted and answered in UTC', async (text, answered) => {
      expect(await date(text)).toBe(answered)
    })

    test.each([
      ...['2031-05-06', '07:08:09', '2031-05-06T', '2031-05-06 07:08:09', '20310506T070809Z'],
      ...['2031-02-29T12:00:00Z', '2031-04-31T12:00:00Z', '2031-13-01T12:00:00Z', '2031-00-10T12:00:00Z'],
      ...['2031-05-00T12:00:00Z', '2031-05-06T24:00:01Z', '2031-05-06T25:00:00Z', '2031-05-06T12:60:00Z'],
      ...['2031-05-06T12:00:61Z', '2031-05-06T12:00:00+25:00', '2031-05-06T12:00:00 Z', '31-05-06T12:00:00Z'],
      ...[' 2031-05-06T12:00:00Z', '2031-05-06T12:00:00Z\n', '', 'tomorrow', '٢٠٣١-05-06T12:00:00Z'],
      ...['+012031-05-06T12:00:00Z', '9999-12-31T23:59:59-01:00', 1_900_000_000_000, true, {}],
    ])('date-times: %j is not a date-time', async (value) => {
      expect(await date(value)).toEqual(['delivery.preferences.deliverDate'])
    })
  })

  describe('texts', () => {
    const named = (name: string) =>
      draft((made) => {
        made.delivery.deliveryAddress.name = name
      })
    const field = ['delivery.deliveryAddress.name']

    test.each([
      ['letters', 'a'],
      ['letters of two bytes', 'å'],
      ['letters of three bytes', '語'],
      ['characters of two surrogates', lastAstral],
    ])('texts: have up to 255 characters: %s', async (_what, character) => {
      const name = character.repeat(255)
      const orderId = await service.place(named(name))
      const { expectedDeliveries } = await service.readOrder(orderId)
      expect(expectedDeliveries[0]?.deliveryAddress?.name).toBe(name)
      expect(await outcome(named(`${name}${character}`))).toEqual(field)
    })

    test('texts: notes have up to 4,000 characters', async () => {
      const noted = (length: number, character = 'n') =>
        draft((made) => {
          made.notes = { messageToSalesDepartment: character.repeat(length) }
        })
      expect(await outcome(noted(4000))).toBe(201)
      expect(await outcome(noted(4000, '🚚'))).toBe(201)
      expect(await outcome(noted(4001))).toEqual(['notes.messageToSalesDepartment'])
      expect(await outcome(noted(4001, '🚚'))).toEqual(['notes.messageToSalesDepartment'])
    })

    test('texts: every text is bounded', async () => {
      const long = 'x'.repeat(256)
      const made = {
        soldTo: { customerId: long },
        orderLines: [
          {
            materialId: { type: long, value: long },
            quantity: 1,
            references: { deliveryReference: long },
          },
        ],
        delivery: {
          deliveryAddress: Object.fromEntries(Object.keys(address()).map((member) => [member, long])),
          preferences: { carrier: long, carrierCollectionPointId: long },
        },
        references: { billingReference: long, deliveryReference: long },
        notes: null,
      }
      expect(await outcome(made)).toEqual([
        'soldTo.customerId',
        'orderLines[0].materialId.type',
        'orderLines[0].materialId.value',
        'orderLines[0].references.deliveryReference',
        ...Object.keys(address()).map((member) => `delivery.deliveryAddress.${member}`),
        'delivery.preferences.carrier',
        'delivery.preferences.carrierCollectionPointId',
        'references.billingReference',
        'references.deliveryReference',
      ])
      const ids = await service.request('POST', '/checkout/v1/submit', {
        json: { checkoutId: long, deliveryOptionId: long },
      })
      expect(fieldsOf(ids)).toEqual(['checkoutId', 'deliveryOptionId'])
    })

    test.each([
      ['NUL', '"a\\u0000b"'],
      ['half a surrogate pair', '"a\\ud83db"'],
      ['the other half', '"\\udd97"'],
      ['the halves in the wrong order', '"\\ude9a\\ud83d"'],
    ])('texts: must not contain %s', async (_what, text) => {
      expect(fieldsOf(await createText(textWith(named('@'), text)))).toEqual(field)
      const submitted = await service.request('POST', '/checkout/v1/submit', {
        raw: `{"checkoutId":${text}}`,
        headers: { 'Content-Type': 'application/json' },
      })
      expect([submitted.status, fieldsOf(submitted)]).toEqual([400, ['checkoutId']])
    })

    test.each([
      ['controls', '\u0001\u001f\u007f\u009f\t\r\n'],
      ['quotes and slashes', '"\'\\/`;--'],
      ['what looks like markup', '<script>&amp;$x{{x}}'],
      ['noncharacters', '\ufffe\uffff\u{1fffe}'],
      ['line separators and marks', '\u2028\u2029\u200b\ufeff\u202e'],
      ['composed and decomposed letters', 'é e\u0301 Å A\u030a'],
      ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈'],
    ])('texts: may contain %s, and are answered unchanged', async (_what, text) => {
      const orderId = await service.place(
        draft((made) => {
          made.notes = { messageToSalesDepartment: text }
        }),
      )
      expect((await service.readOrder(orderId)).notes).toEqual({ messageToSalesDepartment: text })
    })
  })

  describe('lists', () => {
    const many = (length: number) => draftOf(Array.from({ length }, () => ['PLENTY', 1]))

    test('lists: 500 lines are accepted and become an order, 501 are refused', async () => {
      const orderId = await service.place(many(500))
      const { orderLines } = await service.readOrder(orderId)
      expect(orderLines).toHaveLength(501)
      expect(orderLines.at(-2)?.lineNumber).toBe('5000')
      expect(orderLines.at(-1)).toMatchObject({ lineNumber: '5010', categories: ['DELIVERY'] })
      expect(await outcome(many(501))).toEqual(['orderLines'])
    })

    test('lists: must be arrays', async () => {
      for (const orderLines of [{}, { length: 1 }, 'x', 1]) {
        expect(await outcome({ ...draft(), orderLines })).toEqual(['orderLines'])
      }
    })
  })

  describe('field errors', () => {
    test('field errors: all are reported at once, with the field paths of the interface', async () => {
      const made = draft((other) => {
        other.orderLines = [
          { materialId: { type: 1, value: null }, quantity: 0, references: null },
          { materialId: null, quantity: '03', references: { deliveryReference: 9 } },
        ]
        delete other.delivery.deliveryAddress.email
        other.delivery.preferences = { deliverDate: 'soon' }
      })
      const reply = await create({ ...made, notes: undefined })
      expect(fieldsOf(reply)).toEqual([
        'orderLines[0].materialId.type',
        'orderLines[0].quantity',
        'orderLines[1].quantity',
        'orderLines[1].references.deliveryReference',
        'delivery.deliveryAddress.email',
        'delivery.preferences.deliverDate',
        'notes',
      ])
      expect((reply.body as unknown as ProblemReply).detail).toContain('orderLines[0].materialId.type')
    })

    test('field errors: at most 100 are reported', async () => {
      const made = draftOf(Array.from({ length: 500 }, () => ['PLENTY', 0]))
      const reply = await create(made)
      expect(fieldsOf(reply)).toHaveLength(100)
      expect(fieldsOf(reply)[99]).toBe('orderLines[99].quantity')
      const mixed = await create({ ...made, notes: 7, references: 7 })
      expect(fieldsOf(mixed)).toHaveLength(100)
    })
  })

  describe('bodies', () => {
    test.each(['[]', 'null', '7', '"text"', 'true', '[{}]'])('bodies: %s is not an object', async (text) => {
      const reply = await createText(text)
      expect([reply.status, fieldsOf(reply)]).toEqual([400, ['body']])
    })

    test.each([
      '',
      '{',
      '{]',
      "{'a':1}",
      '{"a":1,}',
      'nonsense',
      '{} {}',
      '\ufeff{}',
      '{"a":01}',
      '{"a":NaN}',
      ' ',
    ])('bodies: %j is not JSON', async (text) => {
      const reply = await createText(text)
      expect([reply.status, fieldsOf(reply)]).toEqual([400, ['body']])
    })

    test('bodies: must be UTF-8', async () => {
      const text = JSON.stringify(draft()).replace('Receiver', 'Re@ceiver')
      const at = text.indexOf('@')
      for (const bytes of [[0xff], [0xc3], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80]]) {
        const raw = Buffer.concat([
          Buffer.from(text.slice(0, at)),
          Buffer.from(bytes),
          Buffer.from(text.slice(at + 1)),
        ])
        const reply = await createText(new Uint8Array(raw))
        expect([reply.status, fieldsOf(reply)]).toEqual([400, ['body']])
      }
      const utf16 = new Uint8Array(Buffer.from(JSON.stringify(draft()), 'utf16le'))
      expect((await createText(utf16)).status).toBe(400)
    })

    test('bodies: may be nested up to 64 levels, at any place', async () => {
      const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
      const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
      for (const nested of [lists, objects]) {
        // The body itself is the first level.
        const within = JSON.stringify(draft()).replace('{', `{"extra":${nested(63)},`)
        expect((await createText(within)).status).toBe(201)
        for (const levels of [64, 100_000]) {
          for (const text of [
            nested(levels + 1),
            JSON.stringify(draft()).replace('{', `{"extra":${nested(levels)},`),
            JSON.stringify(draft()).replace('"notes":null', `"notes":${nested(levels)}`),
            JSON.stringify(draft()).replace('"Receiver"', nested(levels)),
          ]) {
            const reply = await createText(text)
            expect([reply.status, fieldsOf(reply)]).toEqual([400, ['body']])
          }
        }
      }
      expect((await createText('['.repeat(400_000))).status).toBe(400)
      expect((await create(draft())).status).toBe(201)
    })
  })
})

// The following tests do not use the database.
describe('reading a request', () => {
  const service = forTests(() => startCheckedService('sqlite'))

  describe('content types', () => {
    const sendAs = async (contentType: string | null, body = JSON.stringify(draft()), other = {}) =>
      sendOne(
        service.url,
        requestBytes(
          'POST',
          '/checkout/v1/create',
          {
            Authorization: 'Bearer bo_shop',
            ...(contentType === null ? {} : { 'Content-Type': contentType }),
            ...other,
          },
          body,
        ),
      )

    test.each([
      'application/json',
      'application/json; charset=utf-8',
      'application/json;charset=UTF-8',
      'application/json; charset="utf-8"',
      'Application/JSON',
      'application/json; odata=verbose',
      'application/json ;charset=utf-8',
    ])('content type %s: is accepted', async (contentType) => {
      expect((await sendAs(contentType)).status).toBe(201)
    })

    test.each([
      ...['text/plain', 'text/json', 'application/jsonp', 'application/x-www-form-urlencoded', 'json', '*/*'],
      ...['application/json; charset=latin1', 'application/json;charset=utf-16', 'application/', ';', ''],
      ...['application/problem+json', 'application/json, text/plain', 'multipart/form-data; boundary=x'],
    ])('content type %j: is refused', async (contentType) => {
      const reply = await sendAs(contentType)
      expect([reply.status, fieldsOf(reply)]).toEqual([400, ['Content-Type']])
    })

    test('content type: a missing one is named, and so is a missing body', async () => {
      const reply = await sendAs(null)
      expect([reply.status, fieldsOf(reply)]).toEqual([400, ['Content-Type']])
      const nothing = await sendAs(null, '', { 'Content-Length': '0' })
      expect([nothing.status, fieldsOf(nothing)]).toEqual([400, ['Content-Type', 'body']])
      const noBody = await sendAs('application/json', '', { 'Content-Length': '0' })
      expect([noBody.status, fieldsOf(noBody)]).toEqual([400, ['body']])
      const neither = await sendAs(null, '')
      expect([neither.status, fieldsOf(neither)]).toEqual([400, ['Content-Type', 'body']])
    })

    test('compressed body: is refused by name', async () => {
      const reply = await sendAs('application/json', JSON.stringify(draft()), { 'Content-Encoding': 'gzip' })
      expect([reply.status, fieldsOf(reply)]).toEqual([400, ['Content-Encoding']])
      const identity = { 'Content-Encoding': 'identity' }
      expect((await sendAs('application/json', JSON.stringify(draft()), identity)).status).toBe(201)
    })

    test('chunked body: is accepted', async () => {
      const text = JSON.stringify(draft())
      const chunks = [text.slice(0, 20), text.slice(20)]
        .map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`)
        .join('')
      const reply = await sendOne(
        service.url,
        `POST /checkout/v1/create HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer bo_shop\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`,
      )
      expect(reply.status).toBe(201)
    })
  })

  describe('the order of checks', () => {
    const post = (path: string, raw: string, options: RequestOptions = {}) =>
      service.request('POST', path, { raw, headers: { 'Content-Type': 'application/json' }, ...options })
    const outcome = async (reply: ReturnType<typeof post>) => {
      const { status, body } = await reply
      return [status, (body as ProblemReply | undefined)?.code]
    }

    test('order of checks: an unknown path or method comes before authentication', async () => {
      expect(await outcome(post('/nowhere', '{', { as: null }))).toEqual([404, 'path_not_found'])
      const wrong = await service.request('DELETE', '/checkout/v1/create', { as: null })
      expect([wrong.status, codeOf(wrong)]).toEqual([405, 'method_not_allowed'])
      expect((await service.request('OPTIONS', '/checkout/v1/create', { as: null })).status).toBe(204)
    })

    test('order of checks: a malformed path comes before authentication', async () => {
      for (const id of ['%zz', '%00', 'x'.repeat(129)]) {
        expect((await service.request('GET', `/orders/v1/${id}`, { as: null })).status).toBe(400)
      }
    })

    test('order of checks: authentication (401) comes before scope, and both before the body', async () => {
      expect(await outcome(post('/checkout/v1/create', '{', { as: null }))).toEqual([401, 'unauthenticated'])
      expect(await outcome(post('/checkout/v1/create', '{', { as: 'nobody' }))).toEqual([
        403,
        'client_not_permitted',
      ])
      expect(await outcome(post('/checkout/v1/create', '{', { as: 'reader' }))).toEqual([
        403,
        'scope_missing',
      ])
      const wrongType = { as: 'reader', headers: { 'Content-Type': 'text/plain' } } as const
      expect(await outcome(post('/checkout/v1/create', 'x', wrongType))).toEqual([403, 'scope_missing'])
    })

    test('order of checks: a refused caller is answered without waiting for the body', async () => {
      const head = 'POST /checkout/v1/create HTTP/1.1\r\nHost: x\r\nContent-Length: 500000\r\n\r\n'
      expect((await sendOne(service.url, head)).status).toBe(401)
    })

    test('order of checks: scope comes before the query', async () => {
      const reply = await service.request('GET', '/orders/v1?limit=0', { as: 'staff' })
      expect(reply.status).toBe(403)
    })

    test('order of checks: well-formed (400) comes before the account (403)', async () => {
      const foreign = { ...draft(), soldTo: { customerId: 'DE-1' } }
      const malformed = { ...foreign, notes: 7 }
      expect(await outcome(post('/checkout/v1/create', JSON.stringify(malformed)))).toEqual([
        400,
        'invalid_request',
      ])
      expect(await outcome(post('/checkout/v1/create', JSON.stringify(foreign)))).toEqual([
        403,
        'account_not_permitted',
      ])
    })

    test('order of checks: well-formed (400) comes before existence (404), and that before state (422)', async () => {
      const submit = (body: object, as: 'shop' | 'german' = 'shop') =>
        outcome(post('/checkout/v1/submit', JSON.stringify(body), { as }))
      const checkoutId = await service.create(draft())
      expect((await service.submit(checkoutId)).status).toBe(204)
      expect(await submit({ checkoutId: 'unknown', deliveryOptionId: 7 })).toEqual([400, 'invalid_request'])
      expect(await submit({ checkoutId: 'unknown', deliveryOptionId: 'x' })).toEqual([
        404,
        'checkout_not_found',
      ])
      expect(await submit({ checkoutId }, 'german')).toEqual([404, 'checkout_not_found'])
      expect(await submit({ checkoutId, deliveryOptionId: 'x' })).toEqual([422, 'checkout_already_submitted'])
    })
  })

  describe('path parameters', () => {
    const routes: [string, (id: string) => [string, string], field: string][] = [
      ['a checkout', (id) => ['GET', `/checkout/v1/${id}`], 'checkoutId'],
      ['an order', (id) => ['GET', `/orders/v1/${id}`], 'orderId'],
      ['allowed actions', (id) => ['GET', `/orders/v1/${id}/allowed-actions`], 'orderId'],
      ['cancel', (id) => ['PATCH', `/orders/v1/${id}/cancel`], 'orderId'],
    ]
    describe.each(routes)('path parameters of %s', (_what, route, field) => {
      test.each(['%00', 'a%0ab', '%0d%0a', '%09', '%1f', '%7f', '%C2%80', '%C2%9f'])(
        'path parameters: the control character %s is 400',
        async (id) => {
          const reply = await service.request(...route(id))
          expect([reply.status, fieldsOf(reply)]).toEqual([400, [field]])
        },
      )

      test('path parameters: more than 128 characters are 400, 128 of any kind are an unknown id', async () => {
        for (const character of ['x', '%20', '%C3%85', '%E8%AA%9E']) {
          const longest = await service.request(...route(character.repeat(128)))
          expect([character, longest.status]).toEqual([character, 404])
          const longer = await service.request(...route(character.repeat(129)))
          expect([longer.status, fieldsOf(longer)]).toEqual([400, [field]])
        }
        const long = await service.request(...route('x'.repeat(10_000)))
        expect([long.status, fieldsOf(long)]).toEqual([400, [field]])
      })

      test('path parameters: a surrogate pair counts as one character, as in texts', async () => {
        expect((await service.request(...route('%F0%9F%9A%9A'.repeat(128)))).status).toBe(404)
        expect((await service.request(...route('%F0%9F%9A%9A'.repeat(129)))).status).toBe(400)
      })

      test('path parameters: a request line beyond the server limit is 431', async () => {
        const [method, path] = route('x'.repeat(20_000))
        const reply = await sendOne(service.url, `${method} ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
        expect([reply.status, codeOf(reply)]).toEqual([431, 'headers_too_large'])
      })
    })

    test.each(['%', '%z', '%zz', '%2', 'a%', '%ff', '%C3', '%ED%A0%80', '%C0%80', '%u0041'])(
      'path parameters: the broken encoding %s is 400',
      async (id) => {
        for (const path of [`/checkout/v1/${id}`, `/orders/v1/${id}`, `/orders/v1/${id}/allowed-actions`]) {
          const reply = await service.request('GET', path)
          expect([path, reply.status, codeOf(reply)]).toEqual([path, 400, 'invalid_request'])
        }
        expect((await service.request('PATCH', `/orders/v1/${id}/cancel`)).status).toBe(400)
      },
    )

    test('path parameters: an encoded slash belongs to the id', async () => {
      const reply = await service.request('GET', '/orders/v1/a%2Fallowed-actions')
      expect([reply.status, codeOf(reply)]).toEqual([404, 'order_not_found'])
    })

    test('path parameters: an empty id is 404', async () => {
      for (const path of ['/checkout/v1/', '/orders/v1/', '/orders/v1//allowed-actions']) {
        expect((await service.request('GET', path)).status).toBe(404)
      }
    })
  })

  describe('query parameters', () => {
    test('query parameters: are ignored by operations without any', async () => {
      const id = await service.create(draft())
      expect((await service.request('GET', `/checkout/v1/${id}?a=1&a=2&%zz&=&__proto__=x`)).status).toBe(200)
      expect((await service.request('GET', '/orders/api/version?x=%')).status).toBe(200)
    })

    test.each(['limit=%32', 'limit=2&', '&&limit=2', 'limit=2#limit=0'])(
      'query parameters: %s is accepted',
      async (query) => {
        expect((await service.request('GET', `/orders/v1?${query}`)).status).toBe(200)
      },
    )

    test.each(['limit=%zz', 'limit=2;cursor=x', 'limit=%202', 'limit=2%00', 'limit=%EF%BC%92'])(
      'query parameters: %s is 400',
      async (query) => {
        const reply = await service.request('GET', `/orders/v1?${query}`)
        expect([reply.status, fieldsOf(reply)]).toEqual([400, ['limit']])
      },
    )
  })
})

describe('limits set by the operator', () => {
  let service: TestService
  beforeAll(async () => {
    const env = {
      MAX_TEXT_LENGTH: '10',
      MAX_NOTES_LENGTH: '12',
      MAX_ORDER_LINES: '2',
      MAX_BODY_BYTES: '2048',
    }
    service = await startCheckedService('sqlite', { env })
  })
  afterAll(() => service.stop())

  test('limits set by the operator: replace the defaults', async () => {
    const short = draft((made) => {
      made.delivery.deliveryAddress.email = 'a@b.no'
      made.orderLines = [{ materialId: { value: 'PLENTY' }, quantity: 1, references: null }]
    })
    const post = (json: unknown) => service.request('POST', '/checkout/v1/create', { json })
    expect((await post(short)).status).toBe(201)
    const long = structuredClone(short)
    long.delivery.deliveryAddress.name = 'x'.repeat(11)
    long.notes = { messageToSalesDepartment: 'x'.repeat(13) }
    long.orderLines = Array.from({ length: 3 }, () => lineOf(short))
    expect(fieldsOf(await post(long))).toEqual([
      'orderLines',
      'delivery.deliveryAddress.name',
      'notes.messageToSalesDepartment',
    ])
    const large = await post({ ...short, extra: 'x'.repeat(2048) })
    expect([large.status, codeOf(large)]).toEqual([413, 'body_too_large'])
  })
})
