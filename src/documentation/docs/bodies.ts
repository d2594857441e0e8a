import { type Html, html } from '../html.ts'

/** How bodies are written, whatever the operation. */
export const bodies = (): Html => html`
<section id="bodies">
<h2>Bodies</h2>
<p>Requests and answers are JSON in UTF-8, sent as <code>application/json</code>.</p>
<ul>
<li>Members that the service does not know are ignored. A member that is not marked <em>required</em> may be missing or null; both mean the same.</li>
<li>Integers may be sent as their digits in a string. They are answered as numbers.</li>
<li>Date-times are ISO 8601; without an offset they are UTC. They are answered in UTC, with <code>Z</code>.</li>
<li>Prices are in the currency of the account, and net + vat = gross on every line and total, to the minor unit.</li>
</ul>
</section>`
