// What this tab remembers while somebody is at the issuer.

export interface Attempt {
  state: string
  nonce: string
  codeVerifier: string
  /** The page where it began. */
  returnTo: string
}

const storageKey = 'buildorder.sign-in'

export const rememberAttempt = (attempt: Attempt) =>
  sessionStorage.setItem(storageKey, JSON.stringify(attempt))

/** Once only: an answer counts for one attempt. */
export function takeAttempt(): Attempt | undefined {
  const text = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return text ? (JSON.parse(text) as Attempt) : undefined
}
