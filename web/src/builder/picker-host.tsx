import { VisuallyHidden } from '@mantine/core'
import { lazy, Suspense, useEffect } from 'react'
import { texts } from '../texts'
import type { CandidatePickerProps } from './candidates/candidate-picker'

const load = () => import('./candidates/candidate-picker')
const Picker = lazy(() => load().then(({ CandidatePicker }) => ({ default: CandidatePicker })))

/** Preload the code when people are about to choose. */
export const loadPicker = () => void load()

/** Long enough for the data of the first view to arrive on a phone. */
const idleAfter = 1_500

/** Preload the code while people look at the build: choosing a part is what they do next. */
export function usePickerSoon() {
  useEffect(() => {
    const timer = setTimeout(loadPicker, idleAfter)
    return () => clearTimeout(timer)
  }, [])
}

/** The candidate picker. Its code loads when it is first needed; it manages the focus itself. */
export function PickerHost(props: CandidatePickerProps) {
  return (
    <Suspense fallback={<VisuallyHidden role="status">{texts.builder.loadingChoice}</VisuallyHidden>}>
      <Picker {...props} />
    </Suspense>
  )
}
