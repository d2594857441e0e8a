// Authentication and authorisation: who may call what, and how others are refused.

import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Static } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashKey, insertKey, mintKey, revokeKey } from '../../src/accounts/api-key.ts'
import { disableClient, enableClient } from '../../src/accounts/directory.ts'
import type { Me as MeSchema } from '../../src/contract/customers.ts'
import type { Order } from '../../src/contract/order.ts'
import { rightsOfRole } from '../../src/contract/rights.ts'
import type { Scope } from '../../src/contract/scopes.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { codeOf, type ProblemReply, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { seedDemoData } from '../support/demo.ts'
import { documentedOperations, exampleBody, pathWith } from '../support/document.ts'
import { forTests } from '../support/for-tests.ts'
import { makeKey, startIssuer, type TestIssuer, type TokenOptions } from '../support/issuer.ts'
import { pause } from '../support/processes.ts'
import { requestBytes, sendOne } from '../support/raw-http.ts'
import { draftOf, type TestReply, type TestService } from '../support/service.ts'
import { change } from '../support/world.ts'

type Me = Static<typeof MeSchema>

const versionPath = '/orders/api/version'
const outcome = ({ status, body }: TestReply) => [status, (body as ProblemReply | undefined)?.code]

async function addKey(
  service: TestService,
  {
    scopes,
    accounts = ['NO-1'],
    client = 'client-own',
  }: {
    scopes: Scope[]
    accounts?: string[]
    client?: string
  },
): Promise<{ id: string; key: string; authorization: { Authorization: string } }> {
  const key = mintKey()
  const id = `key-${key.slice(3, 13)}`
  await change(
    service,
    ['callers'],
    [
      insertKey({
        id,
        hash: hashKey(key),
        client,
        accounts,
        scopes,
        isDemo: false,
        createdAt: service.time.now,
        revokedAt: null,
      }),
    ],
  )
  return { id, key, authorization: { Authorization: `Bearer ${key}` } }
}

describe.each(engines)('API keys on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const ask = (headers: Record<string, string>, path = versionPath) =>
    service.request('GET', path, { as: null, headers })

  test.each(['Bearer', 'bearer', 'BEARER', 'bEaReR'])(
    'credentials: the scheme may be written %s',
    async (scheme) => {
      expect((await ask({ Authorization: `${scheme} bo_shop` })).status).toBe(200)
    },
  )

  test.each([
    ...['', 'Bearer', 'Bearer ', 'bo_shop', 'Basic bo_shop', 'Basic Ym9fc2hvcDo=', 'Token bo_shop'],
    ...['Bearer: bo_shop', 'Bearerbo_shop', 'Bearer bo_shop x', 'Bearer bo_shop,', 'Bearer "bo_shop"'],
    ...['Bearer BO_shop', 'Bearer bo_SHOP', 'Bearer bo_', 'Bearer bo_shop%20', 'Bearer bo_unknown'],
    ...[
      'Bearer null',
      'Bearer undefined',
      'Bearer bo_shop bo_shop',
      'Bearer Bearer bo_shop',
      'Bearer key-shop',
    ],
    ...['Digest username="x"', `Bearer ${'bo_'.repeat(2000)}`, 'Bearer bo_shop, Bearer bo_shop'],
  ])('credentials: the header "%s" answers 401', async (authorization) => {
    const headers = { Authorization: authorization }
    const reply = await sendOne(service.url, requestBytes('GET', versionPath, headers))
    expect(outcome(reply)).toEqual([401, 'unauthenticated'])
    expect(reply.headers.get('www-authenticate')).toBe('Bearer')
    expect(reply.text).not.toContain('bo_shop')
  })

  test('credentials: two Authorization headers are not combined into an authorised one', async () => {
    const bytes = `GET ${versionPath} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer bo_unknown\r\nAuthorization: Bearer bo_shop\r\n\r\n`
    expect((await sendOne(service.url, bytes)).status).toBe(401)
  })

  test('API keys: the stored hash is not accepted as a key', async () => {
    for (const credential of [hashKey('bo_shop'), `bo_${hashKey('bo_shop')}`]) {
      expect((await ask({ Authorization: `Bearer ${credential}` })).status).toBe(401)
    }
    const rows = await service.store.all({ statement: adHoc('SELECT * FROM api_key') })
    expect(JSON.stringify(rows)).not.toContain('bo_shop')
  })

  test('API keys: a new key is 256 random bits after bo_ and works after the next refresh', async () => {
    const { key, authorization } = await addKey(service, { scopes: ['orders:read'] })
    expect(key).toMatch(/^bo_[\w-]{43}$/)
    expect((await ask(authorization)).status).toBe(200)
  })

  test('API keys: a revoked key is refused like an unknown one', async () => {
    const { id, authorization } = await addKey(service, { scopes: ['orders:read'] })
    expect((await ask(authorization)).status).toBe(200)
    await change(service, ['callers'], [revokeKey(id, service.time.now)])
    const revoked = await ask(authorization)
    const unknown = await ask({ Authorization: 'Bearer bo_unknown' })
    expect(outcome(revoked)).toEqual([401, 'unauthenticated'])
    expect({ ...(revoked.body as object), traceId: '' }).toEqual({ ...(unknown.body as object), traceId: '' })
  })

  test('API keys: the service picks up changes by itself', async () => {
    const key = mintKey()
    const { id } = await addKey(service, { scopes: ['orders:read'] })
    await service.store.batch([
      {
        statement: adHoc('UPDATE api_key SET hash = $2 WHERE id = $1'),
        values: [id, hashKey(key)],
        rows: 1,
      },
      { statement: adHoc(`UPDATE revision SET number = number + 1 WHERE topic = 'callers'`), rows: 1 },
    ])
    await expect
      .poll(async () => (await ask({ Authorization: `Bearer ${key}` })).status, { timeout: 60_000 })
      .toBe(200)
  })

  describe('scopes', () => {
    test.each(['checkout', 'orders', 'pcconfig', 'customers'])(
      'scopes: the version of /%s needs only a caller',
      async (group) => {
        const { authorization } = await addKey(service, { scopes: [] })
        const reply = await ask(authorization, `/${group}/api/version`)
        expect(reply.status).toBe(200)
        expect(reply.body).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/) })
      },
    )
  })

  test('scopes: staff without an account may read versions, a client without scopes and accounts may not', async () => {
    expect((await service.request('GET', versionPath, { as: 'staff' })).status).toBe(200)
    const reply = await service.request('GET', versionPath, { as: 'nobody' })
    expect(outcome(reply)).toEqual([403, 'client_not_permitted'])
  })

  test('scopes: staff with customer scopes but no account cannot order for any account', async () => {
    const { authorization } = await addKey(service, { scopes: ['checkout', 'fulfilment'], accounts: [] })
    for (const soldTo of [null, {}, { customerId: 'NO-1' }, { customerId: 'ZZ-9' }]) {
      const json = draftOf([['PLENTY', 1]], { soldTo })
      const options = { as: null, headers: authorization, json }
      const reply = await service.request('POST', '/checkout/v1/create', options)
      expect(outcome(reply)).toEqual([403, 'account_not_permitted'])
    }
  })

  test('accounts: a key whose only account was deleted has no account', async () => {
    const { authorization } = await addKey(service, { scopes: ['checkout'], accounts: ['NO-GONE'] })
    expect(outcome(await ask(authorization))).toEqual([403, 'client_not_permitted'])
  })

  test('accounts: a key whose accounts changed gets no stored answer about an account it lost', async () => {
    const { id, authorization } = await addKey(service, { scopes: ['checkout'], accounts: ['NO-1'] })
    const create = () => {
      const headers = { ...authorization, 'Idempotency-Key': 'moved key' }
      const options = { as: null, headers, json: draftOf() }
      return service.request<{ value: string }>('POST', '/checkout/v1/create', options)
    }
    const first = await create()
    expect((await create()).body).toEqual(first.body)
    const sql = 'UPDATE api_key SET accounts = \'["NO-2"]\' WHERE id = $1'
    await change(service, ['callers'], [{ statement: adHoc(sql), values: [id], rows: 1 }])
    const second = await create()
    expect(second.headers.get('idempotent-replayed')).toBeNull()
    expect(second.body.value).not.toBe(first.body.value)
  })

  test('accounts: a key that names an account twice sees its orders once', async () => {
    const { authorization } = await addKey(service, {
      scopes: ['checkout', 'orders:read'],
      accounts: ['NO-3', 'NO-3'],
    })
    const orderId = await service.place(draftOf(), { as: null, headers: authorization })
    const { body } = (await ask(authorization, '/orders/v1')) as TestReply<{ orders: Order[] }>
    expect(body.orders.map((order) => order.orderId)).toEqual([orderId])
  })

  test('clients: a disabled client gets 403 everywhere, with every key, until it is enabled again', async () => {
    const client = 'client-in-trouble'
    const keys = [
      await addKey(service, { scopes: ['checkout', 'orders:read', 'orders:cancel'], client }),
      await addKey(service, { scopes: ['fulfilment'], accounts: [], client }),
    ]
    await change(service, ['callers'], [disableClient(client)])
    for (const { authorization } of keys) {
      for (const operation of await documentedOperations(service)) {
        if (operation.security) continue
        const json = exampleBody(operation)
        const options = { as: null, headers: authorization, ...(json === undefined ? {} : { json }) }
        const path = pathWith(operation)
        const reply = await service.request(operation.method, path, options)
        expect([path, ...outcome(reply)]).toEqual([path, 403, 'client_not_permitted'])
      }
    }
    await change(service, ['callers'], [enableClient(client)])
    expect((await ask(keys[0]?.authorization ?? {})).status).toBe(200)
  })

  test('public paths: need no credential and ignore an invalid one', async () => {
    for (const path of [
      '/livez',
      '/readyz',
      '/openapi.json',
      '/docs',
      '/problems',
      '/problems/busy',
      '/metrics',
    ]) {
      expect([path, (await ask({}, path)).status]).toEqual([path, 200])
      expect([path, (await ask({ Authorization: 'nonsense' }, path)).status]).toEqual([path, 200])
    }
  })
})

describe('demo keys', () => {
  const demo = { Authorization: 'Bearer bo_demo_100001' }
  async function withDemo(
    env: Record<string, string>,
    act: (ask: (h: object) => Promise<TestReply>) => Promise<void>,
  ) {
    const service = await startCheckedService('sqlite', { seed: seedDemoData, env: { DEMO: 'true', ...env } })
    const { port } = new URL(service.url)
    try {
      await act((headers) =>
        sendOne(`http://127.0.0.1:${port}`, requestBytes('GET', '/orders/v1', { ...headers })),
      )
    } finally {
      await service.stop()
    }
  }

  test('demo keys: are accepted on loopback', async () => {
    await withDemo({ HOST: '127.0.0.1' }, async (ask) => {
      expect((await ask(demo)).status).toBe(200)
      expect((await ask({ Authorization: 'Bearer bo_demo_nobody' })).status).toBe(401)
    })
  })

  test.each(['127.0.0.1', 'localhost'])('demo keys: are accepted on %s', async (HOST) => {
    await withDemo({ HOST }, async (ask) => expect((await ask(demo)).status).toBe(200))
  })

  test('demo keys: are refused when the service listens beyond loopback, for every client', async () => {
    await withDemo({ HOST: '0.0.0.0' }, async (ask) => {
      const reply = await ask(demo)
      expect(outcome(reply)).toEqual([401, 'demo_key_refused'])
      expect(reply.headers.get('www-authenticate')).toBe('Bearer')
    })
  })

  test('demo keys: are refused on loopback while the demo is off', async () => {
    await withDemo({ HOST: '127.0.0.1', DEMO: 'false' }, async (ask) => {
      expect(outcome(await ask(demo))).toEqual([401, 'demo_key_refused'])
    })
  })

  test('demo keys: are accepted beyond loopback when the operator allows it', async () => {
    await withDemo({ HOST: '0.0.0.0', DEMO: 'public' }, async (ask) => {
      expect((await ask(demo)).status).toBe(200)
    })
  })
})

describe.each(engines)('access tokens on %s', (engine) => {
  let issuer: TestIssuer
  let service: TestService
  beforeAll(async () => {
    issuer = await startIssuer()
    const env = { OIDC_ISSUER: issuer.url, OIDC_MACHINE_CLIENTS: 'erp' }
    service = await startCheckedService(engine, { env })
  })
  afterAll(async () => {
    await service.stop()
    await issuer.stop()
  })

  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
  const askWith = async (token: string, path = '/orders/v1') =>
    service.request('GET', path, { as: null, headers: bearer(token) })
  const ask = async (options: TokenOptions = {}, path = '/orders/v1') =>
    askWith(await issuer.token(options), path)

  test('access token: a valid one acts for its accounts with its scopes and orders in the name of its client', async () => {
    const headers = bearer(await issuer.token({ claims: { customers: ['NO-2', 'NO-1'] } }))
    const orderId = await service.place(draftOf(), { as: null, headers })
    expect((await service.readOrder(orderId, { as: null, headers })).parties).toMatchObject({
      soldTo: 'NO-2',
      placedBy: 'client-oidc',
    })
    const cancelled = await service.request('PATCH', `/orders/v1/${orderId}/cancel`, { as: null, headers })
    expect(outcome(cancelled)).toEqual([403, 'scope_missing'])
  })

  const staff = { customers: [], scope: 'fulfilment orders:read' }
  test.each<[string, Record<string, unknown>, number, string | undefined]>([
    ['customers as a list', { customers: ['NO-1', 'NO-2'] }, 200, undefined],
    ['customers as text', { customers: 'NO-1 NO-2' }, 200, undefined],
    ['scopes as a list', { scope: ['checkout', 'orders:read'] }, 200, undefined],
    ['scopes with several spaces', { scope: ' orders:read  checkout ' }, 200, undefined],
    ['scopes of others beside', { scope: 'openid email orders:read' }, 200, undefined],
    ['accounts of others beside', { customers: ['ZZ-9', 'NO-1', 7, null] }, 200, undefined],
    ['no scope', { scope: undefined }, 403, 'scope_missing'],
    ['a scope in another case', { scope: 'Orders:Read' }, 403, 'scope_missing'],
    ['scopes separated by commas', { scope: 'orders:read,checkout' }, 403, 'scope_missing'],
    ['a scope of another type', { scope: { 'orders:read': true } }, 403, 'scope_missing'],
    ['no customers', { customers: undefined }, 403, 'client_not_permitted'],
    ['unknown customers only', { customers: ['ZZ-9'] }, 403, 'client_not_permitted'],
    ['customers of another type', { customers: { 'NO-1': true } }, 403, 'client_not_permitted'],
    ['a listed client, without customers', { ...staff, client_id: 'erp' }, 200, undefined],
    ['another client, without customers', staff, 403, 'client_not_permitted'],
    ['no client name', { client_id: undefined }, 401, 'unauthenticated'],
    ['a client name of another type', { client_id: 7 }, 401, 'unauthenticated'],
    ['an empty client name', { client_id: '' }, 401, 'unauthenticated'],
    ['its name in azp', { client_id: undefined, azp: 'web' }, 200, undefined],
    ['its name in sub', { client_id: undefined, sub: 'somebody' }, 200, undefined],
  ])('access token with %s', async (_what, claims, status, code) => {
    expect(outcome(await ask({ claims }))).toEqual([status, code])
  })

  test('access token: the client name is the first of client_id, azp and sub', async () => {
    const nameOf = async (claims: Record<string, unknown>) => {
      const headers = bearer(await issuer.token({ claims }))
      const orderId = await service.place(draftOf(), { as: null, headers })
      return (await service.readOrder(orderId, { as: null, headers })).parties.placedBy
    }
    expect(await nameOf({ client_id: 'a', azp: 'b', sub: 'c' })).toBe('a')
    expect(await nameOf({ client_id: undefined, azp: 'b', sub: 'c' })).toBe('b')
    expect(await nameOf({ client_id: undefined, azp: undefined, sub: 'c' })).toBe('c')
  })

  test('access token: an account named twice shows its orders once', async () => {
    const customers = 'NO-3 NO-3'
    const headers = bearer(await issuer.token({ claims: { customers } }))
    const orderId = await service.place(draftOf(), { as: null, headers })
    const { body } = (await ask({ claims: { customers } })) as TestReply<{ orders: Order[] }>
    expect(body.orders.map((order) => order.orderId)).toEqual([orderId])
  })

  test('access token: sees nothing of other accounts', async () => {
    const orderId = await service.place(draftOf())
    const claims = { customers: ['DE-1'] }
    expect(outcome(await ask({ claims }, `/orders/v1/${orderId}`))).toEqual([404, 'order_not_found'])
  })

  test('access token: a disabled client is refused with its tokens too', async () => {
    await change(service, ['callers'], [disableClient('client-shut')])
    const reply = await ask({ claims: { client_id: 'client-shut' } })
    expect(outcome(reply)).toEqual([403, 'client_not_permitted'])
  })

  const wrong: [string, () => TokenOptions][] = [
    ['has expired', () => ({ expiresIn: -6 })],
    ['never expires', () => ({ expiresIn: null })],
    ['is not valid yet', () => ({ notBeforeIn: 60 })],
    ['is for another audience', () => ({ audience: 'another' })],
    ['is for no audience', () => ({ audience: null })],
    ['is from another issuer', () => ({ issuer: 'http://127.0.0.1:1' })],
    ['is from the issuer with a slash', () => ({ issuer: `${issuer.url}/` })],
    ['is from no issuer', () => ({ issuer: null })],
    ['names an unknown key', () => ({ header: { kid: 'unknown' } })],
    ['expires at a time that is text', () => ({ claims: { exp: '9999999999' }, expiresIn: null })],
  ]
  test.each(wrong)('access token that %s: 401', async (_what, options) => {
    const token = await issuer.token(options())
    const reply = await askWith(token)
    expect(outcome(reply)).toEqual([401, 'unauthenticated'])
    expect(reply.headers.get('www-authenticate')).toBe('Bearer')
    expect(reply.text).not.toContain(token)
  })

  test.each<[string, TokenOptions, number]>([
    ['typ JWT', { header: { typ: 'JWT' } }, 200],
    ['typ at+jwt', { header: { typ: 'at+jwt' } }, 200],
    ['typ application/at+jwt in another case', { header: { typ: 'Application/AT+JWT' } }, 200],
    ['typ logout+jwt', { header: { typ: 'logout+jwt' } }, 401],
    ['typ secevent+jwt', { header: { typ: 'secevent+jwt' } }, 401],
    ['typ dpop+jwt', { header: { typ: 'dpop+jwt' } }, 401],
    ['an empty typ', { header: { typ: '' } }, 401],
    ['the claim typ Bearer', { claims: { typ: 'Bearer' } }, 200],
    ['the claim typ ID', { claims: { typ: 'ID' } }, 401],
    ['the claim typ Refresh', { claims: { typ: 'Refresh' } }, 401],
    ['the claim typ Logout', { header: { typ: 'JWT' }, claims: { typ: 'Logout' } }, 401],
    ['the claim token_use access', { claims: { token_use: 'access' } }, 200],
    ['the claim token_use id', { claims: { token_use: 'id' } }, 401],
    ['the hash of an access token', { claims: { at_hash: 'x' } }, 401],
    ['the hash of a code', { header: { typ: 'JWT' }, claims: { c_hash: 'x' } }, 401],
    ['a nonce, as older issuers write into access tokens', { claims: { nonce: 'x' } }, 200],
    ['events', { claims: { events: { 'http://schemas.openid.net/event/backchannel-logout': {} } } }, 401],
  ])('access token with %s', async (_what, options, status) => {
    const reply = await ask(options)
    expect(reply.status).toBe(status)
    if (status === 401) {
      expect(codeOf(reply)).toBe('unauthenticated')
      expect((reply.body as ProblemReply).detail).toMatch(/not an access token/)
    }
  })

  test('access token with an unknown critical header: 401', async () => {
    const token = await new SignJWT(payload())
      .setProtectedHeader({ alg: 'ES256', kid: 'key-1', crit: ['x'], x: 1 })
      .sign(issuer.key.privateKey, { crit: { x: true } })
    expect(outcome(await askWith(token))).toEqual([401, 'unauthenticated'])
  })

  test('access token: one matching audience of several is enough', async () => {
    expect((await ask({ audience: ['another', 'buildorder'] })).status).toBe(200)
  })

  test('access token: clocks may differ by a few seconds', async () => {
    expect((await ask({ expiresIn: -3 })).status).toBe(200)
    expect((await ask({ notBeforeIn: 3 })).status).toBe(200)
  })

  test('access token signed with another issuer’s key: 401, whatever kid it names', async () => {
    const foreignKey = await makeKey('key-1')
    expect(outcome(await ask({ key: foreignKey }))).toEqual([401, 'unauthenticated'])
    // A key embedded in the token itself is ignored.
    const reply = await ask({
      key: foreignKey,
      header: { jwk: foreignKey.jwk, jku: 'http://127.0.0.1:1/keys' },
    })
    expect(outcome(reply)).toEqual([401, 'unauthenticated'])
  })

  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const payload = () => ({
    iss: issuer.url,
    aud: 'buildorder',
    exp: 9_999_999_999,
    client_id: 'client-oidc',
    customers: ['NO-1'],
    scope: 'orders:read',
  })

  test('access token without signature (alg none): 401', async () => {
    for (const alg of ['none', 'None', 'NONE', '']) {
      const token = `${part({ alg, kid: 'key-1' })}.${part(payload())}.`
      expect(outcome(await askWith(token))).toEqual([401, 'unauthenticated'])
    }
  })

  test.each(['HS256', 'HS384', 'HS512'])(
    'access token signed with the public key as secret (%s): 401',
    async (alg) => {
      const secrets = [issuer.key.pem, issuer.key.pem.trim(), JSON.stringify(issuer.key.jwk), '']
      for (const secret of secrets) {
        const signed = `${part({ alg, kid: 'key-1', typ: 'JWT' })}.${part(payload())}`
        const signature = createHmac(`sha${alg.slice(2)}`, secret)
          .update(signed)
          .digest('base64url')
        expect(outcome(await askWith(`${signed}.${signature}`))).toEqual([401, 'unauthenticated'])
      }
    },
  )

  test('access token with claims changed after signing: 401', async () => {
    const [head, , signature] = (await issuer.token()).split('.')
    const changed = part({ ...payload(), customers: ['DE-1'] })
    expect(outcome(await askWith(`${head}.${changed}.${signature}`))).toEqual([401, 'unauthenticated'])
    expect(outcome(await askWith(`${head}.${changed}.`))).toEqual([401, 'unauthenticated'])
  })

  test.each([
    ...[
      'x',
      'a.b',
      'a.b.c',
      'a.b.c.d',
      '..',
      '.....',
      'eyJhbGciOiJFUzI1NiJ9..',
      'e30.e30.e30',
      'bnVsbA.bnVsbA.',
    ],
    ...['WzFd.WzFd.WzFd', `${'a'.repeat(5000)}.b.c`, 'ey.ey.ey', '%00', 'a=.b=.c='],
  ])('access token: the garbage %s answers 401', async (token) => {
    expect(outcome(await askWith(token))).toEqual([401, 'unauthenticated'])
  })

  test('API keys: work beside access tokens', async () => {
    expect((await service.request('GET', '/orders/v1')).status).toBe(200)
    expect((await askWith('bo_unknown')).status).toBe(401)
  })

  test('idempotency keys: callers with one name and different credentials do not share them', async () => {
    const path = '/checkout/v1/create'
    const options = (headers: Record<string, string>, json: unknown) => ({
      as: null,
      headers: { ...headers, 'Idempotency-Key': 'shared' },
      json,
    })
    const token = bearer(await issuer.token({ claims: { client_id: 'client-shop' } }))
    const first = await service.request('POST', path, options({ Authorization: 'Bearer bo_shop' }, draftOf()))
    const second = await service.request('POST', path, options(token, draftOf([['FEW', 1]])))
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.headers.get('idempotent-replayed')).toBeNull()
  })

  describe('idempotency keys', () => {
    const alice = { client_id: 'client-pages', sub: 'alice', customers: ['NO-1'] }
    const createWith = async (claims: Record<string, unknown>, key: string) => {
      const headers = { ...bearer(await issuer.token({ claims })), 'Idempotency-Key': key }
      const options = { as: null, headers, json: draftOf() }
      return service.request<{ value: string }>('POST', '/checkout/v1/create', options)
    }

    test.each<[string, Record<string, unknown>]>([
      ['another person of the same client', { sub: 'bob', customers: ['NO-2'] }],
      ['another person with the same account', { sub: 'bob' }],
      ['the same person after its accounts changed', { customers: ['NO-2'] }],
      ['the same person with another client', { client_id: 'client-app' }],
      ['a person whose name runs into the next part', { client_id: 'client-pagesalice', sub: undefined }],
    ])(
      'idempotency keys: %s gets its own checkout, not the answer of the first caller',
      async (what, other) => {
        const first = await createWith(alice, what)
        const second = await createWith({ ...alice, ...other }, what)
        expect([first.status, second.status]).toEqual([201, 201])
        expect(second.headers.get('idempotent-replayed')).toBeNull()
        expect(second.body.value).not.toBe(first.body.value)
      },
    )

    test.each<[string, Record<string, unknown>]>([
      ['a new token of the same person', { jti: 'another token' }],
      ['the same accounts in another order', { customers: ['NO-2', 'NO-1'] }],
      ['the same accounts beside unknown ones', { customers: 'NO-1 NO-2 ZZ-9' }],
    ])('idempotency keys: %s gets the answer of the first caller', async (what, other) => {
      const person = { ...alice, customers: ['NO-1', 'NO-2'] }
      const first = await createWith(person, what)
      const second = await createWith({ ...person, ...other }, what)
      expect(second.headers.get('idempotent-replayed')).toBe('true')
      expect(second.body).toEqual(first.body)
    })

    test('idempotency keys: with a long client name, the stored caller stays short', async () => {
      const long = { ...alice, client_id: 'c'.repeat(3000), sub: 's'.repeat(3000) }
      expect((await createWith(long, 'long names')).status).toBe(201)
      const [row] = await service.store.all<{ caller: string }>({
        statement: adHoc("SELECT caller FROM idempotency WHERE idempotency_key = 'long names'"),
      })
      expect(row?.caller.length).toBeLessThan(100)
    })
  })
})

describe('access tokens and their issuer', () => {
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
  async function withService(
    env: Record<string, string>,
    act: (ask: (token: string) => Promise<TestReply>) => Promise<void>,
  ) {
    const service = await startCheckedService('sqlite', { env })
    try {
      await act((token) => service.request('GET', '/orders/v1', { as: null, headers: bearer(token) }))
    } finally {
      await service.stop()
    }
  }

  test('issuer keys: after a key change new tokens are accepted and old ones refused', async () => {
    const issuer = await startIssuer()
    await withService({ OIDC_ISSUER: issuer.url }, async (ask) => {
      const old = await issuer.token()
      expect((await ask(old)).status).toBe(200)
      const key = await makeKey('key-2')
      issuer.state.keys = [key.jwk]
      const fresh = await issuer.token({ key })
      await expect.poll(async () => (await ask(fresh)).status, { timeout: 60_000, interval: 200 }).toBe(200)
      expect(outcome(await ask(old))).toEqual([401, 'unauthenticated'])
    })
    await issuer.stop()
  })

  test('issuer keys: every asymmetric algorithm is supported', async () => {
    const issuer = await startIssuer()
    const kinds = ['RS256', 'RS512', 'PS256', 'PS384', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
    const keys = await Promise.all(kinds.map((alg) => makeKey(`key-${alg}`, alg)))
    issuer.state.keys = keys.map(({ jwk }) => jwk)
    await withService({ OIDC_ISSUER: issuer.url }, async (ask) => {
      for (const key of keys) {
        expect([key.alg, (await ask(await issuer.token({ key }))).status]).toEqual([key.alg, 200])
      }
    })
    await issuer.stop()
  })

  test('issuer keys: are cached, so tokens cause no request each and many unknown keys cause few', async () => {
    const issuer = await startIssuer()
    await withService({ OIDC_ISSUER: issuer.url }, async (ask) => {
      const token = await issuer.token()
      for (let turn = 0; turn < 5; turn++) expect((await ask(token)).status).toBe(200)
      expect(issuer.state.keyRequests).toBe(1)
      const tokens = await Promise.all(
        Array.from({ length: 20 }, (_, index) => issuer.token({ header: { kid: `unknown-${index}` } })),
      )
      for (const reply of await Promise.all(tokens.map(ask))) expect(reply.status).toBe(401)
      expect(issuer.state.keyRequests).toBeLessThan(5)
    })
    await issuer.stop()
  })

  test('access token: the names of the claims are settings', async () => {
    const issuer = await startIssuer()
    const env = {
      OIDC_ISSUER: issuer.url,
      OIDC_AUDIENCE: 'shop',
      OIDC_SCOPE_CLAIM: 'permissions',
      OIDC_CUSTOMERS_CLAIM: 'https://example.com/accounts',
      OIDC_CLIENT_CLAIMS: 'app name',
    }
    await withService(env, async (ask) => {
      const claims = {
        client_id: undefined,
        scope: undefined,
        customers: undefined,
        permissions: ['orders:read'],
        'https://example.com/accounts': 'NO-1',
        name: 'own-name',
      }
      expect((await ask(await issuer.token({ audience: 'shop', claims }))).status).toBe(200)
      expect((await ask(await issuer.token({ audience: 'buildorder', claims }))).status).toBe(401)
      // The default claims are ignored then.
      const usual = await ask(await issuer.token({ audience: 'shop', claims: { name: 'x' } }))
      expect(usual.status).toBe(403)
    })
    await issuer.stop()
  })

  test('issuer keys: their address can be set instead of discovered', async () => {
    const issuer = await startIssuer()
    const env = { OIDC_ISSUER: 'https://issuer.example', OIDC_JWKS_URI: `${issuer.url}/keys` }
    await withService(env, async (ask) => {
      expect((await ask(await issuer.token({ issuer: 'https://issuer.example' }))).status).toBe(200)
      expect((await ask(await issuer.token())).status).toBe(401)
    })
    await issuer.stop()
  })

  test('issuer down: a token gets 503 with Retry-After, and 200 once the issuer is back', async () => {
    const issuer = await startIssuer()
    const token = await issuer.token()
    const { port } = new URL(issuer.url)
    const key = issuer.key
    await issuer.stop()
    await withService({ OIDC_ISSUER: issuer.url }, async (ask) => {
      const reply = await ask(token)
      expect(outcome(reply)).toEqual([503, 'issuer_unreachable'])
      expect(reply.headers.get('retry-after')).toMatch(/^\d+$/)
      // Text that is not a token is refused without asking the issuer.
      expect((await ask('nonsense')).status).toBe(401)
      const back = await startIssuer(Number(port))
      back.state.keys = [key.jwk]
      await expect.poll(async () => (await ask(token)).status, { timeout: 60_000, interval: 200 }).toBe(200)
      await back.stop()
      // Known keys keep working without the issuer.
      expect((await ask(token)).status).toBe(200)
    })
  })

  test.each([
    ['an error', { status: 500, text: '{}' }],
    ['no JSON', { status: 200, text: '<html>' }],
    ['something that is no set of keys', { status: 200, text: '{"message":"try later"}' }],
    ['null', { status: 200, text: 'null' }],
  ])('issuer answers %s instead of keys: a token gets 503', async (_what, keysAnswer) => {
    const issuer = await startIssuer()
    issuer.state.keysAnswer = keysAnswer
    await withService({ OIDC_ISSUER: issuer.url }, async (ask) => {
      const reply = await ask(await issuer.token())
      expect(outcome(reply)).toEqual([503, 'issuer_unreachable'])
      issuer.state.keysAnswer = undefined
      const token = await issuer.token()
      await expect.poll(async () => (await ask(token)).status, { timeout: 60_000, interval: 200 }).toBe(200)
    })
    await issuer.stop()
  })

  test('issuer keys: many tokens at once cause one request', async () => {
    const issuer = await startIssuer()
    await withService({ OIDC_ISSUER: issuer.url }, async (ask) => {
      const token = await issuer.token()
      const replies = await Promise.all(Array.from({ length: 100 }, () => ask(token)))
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(100)
      expect([issuer.state.discoveryRequests, issuer.state.keyRequests]).toEqual([1, 1])
    })
    await issuer.stop()
  })

  test('issuer failing: many tokens cause fewer and fewer requests, not one each', async () => {
    const issuer = await startIssuer()
    issuer.state.behave = (_request, response) => response.writeHead(500).end()
    await withService({ OIDC_ISSUER: issuer.url }, async (ask) => {
      const token = await issuer.token()
      const until = performance.now() + 3000
      let count = 0
      for (; performance.now() < until; count++) {
        expect(outcome(await ask(token))).toEqual([503, 'issuer_unreachable'])
        await pause(5)
      }
      expect(count).toBeGreaterThan(20)
      // After 0, 0.5, 1.5 and 3.5 seconds.
      expect(issuer.state.discoveryRequests).toBeLessThanOrEqual(4)
    })
    await issuer.stop()
  })

  test('issuer keys: an endless answer is cut off, and a token gets 503', async () => {
    const issuer = await startIssuer()
    const chunk = Buffer.alloc(64 * 1024, ' ')
    let sent = 0
    issuer.state.behave = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const writeChunks = () => {
        // An answer of 280 MB once crashed the process.
        while (!response.destroyed && sent < 300_000_000) {
          sent += chunk.length
          if (!response.write(chunk)) return void response.once('drain', writeChunks)
        }
        response.end()
      }
      writeChunks()
    }
    await withService({ OIDC_JWKS_URI: `${issuer.url}/keys`, OIDC_ISSUER: issuer.url }, async (ask) => {
      expect(outcome(await ask(await issuer.token()))).toEqual([503, 'issuer_unreachable'])
      expect(sent).toBeLessThan(20_000_000)
    })
    await issuer.stop()
  })

  test('issuer keys: a redirect is not followed', async () => {
    const issuer = await startIssuer()
    const other = await startIssuer()
    issuer.state.behave = (request, response) =>
      response.writeHead(302, { location: `${other.url}${request.url}` }).end()
    await withService({ OIDC_ISSUER: issuer.url }, async (ask) => {
      expect(outcome(await ask(await issuer.token()))).toEqual([503, 'issuer_unreachable'])
      expect(other.state.discoveryRequests).toBe(0)
    })
    await issuer.stop()
    await other.stop()
  })

  test('people: get the scopes of staff from their roles, never from the scope claim', async () => {
    const issuer = await startIssuer()
    const env = {
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: 'pages',
      OIDC_MACHINE_CLIENTS: 'erp',
      OIDC_ROLES_CLAIM: 'realm_access.roles',
      OIDC_ROLES: JSON.stringify({
        warehouse: { scopes: ['fulfilment'] },
        picker: { roles: ['warehouse'] },
        administrator: { scopes: ['admin'], accounts: ['NO-2'] },
        '*': { scopes: ['orders:read'] },
      }),
    }
    const service = await startCheckedService('sqlite', { env })
    const me = async (claims: Record<string, unknown>) => {
      const headers = bearer(await issuer.token({ claims }))
      const reply = await service.request<Me>('GET', '/customers/v1/me', { as: null, headers })
      return [reply.body.scopes, reply.body.accounts?.map(({ customerId }) => customerId)]
    }
    const person = { client_id: 'pages', sub: 'alice', scope: 'openid' }
    const wish = 'openid fulfilment catalog admin'
    const role = (...roles: string[]) => ({ realm_access: { roles } })
    expect(await me(person)).toEqual([['orders:read'], ['NO-1']])
    expect(await me({ ...person, scope: wish })).toEqual([['orders:read'], ['NO-1']])
    expect(await me({ ...person, ...role('warehouse', 'other') })).toEqual([['fulfilment'], ['NO-1']])
    expect(await me({ ...person, customers: [], ...role('administrator') })).toEqual([['admin'], ['NO-2']])
    expect(await me({ ...person, client_id: 'other-app' })).toEqual([[], ['NO-1']])
    const headers = bearer(await issuer.token({ claims: { ...person, ...role('picker', 'owner') } }))
    const picker = await service.request<Me>('GET', '/customers/v1/me', { as: null, headers })
    expect([picker.body.roles, picker.body.rights]).toEqual([['warehouse'], rightsOfRole('warehouse')])
    const began = await service.request('POST', '/customers/v1/session', { as: null, headers })
    const [cookie = ''] = began.headers.getSetCookie()
    const inBrowser = { Authorization: 'Session', Cookie: cookie.split(';')[0] ?? '' }
    const again = await service.request<Me>('GET', '/customers/v1/me', { as: null, headers: inBrowser })
    expect(again.body).toEqual(picker.body)
    // A listed program on its own behalf.
    expect(await me({ client_id: 'erp', scope: wish })).toEqual([['fulfilment', 'catalog'], ['NO-1']])
    await service.stop()
    await issuer.stop()
  })

  test('no issuer configured: no token is accepted, and no request is sent', async () => {
    const issuer = await startIssuer()
    await withService({}, async (ask) => {
      const reply = await ask(await issuer.token())
      expect([reply.status, codeOf(reply)]).toEqual([401, 'unauthenticated'])
      expect(issuer.state.keyRequests).toBe(0)
    })
    await issuer.stop()
  })
})
