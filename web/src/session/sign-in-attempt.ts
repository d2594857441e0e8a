// What this tab remembers while the browser is at the issuer.

export interface Attempt {
  state: string
  nonce: string
  codeVerifier: string
  /** The page where the sign-in started. */
  returnTo: string
}

const storageKey = 'buildorder.sign-in'

export const storeAttempt = (attempt: Attempt) => sessionStorage.setItem(storageKey, JSON.stringify(attempt))

/** Reads it once: a response is valid for one attempt. */
export function takeAttempt(): Attempt | undefined {
  const text = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return text ? (JSON.parse(text) as Attempt) : undefined
}
