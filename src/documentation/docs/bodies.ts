import { type Html, html } from '../html.ts'

/** Rules for the bodies of all operations. */
export const bodies = (): Html => html`
<section id="bodies">
<h2>Bodies</h2>
<p>Requests and answers are JSON in UTF-8, sent as <code>application/json</code>, unless the operation names other types.</p>
<ul>
<li>Unknown members are ignored. A member that is not marked <em>required</em> may be missing or null; both mean the same.</li>
<li>Integers may be sent as strings of digits. They are returned as numbers.</li>
<li>Date-times are ISO 8601; without an offset they are UTC. They are returned in UTC, with <code>Z</code>.</li>
<li>Prices are in the currency of the account, and net + vat = gross on every line and total, to the minor unit.</li>
</ul>
</section>`
