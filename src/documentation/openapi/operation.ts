import type { TSchema } from 'typebox'
import { isRight, type Right, rights, rolesWith } from '../../contract/rights.ts'
import { isScope } from '../../contract/scopes.ts'
import type { Route } from '../../platform/http/route/route.ts'
import { examplePath } from './example-parameters.ts'
import { isCacheable, parametersOf } from './parameters.ts'
import type { OperationObject, Reference, ResponseObject, SchemaObject } from './types.ts'

export interface OperationContext {
  ref: (schema: TSchema) => SchemaObject
  /** The values of path parameters in examples. */
  examples: Record<string, string>
  problemResponses: (route: Route, path: string) => Record<string, ResponseObject | Reference>
}

export function operationOf(
  route: Route,
  { ref, examples, problemResponses }: OperationContext,
): OperationObject {
  const { operationId, tag, summary, description, access, body, success } = route
  return {
    operationId,
    tags: [tag],
    summary,
    description: `${description}\n\n${accessNote(route)}`,
    // Bearer schemes cannot name scopes in a way that every tool accepts.
    ...(isScope(access) && { 'x-scope': access }),
    ...(isRight(access) && rightMembers(access)),
    ...(access === 'public' && { security: [] }),
    parameters: parametersOf(route, examples, ref),
    ...(body && {
      requestBody: {
        required: body.isOptional !== true,
        content: {
          'application/json': { schema: ref(body.schema), example: body.example },
          ...textContent(body.texts ?? {}),
        },
      },
    }),
    responses: {
      [success.status]: successResponse(route, ref),
      ...(isCacheable(route) && { 304: notModified }),
      ...problemResponses(route, examplePath(route, examples)),
    },
  }
}

const textContent = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).map(([type, example]) => [type, { schema: { type: 'string' }, example }]),
  )

const accessNotes: Record<string, string> = {
  caller: 'Needs a credential, but no scope.',
  public: 'Needs no credential.',
}

const accessNote = ({ access }: Route) =>
  accessNotes[access] ??
  (isRight(access)
    ? `Needs the right \`${access}\`, which belongs to the scope ${either(rights[access].scopes)} and to the roles ${listed(rolesWith(access))}.`
    : `Needs the scope \`${access}\`.`)

const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``)
const either = (names: readonly string[]) => quoted(names).join(' or ')
const listed = (names: readonly string[]) => quoted(names).join(', ')

function rightMembers(right: Right) {
  const [scope, ...others] = rights[right].scopes
  return { 'x-right': right, 'x-scope': scope, ...(others.length > 0 && { 'x-other-scopes': others }) }
}

const etag = { ETag: 'Changes with the answer. Send it as `If-None-Match` in the next request.' }

const notModified: ResponseObject = {
  description: 'The answer with this ETag is still current.',
  headers: describedHeaders(etag),
}

const replayed = {
  'Idempotent-Replayed':
    '`true` if this is the stored answer of an earlier request with the same `Idempotency-Key`.',
}

const versionTag = { ETag: 'The version. Send it as `If-Match` with a change.' }

function successResponse(route: Route, ref: OperationContext['ref']): ResponseObject {
  const { success, decide, isConditional, isVersioned } = route
  const headers = {
    ...success.headers,
    ...(decide && replayed),
    ...(isConditional && etag),
    ...(isVersioned && success.schema && versionTag),
  }
  return {
    description: success.description,
    ...(Object.keys(headers).length > 0 && { headers: describedHeaders(headers) }),
    ...(success.schema && {
      content: {
        [success.contentType ?? 'application/json']: {
          schema: ref(success.schema),
          example: success.example,
        },
      },
    }),
  }
}

function describedHeaders(headers: Record<string, string>): NonNullable<ResponseObject['headers']> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  )
}
