// Schemas in a form that generators of strict clients turn into code that compiles: one type for each schema, with the
// keywords of that type only, and one shape for each object.
import type { SchemaObject } from './types.ts'

/**
 * A number that may also be sent as text becomes a choice of both, so that bounds are on the number and the pattern is on
 * the text. A choice inside a choice becomes part of it.
 */
export function withoutTypeLists(schema: SchemaObject): SchemaObject {
  if (schema.anyOf) return flat(schema, schema.anyOf)
  if (!Array.isArray(schema.type)) return schema
  const { type, format, minimum, maximum, pattern, ...rest } = schema
  const [numeric = 'number'] = type
  return {
    ...rest,
    anyOf: [defined({ type: numeric, format, minimum, maximum }), defined({ type: 'string', pattern })],
  }
}

function flat(schema: SchemaObject, options: SchemaObject[]): SchemaObject {
  const inner = options.find(({ anyOf }) => anyOf)
  if (!inner) return schema
  const { anyOf: _choice, ...about } = inner
  return { ...about, ...schema, anyOf: options.flatMap((option) => option.anyOf ?? option) }
}

const defined = (schema: { [keyword in keyof SchemaObject]: SchemaObject[keyword] | undefined }) =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined)) as SchemaObject

/** A member that an object may have instead of the others; null when it may have none of them. */
export type Alternative = string | null

type Json = { [keyword: string]: unknown }

/** An object that has one of several members: one shape for each, in which that member is required. */
export function alternatives(schema: Json, either: Alternative[]): Json {
  const { type, properties, required = [], ...about } = schema
  const members = Object.entries(properties as Record<string, Json>)
  const shapes = either.map((chosen) => ({
    type,
    required: [...(required as string[]), ...(chosen === null ? [] : [chosen])],
    properties: Object.fromEntries(
      members
        .filter(([name]) => name === chosen || !either.includes(name))
        .map(([name, member]) => [name, name === chosen ? withoutNull(member) : member]),
    ),
  }))
  return { ...about, anyOf: shapes }
}

function withoutNull(member: Json): Json {
  const options = (member.anyOf as Json[] | undefined)?.filter(({ type }) => type !== 'null')
  return options?.length === 1 ? (options[0] as Json) : member
}
