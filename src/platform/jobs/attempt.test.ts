import { expect, test } from 'vitest'
import { judgeAttempt, waits } from './attempt.ts'

const now = 1_000_000
const down = { message: 'connect ECONNREFUSED' }

test('attempt: pauses grow to 24 hours, then the item is parked', () => {
  expect(waits.map((wait) => wait / 1000)).toEqual([
    5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 57_600, 86_400,
  ])
  waits.forEach((wait, failures) => {
    expect(judgeAttempt(failures, down, now, 0.5)).toEqual({
      state: 'Pending',
      failures: failures + 1,
      dueAt: now + wait,
      error: down.message,
    })
  })
  expect(judgeAttempt(waits.length, down, now, 0.5)).toMatchObject({ state: 'Parked', dueAt: now })
})

test('attempt: jitter is a tenth more or less', () => {
  const pause = (chance: number) => judgeAttempt(0, down, now, chance).dueAt - now
  expect([0, 0.5, 1].map(pause)).toEqual([4500, 5000, 5500])
})

test('attempt: success resets the failures', () => {
  expect(judgeAttempt(3, undefined, now, 0.5)).toEqual({
    state: 'Done',
    failures: 0,
    dueAt: now,
    error: null,
  })
})

test('attempt: a final failure is parked at once', () => {
  expect(judgeAttempt(0, { ...down, kind: 'final' }, now, 0.5)).toMatchObject({
    state: 'Parked',
    failures: 1,
  })
})

test('attempt: an uncounted failure is due again at once', () => {
  const attempt = judgeAttempt(2, { ...down, kind: 'uncounted' }, now, 0.5)
  expect(attempt).toEqual({ state: 'Pending', failures: 2, dueAt: now, error: down.message })
})

test('attempt: the reason is stored with a limited length', () => {
  expect(judgeAttempt(0, { message: 'x'.repeat(10_000) }, now, 0.5).error).toHaveLength(500)
})
