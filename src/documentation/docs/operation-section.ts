import { type Html, html, joined, paragraphs, richText } from '../html.ts'
import type { MediaType, OpenApiDocument, ResponseObject } from '../openapi/types.ts'
import { fieldTable, parameterTable } from './field-table.ts'
import { fieldsInside } from './fields.ts'
import { colouredJson } from './json-text.ts'
import { type Operation, problemsOf, type RefusedWith } from './operations.ts'
import { refusals } from './refusals.ts'
import { resolveResponse } from './resolve.ts'
import { typeText } from './type-text.ts'

export const badge = (method: string) => html`<span class="badge ${method.toLowerCase()}">${method}</span>`

/** An operation: description on one side, examples on the other. */
export function operationSection(
  document: OpenApiDocument,
  operation: Operation,
  common: RefusedWith[],
  basePath: string,
): Html {
  const { operationId, method, path, summary, description, parameters, requestBody } = operation
  const answers = Object.entries(operation.responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, response]) => ({ status, ...resolveResponse(document, response) }))
  const body = requestBody?.content['application/json']
  const otherTypes = Object.keys(requestBody?.content ?? {}).filter((type) => type !== 'application/json')
  return html`
<section class="operation" id="${operationId}">
<h3><a class="anchor" href="#${operationId}">${summary}</a></h3>
<p class="line">${badge(method)} <code>${breakable(path)}</code></p>
<div class="told">
${paragraphs(description)}
${parameters.length > 0 && html`<h4>Parameters</h4>\n${parameterTable(document, parameters)}`}
${body && html`<h4>Body${!requestBody?.required && ' (optional)'}: ${typeText(document, body.schema)}${otherTypes.map((type) => html` or <code>${type}</code>`)}</h4>\n${fields(document, body, 'request')}`}
${answers.map((answer) => answerSection(document, answer))}
${refusals(problemsOf(document, operation), common, basePath)}
</div>
<div class="shown">
${body && html`<h4>Request</h4>\n${colouredJson(body.example, 48)}`}
${answers.map(({ status, content }) => content && html`<h4>Answer ${status}</h4>\n${answerExample(content)}`)}
</div>
</section>`
}

/** A file without an example is named by its type. */
function answerExample(content: NonNullable<ResponseObject['content']>): Html {
  if (content['application/json']) return colouredJson(content['application/json'].example, 48)
  const [[type, media] = ['', undefined]] = Object.entries(content)
  return html`<pre><code>${String(media?.example ?? type)}</code></pre>`
}

function answerSection(document: OpenApiDocument, answer: ResponseObject & { status: string }): Html {
  const { status, description, headers = {}, content } = answer
  const media = content?.['application/json']
  return html`<h4>Answer ${status}${media && html`: ${typeText(document, media.schema)}`}</h4>
${paragraphs(description)}
${Object.entries(headers).map(([name, header]) => html`<p><code>${name}</code> ${richText(header.description)}</p>\n`)}
${media && fields(document, media, 'answer')}`
}

/** Fields of the request are expanded. Those of the answer are long and folded; the example shows them. */
function fields(document: OpenApiDocument, { schema }: MediaType, of: 'request' | 'answer'): Html {
  const inside = fieldsInside(document, schema)
  return html`<details${of === 'request' && html` open`}><summary>Fields of the ${of} <span class="muted">(${inside.length})</span></summary>
${fieldTable(document, inside, of === 'request' ? 'required' : 'optional')}
</details>`
}

/** A long path may break before each slash. */
const breakable = (path: string) => joined(path.split(/(?=\/)/), html`<wbr>`)
