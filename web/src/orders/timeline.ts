// An order's way as people follow it: what happened, where it is, what is to come.
import { type Events, type Step, stepOf, steps } from './order-state'

export interface TimelineStep {
  step: Step
  /** Null for what is to come. */
  at: string | null
  when: 'past' | 'current' | 'future'
}

export function timelineOf(events: Events): TimelineStep[] {
  const current = stepOf(events)
  const happened = steps.filter((step) => events[step])
  // Shipping in parts is no step that everybody expects.
  const future =
    current === 'cancelled' ? [] : stepsAfter(current).filter((step) => step !== 'partiallyShipped')
  const way: Step[] = [...happened, ...(current === 'cancelled' ? [current] : []), ...future]
  return way.map((step) => ({
    step,
    at: events[step] ?? null,
    when: step === current ? 'current' : events[step] ? 'past' : 'future',
  }))
}

const stepsAfter = (step: Step) => steps.filter((each, index) => index > steps.indexOf(step as typeof each))
