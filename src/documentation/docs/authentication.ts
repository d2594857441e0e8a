import type { Scope } from '../../contract/scopes.ts'
import { type Html, html, richText } from '../html.ts'
import type { OpenApiDocument } from '../openapi/types.ts'
import { operationLinks, operationsOf } from './operations.ts'

const scopes: Record<Scope, string> = {
  checkout: 'Create, read and submit checkouts.',
  'orders:read': 'Read orders.',
  'orders:cancel': 'Cancel orders.',
  'pcconfig:read': 'Check compatibility, see bundles and prices.',
  'pcconfig:write': 'Save configurations.',
  fulfilment: 'Staff: move orders on, for all accounts.',
  catalog: 'Staff: keep products, prices and stock.',
}

/** How to say who is calling, and what a credential can open. */
export function authentication(document: OpenApiDocument): Html {
  const operations = operationsOf(document)
  const rows = Object.entries(scopes).map(([scope, meaning]) => {
    const opened = operations.filter((operation) => operation['x-scope'] === scope)
    return html`
<tr><td><code>${scope}</code></td><td>${meaning}${opened.length > 0 && html`<br>${operationLinks(opened)}`}</td></tr>`
  })
  return html`
<section id="authentication">
<h2>Authentication</h2>
<p>Every operation wants to know who is calling:</p>
<pre><code>Authorization: Bearer &lt;credential&gt;</code></pre>
<ul>${Object.values(document.components.securitySchemes).map(({ description }) => html`<li>${richText(description)}</li>`)}</ul>
<p>A credential stands for a client with customer accounts and scopes. The first account is its default, used where a request names none. What belongs to another account answers exactly like what does not exist.</p>
<table class="scopes">
<thead><tr><th>Scope</th><th>Opens</th></tr></thead>
<tbody>${rows}</tbody>
</table>
<p class="muted">No credential or a wrong one is 401; one without the scope, or without the account, is 403.</p>
</section>`
}
