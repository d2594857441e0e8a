import { type Html, html } from '../html.ts'
import type { OpenApiDocument } from '../openapi/types.ts'
import { command, submitCommand } from './command-text.ts'
import { operationLinks, operationsOf } from './operations.ts'

/** How to repeat a request safely. */
export function idempotency(document: OpenApiDocument, basePath: string): Html {
  const accepting = operationsOf(document).filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  )
  return html`
<section id="idempotency">
<h2>Idempotency keys</h2>
<p>If an answer is lost, the client does not know whether the request was carried out. Send your own <code>Idempotency-Key</code>, at most 255 characters, with each request that changes something; then it can be repeated until it is answered, and happens once. A repeated answer carries <code>Idempotent-Replayed: true</code>.</p>
<p>Submit the checkout of the <a href="#start">start</a> again and compare the answers:</p>
${command(submitCommand(basePath))}
<p>Keys are kept for 24 hours per caller. The same key with another request is refused: <a href="${basePath}/problems/idempotency_key_reused"><code>idempotency_key_reused</code></a>. Errors are not stored: correct the request and send it with the same key.</p>
<p class="muted">Accepted by ${operationLinks(accepting)}.</p>
</section>`
}
