import { hash } from 'node:crypto'

/**
 * The id of a caller: a hash of all that identifies it. It includes the accounts, so that a stored answer of an idempotency key is
 * never replayed to a caller with other accounts. Their order is ignored: issuers may list the same accounts in another
 * order in the next token, and a retry must find its answer.
 */
export const callerId = (kind: 'key' | 'oidc' | 'person', identity: string[], accounts: string[]): string =>
  `${kind}:${hash('sha256', JSON.stringify([identity, [...accounts].sort()]), 'base64url')}`
