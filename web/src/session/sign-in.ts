// Exchanges a credential for the session cookie. The pages do not keep the credential.
import { ApiProblem, createClient } from '@buildorder/client'
import { queryClient } from '../api/query-client'
import { beginSession, type SessionEnd, setEndReason } from '../api/session'
import { basePath } from '../config'

interface Credential {
  /** An API key, or an access token of the issuer. */
  credential: string
  /** From the issuer; a key has none. */
  idToken?: string
}

export async function signIn({ credential, idToken }: Credential): Promise<void> {
  try {
    await createClient({ baseUrl: basePath, credential, retries: 3, maxRetryAfterSeconds: 5 }).POST(
      '/customers/v1/session',
      { body: { idToken: idToken ?? null } },
    )
  } catch (error) {
    return setEndReason(refusalOf(error, idToken))
  }
  queryClient.clear()
  beginSession(idToken !== undefined)
}

function refusalOf(error: unknown, idToken: string | undefined): SessionEnd {
  if (!(error instanceof ApiProblem)) throw error
  const { status, message: detail } = error
  if (status === 401) return { why: idToken === undefined ? 'refused' : 'token-refused' }
  if (status === 403) return { why: 'not-permitted', detail, idToken }
  return { why: 'unreachable', detail }
}
