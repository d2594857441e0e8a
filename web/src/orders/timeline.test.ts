import { expect, test } from 'vitest'
import { isOver, stepOf } from './order-state'
import { timelineOf } from './timeline'

const at = (...steps: string[]) =>
  Object.fromEntries(steps.map((step, index) => [step, `2026-01-0${index + 1}`]))
const linesOf = (...steps: string[]) => timelineOf(at(...steps)).map(({ step, when }) => `${step} ${when}`)

test('timeline: a new order has all steps to come', () => {
  expect(linesOf('placed')).toEqual([
    'placed current',
    'confirmed future',
    'released future',
    'shipped future',
    'delivered future',
  ])
})

test('timeline: partial shipment is a step only after it happened', () => {
  expect(linesOf('placed', 'confirmed', 'released', 'partiallyShipped')).toEqual([
    'placed past',
    'confirmed past',
    'released past',
    'partiallyShipped current',
    'shipped future',
    'delivered future',
  ])
})

test('timeline: a delivered order has no steps to come', () => {
  expect(linesOf('placed', 'confirmed', 'released', 'shipped', 'delivered').at(-1)).toBe('delivered current')
  expect(isOver(at('placed', 'confirmed', 'released', 'shipped', 'delivered'))).toBe(true)
})

test('timeline: a cancelled order ends with the cancellation', () => {
  expect(linesOf('placed', 'confirmed', 'cancelled')).toEqual([
    'placed past',
    'confirmed past',
    'cancelled current',
  ])
  expect(stepOf(at('placed', 'cancelled'))).toBe('cancelled')
  expect(isOver(at('placed', 'cancelled'))).toBe(true)
  expect(isOver(at('placed', 'confirmed', 'released', 'shipped'))).toBe(false)
})

test('timeline: a step has the time when it happened', () => {
  expect(timelineOf(at('placed', 'confirmed')).map((step) => step.at)).toEqual([
    '2026-01-01',
    '2026-01-02',
    null,
    null,
    null,
  ])
})
