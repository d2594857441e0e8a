// The first start: a link that works once makes the first administrator, and a list says what is missing for the first order.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertAccount } from '../../src/accounts/account.ts'
import { insertKey, revokeKey } from '../../src/accounts/api-key.ts'
import type { AuditEntry } from '../../src/contract/administration.ts'
import type { SetupProgress } from '../../src/contract/setup.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { linkLifeMs, offerLink } from '../../src/setup/link.ts'
import { codeOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import {
  draftOf,
  type RequestOptions,
  startOfTime,
  type TestReply,
  type TestService,
} from '../support/service.ts'

const path = '/admin/v1/setup'
interface FirstKey {
  keyId: string
  client: string
  key: string | null
}
const bearer = (key: string): RequestOptions => ({ as: null, headers: { Authorization: `Bearer ${key}` } })
const outcome = (reply: TestReply) => [reply.status, codeOf(reply)]

describe.each(engines)('first start on %s', (engine) => {
  let service: TestService
  beforeEach(async () => {
    service = await startCheckedService(engine, { seed: async () => {} })
  })
  afterEach(() => service.stop())

  const offer = async () => (await offerLink(service.store, service.time.now)) ?? ''
  const begin = (secret: string, headers: Record<string, string> = {}) =>
    service.request<FirstKey>('POST', path, { as: null, json: { secret }, headers })
  const keyOf = async () => (await begin(await offer())).body.key ?? ''
  const rowsOf = (table: string) =>
    service.store.all<Record<string, unknown>>({ statement: adHoc(`SELECT * FROM ${table}`) })

  const signIn = (firstKey: string | null) =>
    service.request('POST', '/customers/v1/session', { ...bearer(firstKey ?? ''), json: {} })

  test('link: gives the first key, with which a browser signs in', async () => {
    const reply = await begin(await offer())
    expect([reply.status, reply.body.client]).toEqual([201, 'Administrator'])
    const me = await service.request<{ scopes: string[] }>(
      'GET',
      '/customers/v1/me',
      bearer(reply.body.key ?? ''),
    )
    expect(me.body.scopes).toEqual(['fulfilment', 'catalog', 'admin'])
    expect((await signIn(reply.body.key)).status).toBe(204)
  })

  test('link: works until an administrator has signed in, each time with a new key', async () => {
    const secret = await offer()
    const lost = (await begin(secret)).body.key
    const kept = await begin(secret)
    expect(kept.status).toBe(201)
    expect(outcome(await signIn(lost))).toEqual([401, 'unauthenticated'])
    expect((await begin(secret)).status).toBe(201)
    expect((await signIn((await begin(secret)).body.key)).status).toBe(204)
    expect(outcome(await begin(secret))).toEqual([404, 'setup_link_not_found'])
    expect(await rowsOf('setup_link')).toEqual([])
    expect(await rowsOf('api_key')).toHaveLength(1)
  })

  test('link: after a start, a new one works if the first key was never used', async () => {
    await begin(await offer())
    service.time.now = startOfTime + 2 * linkLifeMs
    const again = await begin(await offer())
    expect(again.status).toBe(201)
    await signIn(again.body.key)
    expect(await offerLink(service.store, service.time.now)).toBeUndefined()
  })

  test('link: of a sign-in and a new key at the same time, one wins and the other is told', async () => {
    const secret = await offer()
    const { key } = (await begin(secret)).body
    const [session, repeat] = await Promise.all([signIn(key), begin(secret)])
    const valid = repeat.body.key ?? key ?? ''
    expect([
      [204, 404],
      [204, 201],
      [401, 201],
    ]).toContainEqual([session.status, repeat.status])
    // Somebody has a key that works, or the link still does.
    expect((await service.request('GET', path, bearer(valid))).status).toBe(200)
  })

  test('link: a repeat with the same idempotency key shows no key and signs nobody in', async () => {
    const secret = await offer()
    const headers = { 'Idempotency-Key': 'again' }
    expect((await begin(secret, headers)).body.key).toMatch(/^bo_/)
    const repeat = await begin(secret, headers)
    expect([repeat.status, repeat.body.key, repeat.headers.get('set-cookie')]).toEqual([201, null, null])
  })

  test('link: the database has neither the secret nor the key', async () => {
    const secret = await offer()
    expect(JSON.stringify(await rowsOf('setup_link'))).not.toContain(secret)
    const { key } = (await begin(secret, { 'Idempotency-Key': 'stored' })).body
    for (const table of ['setup_link', 'api_key', 'session', 'audit', 'idempotency']) {
      const text = JSON.stringify(await rowsOf(table))
      expect([table, text.includes(secret), text.includes(key ?? '')]).toEqual([table, false, false])
    }
  })

  const kari = { name: 'Kari', email: 'Kari@shop.example', password: 'three small blue boats' }
  const own = (secret: string, owner = kari) =>
    service.request('POST', `${path}/owner`, { as: null, json: { secret, ...owner } })

  test('owner: the link makes a person, who is signed in, administers the shop and signs in again', async () => {
    const secret = await offer()
    const reply = await own(secret)
    expect([reply.status, reply.text]).toEqual([204, ''])
    const [cookie = ''] = reply.headers.get('set-cookie')?.split(';') ?? []
    const session: RequestOptions = { as: null, headers: { Authorization: 'Session', Cookie: cookie } }
    expect((await service.request('GET', path, session)).status).toBe(200)
    const json = { client: 'Scanner', accounts: [], scopes: [], roles: ['owner'] }
    expect((await service.request('POST', '/admin/v1/keys', { ...session, json })).status).toBe(201)
    const credentials = { email: 'kari@shop.example', password: kari.password, code: null }
    const again = await service.request('POST', '/customers/v1/sign-in', { as: null, json: credentials })
    expect(again.status).toBe(204)
    const { entries } = (
      await service.request<{ entries: AuditEntry[] }>('GET', '/admin/v1/audit?entity=person', session)
    ).body
    expect(entries).toMatchObject([{ client: 'setup link', action: 'create', entity: 'person' }])
    // There was no key.
    expect((await rowsOf('audit')).map(({ action }) => action)).not.toContain('revoke')
    expect(JSON.stringify([await rowsOf('audit'), await rowsOf('session')])).not.toContain(kari.password)
    expect(outcome(await own(secret, { ...kari, email: 'eve@shop.example' }))).toEqual([
      404,
      'setup_link_not_found',
    ])
    expect(await offerLink(service.store, service.time.now)).toBeUndefined()
  })

  test('owner: what is wrong is named, and the link still works', async () => {
    const secret = await offer()
    const wrong = await own(secret, { name: ' ', email: 'kari', password: 'short' })
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringMatching(/email.*name.*password/s)])
    expect((await own(secret)).status).toBe(204)
  })

  test('owner: a key that a link gave before is revoked', async () => {
    const secret = await offer()
    const { key } = (await begin(secret)).body
    expect((await own(secret)).status).toBe(204)
    expect(outcome(await signIn(key))).toEqual([401, 'unauthenticated'])
    expect(
      (await rowsOf('audit')).filter(({ entity }) => entity === 'key').map(({ action }) => action),
    ).toEqual(['create', 'revoke'])
  })

  test('owner: of several who use links at the same time, one becomes the owner', async () => {
    const secrets = [await offer(), await offer()]
    const replies = await Promise.all(
      [...secrets, ...secrets].map((secret, index) =>
        own(secret, { ...kari, email: `o${index}@shop.example` }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404])
    expect(await rowsOf('people')).toHaveLength(1)
    expect(await rowsOf('setup_link')).toEqual([])
  })

  test('link: expires, and a wrong secret is refused', async () => {
    const secret = await offer()
    expect(outcome(await begin(`${secret}x`))).toEqual([404, 'setup_link_not_found'])
    service.time.now = startOfTime + linkLifeMs
    expect(outcome(await begin(secret))).toEqual([404, 'setup_link_not_found'])
    expect((await begin(await offer())).status).toBe(201)
  })

  const account = {
    id: 'A-1',
    name: 'A-1',
    country: 'NO',
    currency: 'NOK',
    vatRate: 2500,
    priceList: null,
    billTo: null,
    shipTo: null,
  }
  const key = {
    id: 'k',
    hash: 'h',
    client: 'c',
    accounts: [],
    scopes: ['admin' as const],
    isDemo: false,
    createdAt: 0,
    revokedAt: null,
  }
  test.each([
    ['an account', [insertAccount(account)]],
    ['a key', [insertKey(key)]],
    ['a revoked key', [insertKey(key), revokeKey('k', 1)]],
    ['a revoked first key', [insertKey({ ...key, id: 'first' }), revokeKey('first', 1)]],
  ])('link: none is offered, and earlier ones are refused, once there is %s', async (_what, writes) => {
    const secret = await offer()
    await service.store.batch(writes)
    expect(await offerLink(service.store, service.time.now)).toBeUndefined()
    expect(outcome(await begin(secret))).toEqual([404, 'setup_link_not_found'])
  })

  test('link: of several links opened at the same time, the last one has the key', async () => {
    const secrets = await Promise.all(Array.from({ length: 4 }, offer))
    const replies = await Promise.all([...secrets, ...secrets].map((secret) => begin(secret)))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
    expect(await rowsOf('api_key')).toHaveLength(1)
    const signedIn = []
    for (const { body } of replies) signedIn.push((await signIn(body.key)).status)
    expect(signedIn.sort()).toEqual([204, ...Array.from({ length: 7 }, () => 401)])
    expect(await rowsOf('setup_link')).toEqual([])
  })

  test('link: the audit names it, without the key', async () => {
    const admin = bearer(await keyOf())
    const { entries } = (await service.request<{ entries: AuditEntry[] }>('GET', '/admin/v1/audit', admin))
      .body
    expect(entries).toMatchObject([
      { client: 'setup link', action: 'create', entity: 'key', entityId: 'first' },
    ])
  })

  test('progress: grows step by step from an empty database to the first order', async () => {
    const admin = bearer(await keyOf())
    const send = async <T>(method: string, where: string, json: unknown) => {
      const reply = await service.request<T>(method, where, { ...admin, json })
      expect([reply.status, reply.text]).toEqual([expect.toSatisfy((status) => status < 300), reply.text])
      return reply.body
    }
    const missing = async () => {
      const { steps, done } = (await service.request<SetupProgress>('GET', path, admin)).body
      const open = steps.filter((step) => !step.done && !step.optional).map(({ step }) => step)
      expect(done).toBe(open.length === 0)
      return open
    }
    const all = ['account', 'product', 'price', 'carrier', 'stock', 'customer', 'order']
    expect(await missing()).toEqual(all)
    const shop = { customerId: 'A-1', country: 'NO', currency: 'NOK', vatRate: 25, priceList: 'standard' }
    await send('POST', '/admin/v1/price-lists', { priceList: 'standard', currency: 'NOK' })
    await send('POST', '/admin/v1/price-lists', { priceList: 'other', currency: 'NOK' })
    await send('POST', '/admin/v1/accounts', shop)
    expect(await missing()).toEqual(all.slice(1))
    await send('POST', '/admin/v1/products', { productId: 'P-1', name: 'First', weightGrams: 500 })
    expect(await missing()).toEqual(all.slice(2))
    await send('PUT', '/admin/v1/price-lists/other/prices/P-1', { net: 100 })
    expect(await missing()).toEqual(all.slice(2))
    await send('PUT', '/admin/v1/price-lists/standard/prices/P-1', { net: 100 })
    expect(await missing()).toEqual(all.slice(3))
    await send('POST', '/admin/v1/carriers', {
      id: 'post',
      carrier: 'Post',
      name: 'Home',
      countries: ['NO'],
      transitDays: 2,
      bands: [{ maxWeightGrams: 35_000, prices: [{ currency: 'NOK', net: 99 }] }],
      collectionPoints: [],
    })
    expect(await missing()).toEqual(all.slice(4))
    await send('PUT', '/catalog/v1/products/P-1/stock', { onHand: 5 })
    expect(await missing()).toEqual(all.slice(5))
    const reading = { client: 'Reader', accounts: ['A-1'], scopes: ['orders:read'] }
    await send('POST', '/admin/v1/keys', reading)
    expect(await missing()).toEqual(all.slice(5))
    const ordering = { client: 'Shop', accounts: ['A-1'], scopes: ['checkout', 'orders:read'] }
    const customer = await send<{ key: string }>('POST', '/admin/v1/keys', ordering)
    expect(await missing()).toEqual(['order'])
    await service.service.context.poller.refresh()
    await service.place(draftOf([['P-1', 1]]), bearer(customer.key))
    expect(await missing()).toEqual([])
  })

  test('progress: the company is asked for first, and orders need none', async () => {
    const admin = bearer(await keyOf())
    const companyStep = async () =>
      (await service.request<SetupProgress>('GET', path, admin)).body.steps.at(0)
    expect(await companyStep()).toEqual({ step: 'company', done: false, optional: true })
    const headers = { ...admin.headers, 'If-Match': '"0"' }
    await service.request('PUT', '/admin/v1/company', { ...admin, headers, json: { legalName: 'Shop AS' } })
    expect(await companyStep()).toEqual({ step: 'company', done: true, optional: true })
  })
})

test('progress: with an issuer, customers sign in there and need no key', async () => {
  const service = await startCheckedService('sqlite', { env: { OIDC_ISSUER: 'http://127.0.0.1:9' } })
  const { body } = await service.request<SetupProgress>('GET', path, { as: 'staff' })
  expect(body.steps).toContainEqual({ step: 'customer', done: true, optional: false })
  await service.stop()
})
