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
<p>When an answer gets lost, nobody knows whether the request arrived. Send an <code>Idempotency-Key</code> of your own making, at most 255 characters, with each request that changes something; then it can be repeated until it is answered, and happens once. A repeated answer carries <code>Idempotent-Replayed: true</code>.</p>
<p>Submit the checkout of the <a href="#start">start</a> once more, and see:</p>
${command(submitCommand(basePath))}
<p>Keys are kept for 24 hours per caller. The same key with another request is refused: <a href="${basePath}/problems/idempotency_key_reused"><code>idempotency_key_reused</code></a>. Refusals are not kept, so a request that was refused may be mended and sent with the same key.</p>
<p class="muted">Accepted by ${operationLinks(accepting)}.</p>
</section>`
}
