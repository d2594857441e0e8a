// The API client of the pages. The browser adds the session cookie.
import { createClient } from '@buildorder/client'
import { basePath } from '../config'
import { currentSession, endSession } from './session'

export const api = createClient({
  baseUrl: basePath,
  // People wait for the result: a few seconds, then a message with a button.
  retries: 3,
  maxRetryAfterSeconds: 5,
  fetch: async (request) => {
    const session = currentSession()
    // The service ignores the cookie without this header, which pages of other sites cannot send.
    if (session) request.headers.set('Authorization', 'Session')
    const response = await fetch(request)
    // If another session began meanwhile, it goes on.
    if (response.status === 401 && session && session === currentSession()) endSession('expired')
    return response
  },
})
