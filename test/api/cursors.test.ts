// A cursor is text that a client passes back. Every list answers 400 to a forged one, whatever its content.

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import type { KeyName } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'

const encoded = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url')
const encodedText = (text: string) => Buffer.from(text).toString('base64url')

/** Every list with its own cursor format. The list of purchase orders takes any text: its cursor is an id. */
const lists: { path: string; as: KeyName; takes: (position: unknown) => boolean }[] = [
  { path: '/orders/v1', as: 'shop', takes: isMomentAndText },
  { path: '/fulfilment/v1/orders', as: 'staff', takes: isMomentAndText },
  { path: '/fulfilment/v1/events', as: 'staff', takes: isCount },
  { path: '/fulfilment/v1/webhooks/{webhookId}/deliveries', as: 'staff', takes: isCount },
  { path: '/catalog/v1/products', as: 'shop', takes: isTwoTexts },
  { path: '/catalog/v1/products?search=a', as: 'shop', takes: isRankAndTwoTexts },
  { path: '/catalog/v1/stock', as: 'staff', takes: isTwoTexts },
  { path: '/catalog/v1/stock?search=a', as: 'staff', takes: isRankAndTwoTexts },
]

function isCount(value: unknown) {
  return Number.isSafeInteger(value) && (value as number) >= 0 && !Object.is(value, -0)
}
function isText(value: unknown) {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0')
}
function isMomentAndText(value: unknown) {
  return Array.isArray(value) && value.length === 2 && isCount(value[0]) && isText(value[1])
}
function isRankAndTwoTexts(value: unknown) {
  return Array.isArray(value) && value.length === 2 && isCount(value[0]) && isTwoTexts(value[1])
}
function isTwoTexts(value: unknown) {
  return Array.isArray(value) && value.length === 2 && value.every(isText)
}

const forged: [string, string][] = [
  ['an empty text', ''],
  ['no base64', '***'],
  ['no JSON', encodedText('nonsense')],
  ['null', encoded(null)],
  ['an object', encoded({ 0: 1, 1: 'x', length: 2 })],
  ['an empty list', encoded([])],
  ['one element too few', encoded([1])],
  ['one element too many', encoded([1, 'x', 'y'])],
  ['one text too many', encoded(['x', 'y', 'z'])],
  ['an object too many', encoded([1, 'x', {}])],
  ['objects for texts', encoded([{}, { x: 1 }])],
  ['lists for texts', encoded([[1], ['x']])],
  ['an object for the id', encoded([1, {}])],
  ['a list for the id', encoded([1, ['x']])],
  ['null for the id', encoded([1, null])],
  ['a truth value for the time', encoded([true, 'x'])],
  ['null for the time', encoded([null, 'x'])],
  ['a fraction', encoded(1.5)],
  ['a fraction for the time', encoded([1.5, 'x'])],
  ['a negative number', encoded(-1)],
  ['a negative time', encoded([-1, 'x'])],
  ['a number beyond safe integers', encodedText('9007199254740993')],
  ['a time beyond safe integers', encodedText('[9007199254740993,"x"]')],
  ['a number beyond all numbers', encodedText('1e999')],
  ['a time beyond all numbers', encodedText('[1e999,"x"]')],
  ['a number in another spelling', encodedText('1e2')],
  ['space around the position', encodedText(' [1,"x"]')],
  ['a NUL in the id', encoded([1, 'x\0'])],
  ['a NUL in both texts', encoded(['\0', '\0'])],
  ['half of a surrogate pair in the id', encodedText('[1,"\\ud800"]')],
  ['half of a surrogate pair in a text', encodedText('["\\udfff","x"]')],
  ['a member that is written twice', encodedText('{"__proto__":[1,"x"]}')],
  ['bytes that are not UTF-8', Buffer.from([0x5b, 0x31, 0x2c, 0x22, 0xff, 0x22, 0x5d]).toString('base64url')],
  ['junk behind it', `${encoded([1, 'x'])}***`],
  ['a nested list', encodedText('['.repeat(90) + ']'.repeat(90))],
]

describe.each(engines)('cursors on %s', (engine) => {
  let webhookId = ''
  const service = forTests(() => startCheckedService(engine, { env: { WEBHOOK_ALLOW_PRIVATE: 'true' } }))
  beforeAll(async () => {
    const created = await service.request<{ webhookId: string }>('POST', '/fulfilment/v1/webhooks', {
      as: 'staff',
      json: { url: 'http://127.0.0.1:9/nowhere' },
    })
    webhookId = created.body.webhookId
  })

  const ask = ({ path, as }: (typeof lists)[number], cursor: string) =>
    service.request(
      'GET',
      `${path.replace('{webhookId}', webhookId)}${path.includes('?') ? '&' : '?'}limit=2&cursor=${encodeURIComponent(cursor)}`,
      {
        as,
      },
    )

  describe.each(lists)('cursors of $path', (list) => {
    test('cursor: a forged one is 400', async () => {
      for (const [what, cursor] of forged) {
        const reply = await ask(list, cursor)
        expect([what, reply.status, fieldsOf(reply)]).toEqual([what, 400, ['cursor']])
      }
    })

    test('cursor with random content: 200 for a position that the list could have issued, else 400', async () => {
      const scalar = fc.oneof(
        fc.integer(),
        fc.maxSafeInteger(),
        fc.double(),
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.constantFrom(null, true, 'x', '\0', '\ud800', 1, 0),
      )
      const position = fc.oneof(
        scalar,
        fc.array(fc.oneof(scalar, fc.array(scalar, { maxLength: 2 }), fc.dictionary(fc.string(), scalar)), {
          maxLength: 4,
        }),
        fc.jsonValue(),
      )
      await fc.assert(
        fc.asyncProperty(position, async (value) => {
          const text = JSON.stringify(value)
          const cursor = encodedText(text)
          const expected = list.takes(JSON.parse(text)) && cursor.length <= 255 ? 200 : 400
          expect((await ask(list, cursor)).status).toBe(expected)
        }),
        { numRuns: 40 },
      )
    })
  })
})
