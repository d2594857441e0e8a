import type { TSchema } from 'typebox'
import type { LimitName, Limits } from '../contract/types.ts'
import { type Alternative, alternatives, withoutTypeLists } from './openapi/strict-schema.ts'
import type { SchemaObject } from './openapi/types.ts'

type Json = { [keyword: string]: unknown }

/** Turns contract schemas into OpenAPI schemas: each one with a title becomes a component that others refer to. */
export function componentCollector(limits: Limits) {
  const schemas: Record<string, SchemaObject> = {}
  const sources = new Map<string, string>()
  /** Most operations refer to the same schemas, and those to the same parts. */
  const converted = new Map<Json, SchemaObject>()

  /** Keywords that contain schemas; all others contain plain values. */
  const inside: Record<string, (value: never) => unknown> = {
    properties: mapOfSchemas,
    patternProperties: mapOfSchemas,
    items: convert,
    additionalProperties: (value: Json | boolean) => (typeof value === 'boolean' ? value : convert(value)),
    anyOf: (list: Json[]) => list.map(convert),
  }

  function mapOfSchemas(map: Record<string, Json>): Record<string, SchemaObject> {
    return Object.fromEntries(Object.entries(map).map(([name, schema]) => [name, convert(schema)]))
  }

  function convert(schema: Json): SchemaObject {
    const known = converted.get(schema) ?? convertNew(schema)
    converted.set(schema, known)
    return known
  }

  function convertNew(schema: Json): SchemaObject {
    if (schema.$defs) {
      for (const [name, definition] of Object.entries(schema.$defs as Record<string, Json>)) {
        const { $id, ...body } = definition
        register(name, body)
      }
      return refTo(schema.$ref as string)
    }
    if (typeof schema.$ref === 'string') return refTo(schema.$ref)
    const { title, ...body } = schema
    if (title === undefined) return convertBody(body)
    register(title as string, body)
    return refTo(title as string)
  }

  function register(name: string, body: Json): void {
    const source = JSON.stringify(body)
    if (sources.has(name)) {
      if (sources.get(name) !== source) throw new Error(`Two different schemas have the title ${name}.`)
      return
    }
    sources.set(name, source) // registered first, for recursive schemas
    schemas[name] = {} // listed before the schemas it contains
    schemas[name] = { title: name, ...convertBody(body) }
  }

  function convertBody({
    'x-limit': limit,
    'x-either': either,
    'x-patch': _patch,
    ...body
  }: Json): SchemaObject {
    if (either) return convertBody(alternatives(body, either as Alternative[]))
    const entries = Object.entries(body).map(([keyword, value]) => [
      keyword,
      inside[keyword] ? inside[keyword](value as never) : value,
    ])
    return withoutTypeLists({
      ...plain(Object.fromEntries(entries)),
      ...(limit ? bound(body, limits[limit as LimitName]) : {}),
    })
  }

  return { schemas, ref: (schema: TSchema) => convert(schema as unknown as Json) }
}

/** Rewrites keywords that some tools do not support: the type of an enum, and maps. */
function plain({ patternProperties, ...schema }: Json): SchemaObject {
  const anyName = (patternProperties as Json | undefined)?.['^.*$']
  return {
    ...(schema.enum && !schema.type ? { type: 'string' } : {}),
    ...schema,
    ...(anyName ? { additionalProperties: anyName } : patternProperties ? { patternProperties } : {}),
  } as SchemaObject
}

/** The configured limit. */
const bound = (schema: Json, limit: number) =>
  schema.type === 'array' ? { maxItems: limit } : { maxLength: limit }

const refTo = (name: string): SchemaObject => ({ $ref: `#/components/schemas/${name}` })
