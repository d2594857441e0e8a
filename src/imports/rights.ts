// Which rights an import needs, beside `import-files`.
import { importKinds } from '../contract/imports.ts'
import type { Problem } from '../contract/problems.ts'
import { rightsToImport } from '../contract/rights.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'
import { refuseAccess } from '../platform/http/route/enter-route.ts'
import type { ImportKind } from './job.ts'

export const refuseKind = (caller: Caller, kind: ImportKind): Problem | undefined =>
  rightsToImport[kind].map((right) => refuseAccess(caller, right)).find((refusal) => refusal !== undefined)

/** The kinds of imports that a caller may start and see. */
export const kindsFor = ({ permissions }: Caller): ImportKind[] =>
  importKinds.filter((kind) => rightsToImport[kind].every((right) => permissions.has(right)))
