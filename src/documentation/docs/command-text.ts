import { type Html, html } from '../html.ts'

/** Something to type into a shell; one click selects all of it. */
export const command = (text: string): Html =>
  html`<pre class="command" tabindex="0"><code>${text}</code></pre>`

/** Text as one word of a shell command, whatever is in it. */
export const shellText = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** What the printed commands have in common; `$SERVICE`, `$KEY` and `$CHECKOUT` are set by the first of them. */
export const asCaller = '-H "Authorization: Bearer $KEY"'
export const sendsJson = "-H 'Content-Type: application/json'"

/** Submits the checkout of the quick start. Said a second time, it is a retry of the first. */
export const submitCommand = (basePath: string) =>
  `curl -si "$SERVICE${basePath}/checkout/v1/submit" \\
  ${asCaller} -H "Idempotency-Key: submit-$CHECKOUT" \\
  ${sendsJson} -d "{\\"checkoutId\\": \\"$CHECKOUT\\"}"`
