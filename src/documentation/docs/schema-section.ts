import { type Html, html, richText } from '../html.ts'
import type { OpenApiDocument, SchemaObject } from '../openapi/types.ts'
import { fieldTable } from './field-table.ts'
import { fieldsOf } from './fields.ts'
import { resolveSchema } from './resolve.ts'
import { choicesText, schemaAnchor } from './type-text.ts'

/** Every schema with a name, in the order of the alphabet. */
export const schemaSection = (document: OpenApiDocument): Html => html`
<section id="schemas">
<h2>Schemas</h2>
<p class="muted">All schemas of bodies. Members of a request that are not listed are ignored.</p>
${schemaNames(document).map((name) => oneSchema(document, name, document.components.schemas[name] ?? {}))}
</section>`

export const schemaNames = ({ components }: OpenApiDocument) => Object.keys(components.schemas).sort()

function oneSchema(document: OpenApiDocument, name: string, schema: SchemaObject): Html {
  const fields = fieldsOf(resolveSchema(document, schema).schema)
  const anchor = schemaAnchor(name)
  return html`
<section class="schema" id="${anchor}">
<h3><a class="anchor" href="#${anchor}">${name}</a></h3>
${schema.description !== undefined && html`<p>${richText(schema.description)}</p>`}
${fields.length > 0 ? fieldTable(document, fields, 'required') : html`<p>${choicesText(document, schema)}</p>`}
</section>`
}
