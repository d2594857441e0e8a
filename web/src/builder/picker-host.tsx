import { VisuallyHidden } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { texts } from '../texts'
import type { CandidatePickerProps } from './candidates/candidate-picker'

const load = () => import('./candidates/candidate-picker')
const Picker = lazy(() => load().then(({ CandidatePicker }) => ({ default: CandidatePicker })))

/** Preload the code when people are about to choose. */
export const loadPicker = () => void load()

/** The candidate picker. Its code loads when it is first needed; it manages the focus itself. */
export function PickerHost(props: CandidatePickerProps) {
  return (
    <Suspense fallback={<VisuallyHidden role="status">{texts.builder.loadingChoice}</VisuallyHidden>}>
      <Picker {...props} />
    </Suspense>
  )
}
