import { type Html, html } from '../html.ts'
import type { OpenApiDocument } from '../openapi/types.ts'
import { colouredJson } from './json-text.ts'
import { commonProblems, operationsOf } from './operations.ts'
import { problemTable } from './refusals.ts'
import { resolveResponse } from './resolve.ts'

/** What a refusal looks like. */
export function errors(document: OpenApiDocument, basePath: string): Html {
  return html`
<section id="errors">
<h2>Errors</h2>
<p>Every refusal has the same body. Decide on its <code>code</code>; <code>detail</code> is for people, and <code>traceId</code> is what the operator finds it by. <code>type</code> leads to a page that says what to do: <a href="${basePath}/problems">all of them</a>. A 400 names every field that is wrong.</p>
${exampleRefusal(document)}
<p>What every operation can answer:</p>
${problemTable(commonProblems(document), basePath)}
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
