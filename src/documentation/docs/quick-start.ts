import { type Html, html } from '../html.ts'
import type { OpenApiDocument } from '../openapi/types.ts'
import { asCaller, command, sendsJson, shellText, submitCommand } from './command-text.ts'
import { writeJson } from './json-text.ts'
import { type Operation, operationsOf } from './operations.ts'

/** From nothing to an order, with commands that work unchanged against the demo data. */
export function quickStart(document: OpenApiDocument, basePath: string, address: string): Html | undefined {
  const operations = new Map(operationsOf(document).map((operation) => [operation.operationId, operation]))
  const create = operations.get('createCheckout')
  const read = operations.get('readCheckout')
  const submit = operations.get('submitCheckout')
  const get = operations.get('getOrder')
  if (!create || !read || !submit || !get) return undefined

  const url = ({ path }: Operation) => `"$SERVICE${basePath}${path.replace(/\{checkoutId\}/, '$CHECKOUT')}"`
  const draft = shellText(writeJson(create.requestBody?.content['application/json'].example, 92))
  const takeValue = `sed 's/.*"value":"\\([^"]*\\)".*/\\1/'`
  const takeLocation = "sed -n 's/^[Ll]ocation: \\([^[:space:]]*\\).*/\\1/p'"

  return html`
<section id="start">
<h2>Start</h2>
<p>Four requests create an order. Run them one after the other in one shell, against a service with demo data; a new service on your own machine has it.</p>
${command(`SERVICE=${address}\nKEY=bo_demo_100001`)}
<ol class="steps">
<li><p><a href="#${create.operationId}">Create a checkout</a>. Its prices are fixed now.</p>
${command(`CHECKOUT=$(curl -s ${url(create)} \\\n  ${asCaller} \\\n  ${sendsJson} -d ${draft} | ${takeValue})\necho "$CHECKOUT"`)}</li>
<li><p><a href="#${read.operationId}">Read it</a> as a quote, with its delivery options.</p>
${command(`curl -sw '\\n' ${url(read)} ${asCaller}`)}</li>
<li><p><a href="#${submit.operationId}">Submit it</a>. <code>Location</code> in the answer is the path of the order, and the <a href="#idempotency">key</a> makes a retry safe.</p>
${command(`ORDER=$(${submitCommand(basePath)} \\\n  | ${takeLocation})\necho "$ORDER"`)}</li>
<li><p><a href="#${get.operationId}">Get the order</a>.</p>
${command(`curl -sw '\\n' "$SERVICE$ORDER" ${asCaller}`)}</li>
</ol>
</section>`
}
