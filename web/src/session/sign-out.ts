import { ApiProblem } from '@buildorder/client'
import { notifications } from '@mantine/notifications'
import { api } from '../api/client'
import { queryClient } from '../api/query-client'
import { currentSession, endSession } from '../api/session'
import { texts } from '../texts'
import { forgetTabs } from './forget-tabs'
import { signOutAtIssuer } from './issuer'

export async function signOut(): Promise<void> {
  const session = currentSession()
  if (!session) return
  try {
    const { idToken } = await api.DELETE('/customers/v1/session')
    // Before the session ends here, which makes the other tabs load again.
    forgetTabs()
    endSession('signed-out')
    queryClient.clear()
    if (idToken) await signOutAtIssuer(idToken)
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    // The session may have ended meanwhile; otherwise the cookie is still valid.
    if (currentSession()) notifications.show({ message: texts.common.cannotSignOut, color: 'red' })
  }
}
