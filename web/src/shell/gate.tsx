import { useSuspenseQuery } from '@tanstack/react-query'
import { type PropsWithChildren, Suspense } from 'react'
import { meQuery } from '../session/me'
import { useSession } from '../session/session'
import { SignInPage } from '../session/sign-in-page'
import { PageWaiting } from './page-waiting'

/** Lets in who is signed in, and waits until it is known who that is. */
export function Gate({ children }: PropsWithChildren) {
  const session = useSession()
  if (!session) return <SignInPage />
  return (
    <Suspense fallback={<PageWaiting />}>
      <Known key={session.credential}>{children}</Known>
    </Suspense>
  )
}

function Known({ children }: PropsWithChildren) {
  useSuspenseQuery(meQuery)
  return children
}
