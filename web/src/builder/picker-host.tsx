import { VisuallyHidden } from '@mantine/core'
import { useIsFetching } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { texts } from '../texts'
import type { CandidatePickerProps } from './candidates/candidate-picker'

const load = () => import('./candidates/candidate-picker')
const Picker = lazy(() => load().then(({ CandidatePicker }) => ({ default: CandidatePicker })))

/** Preload the code when people are about to choose. */
export const loadPicker = () => void load()

const idleAfterMs = 1_500

/**
 * Preloads the code while people look at the build: choosing a part is what they do next.
 * It waits for the data of the first view, which arrives late on a phone. A component of its own, so that only it renders
 * again with each request.
 */
export function PickerPreload() {
  const isFetching = useIsFetching() > 0
  useEffect(() => {
    if (isFetching) return
    const timer = setTimeout(loadPicker, idleAfterMs)
    return () => clearTimeout(timer)
  }, [isFetching])
  return null
}

/** The candidate picker. Its code loads when it is first needed; it manages the focus itself. */
export function PickerHost(props: CandidatePickerProps) {
  return (
    <Suspense fallback={<VisuallyHidden role="status">{texts.builder.loadingChoice}</VisuallyHidden>}>
      <Picker {...props} />
    </Suspense>
  )
}
