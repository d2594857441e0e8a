// The timeline of an order: past steps, the current step, and steps to come.
import { type Events, type Step, stepOf, steps } from './order-state'

export interface TimelineStep {
  step: Step
  /** Null for steps to come. */
  at: string | null
  when: 'past' | 'current' | 'future'
}

export function timelineOf(events: Events): TimelineStep[] {
  const current = stepOf(events)
  const happened = steps.filter((step) => events[step])
  // A partial shipment is not announced as a step to come.
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
