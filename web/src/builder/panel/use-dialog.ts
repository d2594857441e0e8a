import { useRef, useState } from 'react'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  /** Called when it is closed. */
  onClosed: () => void
}

/** A dialog whose code loads when it first opens; the focus returns to the element that opened it. */
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
