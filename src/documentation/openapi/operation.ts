import type { TSchema } from 'typebox'
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
  const { operationId, tag, summary, description, access, otherAccess, body, success } = route
  return {
    operationId,
    tags: [tag],
    summary,
    description: `${description}\n\n${accessNote(route)}`,
    // Bearer schemes cannot name scopes in a way that every tool accepts.
    ...(isScope(access) && { 'x-scope': access }),
    ...(otherAccess && { 'x-other-scopes': [...otherAccess] }),
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

const accessNote = ({ access, otherAccess = [] }: Route) =>
  accessNotes[access] ??
  `Needs the scope ${[access, ...otherAccess].map((scope) => `\`${scope}\``).join(' or ')}.`

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
