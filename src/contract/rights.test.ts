import { describe, expect, test } from 'vitest'
import { routes } from '../app/service-document.fixture.ts'
import { anonymousAt } from '../platform/http/exchange/caller.ts'
import { refuseAccess } from '../platform/http/route/enter-route.ts'
import {
  isRight,
  missingText,
  permissionsOf,
  type Right,
  rightNames,
  rights,
  rightsOfRole,
  roleNames,
  rolesWith,
} from './rights.ts'
import { customerScopes, staffScopes } from './scopes.ts'

const callerWith = (permissions: ReturnType<typeof permissionsOf>) => ({ ...anonymousAt('::1'), permissions })
const ofStaff = routes.flatMap(({ operationId, access, decide }) =>
  isRight(access) ? [{ operationId, right: access, changes: decide !== undefined }] : [],
)

/** Needed for a part of what an operation takes, beside its own right. */
const ofParts: Right[] = ['set-line-prices']

describe('rights of staff', () => {
  test('rights: every one is needed by an operation, or by a part of one', () => {
    expect(new Set([...ofStaff.map(({ right }) => right), ...ofParts])).toEqual(new Set(rightNames))
  })

  test.each([
    ...roleNames.map((role) => [`role ${role}`, permissionsOf([], [role]), rightsOfRole(role)] as const),
    ...staffScopes.map((scope) => {
      const bundle = rightNames.filter((name) => rights[name].scopes.some((each) => each === scope))
      return [`scope ${scope}`, permissionsOf([scope]), bundle] as const
    }),
    ...customerScopes.map((scope) => [`scope ${scope}`, permissionsOf([scope]), [] as Right[]] as const),
  ])('rights: the %s opens its operations of staff and no other', (_name, permissions, bundle) => {
    const caller = callerWith(permissions)
    const opened = ofStaff.filter(({ right }) => refuseAccess(caller, right) === undefined)
    expect(opened).toEqual(ofStaff.filter(({ right }) => bundle.includes(right)))
  })

  test('rights: the owner and the three scopes of staff together may do everything', () => {
    const all = new Set<string>(rightNames)
    expect(permissionsOf([], ['owner'])).toEqual(all)
    expect(permissionsOf(staffScopes)).toEqual(all)
  })

  test('rights: a scope of customers opens what names it, and no role does', () => {
    for (const scope of customerScopes) expect(permissionsOf([scope])).toEqual(new Set([scope]))
    expect(
      roleNames.filter((role) => customerScopes.some((scope) => permissionsOf([], [role]).has(scope))),
    ).toEqual([])
  })

  test('rights: who only reads can change nothing', () => {
    const opened = ofStaff.filter(({ right }) => rightsOfRole('read-only').includes(right))
    expect(opened.filter(({ changes }) => changes)).toEqual([])
    expect(opened.length).toBeGreaterThan(50)
  })

  test('rights: the warehouse counts stock and credits nothing', () => {
    const warehouse = callerWith(permissionsOf([], ['warehouse']))
    const mayCall = (operationId: string) =>
      ofStaff.some((each) => each.operationId === operationId && !refuseAccess(warehouse, each.right))
    const asked = ['setStock', 'shipOrder', 'receiveGoods', 'billOrder', 'creditReturn', 'createKey']
    expect(asked.map(mayCall)).toEqual([true, true, true, false, false, false])
  })

  test('refusal: names the right, what it allows, and who has it', () => {
    expect(rolesWith('count-stock')).toEqual(['owner', 'warehouse'])
    expect(refuseAccess(callerWith(permissionsOf(['fulfilment'], ['sales'])), 'count-stock')).toMatchObject({
      code: 'scope_missing',
      detail:
        'This operation needs the right count-stock: Set how many of a product are on hand. It belongs to the scope catalog, and, unless the shop has set other rights, to the roles owner, warehouse.',
    })
    expect(missingText('checkout')).toBe('This operation needs the scope checkout.')
  })
})
