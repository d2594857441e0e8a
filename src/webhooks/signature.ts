import { Webhook } from 'standardwebhooks'
import { inForce, type Secret } from './secrets.ts'

/** The headers of Standard Webhooks: one signature per valid secret. The id is the same for every attempt. */
export function signedHeaders(
  eventId: string,
  body: string,
  secrets: Secret[],
  now: number,
): Record<string, string> {
  const time = new Date(now)
  const signatures = inForce(secrets, now).map(({ secret }) => new Webhook(secret).sign(eventId, time, body))
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
