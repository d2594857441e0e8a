import { VisuallyHidden } from '@mantine/core'
import { lazy, Suspense, useEffect } from 'react'
import { texts } from '../texts'
import type { CandidatePickerProps } from './candidates/candidate-picker'

const load = () => import('./candidates/candidate-picker')
const Picker = lazy(() => load().then(({ CandidatePicker }) => ({ default: CandidatePicker })))

/** Whoever is about to choose should not wait for the code. */
export const loadPicker = () => void load()

export function PickerHost(props: CandidatePickerProps) {
  // The choice is gone at once when it closes, so the focus goes back from here.
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <Suspense fallback={<VisuallyHidden role="status">{texts.builder.loadingChoice}</VisuallyHidden>}>
      <Picker {...props} />
    </Suspense>
  )
}
