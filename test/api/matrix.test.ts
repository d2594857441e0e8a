// Route × scope × account, from the OpenAPI document: a new operation is covered without being named here.

import { beforeAll, describe, expect, test } from 'vitest'
import { hashKey, insertKey } from '../../src/accounts/api-key.ts'
import { documentWith } from '../../src/app/service-document.fixture.ts'
import { rightNames, rights, roleNames, rolesWith } from '../../src/contract/rights.ts'
import { customerScopes, isStaffScope, type Scope, scopes } from '../../src/contract/scopes.ts'
import { issueInvoice } from '../support/company.ts'
import { codeOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done } from '../support/desk.ts'
import {
  type DocumentedOperation,
  exampleBody,
  hasParameter,
  operationsOf,
  pathWith,
} from '../support/document.ts'
import { forTests } from '../support/for-tests.ts'
import { address, draftOf, type RequestOptions, type TestReply } from '../support/service.ts'
import { addConfiguration, change } from '../support/world.ts'

const operations = operationsOf(documentWith())
const titled = operations.map(
  (operation) => [`${operation.method} ${operation.template}`, operation] as const,
)
const scopeOf = (operation: DocumentedOperation) => operation['x-scope'] as Scope | undefined
const scopesOf = (operation: DocumentedOperation) => [
  ...(operation['x-scope'] ? [operation['x-scope']] : []),
  ...(operation['x-other-scopes'] ?? []),
]
/** One operation for each right, one that reads if there is one: what the roles may do is decided by the right alone. */
const ofEachRight = rightNames.flatMap((right) => {
  const all = operations.filter((operation) => operation['x-right'] === right)
  const one = all.find(({ method }) => method === 'GET') ?? all[0]
  // A right for a part of an operation has none of its own; src/contract/rights.test.ts lists them.
  return one ? [[right, one] as const] : []
})
const ofCustomers = titled.filter(([, operation]) => {
  const scope = scopeOf(operation)
  return scope !== undefined && !isStaffScope(scope)
})

/** Path parameters of customers' operations that name nothing of an account. */
const ofNoAccount = new Set(['productId', 'lineId', 'bundleId', 'shareId'])

const bearer = (name: string): RequestOptions => ({
  as: null,
  headers: { Authorization: `Bearer bo_${name}`, 'If-Match': '*' },
})
const bodyOf = (operation: DocumentedOperation) => {
  const json = operation.operationId === 'createCheckout' ? draftOf() : exampleBody(operation)
  return json === undefined ? {} : { json }
}
const outcome = (reply: TestReply) => [reply.status, codeOf(reply)]

describe.each(engines)('route × scope × account on %s', (engine) => {
  /** Things of the account NO-1, by the name of their path parameter. */
  let own: Record<string, string>
  const service = forTests(() => startCheckedService(engine))
  beforeAll(async () => {
    const key = (name: string, granted: readonly Scope[], roles: string[] = []) =>
      insertKey({
        id: `key-${name}`,
        hash: hashKey(`bo_${name}`),
        client: `client-${name}`,
        accounts: ['NO-1'],
        scopes: [...granted],
        roles,
        isDemo: false,
        createdAt: 0,
        revokedAt: null,
      })
    await change(
      service,
      ['callers'],
      [
        key('without', []),
        key('every', scopes),
        ...scopes.map((scope) => key(`only-${scope}`, [scope])),
        ...roleNames.map((role) => key(`role-${role}`, [], [role])),
      ],
    )
    const orderId = await service.place(draftOf())
    const configurationId = await addConfiguration(service, ['CPU-A'])
    const build = await service.request<{ buildId: string }>('POST', '/pcconfig/v1/builds', {
      json: { name: 'Mine', configurationId },
    })
    const desk = deskOf(service)
    const shipped = await service.place(draftOf())
    await desk.toWarehouse(shipped)
    done(await desk.ship(shipped, [['10', 1]]))
    const lines = [{ orderId: shipped, lineNumber: '10', quantity: 1, reason: 'Other' }]
    const returned = done(await desk.call('POST', '/fulfilment/v1/returns', { lines })).body
    const content = { customerId: 'NO-1', validUntil: '2036-01-01T00:00:00.000Z', ...draftOf() }
    const quoted = done(await desk.call('POST', '/fulfilment/v1/quotes', content)).body
    const saved = await service.request<{ addressId: string }>('POST', '/addresses/v1', { json: address() })
    own = {
      orderId,
      billingId: await issueInvoice(service, orderId),
      checkoutId: await service.create(draftOf()),
      configurationId,
      buildId: build.body.buildId,
      addressId: saved.body.addressId,
      returnId: (returned as { returnId: string }).returnId,
      quoteId: (quoted as { quoteId: string }).quoteId,
    }
  })

  const send = (operation: DocumentedOperation, options: RequestOptions, params = {}, query = '') =>
    service.request(operation.method, pathWith(operation, params) + query, {
      ...bodyOf(operation),
      ...options,
    })

  test.each(titled)('%s: without a credential the answer is 401', async (_title, operation) => {
    const reply = await send(operation, { as: null })
    if (operation.security) expect(reply.status).not.toBe(401)
    else expect(outcome(reply)).toEqual([401, 'unauthenticated'])
  })

  test.each(titled)('%s: needs its scope and no other', async (_title, operation) => {
    const scope = scopeOf(operation)
    const callers = ['without', ...scopes.map((each) => `only-${each}`)]
    for (const caller of callers) {
      // The right one is last, because it may change data.
      if (scope === undefined || scopesOf(operation).some((each) => caller === `only-${each}`)) continue
      expect([caller, ...outcome(await send(operation, bearer(caller)))]).toEqual([
        caller,
        403,
        'scope_missing',
      ])
    }
    const allowed = await send(operation, bearer(scope === undefined ? 'without' : `only-${scope}`))
    expect([401, 403]).not.toContain(allowed.status)
  })

  test.each(ofEachRight)(
    'right %s: opens its operation to its roles and no others',
    async (right, operation) => {
      for (const role of roleNames) {
        const reply = await send(operation, bearer(`role-${role}`))
        const isRefused = reply.status === 403 && codeOf(reply) === 'scope_missing'
        expect([role, isRefused]).toEqual([role, !rolesWith(right).includes(role)])
        if (isRefused) expect(reply.text).toContain(`needs the right ${right}: ${rights[right].about}`)
      }
    },
  )

  test.each(ofCustomers)('%s: what belongs to another account is not found', async (_title, operation) => {
    const named = [...operation.template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const unclear = named.filter((name) => !ofNoAccount.has(name) && own[name] === undefined)
    expect(unclear, 'Add it to `own`, or to `ofNoAccount` if it names nothing of an account.').toEqual([])
    if (named.some((name) => own[name] !== undefined)) {
      expect((await send(operation, { as: 'german' }, own)).status).toBe(404)
    }
    if (hasParameter(operation, 'customerId')) {
      const foreign = await send(operation, { as: 'german' }, own, '?customerId=NO-1')
      expect(outcome(foreign)).toEqual([403, 'account_not_permitted'])
    }
  })

  test('scopes: a key may do what its scopes say, and staff without accounts nothing of customers', async () => {
    for (const [title, operation] of ofCustomers) {
      expect([title, (await send(operation, { as: 'staff' })).status]).toEqual([title, 403])
      expect([title, (await send(operation, { as: 'nobody' })).status]).toEqual([title, 403])
      const scope = scopeOf(operation) as Scope
      const isAllowed = scope === 'orders:read' || scope === 'pcconfig:read'
      const { status } = await send(operation, { as: 'reader' })
      expect([title, status !== 403]).toEqual([title, isAllowed])
    }
    expect(new Set(ofCustomers.map(([, operation]) => scopeOf(operation)))).toEqual(new Set(customerScopes))
  })
})
