import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../api/session'
import { PageWaiting } from '../shell/page-waiting'
import { finishSignIn } from './issuer'
import { issuerResponse } from './issuer-response'
import { SignInPage } from './sign-in-page'

/** The page that the issuer sends people back to, after sign-in and after sign-out. */
export const ReturnPage = () => (issuerResponse ? <FinishSignIn answer={issuerResponse} /> : <NoResponse />)

/** A response of the issuer is processed once, even if the page renders again. */
let finishing: Promise<string> | undefined

function FinishSignIn({ answer }: { answer: URLSearchParams }) {
  const { history } = useRouter()
  useEffect(() => {
    let isHere = true
    finishing ??= finishSignIn(answer)
    void finishing.then((returnTo) => isHere && history.replace(returnTo))
    return () => {
      isHere = false
    }
  }, [answer, history])
  return <PageWaiting />
}

function NoResponse() {
  const session = useSession()
  const router = useRouter()
  useEffect(() => {
    if (session) void router.navigate({ to: '/', replace: true })
  }, [session, router])
  return session ? <PageWaiting /> : <SignInPage />
}
