import type { OpenApiDocument, Reference, ResponseObject, SchemaObject } from '../openapi/types.ts'

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

/** A response, also when the operation only refers to it. */
export const resolveResponse = (
  document: OpenApiDocument,
  response: ResponseObject | Reference,
): ResponseObject =>
  '$ref' in response ? (document.components.responses[nameOf(response.$ref)] as ResponseObject) : response

export interface ResolvedSchema {
  /** As a component; undefined when it has no name. */
  name: string | undefined
  isNullable: boolean
  schema: SchemaObject
}

/** A schema without its null and without its reference. */
export function resolveSchema(document: OpenApiDocument, schema: SchemaObject): ResolvedSchema {
  const options = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const isNullable = options.length > 0 && options.length < (schema.anyOf?.length ?? 0)
  const inner = options.length === 1 ? (options[0] as SchemaObject) : withTypes(schema, options)
  const name = inner.$ref === undefined ? undefined : nameOf(inner.$ref)
  if (name === undefined) return { name, isNullable, schema: inner }
  const target = document.components.schemas[name] ?? {}
  return { name, isNullable, schema: withTypes(target, target.anyOf ?? []) }
}

/** Shows a number that may be sent as text as one field with two types, and alternatives of an object as one object. */
function withTypes(schema: SchemaObject, options: SchemaObject[]): SchemaObject {
  const { anyOf: _choice, ...about } = schema
  const [first, second] = options
  if (second?.type === 'string' && typeof first?.type === 'string' && first.type !== 'object')
    return { ...about, ...first, type: [first.type, second.type] }
  if (options.length > 1 && options.every(({ properties }) => properties))
    return {
      ...about,
      type: 'object',
      properties: Object.assign({}, ...options.map(({ properties }) => properties)),
      required: (first?.required ?? []).filter((name) =>
        options.every(({ required = [] }) => required.includes(name)),
      ),
    }
  return schema
}
