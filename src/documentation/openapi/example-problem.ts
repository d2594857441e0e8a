import { invalid, Problem, type ProblemCode } from '../../contract/problems.ts'
import { type FieldError, reader } from '../../contract/read.ts'
import { missingText, type Permission } from '../../contract/rights.ts'
import { problemText } from '../../platform/http/reply/problem-answer.ts'
import type { Route } from '../../platform/http/route/route.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

/** The body of the error answer, made by the code of the service. */
export const exampleProblem = (code: ProblemCode, route: Route, basePath: string, path: string): unknown =>
  JSON.parse(problemText(problemFor(code, route), basePath, basePath + path, traceId))

function problemFor(code: ProblemCode, route: Route): Problem {
  if (code === 'invalid_request') return invalid(...fieldErrors(route))
  if (code === 'scope_missing') return new Problem(code, missingText(route.access as Permission))
  const errors: Partial<Record<ProblemCode, FieldError[]>> = {
    idempotency_key_reused: [
      { fieldName: 'Idempotency-Key', message: 'was used for another request within the last 24 hours' },
    ],
    malformed_request: [{ fieldName: 'request', message: 'is not valid HTTP/1.1' }],
  }
  return new Problem(code, undefined, errors[code])
}

/** Field errors of an empty body, of an empty first query parameter, or of the path. */
function fieldErrors({ body, query, params = {} }: Route): FieldError[] {
  const reading = body
    ? reader(body.schema)({})
    : query && reader(query)({ [Object.keys(query.properties)[0] as string]: '' })
  if (reading?.ok === false) return reading.errors
  const [param] = Object.keys(params)
  return param
    ? [{ fieldName: param, message: 'is longer than 128 characters' }]
    : [{ fieldName: 'path', message: 'is not validly percent-encoded' }]
}
