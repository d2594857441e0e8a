import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../session/me'
import { texts } from '../../texts'

const load = () => import('./completion-dialog')
const Dialog = lazy(() => load().then(({ CompletionDialog }) => ({ default: CompletionDialog })))

export function CompleteButton() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  // Proposals are made by price.
  if (!useAccount()?.priceList) return null
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Button fullWidth variant="light" onPointerEnter={load} onFocus={load} onClick={open}>
        {texts.builder.completion.open}
      </Button>
      <Suspense>{wasOpened && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
