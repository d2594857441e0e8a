import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { texts } from '../texts'
import { useBuilder } from './builder-context'

const load = () => import('./export-dialog')
const Dialog = lazy(() => load().then(({ ExportDialog }) => ({ default: ExportDialog })))

/** A button of the builder that opens the exports. */
export function ExportFromBuilder() {
  const { productIds } = useBuilder()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="xs"
        disabled={productIds.length === 0}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      >
        {texts.builds.export.title}
      </Button>
      <Suspense>{isOpen && <Dialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
