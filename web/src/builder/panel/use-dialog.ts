import { useRef, useState } from 'react'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  /** Once it is out of sight. */
  onClosed: () => void
}

/** A dialog whose code arrives when it is first opened; the focus goes back to its opener. */
export function useDialog() {
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const opener = useRef<HTMLButtonElement>(null)
  const dialog: DialogProps = {
    isOpen: state === 'open',
    onClose: () => setState('closed'),
    onClosed: () => opener.current?.focus(),
  }
  return { opener, open: () => setState('open'), isNeeded: state !== 'never opened', dialog }
}
