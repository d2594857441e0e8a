import type { OpenApiDocument, SchemaObject } from '../openapi/types.ts'
import { resolveSchema } from './resolve.ts'

/** One row of a table of fields. */
export interface Field {
  name: string
  /** Nesting depth inside the body. */
  depth: number
  schema: SchemaObject
  isRequired: boolean
}

/** The members of a schema and, recursively, their members. A recursive schema is expanded once. */
export function fieldsInside(document: OpenApiDocument, schema: SchemaObject): Field[] {
  return collect(schema, 0, [])

  function collect(outer: SchemaObject, depth: number, opened: SchemaObject[]): Field[] {
    const body = bodyOf(document, outer)
    if (opened.includes(body)) return []
    return members(body, depth).flatMap((field) => [
      field,
      ...collect(field.schema, depth + 1, [...opened, body]),
    ])
  }
}

/** The members of a schema alone. */
export const fieldsOf = (schema: SchemaObject): Field[] => members(schema, 0)

function members({ properties = {}, required = [] }: SchemaObject, depth: number): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    depth,
    schema,
    isRequired: required.includes(name),
  }))
}

/** The schema of the items of an array or map. */
function bodyOf(document: OpenApiDocument, outer: SchemaObject): SchemaObject {
  const { schema } = resolveSchema(document, outer)
  const inner = schema.items ?? schema.additionalProperties
  return inner ? bodyOf(document, inner) : schema
}
