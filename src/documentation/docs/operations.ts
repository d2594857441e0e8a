import { type Html, html, joined } from '../html.ts'
import type { OpenApiDocument, OperationObject } from '../openapi/types.ts'
import { resolveResponse } from './resolve.ts'

/** An operation with its method and path. */
export interface Operation extends OperationObject {
  method: string
  path: string
}

export const operationsOf = ({ paths }: OpenApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )

/** Links to operations, one after the other. */
export const operationLinks = (operations: Operation[]): Html =>
  joined(
    operations.map(({ operationId, summary }) => html`<a href="#${operationId}">${summary}</a>`),
    ' · ',
  )

export interface RefusedWith {
  status: string
  code: string
  title: string
}

/** Every problem that an operation answers with, by rising status. */
export const problemsOf = (document: OpenApiDocument, operation: OperationObject): RefusedWith[] =>
  Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) => {
      const examples = resolveResponse(document, response).content?.['application/json']?.examples ?? {}
      return Object.entries(examples).map(([code, { summary }]) => ({ status, code, title: summary }))
    })

/** The problems that every operation can answer with. */
export function commonProblems(document: OpenApiDocument): RefusedWith[] {
  const [first = [], ...others] = operationsOf(document).map((operation) => problemsOf(document, operation))
  return first.filter(({ code }) =>
    others.every((problems) => problems.some((problem) => problem.code === code)),
  )
}
