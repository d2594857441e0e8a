// People who sign in with an email: invited, with a password, a second factor, links by email, and sessions.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashKey, insertKey } from '../../src/accounts/api-key.ts'
import type { AdminPerson, PersonSessions } from '../../src/contract/people.ts'
import type { Scope } from '../../src/contract/scopes.ts'
import { putCredential } from '../../src/people/credential.ts'
import { hashPassword } from '../../src/people/factors/password.ts'
import { totpCode } from '../../src/people/factors/totp.ts'
import { addFailure, guessed } from '../../src/people/failures.ts'
import { mintLink } from '../../src/people/link.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { createPasskey } from '../support/authenticator.ts'
import { codeOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done } from '../support/desk.ts'
import { draftOf, type RequestOptions, type TestReply, type TestService } from '../support/service.ts'
import { startSmtp } from '../support/smtp.ts'
import { change } from '../support/world.ts'

const boats = 'three small blue boats'
const trees = 'four large green trees'
const minute = 60_000
const outcome = (reply: TestReply) => [reply.status, codeOf(reply)]
const secretOf = (link: string | null) => link?.split('#')[1] ?? ''
const owner: RequestOptions = { as: null, headers: { Authorization: 'Bearer bo_owner' } }

describe.each(engines)('people on %s', (engine) => {
  let service: TestService
  /** Like the first, with an SMTP server. */
  let mailing: TestService
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let number = 0

  /** Of all passwords: a hash takes as long as many requests. */
  let hashOfBoats: string

  const keyOf = (client: string, scopes: Scope[], roles: string[]) =>
    insertKey({
      ...{ id: `key-${client}`, hash: hashKey(`bo_${client}`), client, accounts: [], scopes, roles },
      ...{ isDemo: false, createdAt: 0, revokedAt: null },
    })
  beforeAll(async () => {
    smtp = await startSmtp()
    service = await startCheckedService(engine, { env: { SESSION_HOURS: '4', SESSION_IDLE_MINUTES: '60' } })
    mailing = await startCheckedService(engine, {
      env: {
        SMTP_URL: smtp.url,
        MAIL_FROM: 'The shop <orders@shop.example>',
        PUBLIC_URL: 'https://shop.example/pcs/',
        EVENTS_MILLISECONDS: '50',
      },
    })
    const keys = [keyOf('owner', [], ['owner']), keyOf('admin', ['admin'], [])]
    await change(service, ['callers'], keys)
    await change(mailing, ['callers'], keys)
    hashOfBoats = await hashPassword(boats)
  })
  // Attempts are counted per minute.
  beforeEach(() => {
    service.time.now += 2 * minute
    mailing.time.now += 2 * minute
  })
  afterAll(async () => {
    await service.stop()
    await mailing.stop()
    await smtp.close()
  })

  const invite = (json: object, by = owner, to = service) =>
    to.request<AdminPerson & { link: string | null }>('POST', '/admin/v1/people', { ...by, json })
  const post = (path: string, json: object, to = service) =>
    to.request('POST', `/customers/v1/${path}`, { as: null, json })
  const signIn = (email: string, password: string, code: string | null = null, to = service) =>
    post('sign-in', { email, password, code }, to)
  const cookieOf = (reply: TestReply) => reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  const withCookie = (cookie: string): RequestOptions => ({
    as: null,
    headers: { Authorization: 'Session', Cookie: cookie },
  })
  const call = <T = unknown>(cookie: string, method: string, path: string, json?: object) =>
    service.request<T>(method, path, { ...withCookie(cookie), ...(json && { json }) })
  const me = (cookie: string) =>
    call<{ client: string; person: string; rights: string[]; accounts: object[] }>(
      cookie,
      'GET',
      '/customers/v1/me',
    )

  /** A person signs in with a link, which needs no hash. */
  async function enter(id: string): Promise<string> {
    const { path, writes } = mintLink(id, 'signIn', service.time.now)
    await service.store.batch(writes)
    const reply = await post('sign-in/link', { secret: secretOf(path), code: null })
    expect(reply.status, reply.text).toBe(204)
    return cookieOf(reply)
  }

  /** A person with a password, who has signed in. */
  async function join(roles: string[] = ['warehouse'], accounts: string[] = []) {
    const email = `person-${++number}@shop.example`
    const { personId: id } = (await invite({ email, name: 'Kari Nordmann', roles, accounts })).body
    await service.store.batch([putCredential(id, 'password', hashOfBoats, service.time.now)])
    return { email, id, cookie: await enter(id) }
  }

  test('people: one is invited, sets a password and signs in with the rights of the role', async () => {
    const reply = await invite({ email: ' Ola@Shop.example', name: 'Ola', roles: ['warehouse'] })
    expect([reply.status, reply.body.email, reply.body.link]).toEqual([
      201,
      'ola@shop.example',
      expect.stringMatching(/^\/set-password#[\w-]{43}$/),
    ])
    const secret = secretOf(reply.body.link)
    expect((await post('sign-in/password/link', { secret })).body).toEqual({
      email: 'ola@shop.example',
      name: 'Ola',
      minLength: 15,
    })
    const short = await post('sign-in/password', { secret, password: 'short' })
    expect([short.status, short.text]).toEqual([400, expect.stringContaining('needs at least 15')])
    expect((await post('sign-in/password', { secret, password: boats })).status).toBe(204)
    expect(outcome(await post('sign-in/password', { secret, password: trees }))).toEqual([
      404,
      'link_not_found',
    ])

    const signedIn = await signIn('OLA@shop.example', boats)
    expect(signedIn.headers.get('set-cookie')).toMatch(
      /^buildorder_session=[\w-]{43}; Path=\/; Max-Age=14400; HttpOnly; SameSite=Strict$/,
    )
    const { body } = await me(cookieOf(signedIn))
    expect([body.client, body.person, body.accounts]).toEqual(['ola@shop.example', 'Ola', []])
    expect(body.rights).toContain('ship-orders')
    expect(body.rights).not.toContain('issue-invoices')
  })

  test('people: a buyer orders for the accounts, and for no others', async () => {
    const { cookie } = await join([], ['NO-1'])
    const { body } = await me(cookie)
    expect([body.rights, body.accounts]).toEqual([[], [expect.objectContaining({ customerId: 'NO-1' })]])
    expect((await call(cookie, 'GET', '/orders/v1')).status).toBe(200)
    expect(outcome(await call(cookie, 'GET', '/cart/v1?customerId=DE-1'))).toEqual([
      403,
      'account_not_permitted',
    ])
  })

  test('people: nobody approves returns of the own account, or credits it; colleagues do', async () => {
    const buyer = (await join(['owner'], ['NO-1'])).cookie
    const colleague = (await join(['owner'])).cookie
    const desk = deskOf(service)
    const orderId = await service.place(draftOf([['PLENTY', 1]]))
    await desk.toWarehouse(orderId)
    done(await desk.invoice(orderId))
    const { deliveryId } = done(await desk.ship(orderId, [['10', 1]])).body
    done(await desk.deliver(orderId, deliveryId))
    const lines = [{ orderId, lineNumber: '10', quantity: 1, reason: 'ChangedMind' }]
    const { returnId } = (await call<{ returnId: string }>(buyer, 'POST', '/returns/v1', { lines })).body
    const credit = (cookie: string) =>
      call(cookie, 'POST', `/fulfilment/v1/orders/${orderId}/billings`, { type: 'CreditNote' })
    const approve = (cookie: string) => call(cookie, 'POST', `/fulfilment/v1/returns/${returnId}/approve`)
    expect(outcome(await approve(buyer))).toEqual([403, 'own_affair'])
    expect(outcome(await credit(buyer))).toEqual([403, 'own_affair'])
    expect((await approve(colleague)).status).toBe(200)
    expect((await credit(colleague)).status).toBe(201)
  })

  test('sign-in: an unknown email, a wrong password and a retired person get one answer', async () => {
    const { email, id } = await join()
    const retire = { ...owner, headers: { ...owner.headers, 'If-Match': '*' }, json: { retired: true } }
    const answers = [await signIn('nobody@shop.example', boats), await signIn(email, trees)]
    await service.request('PATCH', `/admin/v1/people/${id}`, retire)
    answers.push(await signIn(email, boats))
    const shown = answers.map(({ status, body }) => [status, { ...(body as object), traceId: '' }])
    expect(shown[0]?.[0]).toBe(422)
    expect(shown[1]).toEqual(shown[0])
    expect(shown[2]).toEqual(shown[0])
  })

  test('sign-in: after ten failures the right password waits, and a link does not; an email of nobody counts alike', async () => {
    const { email, id } = await join()
    const emails = [email, 'nobody-else@shop.example']
    const failuresOf = (each: string) =>
      service.store.all({
        statement: adHoc<{ failures: number }>('SELECT failures FROM sign_in_failure WHERE id = $1'),
        values: [guessed('password', each)],
      })
    for (const each of emails) {
      const failure = addFailure(guessed('password', each), service.time.now)
      for (let count = 0; count < 9; count++) await service.store.batch([failure])
      expect(outcome(await signIn(each, trees))).toEqual([422, 'sign_in_refused'])
      expect(await failuresOf(each)).toEqual([{ failures: 10 }])
    }
    service.time.now += minute - 1
    for (const each of emails) {
      expect(outcome(await signIn(each, boats))).toEqual([422, 'sign_in_refused'])
      expect(await failuresOf(each)).toEqual([{ failures: 10 }])
    }
    expect((await me(await enter(id))).status).toBe(200)
    service.time.now += 1
    expect((await signIn(email, boats)).status).toBe(204)
    expect(await failuresOf(email)).toEqual([])
  })

  test('sign-in: more than ten attempts per minute for an email are refused before they cost anything', async () => {
    const attempt = () => post('sign-in/email', { email: 'many@shop.example', purpose: 'signIn' }, mailing)
    const replies = await Promise.all(Array.from({ length: 12 }, attempt))
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  test('second factor: a code is needed, works once, and a recovery code replaces it once', async () => {
    const { id, email, cookie } = await join(['owner'])
    const other = await enter(id)
    const path = '/customers/v1/security/second-factor'
    expect(outcome(await call(cookie, 'POST', path, { password: trees }))).toEqual([422, 'sign_in_refused'])
    const { body } = await call<{ secret: string; uri: string }>(cookie, 'POST', path, { password: boats })
    expect(body.uri).toContain(`secret=${body.secret}`)
    const code = () => totpCode(body.secret, service.time.now)
    expect(outcome(await call(cookie, 'POST', `${path}/confirm`, { code: '000' }))).toEqual([
      422,
      'code_refused',
    ])
    const confirmed = await call<{ recoveryCodes: string[] }>(cookie, 'POST', `${path}/confirm`, {
      code: code(),
    })
    const [recovery = ''] = confirmed.body.recoveryCodes
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    expect(outcome(await me(other))).toEqual([401, 'session_ended'])

    expect(outcome(await signIn(email, boats))).toEqual([422, 'second_factor_needed'])
    expect(outcome(await signIn(email, trees, code()))).toEqual([422, 'sign_in_refused'])
    // The code of the confirmation was used.
    expect(outcome(await signIn(email, boats, code()))).toEqual([422, 'sign_in_refused'])
    service.time.now += 2 * minute
    const twice = await Promise.all([signIn(email, boats, code()), signIn(email, boats, code())])
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 422])
    expect((await signIn(email, boats, recovery.toLowerCase())).status).toBe(204)
    expect(outcome(await signIn(email, boats, recovery))).toEqual([422, 'sign_in_refused'])
    expect((await call(cookie, 'GET', '/customers/v1/security')).body).toMatchObject({
      secondFactor: true,
      recoveryCodes: 9,
    })
    const change = { current: boats, password: 'eightchr' }
    expect((await call(cookie, 'PUT', '/customers/v1/security/password', change)).status).toBe(204)
    // Alone, it is too short.
    expect((await call(cookie, 'POST', `${path}/remove`, { password: 'eightchr' })).status).toBe(400)
    const rows = JSON.stringify(
      await service.store.all({ statement: adHoc('SELECT * FROM person_credential') }),
    )
    expect([rows.includes('eightchr'), rows.includes(recovery)]).toEqual([false, false])
  })

  test('fresh sign-in: keys are made and rights are changed only soon after one, and keys are not asked', async () => {
    const { cookie, id } = await join(['owner'])
    const colleague = await join(['sales'])
    const at = `/admin/v1/people/${colleague.id}`
    const refused = [403, 'fresh_sign_in_needed']
    const all = (by: RequestOptions) =>
      Promise.all([
        invite({ email: `fresh-${++number}@shop.example`, name: 'Fresh', roles: ['sales'] }, by),
        service.request('POST', '/admin/v1/keys', {
          ...by,
          json: { client: `fresh-${number}`, accounts: [] },
        }),
        service.request('PATCH', '/admin/v1/keys/key-admin', { ...by, json: { scopes: ['catalog'] } }),
        service.request('PATCH', at, { ...by, json: { roles: ['warehouse'] } }),
        service.request('POST', `${at}/link`, by),
        service.request('POST', `${at}/remove-second-factor`, by),
      ])
    const isRefused = (replies: TestReply[]) => replies.map((reply) => codeOf(reply) === refused[1])
    service.time.now += 15 * minute
    expect(isRefused(await all(withCookie(cookie)))).not.toContain(true)
    service.time.now += 1
    const old = await all(withCookie(cookie))
    expect(old.map(outcome)).toEqual(old.map(() => refused))
    // What takes nothing and gives nothing is not asked, nor is a key.
    expect((await call(cookie, 'DELETE', `${at}/sessions`)).status).toBe(204)
    expect(isRefused(await all(owner))).not.toContain(true)
    const fresh = await enter(id)
    expect(isRefused(await all(withCookie(fresh)))).not.toContain(true)
  })

  describe('passkeys', () => {
    const at = { origin: 'http://localhost:8080' }
    const page = { Origin: at.origin }
    const own = { ...at, rpId: 'localhost' }
    const ask = async (cookie: string) => {
      const by = { as: null, headers: { Authorization: 'Session', Cookie: cookie, ...page } }
      const path = '/customers/v1/security/passkeys/options'
      const reply = await service.request<{ challenge: string; user: { id: string } }>('POST', path, by)
      return { ...reply.body, reply }
    }
    const add = (cookie: string, credential: object) =>
      service.request<{ passkeyId: string }>('POST', '/customers/v1/security/passkeys', {
        ...{ as: null, headers: { Authorization: 'Session', Cookie: cookie, ...page } },
        json: { name: 'Phone', credential },
      })
    const askToSignIn = async () =>
      (
        await service.request<{ challenge: string }>('POST', '/customers/v1/sign-in/passkey/options', {
          as: null,
          headers: page,
        })
      ).body.challenge
    const enterWith = (credential: object) =>
      service.request('POST', '/customers/v1/sign-in/passkey', {
        ...{ as: null, headers: page },
        json: { credential },
      })
    const refused = [422, 'passkey_refused']

    async function joinWithPasskey() {
      const person = await join(['sales'])
      const { challenge, user } = await ask(person.cookie)
      const passkey = createPasskey(user.id)
      const reply = await add(person.cookie, passkey.register({ ...own, challenge }))
      expect(reply.status, reply.text).toBe(201)
      return { ...person, passkey }
    }

    test('passkey: signs in without email, password and code, is listed and removed', async () => {
      const { id, cookie, email, passkey } = await joinWithPasskey()
      // The second factor of the person is not asked for.
      await service.store.batch([putCredential(id, 'totp', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 0)])
      const reply = await enterWith(passkey.use({ ...own, challenge: await askToSignIn() }))
      expect(reply.status, reply.text).toBe(204)
      expect((await me(cookieOf(reply))).body.client).toBe(email)
      const security = await call<{ passkeys: object[] }>(cookie, 'GET', '/customers/v1/security')
      expect(security.body.passkeys).toEqual([
        expect.objectContaining({ passkeyId: passkey.id, name: 'Phone', backedUp: true }),
      ])
      const path = `/customers/v1/security/passkeys/${passkey.id}`
      expect((await call(cookie, 'DELETE', path)).status).toBe(204)
      expect(outcome(await call(cookie, 'DELETE', path))).toEqual([404, 'passkey_not_found'])
      expect(outcome(await enterWith(passkey.use({ ...own, challenge: await askToSignIn() })))).toEqual(
        refused,
      )
    })

    test('passkey: goes with the second factor and the password of a lost device, and stays when the person removes a factor', async () => {
      const { id, cookie, passkey } = await joinWithPasskey()
      await service.store.batch([putCredential(id, 'totp', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 0)])
      const use = async () =>
        (await enterWith(passkey.use({ ...own, challenge: await askToSignIn() }))).status
      const path = '/customers/v1/security/second-factor/remove'
      expect((await call(cookie, 'POST', path, { password: boats })).status).toBe(204)
      expect(await use()).toBe(204)
      const lost = await service.request('POST', `/admin/v1/people/${id}/remove-second-factor`, owner)
      expect([lost.status, await use()]).toEqual([204, 422])
    })

    test('passkey: questions use up no attempts to sign in', async () => {
      const questions = Array.from({ length: 61 }, () =>
        service.request('POST', '/customers/v1/sign-in/passkey/options', { as: null, headers: page }),
      )
      const refusals = (await Promise.all(questions)).filter(({ status }) => status === 429)
      expect(refusals).toHaveLength(1)
      expect(outcome(await post('sign-in/link', { secret: 'unknown', code: null }))).toEqual([
        404,
        'link_not_found',
      ])
    })

    test('passkey: a challenge works once, for minutes, and in the session that asked for it', async () => {
      const { cookie, passkey } = await joinWithPasskey()
      const challenge = await askToSignIn()
      expect((await enterWith(passkey.use({ ...own, challenge }))).status).toBe(204)
      expect(outcome(await enterWith(passkey.use({ ...own, challenge })))).toEqual(refused)
      expect(outcome(await enterWith(passkey.use({ ...own, challenge: 'invented' })))).toEqual(refused)
      const late = await askToSignIn()
      const { challenge: ofSession, user } = await ask(cookie)
      const other = createPasskey(user.id)
      expect(outcome(await enterWith(passkey.use({ ...own, challenge: ofSession })))).toEqual(refused)
      const { cookie: stranger } = await join()
      expect(outcome(await add(stranger, other.register({ ...own, challenge: ofSession })))).toEqual(refused)
      expect(outcome(await add(cookie, other.register({ ...own, challenge: await askToSignIn() })))).toEqual(
        refused,
      )
      service.time.now += 5 * minute
      expect(outcome(await enterWith(passkey.use({ ...own, challenge: late })))).toEqual(refused)
      expect(outcome(await add(cookie, other.register({ ...own, challenge: ofSession })))).toEqual(refused)
    })

    test.each([
      ['another page asked', { origin: 'http://localhost:9999' }],
      ['another host asked', { rpId: 'evil.example' }],
      ['nobody checked who uses it', { isVerified: false }],
    ])('passkey: is refused if %s', async (_, wrong) => {
      const { cookie, passkey } = await joinWithPasskey()
      const use = { ...own, challenge: await askToSignIn(), ...wrong }
      expect(outcome(await enterWith(passkey.use(use)))).toEqual(refused)
      const { challenge, user } = await ask(cookie)
      const other = createPasskey(user.id).register({ ...own, challenge, ...wrong })
      expect(outcome(await add(cookie, other))).toEqual(refused)
    })

    test('passkey: one whose counter does not grow is a copy, and another key or person is refused', async () => {
      const { id, cookie, passkey } = await joinWithPasskey()
      const use = async (counter: number, one = passkey) =>
        outcome(await enterWith(one.use({ ...own, counter, challenge: await askToSignIn() })))
      expect([await use(7), await use(7), await use(6), await use(8)].map(([status]) => status)).toEqual([
        204, 422, 422, 204,
      ])
      const handle = Buffer.from(id).toString('base64url')
      expect(await use(9, { ...createPasskey(handle), id: passkey.id })).toEqual(refused)
      for (const user of ['', '\0', (await join()).id]) {
        const forged = passkey.use({ ...own, counter: 9, challenge: await askToSignIn() })
        forged.response.userHandle = Buffer.from(user).toString('base64url')
        expect(outcome(await enterWith(forged))).toEqual(refused)
      }
      service.time.now += 16 * minute
      expect(outcome((await ask(cookie)).reply)).toEqual([403, 'fresh_sign_in_needed'])
      const retire = { ...owner, headers: { ...owner.headers, 'If-Match': '*' }, json: { retired: true } }
      await service.request('PATCH', `/admin/v1/people/${id}`, retire)
      expect(await use(10)).toEqual(refused)
    })

    test('passkey: without PUBLIC_URL it belongs to localhost, with it to that host, whatever the page says', async () => {
      const path = '/customers/v1/sign-in/passkey/options'
      const from = (to: TestService, origin: string) =>
        to.request<{ rpId: string }>('POST', path, { as: null, headers: { Origin: origin } })
      for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example'])
        expect(outcome(await from(service, origin))).toEqual([422, 'passkeys_not_offered'])
      expect((await from(mailing, 'https://evil.example')).body.rpId).toBe('shop.example')
    })
  })

  test('sessions: end by the person, with the password, unused, and at the absolute limit', async () => {
    const { id, cookie } = await join()
    const [second, third] = [await enter(id), await enter(id)]
    const path = '/customers/v1/sessions'
    const listed = (await call<PersonSessions>(cookie, 'GET', path)).body.sessions
    expect(listed.map(({ current }) => current).sort()).toEqual([false, false, true])
    const stranger = await join()
    const theirs = (await call<PersonSessions>(stranger.cookie, 'GET', path)).body.sessions[0]?.sessionId
    expect(outcome(await call(cookie, 'DELETE', `${path}/${theirs}`))).toEqual([404, 'session_not_found'])

    const ofSecond = (await call<PersonSessions>(second, 'GET', path)).body.sessions.find(
      ({ current }) => current,
    )
    expect((await call(cookie, 'DELETE', `${path}/${ofSecond?.sessionId}`)).status).toBe(204)
    expect(outcome(await me(second))).toEqual([401, 'session_ended'])
    const change = { current: boats, password: trees }
    expect((await call(cookie, 'PUT', '/customers/v1/security/password', change)).status).toBe(204)
    expect([outcome(await me(third))[1], (await me(cookie)).status]).toEqual(['session_ended', 200])

    for (let used = 0; used < 4; used++) {
      expect((await me(cookie)).status).toBe(200)
      service.time.now += 59 * minute
    }
    // Four hours are over in four minutes, less than those that passed since the invitation.
    service.time.now += 4 * minute
    expect(outcome(await me(cookie))).toEqual([401, 'session_ended'])
    const unused = await enter(id)
    service.time.now += 60 * minute
    expect(outcome(await me(unused))).toEqual([401, 'session_ended'])
  })

  test('people: a changed role counts with the next request, and retiring ends sessions and links', async () => {
    const { id, cookie, email } = await join()
    const path = `/admin/v1/people/${id}`
    const patch = (json: object) =>
      service.request('PATCH', path, { ...owner, headers: { ...owner.headers, 'If-Match': '*' }, json })
    await patch({ roles: ['accountant'] })
    expect((await me(cookie)).body.rights).toContain('issue-invoices')
    const { body } = await service.request<{ link: string }>('POST', `${path}/link`, owner)
    expect((await patch({ retired: true })).status).toBe(200)
    expect(outcome(await me(cookie))).toEqual([401, 'session_ended'])
    const secret = secretOf(body.link)
    expect(outcome(await post('sign-in/password', { secret, password: trees }))).toEqual([
      404,
      'link_not_found',
    ])
    await patch({ retired: false })
    expect(outcome(await me(cookie))).toEqual([401, 'session_ended'])
    expect((await signIn(email, boats)).status).toBe(204)
  })

  test('people: a session that began while its person was retired does not work', async () => {
    const { id, cookie } = await join()
    expect((await me(cookie)).status).toBe(200)
    // As after a race: retiring removes the sessions that it finds.
    const retire = adHoc('UPDATE people SET retired_at = $2 WHERE id = $1')
    await service.store.batch([{ statement: retire, values: [id, service.time.now], rows: 1 }])
    expect(outcome(await me(cookie))).toEqual([401, 'session_ended'])
  })

  test('people: nobody gives or takes over rights that they do not have', async () => {
    const { id } = await join(['owner'])
    const admin: RequestOptions = { as: null, headers: { Authorization: 'Bearer bo_admin' } }
    const invited = await invite({ email: 'x@shop.example', name: 'X', roles: ['owner'] }, admin)
    expect(outcome(invited)).toEqual([403, 'grant_not_permitted'])
    for (const [method, what] of [
      ['POST', 'link'],
      ['POST', 'remove-second-factor'],
      ['DELETE', 'sessions'],
    ] as const) {
      const reply = await service.request(method, `/admin/v1/people/${id}/${what}`, admin)
      expect([what, ...outcome(reply)]).toEqual([what, 403, 'grant_not_permitted'])
    }
  })

  test('people: who manages keys decides about no client and no key with more rights, and enables only soon after a sign-in', async () => {
    const boss = await join(['owner'])
    const clerk = await join(['read-only'])
    const as = (authorization: string): RequestOptions => ({
      as: null,
      headers: { Authorization: authorization },
    })
    const admin = as('Bearer bo_admin')
    const set = (client: string, enabled: boolean, by: RequestOptions) =>
      service.request('PATCH', `/admin/v1/clients/${client}`, { ...by, json: { enabled } })
    const refused = [403, 'grant_not_permitted']
    for (const client of [boss.email, 'owner'])
      for (const enabled of [false, true])
        expect([client, enabled, ...outcome(await set(client, enabled, admin))]).toEqual([
          ...[client, enabled],
          ...refused,
        ])
    const revoke = { ...admin, headers: { ...admin.headers, 'If-Match': '*' } }
    expect(outcome(await service.request('POST', '/admin/v1/keys/key-owner/revoke', revoke))).toEqual(refused)
    expect((await set('nobody-with-rights', false, admin)).status).toBe(200)

    expect((await set(clerk.email, false, owner)).status).toBe(200)
    service.time.now += 16 * minute
    const old = withCookie(boss.cookie)
    expect(outcome(await set(clerk.email, true, old))).toEqual([403, 'fresh_sign_in_needed'])
    expect((await set('nobody-else', false, old)).status).toBe(200)
    expect((await set(clerk.email, true, withCookie(await enter(boss.id)))).status).toBe(200)
  })

  test('people: who manages people does not lose that unasked; emails are unique; errors name their fields', async () => {
    const { id, cookie, email } = await join(['owner'])
    const path = `/admin/v1/people/${id}`
    const change = (query: string, json: object) =>
      service.request('PATCH', path + query, {
        as: null,
        headers: { Authorization: 'Session', Cookie: cookie, 'If-Match': '*' },
        json,
      })
    expect(outcome(await change('', { roles: ['sales'] }))).toEqual([422, 'own_access_lost'])
    expect(outcome(await change('', { retired: true }))).toEqual([422, 'own_access_lost'])
    expect((await change('?confirm=true', { roles: ['sales'] })).status).toBe(200)
    const again = await invite({ email: email.toUpperCase(), name: 'Again', roles: ['sales'] })
    expect(outcome(again)).toEqual([422, 'email_in_use'])
    const wrong = await invite({ email: 'no email', name: ' ', roles: ['king'], accounts: ['NO-9'] })
    const { errors } = wrong.body as unknown as { errors: { fieldName: string }[] }
    expect(errors.map(({ fieldName }) => fieldName).sort()).toEqual(['accounts', 'email', 'name', 'roles'])
  })

  test('people: sessions and the second factor of others end by those who manage people, and the audit says so', async () => {
    const { id, cookie, email } = await join()
    const path = `/admin/v1/people/${id}`
    const sessions = await service.request<PersonSessions>('GET', `${path}/sessions`, owner)
    expect(sessions.body.sessions).toHaveLength(1)
    expect((await service.request('DELETE', `${path}/sessions`, owner)).status).toBe(204)
    expect(outcome(await me(cookie))).toEqual([401, 'session_ended'])
    expect((await service.request('POST', `${path}/remove-second-factor`, owner)).status).toBe(204)
    expect(outcome(await signIn(email, boats))).toEqual([422, 'sign_in_refused'])
    const audit = await service.request<{ entries: { action: string; client: string }[] }>(
      'GET',
      `/admin/v1/audit?entityId=${id}`,
      owner,
    )
    expect(audit.body.entries.map(({ action, client }) => [action, client])).toEqual([
      ['remove-second-factor', 'owner'],
      ['end-sessions', 'owner'],
      ['create', 'owner'],
    ])
  })

  test('links by email: invite, sign in once without a password, and set a new one; nothing goes to strangers', async () => {
    const received = async () => {
      await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBe(1)
      const [mail] = smtp.received.splice(0)
      const raw = mail?.raw.replace(/=\r?\n/g, '') ?? ''
      return {
        to: mail?.recipients,
        link: /https:\/\/shop\.example\/pcs\/([\w-]+)#([\w-]{43})/.exec(raw) ?? [],
      }
    }
    const email = 'anne@shop.example'
    const invited = await invite({ email, name: 'Anne', roles: ['sales'] }, owner, mailing)
    expect(invited.body.link).toBeNull()
    const invitation = await received()
    expect([invitation.to, invitation.link[1]]).toEqual([[email], 'set-password'])
    const ask = (to: string, purpose: string) => post('sign-in/email', { email: to, purpose }, mailing)

    expect((await ask('stranger@shop.example', 'signIn')).status).toBe(204)
    expect((await ask('ANNE@shop.example', 'signIn')).status).toBe(204)
    const [, page, secret] = (await received()).link
    expect(page).toBe('sign-in-link')
    const linkIn = () => post('sign-in/link', { secret, code: null }, mailing)
    const twice = await Promise.all([linkIn(), linkIn()])
    expect(twice.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(outcome(await linkIn())).toEqual([404, 'link_not_found'])
    const outbox = await mailing.store.all({ statement: adHoc('SELECT * FROM mail') })
    expect(outbox.map(({ recipient, state }) => [recipient, state])).toEqual([
      [email, 'Sent'],
      [email, 'Sent'],
    ])
    expect(JSON.stringify(outbox)).not.toContain(secret)

    expect((await ask(email, 'password')).status).toBe(204)
    const forgotten = (await received()).link[2] ?? ''
    mailing.time.now += 60 * minute
    expect(outcome(await post('sign-in/password', { secret: forgotten, password: trees }, mailing))).toEqual([
      404,
      'link_not_found',
    ])
    expect(outcome(await post('sign-in/email', { email, purpose: 'password' }))).toEqual([
      422,
      'emails_not_sent',
    ])
  })
})
