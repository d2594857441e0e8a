import { expect, test } from 'vitest'
import { waits } from '../platform/back-off.ts'
import { judge } from './judge.ts'

const now = 1_000_000
const answered = (status: number) => ({ status, error: null })

test.each([200, 201, 204, 299])('webhook answer %i: counts as received', (status) => {
  expect(judge(3, answered(status), now, 0.5)).toMatchObject({ state: 'Delivered', failures: 0, error: null })
})

test.each([100, 199, 301, 302, 307, 400, 404, 429, 500, 503])('webhook answer %i: is retried', (status) => {
  expect(judge(0, answered(status), now, 0.5)).toEqual({
    state: 'Pending',
    failures: 1,
    dueAt: now + 5000,
    status,
    error: `The answer was ${status}.`,
  })
})

test('webhook without an answer: is retried, and the reason is stored with a limited length', () => {
  const outcome = judge(1, { status: null, error: 'x'.repeat(10_000) }, now, 0.5)
  expect(outcome).toMatchObject({ state: 'Pending', failures: 2, dueAt: now + 30_000, status: null })
  expect(outcome.error).toHaveLength(500)
})

test('webhook: is parked after the last pause', () => {
  expect(judge(waits.length - 1, answered(500), now, 0.5).state).toBe('Pending')
  expect(judge(waits.length, answered(500), now, 0.5).state).toBe('Parked')
})

test('webhook answer 410: is no attempt and waits for the webhook to be switched on again', () => {
  expect(judge(2, answered(410), now, 0.5)).toMatchObject({ state: 'Pending', failures: 2, dueAt: now })
})
