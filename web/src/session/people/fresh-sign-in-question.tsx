import { lazy, Suspense } from 'react'
import { useSignInQuestion } from './fresh-sign-in'

const Dialog = lazy(async () => ({ default: (await import('./fresh-sign-in-dialog')).FreshSignInDialog }))

/** The dialog of the pages around it, once something needs it. */
export function FreshSignIn() {
  const question = useSignInQuestion()
  if (!question) return null
  return (
    <Suspense>
      <Dialog onAnswer={question.answer} />
    </Suspense>
  )
}
