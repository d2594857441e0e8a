import { type Html, html } from '../html.ts'

/** Something to type into a shell; one click selects all of it. */
export const command = (text: string): Html =>
  html`<pre class="command" tabindex="0"><code>${text}</code></pre>`

/** Text quoted as one word of a shell command. */
export const shellText = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** Common parts of the printed commands. The first commands set `$SERVICE`, `$KEY` and `$CHECKOUT`. */
export const asCaller = '-H "Authorization: Bearer $KEY"'
export const sendsJson = "-H 'Content-Type: application/json'"

/** Submits the checkout of the quick start. Run again, it is a retry. */
export const submitCommand = (basePath: string) =>
  `curl -si "$SERVICE${basePath}/checkout/v1/submit" \\
  ${asCaller} -H "Idempotency-Key: submit-$CHECKOUT" \\
  ${sendsJson} -d "{\\"checkoutId\\": \\"$CHECKOUT\\"}"`
