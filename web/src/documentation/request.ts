// A request of the form, as `fetch` and `curl` need it.
import type {
  OpenApiDocument,
  OperationObject,
  ParameterObject,
} from '../../../src/documentation/openapi/types.ts'

export interface Operation extends OperationObject {
  method: string
  path: string
}

export interface Typed {
  credential: string
  /** By the name of the parameter; empty ones are not sent. */
  parameters: Record<string, string>
  body: string
  type: string
}

export interface BuiltRequest {
  method: string
  /** Without the host. */
  url: string
  headers: Record<string, string>
  body: string | undefined
}

export function findOperation({ paths }: OpenApiDocument, id: string): Operation | undefined {
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods))
      if (operation.operationId === id) return { ...operation, method: method.toUpperCase(), path }
  return undefined
}

/** The values that a parameter can have, if they are listed. */
export function choicesOf({ components }: OpenApiDocument, { schema }: ParameterObject): string[] {
  const name = schema.$ref?.slice(schema.$ref.lastIndexOf('/') + 1)
  return (name === undefined ? schema : components.schemas[name])?.enum ?? []
}

export const exampleOf = ({ example, schema }: ParameterObject): string =>
  String(example ?? schema.examples?.[0] ?? '')

export function requestOf(operation: Operation, basePath: string, typed: Typed): BuiltRequest {
  const given = operation.parameters.flatMap(({ name, in: place }) => {
    const value = typed.parameters[name] ?? ''
    return value === '' ? [] : [{ name, place, value }]
  })
  const at = (place: ParameterObject['in']) => given.filter((parameter) => parameter.place === place)
  const query = new URLSearchParams(at('query').map(({ name, value }) => [name, value])).toString()
  const path = at('path').reduce(
    (filled, { name, value }) => filled.replace(`{${name}}`, () => encodeURIComponent(value)),
    operation.path,
  )
  const hasBody = operation.requestBody !== undefined && typed.body.trim() !== ''
  return {
    method: operation.method,
    url: basePath.replace(/\/$/, '') + path + (query && `?${query}`),
    headers: {
      ...(typed.credential && { Authorization: `Bearer ${typed.credential}` }),
      ...(hasBody && { 'Content-Type': typed.type }),
      ...Object.fromEntries(at('header').map(({ name, value }) => [name, value])),
    },
    body: hasBody ? typed.body : undefined,
  }
}

/** The same request for a shell. */
export function commandOf({ method, url, headers, body }: BuiltRequest, origin: string): string {
  const parts = [
    `curl -i${method === 'GET' ? '' : ` -X ${method}`} ${quoted(origin + url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
  ]
  return parts.join(' \\\n  ')
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
