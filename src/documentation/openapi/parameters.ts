import type { TSchema } from 'typebox'
import type { Route } from '../../platform/http/route/route.ts'
import type { ParameterObject, SchemaObject } from './types.ts'

type Ref = (schema: TSchema) => SchemaObject

/** The parameters of a route; `examples` gives the value that a path parameter has in the service's own examples. */
export const parametersOf = (route: Route, examples: Record<string, string>, ref: Ref): ParameterObject[] => [
  ...pathParameters(route, examples),
  ...queryParameters(route, ref),
  ...headerParameters(route),
]

const pathParameters = ({ params = {} }: Route, examples: Record<string, string>): ParameterObject[] =>
  Object.entries(params).map(([name, description]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string', maxLength: 128 },
    ...(examples[name] === undefined ? {} : { example: examples[name] }),
  }))

function queryParameters({ query }: Route, ref: Ref): ParameterObject[] {
  if (!query) return []
  return Object.entries(query.properties).map(([name, schema]) => {
    const [inner = schema] = (schema as { anyOf?: TSchema[] }).anyOf ?? []
    const { description = '', ...rest } = ref(inner)
    return {
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      description,
      schema: written(rest),
    }
  })
}

/** Everything in a query is text, so "an integer or its digits" is just an integer. */
function written({ anyOf = [], ...schema }: SchemaObject): SchemaObject {
  const number = anyOf.find(({ format }) => format === 'int32')
  return number ? { ...schema, ...number } : schema
}

function headerParameters(route: Route): ParameterObject[] {
  return [
    ...(route.decide ? [idempotencyKey] : []),
    ...(isCacheable(route) ? [ifNoneMatch] : []),
    ...(route.decide && route.isVersioned ? [ifMatch] : []),
    ...(route.precondition ? [optionalIfMatch(route.precondition)] : []),
  ]
}

/** Whether a client that has the answer gets 304. */
export const isCacheable = ({ isConditional, isVersioned, read }: Route) =>
  isConditional === true || (isVersioned === true && read !== undefined)

const ifMatch: ParameterObject = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description:
    'The `ETag` of what the change is based on, or `*` for any. If another request changed it since, the answer is 412.',
  schema: { type: 'string' },
  example: '"1"',
}

const optionalIfMatch = (precondition: NonNullable<Route['precondition']>): ParameterObject => ({
  ...ifMatch,
  required: false,
  ...precondition,
})

const ifNoneMatch: ParameterObject = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.',
  schema: { type: 'string' },
  example: '"Yk1pK0c3c2V0dGluZ3M-gzip"',
}

const idempotencyKey: ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11',
}
