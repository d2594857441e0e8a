// The API client of the pages, with the credential of the current session.
import { createClient } from '@buildorder/client'
import { basePath } from '../config'
import { credential } from '../session/credential'
import { rejectCredential } from '../session/session'

export const api = createClient({
  baseUrl: basePath,
  credential,
  // People wait for the result: a few seconds, then a message with a button.
  retries: 3,
  maxRetryAfterSeconds: 5,
  fetch: async (request) => {
    const response = await fetch(request)
    if (response.status === 401)
      rejectCredential(request.headers.get('Authorization')?.replace('Bearer ', ''))
    return response
  },
})
