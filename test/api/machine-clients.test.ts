// An attack on the loopback: tokens of people in every shape that issuers also give to machines, sent to every operation of staff.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentWith } from '../../src/app/service-document.fixture.ts'
import { isStaffScope, type Scope, scopes } from '../../src/contract/scopes.ts'
import { codeOf, startCheckedService } from '../support/contract.ts'
import { type DocumentedOperation, exampleBody, operationsOf, pathWith } from '../support/document.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { startSignInIssuer } from '../support/issuer-sign-in.ts'
import { signInAs, tokenOfClient } from '../support/issuer-tokens.ts'
import { draftOf, type TestReply, type TestService } from '../support/service.ts'

const staffOperations = operationsOf(documentWith()).filter((operation) =>
  isStaffScope(String(operation['x-scope'])),
)
const every = scopes.join(' ')
/** One operation for each right: what a caller may do is decided by its rights alone. */
const oneOfEachRight = [...new Map(staffOperations.map((each) => [each['x-right'], each])).values()]

/** Fewer at once than callers that are not verified may be: more are told to come again, which says nothing about rights. */
const atOnce = 20

async function askEach(
  service: TestService,
  token: string,
  params: Record<string, string>,
  operations: readonly DocumentedOperation[] = staffOperations,
): Promise<(readonly [string, TestReply])[]> {
  const replies: (readonly [string, TestReply])[] = []
  for (let start = 0; start < operations.length; start += atOnce) {
    const group = operations.slice(start, start + atOnce).map(async (operation) => {
      const json = exampleBody(operation)
      const reply = await service.request(operation.method, pathWith(operation, params), {
        as: null,
        headers: { Authorization: `Bearer ${token}`, 'If-Match': '*' },
        ...(json === undefined ? {} : { json }),
      })
      return [`${operation.method} ${operation.template}`, reply] as const
    })
    replies.push(...(await Promise.all(group)))
  }
  return replies
}

/** The operations that did not refuse the caller, with their status. */
const reached = (replies: (readonly [string, TestReply])[]) =>
  replies
    .filter(([, reply]) => !(reply.status === 401 || (reply.status === 403 && isRefusal(reply))))
    .map(([title, reply]) => `${title} ${reply.status}`)
const isRefusal = (reply: TestReply) =>
  ['scope_missing', 'client_not_permitted'].includes(String(codeOf(reply)))

/** What issuers write into tokens of machines. A person can have each of these: by a login name, a mapper, or a lightweight token. */
const shapes = (client: string): [string, Record<string, unknown>][] => [
  ['no sub', {}],
  ['an empty sub', { sub: '' }],
  ['sub equal to the client', { sub: client }],
  ['sub equal to a machine', { sub: 'erp' }],
  ['sub of a machine at Auth0', { sub: `${client}@clients` }],
  ['gty of Auth0', { sub: 'mallory', gty: 'client-credentials' }],
  ['idtyp of Entra ID', { sub: 'mallory', idtyp: 'app' }],
  ['the user name of a service account', { sub: 'm', preferred_username: `service-account-${client}` }],
  ['the user name of a listed machine', { sub: 'm', preferred_username: 'service-account-erp' }],
  ['a listed machine as azp', { sub: 'mallory', azp: 'erp' }],
  ['a listed machine in other claims', { sub: 'm', appid: 'erp', cid: 'erp', name: 'erp', clientId: 'erp' }],
  ['the role *', { sub: 'mallory', roles: ['*'] }],
  ['scopes of staff as roles', { sub: 'mallory', roles: scopes }],
]

/** Clients of tokens: the pages, another program, names that resemble a listed one, and none at all. */
const clients: [string, Record<string, unknown>][] = [
  ['pages', { client_id: 'pages' }],
  ['other-app', { client_id: 'other-app' }],
  ['other-app', { client_id: undefined, azp: 'other-app' }],
  ['ERP', { client_id: 'ERP' }],
  ['erp wms', { client_id: 'erp wms' }],
  ['erp', { client_id: ['erp'] }],
  ['erp', { client_id: undefined, azp: undefined, client: 'erp' }],
]

describe('machine clients', () => {
  let issuer: TestIssuer
  let service: TestService
  let orderId: string
  beforeAll(async () => {
    issuer = await startIssuer()
    service = await startCheckedService('sqlite', {
      env: {
        OIDC_ISSUER: issuer.url,
        OIDC_CLIENT_ID: 'pages',
        OIDC_MACHINE_CLIENTS: 'erp, wms',
        OIDC_ROLES: JSON.stringify({
          '*': { scopes: ['orders:read'] },
          warehouse: { scopes: ['fulfilment'] },
        }),
      },
    })
    orderId = await service.place(draftOf())
  })
  afterAll(async () => {
    await service.stop()
    await issuer.stop()
  })

  const attack = async (claims: Record<string, unknown>, operations = staffOperations) => {
    const token = await issuer.token({ claims: { scope: every, ...claims } })
    return reached(await askEach(service, token, { orderId }, operations))
  }

  test.each(
    clients.flatMap(([client, claims]) => shapes(client).map((shape) => [claims, ...shape] as const)),
  )('token of a person: %j with %s reaches nothing of staff', async (client, what, claims) => {
    // Each shape is sent for each right, and together they are sent to every operation.
    const all = shapes('').map(([name]) => name)
    const share = staffOperations.filter((_, index) => index % all.length === all.indexOf(what))
    expect(share.length).toBeGreaterThan(5)
    expect(await attack({ ...claims, ...client }, [...oneOfEachRight, ...share])).toEqual([])
  })

  test('token of a listed machine: has the staff scopes of its token, except admin', async () => {
    for (const client of [{ client_id: 'erp' }, { client_id: undefined, azp: 'wms' }]) {
      const token = await issuer.token({ claims: { customers: [], scope: every, ...client } })
      const me = await service.request<{ scopes: Scope[] }>('GET', '/customers/v1/me', {
        as: null,
        headers: { Authorization: `Bearer ${token}` },
      })
      expect(me.body.scopes.filter(isStaffScope)).toEqual(['fulfilment', 'catalog'])
    }
    expect(await attack({ client_id: 'erp', scope: 'orders:read' })).toEqual([])
  })

  test('prices by hand: a person does not set them for an own account, whatever gave the right, and a machine may', async () => {
    const price = async (claims: Record<string, unknown>) => {
      const token = await issuer.token({ claims: { customers: ['NO-1'], roles: ['warehouse'], ...claims } })
      const bearer = { as: null, headers: { Authorization: `Bearer ${token}` } }
      const begun = await service.request('POST', '/customers/v1/session', { ...bearer, json: {} })
      const Cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
      const session = { as: null, headers: { Authorization: 'Session', Cookie } }
      const materialId = { type: 'MaterialNumber', value: 'PLENTY' }
      const ask = (by: typeof bearer | typeof session, customerId: string) =>
        service.request('POST', '/fulfilment/v1/orders/price', {
          ...by,
          json: {
            ...{ ...draftOf(), soldTo: undefined, customerId },
            orderLines: [{ materialId, quantity: 1, manualPrice: { net: 1, reason: 'Agreed' } }],
          },
        })
      const replies = [await ask(bearer, 'NO-1'), await ask(session, 'NO-1'), await ask(session, 'NO-2')]
      return replies.map((reply) => codeOf(reply) ?? reply.status)
    }
    expect(await price({ client_id: 'pages', sub: 'alice' })).toEqual(['own_affair', 'own_affair', 200])
    expect(await price({ client_id: 'erp' })).toEqual([200, 200, 200])
  })

  test('token of the pages: needs a person', async () => {
    const ask = async (claims: Record<string, unknown>) => {
      const headers = { Authorization: `Bearer ${await issuer.token({ claims })}` }
      return service.request('GET', '/customers/v1/me', { as: null, headers })
    }
    expect((await ask({ client_id: 'pages', sub: 'alice' })).status).toBe(200)
    for (const sub of [undefined, '', 7]) {
      const reply = await ask({ client_id: 'pages', sub })
      expect([reply.status, codeOf(reply)]).toEqual([401, 'unauthenticated'])
    }
  })
})

test('machine clients at a real issuer: a person named like the client and an unlisted program reach nothing of staff', async () => {
  const issuer = await startSignInIssuer({ offers: scopes })
  const service = await startCheckedService('sqlite', {
    env: { ...issuer.env, OIDC_MACHINE_CLIENTS: 'erp' },
    clock: Date.now,
  })
  try {
    await issuer.register(service.url)
    const orderId = await service.place(draftOf())
    for (const login of ['pages', 'erp', 'service-account-pages', 'service-account-erp', 'pages@clients']) {
      issuer.state.customers[login] = ['NO-1']
      const token = await signInAs(issuer, service.url, login, every)
      expect([login, reached(await askEach(service, token, { orderId }))]).toEqual([login, []])
    }
    const unlisted = await tokenOfClient(issuer, 'unlisted', every)
    expect(reached(await askEach(service, unlisted, { orderId }))).toEqual([])
    const listed = await tokenOfClient(issuer, 'erp', every)
    const list = staffOperations.filter(({ operationId }) => operationId === 'listAllOrders')
    expect((await askEach(service, listed, {}, list)).map(([, reply]) => reply.status)).toEqual([200])
  } finally {
    await service.stop()
    await issuer.stop()
  }
})
