import { settingsTable } from '../../app/settings.ts'
import { type Html, html, richText } from '../html.ts'

const wholeNumber = new Intl.NumberFormat('en')
const plain = (value: number) => wholeNumber.format(value)
const bytes = (value: number) => `${wholeNumber.format(value / 1024 / 1024)} MiB`

/** Settings that bound a request, and how to write their values. */
const bounds = {
  MAX_BODY_BYTES: bytes,
  MAX_CONFIGURATION_BODY_BYTES: bytes,
  MAX_ORDER_LINES: plain,
  MAX_CONFIGURATION_PRODUCTS: plain,
  MAX_BATCH_CANDIDATES: plain,
  MAX_NESTING: plain,
  MAX_TEXT_LENGTH: plain,
  MAX_NOTES_LENGTH: plain,
  REQUEST_SECONDS: plain,
  COMPUTATIONS_PER_CALLER: plain,
  RATE_LIMIT: plain,
  CHECKOUT_DAYS: plain,
}

/** How much is too much. */
export function limits(): Html {
  const rows = Object.entries(bounds).map(([name, write]) => {
    const { about, fallback } = settingsTable[name as keyof typeof bounds]
    return html`
<tr><td>${richText(about)}</td><td class="status">${write(fallback)}</td><td><code>${name}</code></td></tr>`
  })
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
