import { VisuallyHidden } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'

const words = backofficeTexts.setup

/** A circle, with a tick if the step is done. */
export const StepMark = ({ isDone }: { isDone: boolean }) => (
  <>
    <svg width="22" height="22" viewBox="0 0 24 24" fill="none" aria-hidden="true" style={{ flex: 'none' }}>
      <circle
        cx="12"
        cy="12"
        r="10"
        strokeWidth="2"
        stroke={isDone ? 'var(--mantine-color-teal-7)' : 'var(--mantine-color-dimmed)'}
        fill={isDone ? 'var(--mantine-color-teal-7)' : 'none'}
      />
      {isDone && <path d="M7 12.5l3.5 3.5L17 9" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />}
    </svg>
    <VisuallyHidden>{isDone ? words.isDone : words.isOpen}</VisuallyHidden>
  </>
)
