// The secrets of a webhook. A new one takes over at once; the old one goes on signing beside it for a day, so that
// the receiver can change over whenever it likes.
import { randomBytes } from 'node:crypto'

export interface Secret {
  /** `whsec_` and the key in base64, as Standard Webhooks writes it. */
  secret: string
  /** When it stops signing; null for the newest. */
  until: number | null
}

export const overlap = 24 * 3_600_000
/** Each one in force adds a signature to every request. */
const mostInForce = 4

export const mintSecret = () => `whsec_${randomBytes(32).toString('base64')}`

export const inForce = (secrets: Secret[], now: number): Secret[] =>
  secrets.filter(({ until }) => until === null || until > now)

/** Newest first. */
export const rotate = (secrets: Secret[], secret: string, now: number): Secret[] => [
  { secret, until: null },
  ...inForce(secrets, now)
    .slice(0, mostInForce - 1)
    .map((old) => ({ ...old, until: old.until ?? now + overlap })),
]
