import { useQuery } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import { useSession } from '../api/session'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { meQuery } from './me'
import { SignInPage } from './sign-in-page'

/** Shows its content to signed-in callers, after loading who they are. */
export function Gate({ children }: PropsWithChildren) {
  const session = useSession()
  const me = useQuery({ ...meQuery, enabled: session !== undefined })
  if (!session) return <SignInPage />
  if (me.data) return children
  return me.error ? <Failure error={me.error} onRetry={me.refetch} /> : <PageWaiting />
}
