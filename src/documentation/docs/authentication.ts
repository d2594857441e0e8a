import { rightNames, rights, roleNames, rolesWith } from '../../contract/rights.ts'
import type { Scope } from '../../contract/scopes.ts'
import { type Html, html, richText } from '../html.ts'
import type { OpenApiDocument } from '../openapi/types.ts'
import { operationLinks, operationsOf } from './operations.ts'

const scopes: Record<Scope, string> = {
  checkout: 'Use the cart and the address book; create, read and submit checkouts.',
  'orders:read': 'List and read orders, and see which actions they allow.',
  'orders:cancel': 'Cancel orders.',
  'pcconfig:read':
    'See products, bundles and prices; check compatibility and get proposals; read saved PCs and builds.',
  'pcconfig:write': 'Save configurations; save, change and share builds.',
  fulfilment: 'Staff: process orders of all accounts; see the dashboard; read events and manage webhooks.',
  catalog:
    'Staff: manage products, groups, bundles, pictures, prices, stock and purchase orders; import them; see missing facts.',
  admin: 'Staff: manage accounts and their addresses, API keys, clients and carriers; read the audit.',
}

/** How to authenticate, and what each scope allows. */
export function authentication(document: OpenApiDocument): Html {
  const operations = operationsOf(document)
  const rows = Object.entries(scopes).map(([scope, meaning]) => {
    const opened = operations.filter(
      (operation) => operation['x-scope'] === scope || operation['x-other-scopes']?.includes(scope),
    )
    return html`
<tr><td><code>${scope}</code></td><td>${meaning}${opened.length > 0 && html`<br>${operationLinks(opened)}`}</td></tr>`
  })
  return html`
<section id="authentication">
<h2>Authentication</h2>
<p>Every operation requires a credential, except those whose description says that they need none:</p>
<pre><code>Authorization: Bearer &lt;credential&gt;</code></pre>
<ul>${Object.values(document.components.securitySchemes).map(({ description }) => html`<li>${richText(description)}</li>`)}</ul>
<p>A credential belongs to a client with customer accounts and scopes. The first account is the default for requests that name none. Data of other accounts is reported as not found.</p>
<table class="scopes">
<thead><tr><th>Scope</th><th>Allows</th></tr></thead>
<tbody>${rows}</tbody>
</table>
<p>An operation of staff needs one right, which its description names. A credential has rights by the scopes of staff, or by roles: ${roleNames.join(', ')}.</p>
<table class="scopes">
<thead><tr><th>Right</th><th>Allows</th></tr></thead>
<tbody>${rightNames.map(
    (right) => html`
<tr><td><code>${right}</code></td><td>${rights[right].about} <span class="muted">${rolesWith(right).join(', ')}</span></td></tr>`,
  )}</tbody>
</table>
<p class="muted">A missing or invalid credential is answered 401; one without the scope, the right or the account 403.</p>
</section>`
}
