// Sessions of browsers: a credential is exchanged for a cookie that scripts cannot read.

import { beforeEach, describe, expect, test } from 'vitest'
import { revokeKey } from '../../src/accounts/api-key.ts'
import { disableClient, enableClient } from '../../src/accounts/directory.ts'
import { insertSession, mintSessionCookie, sessionIdOf } from '../../src/accounts/session.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { codeOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { forTests } from '../support/for-tests.ts'
import { startOfTime } from '../support/service.ts'
import { change } from '../support/world.ts'

const path = '/customers/v1/session'

describe.each(engines)('sessions on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine, { env: { SESSION_HOURS: '2' } }))
  beforeEach(() => {
    service.time.now = startOfTime
  })

  /** The whole Set-Cookie header. */
  async function begin(headers: Record<string, string> = {}, json?: unknown): Promise<string> {
    const reply = await service.request('POST', path, { headers, ...(json ? { json } : {}) })
    expect(reply.status, reply.text).toBe(204)
    return reply.headers.get('set-cookie') ?? ''
  }
  const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''
  const ask = (cookie: string, authorization = 'Session', method = 'GET', where = '/customers/v1/me') =>
    service.request<{ client: string }>(method, where, {
      as: null,
      headers: { Authorization: authorization, Cookie: cookie },
    })

  test('session: the cookie stands for the key that began it', async () => {
    const cookie = pairOf(await begin())
    const reply = await ask(`theme=dark; ${cookie}; other=1`)
    expect([reply.status, reply.body.client]).toEqual([200, 'client-shop'])
    expect((await ask(cookie)).text).toBe((await service.request('GET', '/customers/v1/me')).text)
  })

  test('session: scripts cannot read the cookie, other sites cannot send it, and https keeps it on https', async () => {
    const cookie = await begin()
    expect(cookie).toMatch(/^buildorder_session=[\w-]{43}; Path=\/; Max-Age=7200; HttpOnly; SameSite=Strict$/)
    expect(await begin({ Origin: 'http://127.0.0.1' })).not.toContain('Secure')
    const secure = await begin({ Origin: 'https://shop.example' })
    expect(secure).toMatch(/^__Host-buildorder_session=[\w-]{43}; Path=\/; .*; SameSite=Strict; Secure$/)
    // What another subdomain may have planted does not count beside it.
    expect((await ask(`buildorder_session=planted; ${pairOf(secure)}`)).status).toBe(200)
    expect((await ask(`${cookie.split(';')[0]}; __Host-buildorder_session=ended`)).status).toBe(401)
  })

  test('session: the database has only the hash of the cookie, and no key', async () => {
    const value = pairOf(await begin()).split('=')[1] ?? ''
    const [row] = await service.store.all({ statement: adHoc('SELECT * FROM session') })
    expect(JSON.stringify(row)).not.toContain(value)
    expect(JSON.stringify(row)).not.toContain('bo_shop')
  })

  test('session: a cookie without the header `Authorization: Session` is ignored, so that no other site can use it', async () => {
    const cookie = pairOf(await begin())
    const reply = await service.request('GET', '/customers/v1/me', { as: null, headers: { Cookie: cookie } })
    expect([reply.status, codeOf(reply)]).toEqual([401, 'unauthenticated'])
  })

  test.each(['', 'buildorder_session=', 'buildorder_session=x', `buildorder_session=${'a'.repeat(43)}`])(
    'session: the cookie "%s" is refused',
    async (cookie) => {
      const reply = await ask(cookie)
      expect([reply.status, codeOf(reply)]).toEqual([401, 'session_ended'])
    },
  )

  test('session: ends after its hours', async () => {
    const cookie = pairOf(await begin())
    service.time.now += 2 * 3_600_000 - 1
    expect((await ask(cookie)).status).toBe(200)
    service.time.now += 1
    const reply = await ask(cookie)
    expect([reply.status, codeOf(reply)]).toEqual([401, 'session_ended'])
  })

  /** As if a person had signed in at the issuer. */
  async function beginWithToken(): Promise<string> {
    const cookie = mintSessionCookie()
    const caller = {
      id: 'kari',
      person: 'kari',
      client: 'portal',
      subject: 'kari',
      accounts: [],
      scopes: ['fulfilment' as const],
    }
    const session = {
      id: sessionIdOf(cookie),
      credential: { caller, idToken: null },
      createdAt: startOfTime,
      expiresAt: startOfTime + 2 * 3_600_000,
    }
    await service.store.batch([insertSession(session)])
    return `buildorder_session=${cookie}`
  }

  test.each([
    ['key', begin],
    ['token', beginWithToken],
  ])(
    'session: one that began with a %s cannot begin another one, so that it cannot outlive its hours',
    async (_, beginThis) => {
      const cookie = pairOf(await beginThis())
      service.time.now += 2 * 3_600_000 - 1
      expect((await ask(cookie)).status).toBe(200)
      const reply = await ask(cookie, 'Session', 'POST', path)
      expect([reply.status, codeOf(reply)]).toEqual([401, 'unauthenticated'])
      expect(reply.headers.get('set-cookie')).toBeNull()
      expect((await ask(cookie)).status).toBe(200)
    },
  )

  test('session: signing out ends this one at once, and no other', async () => {
    const [mine, other] = [pairOf(await begin()), pairOf(await begin())]
    const reply = await ask(mine, 'Session', 'DELETE', path)
    expect([reply.status, reply.body]).toEqual([200, { idToken: null }])
    expect(reply.headers.get('set-cookie')).toMatch(/^buildorder_session=; Path=\/; Max-Age=0;/)
    expect(codeOf(await ask(mine))).toBe('session_ended')
    expect((await ask(other)).status).toBe(200)
  })

  test('session: signing out ends the session of each cookie, and removes both names', async () => {
    const [plain, secure] = [pairOf(await begin()), pairOf(await begin({ Origin: 'https://shop.example' }))]
    const reply = await ask(`${plain}; ${secure}`, 'Session', 'DELETE', path)
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^buildorder_session=; Path=\/; Max-Age=0;/),
      expect.stringMatching(/^__Host-buildorder_session=; Path=\/; Max-Age=0;.*Secure$/),
    ])
    expect([codeOf(await ask(plain)), codeOf(await ask(secure))]).toEqual(['session_ended', 'session_ended'])
  })

  test('session: the ID token is returned by signing out, for the end of the session at the issuer', async () => {
    const idToken = `a.${'b'.repeat(1000)}.c`
    const cookie = pairOf(await begin({}, { idToken }))
    expect((await ask(cookie, 'Session', 'DELETE', path)).body).toEqual({ idToken })
  })

  test('session: signing out with a key ends nothing', async () => {
    const reply = await service.request('DELETE', path)
    expect([reply.status, reply.body]).toEqual([200, { idToken: null }])
    expect((await service.request('GET', '/customers/v1/me')).status).toBe(200)
  })

  test('session: a disabled client and a revoked key end it', async () => {
    const cookie = pairOf(await begin())
    await change(service, ['callers'], [disableClient('client-shop')])
    expect(codeOf(await ask(cookie))).toBe('client_not_permitted')
    await change(service, ['callers'], [enableClient('client-shop')])
    expect((await ask(cookie)).status).toBe(200)
    const keyId = [...service.service.context.directory.current.keys.values()].find(
      ({ client }) => client === 'client-shop',
    )?.id
    await change(service, ['callers'], [revokeKey(keyId ?? '', service.time.now)])
    expect(codeOf(await ask(cookie))).toBe('session_ended')
  })
})
