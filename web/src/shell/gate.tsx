import { useQuery } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import { meQuery } from '../session/me'
import { useSession } from '../session/session'
import { SignInPage } from '../session/sign-in-page'
import { Failure } from './page-failure'
import { PageWaiting } from './page-waiting'

/** Shows its content to signed-in callers, after loading who they are. */
export function Gate({ children }: PropsWithChildren) {
  const session = useSession()
  const me = useQuery({ ...meQuery, enabled: session !== undefined })
  if (!session) return <SignInPage />
  if (me.data) return children
  return me.error ? <Failure error={me.error} onRetry={me.refetch} /> : <PageWaiting />
}
