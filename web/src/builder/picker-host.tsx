import { VisuallyHidden } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { texts } from '../texts'
import type { CandidatePickerProps } from './candidates/candidate-picker'

const load = () => import('./candidates/candidate-picker')
const Picker = lazy(() => load().then(({ CandidatePicker }) => ({ default: CandidatePicker })))

/** Whoever is about to choose should not wait for the code. */
export const loadPicker = () => void load()

/** The choice, which arrives when it is first needed and takes care of the focus itself. */
export function PickerHost(props: CandidatePickerProps) {
  return (
    <Suspense fallback={<VisuallyHidden role="status">{texts.builder.loadingChoice}</VisuallyHidden>}>
      <Picker {...props} />
    </Suspense>
  )
}
