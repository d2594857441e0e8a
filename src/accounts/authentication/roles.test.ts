import { describe, expect, test } from 'vitest'
import { claimOf, isOfMachine, readRoles, rightsOf } from './roles.ts'

const mapping = readRoles(
  JSON.stringify({
    warehouse: { scopes: ['fulfilment'] },
    picker: { roles: ['warehouse'], scopes: ['orders:read'] },
    lead: { roles: ['warehouse', 'sales'] },
    boss: { scopes: ['admin', 'catalog'], accounts: ['1'] },
    '*': { scopes: ['checkout'] },
  }),
)
const person = { scopes: [], roles: [], isMachine: false, isOfPages: true }

describe('rights of tokens', () => {
  test('rights: staff scopes of people come from roles, never from the scope claim', () => {
    const claims = { ...person, scopes: ['openid', 'fulfilment', 'catalog', 'admin', 'orders:read'] }
    expect(rightsOf(claims, mapping)).toEqual({ scopes: ['orders:read'], roles: [], accounts: [] })
    expect(rightsOf({ ...claims, roles: ['warehouse', 'other'] }, mapping).scopes).toEqual([
      'orders:read',
      'fulfilment',
    ])
  })

  test('rights: several roles add up, with their accounts', () => {
    expect(rightsOf({ ...person, roles: ['warehouse', 'boss'] }, mapping)).toEqual({
      scopes: ['fulfilment', 'admin', 'catalog'],
      roles: [],
      accounts: ['1'],
    })
  })

  test('rights: roles of this service come from the mapping, never from their names in the claim', () => {
    const roles = ['owner', 'sales', 'picker', 'lead']
    expect(rightsOf({ ...person, roles }, mapping)).toEqual({
      scopes: ['orders:read'],
      roles: ['warehouse', 'sales'],
      accounts: [],
    })
    expect(rightsOf({ ...person, scopes: ['owner'], roles: ['owner'] }, mapping).roles).toEqual([])
  })

  test('rights: a machine keeps the staff scopes of its token, except admin', () => {
    const claims = { ...person, scopes: ['fulfilment', 'admin'], isMachine: true, isOfPages: false }
    expect(rightsOf(claims, mapping).scopes).toEqual(['fulfilment'])
  })

  test('rights: people who sign in on the pages without role and scope get those of *', () => {
    expect(rightsOf(person, mapping).scopes).toEqual(['checkout'])
    expect(rightsOf({ ...person, isOfPages: false }, mapping).scopes).toEqual([])
    expect(rightsOf({ ...person, isMachine: true }, mapping).scopes).toEqual([])
    expect(rightsOf({ ...person, scopes: ['orders:read'] }, mapping).scopes).toEqual(['orders:read'])
  })

  test.each(['*', 'toString', '__proto__', 'constructor'])('rights: the role %s gives nothing', (role) => {
    expect(rightsOf({ ...person, roles: [role], isOfPages: false }, mapping).scopes).toEqual([])
  })
})

test.each([
  [{ client_id: 'erp' }, true],
  [{ azp: 'wms', sub: 'anything' }, true],
  [{ client_id: 'erp', azp: 'wms' }, true],
  [{ client_id: 'erp', azp: 'pages' }, false],
  [{ client_id: 'pages', azp: 'erp' }, false],
  [{ client_id: ['erp'] }, false],
  [{ client_id: 'ERP' }, false],
  [{ client_id: 'pages' }, false],
  [{ client_id: 'pages', sub: 'pages' }, false],
  [{ client_id: 'pages', sub: 'pages@clients', gty: 'client-credentials', idtyp: 'app' }, false],
  [{ client_id: 'pages', preferred_username: 'service-account-pages' }, false],
  [{ sub: 'erp' }, false],
  [{}, false],
])('machine: the token %j', (payload, expected) => {
  expect(isOfMachine(payload, ['erp', 'wms'])).toBe(expected)
})

test('claims: are found by name, and by path', () => {
  const payload = { 'a.b': 1, a: { b: 2, c: { d: [3] } } }
  expect([claimOf(payload, 'a.b'), claimOf(payload, 'a.c.d'), claimOf(payload, 'a.x.d')]).toEqual([
    1,
    [3],
    undefined,
  ])
})

test.each([
  ['nonsense', /JSON object/],
  ['[]', /JSON object/],
  ['{"w":{"scopes":["root"]}}', /role w names the unknown scope root/],
  ['{"w":{"scope":["catalog"]}}', /role w has the unknown member scope/],
  ['{"w":{"scopes":"catalog"}}', /role w must have lists/],
  ['{"w":{"roles":["boss"]}}', /role w names the unknown role boss/],
  ['{"w":{"roles":"sales"}}', /role w must have lists/],
  ['{"w":[]}', /role w must be an object/],
])('setting of roles: %s is refused', (text, message) => {
  expect(() => readRoles(text)).toThrow(message)
})
