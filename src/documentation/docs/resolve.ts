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
  const isNullable = options.length === 1 && schema.anyOf?.length === 2
  const inner = isNullable ? (options[0] as SchemaObject) : schema
  const name = inner.$ref === undefined ? undefined : nameOf(inner.$ref)
  return { name, isNullable, schema: name === undefined ? inner : (document.components.schemas[name] ?? {}) }
}
