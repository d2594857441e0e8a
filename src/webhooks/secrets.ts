// The secrets of a webhook. After a rotation, requests are signed with the new and the old secret for a day, so that the
// receiver can switch.
import { randomBytes } from 'node:crypto'

export interface Secret {
  /** `whsec_` and the key in base64, as Standard Webhooks writes it. */
  secret: string
  /** When it stops signing; null for the newest. */
  until: number | null
}

export const overlapMs = 24 * 3_600_000
/** Each valid secret adds a signature to every request. */
const maxInForce = 4

export const mintSecret = () => `whsec_${randomBytes(32).toString('base64')}`

export const inForce = (secrets: Secret[], now: number): Secret[] =>
  secrets.filter(({ until }) => until === null || until > now)

/** Newest first. */
export const rotate = (secrets: Secret[], secret: string, now: number): Secret[] => [
  { secret, until: null },
  ...inForce(secrets, now)
    .slice(0, maxInForce - 1)
    .map((old) => ({ ...old, until: old.until ?? now + overlapMs })),
]
