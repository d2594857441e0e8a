// Which scope an import needs: that of what its kind changes.

import { importKinds } from '../contract/imports.ts'
import type { StaffScope } from '../contract/scopes.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'
import { refuseScope } from '../platform/http/route/enter-route.ts'
import type { ImportKind } from './job.ts'

const scopeOf: Partial<Record<ImportKind, StaffScope>> = { carriers: 'admin', payments: 'fulfilment' }
const usualScope = 'catalog'

const neededFor = (kind: ImportKind) => scopeOf[kind] ?? usualScope

/** What the routes of imports need: the scope of some kind. */
export const importAccess = {
  access: usualScope,
  otherAccess: [...new Set(Object.values(scopeOf))],
} as const

export const refuseKind = (caller: Caller, kind: ImportKind) => refuseScope(caller, neededFor(kind))

/** The kinds of imports that a caller may start and see. */
export const kindsFor = ({ scopes }: Caller): ImportKind[] =>
  importKinds.filter((kind) => scopes.has(neededFor(kind)))
