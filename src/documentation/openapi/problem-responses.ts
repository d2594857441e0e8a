// What an operation answers when it refuses: every code, grouped by status, each with an example.
import { STATUS_CODES } from 'node:http'
import type { TSchema } from 'typebox'
import { ProblemBody, ValidationProblemBody } from '../../contract/problem.ts'
import { type ProblemCode, problemCatalog } from '../../contract/problems.ts'
import type { Route } from '../../platform/http/route/route.ts'
import { exampleProblem } from './example-problem.ts'
import type { Reference, ResponseObject, SchemaObject } from './types.ts'

/** Problems that every operation can answer. */
const always: ProblemCode[] = [
  'invalid_request',
  'malformed_request',
  'unauthenticated',
  'demo_key_refused',
  'session_ended',
  'client_not_permitted',
  'request_timeout',
  'expectation_failed',
  'too_many_requests',
  'headers_too_large',
  'internal_error',
  'overloaded',
  'at_capacity',
  'not_ready',
  'issuer_unreachable',
]

/** Problems of credentials, which a public operation does not read. */
const ofCredentials: ProblemCode[] = [
  'unauthenticated',
  'demo_key_refused',
  'session_ended',
  'client_not_permitted',
  'issuer_unreachable',
]

/** Every code that a route can answer, each once. */
export function problemCodesOf({
  access,
  method,
  decide,
  isVersioned,
  needsFreshSignIn,
  problems = [],
}: Route): ProblemCode[] {
  const codes = new Set([...always, ...problems])
  if (access === 'public') for (const code of ofCredentials) codes.delete(code)
  if (access !== 'caller' && access !== 'public') codes.add('scope_missing')
  if (method !== 'GET') codes.add('body_too_large')
  if (decide) codes.add('idempotency_key_reused').add('busy').add('outcome_unknown')
  if (needsFreshSignIn) codes.add('fresh_sign_in_needed')
  if (decide && isVersioned) codes.add('precondition_required').add('precondition_failed')
  return [...codes]
}

/** Whether the codes are those that most operations answer with this status. */
function isCommon(status: number, codes: ProblemCode[]): boolean {
  const common = always.filter((code) => problemCatalog[code].status === status)
  return common.length === codes.length && codes.every((code) => always.includes(code))
}

interface Context {
  ref: (schema: TSchema) => SchemaObject
  basePath: string
}

/** Makes the responses of operations; those that do not depend on the operation are collected as components. */
export function problemResponseCollector({ ref, basePath }: Context) {
  const responses: Record<string, ResponseObject> = {}

  function responsesOf(route: Route, path: string): Record<string, ResponseObject | Reference> {
    const byStatus = Map.groupBy(problemCodesOf(route), (code) => problemCatalog[code].status)
    return Object.fromEntries(
      [...byStatus].map(([status, codes]) => {
        const response = responseOf(status, codes, route, path)
        // A 400 shows the fields of its operation.
        if (status === 400 || !isCommon(status, codes)) return [status, response]
        const name = (STATUS_CODES[status] ?? String(status)).replaceAll(' ', '')
        responses[name] ??= response
        return [status, { $ref: `#/components/responses/${name}` }]
      }),
    )
  }

  function responseOf(status: number, codes: ProblemCode[], route: Route, path: string): ResponseObject {
    const headers = headersByStatus[status]
    const examples = codes.map((code) => [
      code,
      { summary: problemCatalog[code].title, value: exampleProblem(code, route, basePath, path) },
    ])
    return {
      description: `${codes.map((code) => problemCatalog[code].title).join('; ')}.`,
      ...(headers && { headers }),
      content: {
        'application/json': {
          schema: ref(status === 400 ? ValidationProblemBody : ProblemBody),
          examples: Object.fromEntries(examples),
        },
      },
    }
  }

  return { responses, responsesOf }
}

const seconds = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } }

const headersByStatus: Record<number, ResponseObject['headers']> = {
  401: { 'WWW-Authenticate': { description: 'Always `Bearer`.', schema: { type: 'string' } } },
  429: seconds,
  503: seconds,
}
