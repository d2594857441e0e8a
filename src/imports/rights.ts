// Which rights an import needs: those of everything that a file of its kind may change.
import { importKinds } from '../contract/imports.ts'
import type { Problem } from '../contract/problems.ts'
import type { Right } from '../contract/rights.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'
import { refuseAccess } from '../platform/http/route/enter-route.ts'
import type { ImportKind } from './job.ts'

const rightsFor: Record<ImportKind, readonly Right[]> = {
  catalog: ['change-products'],
  prices: ['change-prices'],
  // A file may also have purchase orders.
  stock: ['count-stock', 'receive-goods'],
  carriers: ['manage-settings'],
  payments: ['book-payments'],
}

export const refuseKind = (caller: Caller, kind: ImportKind): Problem | undefined =>
  rightsFor[kind].map((right) => refuseAccess(caller, right)).find((refusal) => refusal !== undefined)

/** The kinds of imports that a caller may start and see. */
export const kindsFor = ({ permissions }: Caller): ImportKind[] =>
  importKinds.filter((kind) => rightsFor[kind].every((right) => permissions.has(right)))
