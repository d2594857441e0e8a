import { hash } from 'node:crypto'

/**
 * The id of a caller: as long for short names as for long ones, and different as soon as one part differs. The accounts are
 * a part of it, so that an answer kept for an idempotency key is never replayed to a caller that has other accounts. Their
 * order is not: issuers may list the same accounts differently in the next token, and a retry must find its answer.
 */
export const callerId = (kind: 'key' | 'oidc', identity: string[], accounts: string[]): string =>
  `${kind}:${hash('sha256', JSON.stringify([identity, [...accounts].sort()]), 'base64url')}`
