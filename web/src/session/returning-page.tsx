import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PageWaiting } from '../shell/page-waiting'
import { arrival } from './arrival'
import { finishSignIn } from './issuer'
import { useSession } from './session'
import { SignInPage } from './sign-in-page'

/** Where the issuer sends people back to, after signing in as after signing out. */
export const ReturningPage = () => (arrival ? <Arriving answer={arrival} /> : <JustHere />)

/** An answer of the issuer counts once, however often the page is shown. */
let finishing: Promise<string> | undefined

function Arriving({ answer }: { answer: URLSearchParams }) {
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

function JustHere() {
  const session = useSession()
  const router = useRouter()
  useEffect(() => {
    if (session) void router.navigate({ to: '/', replace: true })
  }, [session, router])
  return session ? <PageWaiting /> : <SignInPage />
}
