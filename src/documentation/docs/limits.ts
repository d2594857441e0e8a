import { type Html, html, richText } from '../html.ts'

/** A setting that bounds a request. */
export interface DocumentedLimit {
  setting: string
  about: string
  /** Its default, as text. */
  fallback: string
}

export function limits(documented: readonly DocumentedLimit[]): Html {
  const rows = documented.map(
    ({ setting, about, fallback }) => html`
<tr><td>${richText(about)}</td><td class="status">${fallback}</td><td><code>${setting}</code></td></tr>`,
  )
  return html`
<section id="limits">
<h2>Limits</h2>
<p>The operator can set each of them. Those in force for texts and lists stand at the fields below.</p>
<table class="limits">
<thead><tr><th>What</th><th>Default</th><th>Setting</th></tr></thead>
<tbody>${rows}</tbody>
</table>
<p>With a rate limit, answers carry <code>RateLimit</code> and <code>RateLimit-Policy</code>; 429 and 503 say in <code>Retry-After</code> how many seconds to wait.</p>
</section>`
}
