// A schema as text.
import { type Html, html, joined } from '../html.ts'
import type { OpenApiDocument, SchemaObject } from '../openapi/types.ts'
import { resolveSchema } from './resolve.ts'

export const schemaAnchor = (name: string) => `schema-${name}`

/** `array of DraftLine, or null`, with the names of schemas as links. */
export function typeText(document: OpenApiDocument, outer: SchemaObject): Html {
  const { name, isNullable, schema } = resolveSchema(document, outer)
  const text = name ? html`<a href="#${schemaAnchor(name)}">${name}</a>` : plainType(document, schema)
  return isNullable ? html`${text} or null` : text
}

function plainType(document: OpenApiDocument, schema: SchemaObject): Html {
  if (schema.items) return html`array of ${typeText(document, schema.items)}`
  if (schema.additionalProperties) return html`map of ${typeText(document, schema.additionalProperties)}`
  if (schema.anyOf) {
    return joined(
      schema.anyOf.map((option) => typeText(document, option)),
      ' or ',
    )
  }
  const types = [schema.type ?? 'any'].flat()
  if (schema.format === 'int32')
    return html`${types.includes('string') ? 'integer or its digits' : 'integer'}`
  // Every number is a double; the format adds no information.
  const hasFormat = schema.format !== undefined && schema.format !== 'double'
  return html`${types.join(' or ')}${hasFormat && ` (${schema.format})`}`
}

/** The values of an enum, also of a list of them. */
export function choicesText(document: OpenApiDocument, outer: SchemaObject): Html | undefined {
  const { schema } = resolveSchema(document, outer)
  const { enum: choices } = schema.items ? resolveSchema(document, schema.items).schema : schema
  if (!choices) return undefined
  return html`One of ${joined(
    choices.map((choice) => html`<code>${choice}</code>`),
    ', ',
  )}.`
}

/** How long, how many, how large: `at most 255 characters`. */
export function boundsText(document: OpenApiDocument, outer: SchemaObject): string {
  const { schema } = resolveSchema(document, outer)
  const bounds = [
    range(schema.minItems, schema.maxItems, ' items'),
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minimum, schema.maximum, ''),
  ]
  return bounds.filter(Boolean).join(', ')
}

const wholeNumber = new Intl.NumberFormat('en')
/** The limits of int32 are not shown. */
const isBound = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < 2 ** 31 - 1

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const from = isBound(least) && `at least ${wholeNumber.format(least as number)}`
  const to = isBound(most) && `at most ${wholeNumber.format(most as number)}`
  const text = [from, to].filter(Boolean).join(', ')
  return text && text + unit
}
