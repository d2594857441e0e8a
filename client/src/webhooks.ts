// Verifies requests of webhooks, which are signed according to Standard Webhooks.
import type { components } from './schema.ts'

export type WebhookEvent = components['schemas']['CloudEvent']

export interface WebhookRequest {
  headers: Headers | Record<string, string | string[] | undefined>
  /** The body as it was received: parsing and writing it again changes its bytes. */
  body: string | Uint8Array
}

interface VerifyOptions {
  /** How old or how far ahead a timestamp may be; 300 by default. Older requests may be recorded and replayed ones. */
  toleranceSeconds?: number
  /** Milliseconds since 1970. */
  now?: number
}

/** The request is not from the service, or is too old. Answer it with 400 and do not use it. */
export class WebhookRejected extends Error {
  override name = 'WebhookRejected'
}

/** The event of a request with a valid signature. Every other request is a `WebhookRejected`. */
export async function verifyWebhook(
  { headers, body }: WebhookRequest,
  secret: string,
  { toleranceSeconds = 300, now = Date.now() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name]
    if (typeof value !== 'string' || value === '') throw new WebhookRejected(`The header ${name} is missing.`)
    return value
  }) as [string, string, string]
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  if (!(Math.abs(now / 1000 - seconds) <= toleranceSeconds)) {
    throw new WebhookRejected('The timestamp is too old, too new or not a number.')
  }
  const bytes: Bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
  const signed = new Uint8Array(await new Blob([`${id}.${timestamp}.`, bytes]).arrayBuffer())
  if (!(await isSigned(signed, signatures, await importSecret(secret)))) {
    throw new WebhookRejected('No signature matches.')
  }
  return JSON.parse(new TextDecoder().decode(bytes)) as WebhookEvent
}

/** After a rotation of the secret, a request has several signatures: `v1,<base64> v1,<base64>`. */
async function isSigned(signed: Bytes, signatures: string, key: CryptoKey): Promise<boolean> {
  for (const text of signatures.split(' ')) {
    const [version, signature = ''] = text.split(',')
    if (version !== 'v1') continue
    const expected = decodeBase64(signature)
    // Compares in constant time.
    if (expected && (await crypto.subtle.verify('HMAC', key, expected, signed))) return true
  }
  return false
}

async function importSecret(secret: string): Promise<CryptoKey> {
  const bytes = decodeBase64(secret.replace(/^whsec_/, ''))
  if (!bytes?.length) throw new TypeError('The secret of a webhook is `whsec_` and base64.')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

type Bytes = Uint8Array<ArrayBuffer>

function decodeBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
