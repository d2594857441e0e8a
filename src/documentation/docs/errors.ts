import { type Html, html } from '../html.ts'
import type { OpenApiDocument } from '../openapi/types.ts'
import { colouredJson } from './json-text.ts'
import { operationsOf, type RefusedWith } from './operations.ts'
import { problemTable } from './refusals.ts'
import { resolveResponse } from './resolve.ts'

/** The section about error answers. */
export function errors(document: OpenApiDocument, common: RefusedWith[], basePath: string): Html {
  return html`
<section id="errors">
<h2>Errors</h2>
<p>Every error has the same body. Base decisions on its <code>code</code>; <code>detail</code> is for people, and the operator finds the request by its <code>traceId</code>. <code>type</code> links to a page that says what to do: <a href="${basePath}/problems">all of them</a>. A 400 names every field that is wrong.</p>
${exampleRefusal(document)}
<p>Errors of every operation:</p>
${problemTable(common, basePath)}
</section>`
}

function exampleRefusal(document: OpenApiDocument): Html | undefined {
  const operations = operationsOf(document)
  const operation = operations.find(({ requestBody }) => requestBody) ?? operations[0]
  const refused = operation?.responses[400]
  if (!refused) return undefined
  const { examples = {} } = resolveResponse(document, refused).content?.['application/json'] ?? {}
  return colouredJson(Object.values(examples)[0]?.value)
}
