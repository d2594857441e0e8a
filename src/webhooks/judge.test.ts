import { expect, test } from 'vitest'
import { waits } from './back-off.ts'
import { judge } from './judge.ts'

const now = 1_000_000
const answered = (status: number) => ({ status, error: null })

test.each([200, 201, 204, 299])('%i is taken as received', (status) => {
  expect(judge(3, answered(status), now, 0.5)).toMatchObject({ state: 'Delivered', failures: 0, error: null })
})

test.each([100, 199, 301, 302, 307, 400, 404, 429, 500, 503])('%i is tried again', (status) => {
  expect(judge(0, answered(status), now, 0.5)).toEqual({
    state: 'Pending',
    failures: 1,
    dueAt: now + 5000,
    status,
    error: `The answer was ${status}.`,
  })
})

test('no answer is tried again, with its reason, however long that is', () => {
  const outcome = judge(1, { status: null, error: 'x'.repeat(10_000) }, now, 0.5)
  expect(outcome).toMatchObject({ state: 'Pending', failures: 2, dueAt: now + 30_000, status: null })
  expect(outcome.error).toHaveLength(500)
})

test('after the last wait it is parked', () => {
  expect(judge(waits.length - 1, answered(500), now, 0.5).state).toBe('Pending')
  expect(judge(waits.length, answered(500), now, 0.5).state).toBe('Parked')
})

test('410 costs no attempt: it waits for the webhook to be switched on again', () => {
  expect(judge(2, answered(410), now, 0.5)).toMatchObject({ state: 'Pending', failures: 2, dueAt: now })
})
