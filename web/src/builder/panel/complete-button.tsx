import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useAccount } from '../../session/me'
import { texts } from '../../texts'
import { useDialog } from './use-dialog'

const load = () => import('./completion-dialog')
const Dialog = lazy(() => load().then(({ CompletionDialog }) => ({ default: CompletionDialog })))

export function CompleteButton() {
  const { opener, open, isNeeded, dialog } = useDialog()
  // Proposals need prices.
  if (!useAccount()?.priceList) return null
  return (
    <>
      <Button ref={opener} fullWidth variant="light" onPointerEnter={load} onFocus={load} onClick={open}>
        {texts.builder.completion.open}
      </Button>
      <Suspense>{isNeeded && <Dialog {...dialog} />}</Suspense>
    </>
  )
}
