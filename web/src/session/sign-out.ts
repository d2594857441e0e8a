import { queryClient } from '../api/query-client'
import { signOutAtIssuer } from './issuer'
import { endSession } from './session'

export async function signOut(): Promise<void> {
  const ended = endSession('signed-out')
  queryClient.clear()
  if (ended?.issued) await signOutAtIssuer(ended.issued)
}
