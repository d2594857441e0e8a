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
<p>The operator can change each limit. The limits of texts and lists are shown at the fields below.</p>
<table class="limits">
<thead><tr><th>What</th><th>Default</th><th>Setting</th></tr></thead>
<tbody>${rows}</tbody>
</table>
<p>With a rate limit, answers carry <code>RateLimit</code> and <code>RateLimit-Policy</code>; 429 and 503 carry the seconds to wait in <code>Retry-After</code>.</p>
</section>`
}
