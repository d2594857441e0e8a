import { type Html, html, joined, richText } from '../html.ts'
import type { OpenApiDocument, ParameterObject } from '../openapi/types.ts'
import type { Field } from './fields.ts'
import { resolveSchema } from './resolve.ts'
import { boundsText, choicesText, typeText } from './type-text.ts'

/** Fields as a table; members of a field follow it, indented. */
export const fieldTable = (
  document: OpenApiDocument,
  fields: Field[],
  mark: Mark,
): Html => html`<table class="fields">
<thead><tr><th>Field</th><th>Meaning</th></tr></thead>
<tbody>${fields.map((field) => row(document, field, mark))}</tbody>
</table>`

/** Parameters as fields, with their location in the description. */
export function parameterTable(document: OpenApiDocument, parameters: ParameterObject[]): Html {
  const fields = parameters.map(({ name, in: place, required, description, schema, example }) => ({
    name,
    depth: 0,
    isRequired: required,
    schema: {
      ...schema,
      description: `${description} In the ${place}.`,
      ...(example === undefined ? {} : { examples: [example] }),
    },
  }))
  return fieldTable(document, fields, 'required')
}

type Mark = keyof typeof marks

/** Requests mark required fields, answers optional ones: the opposite mark would be at nearly every field. */
const marks = {
  required: (isRequired: boolean) => isRequired && html`<span class="required">required</span>`,
  optional: (isRequired: boolean) => !isRequired && html`<span class="muted">may be missing</span>`,
}

function row(document: OpenApiDocument, field: Field, mark: Mark): Html {
  const { name, depth, schema, isRequired } = field
  const { description, examples: [example] = [] } = resolveSchema(document, schema).schema
  const bounds = boundsText(document, schema)
  const about = [
    description !== undefined && richText(description),
    choicesText(document, schema),
    example !== undefined && html`<span class="muted">Example: <code>${inWords(example)}</code></span>`,
  ]
  return html`
<tr style="--depth:${depth}"${depth > 0 && html` class="inside"`}><td><code class="name">${name}</code><span class="type">${typeText(document, schema)}${bounds && `, ${bounds}`}</span>${marks[
    mark
  ](isRequired)}</td>
<td>${joined(about.filter(Boolean), ' ')}</td></tr>`
}

const inWords = (example: unknown) => (typeof example === 'string' ? example : JSON.stringify(example))
