import { expect, test } from 'vitest'
import { failureOf } from './judge.ts'

const answered = (status: number) => ({ status, error: null })
const unanswered = { status: null, error: 'The service stopped.' }

test.each([200, 201, 204, 299])('webhook answer %i: counts as received', (status) => {
  expect(failureOf(answered(status), false)).toBeUndefined()
})

test.each([100, 199, 301, 302, 307, 400, 404, 429, 500, 503])('webhook answer %i: is retried', (status) => {
  expect(failureOf(answered(status), true)).toEqual({ message: `The answer was ${status}.` })
})

test('webhook without an answer: is retried', () => {
  expect(failureOf(unanswered, false)).toEqual({ message: unanswered.error })
})

test('webhook answer 410: is no attempt and waits for the webhook to be switched on again', () => {
  expect(failureOf(answered(410), false)).toMatchObject({ kind: 'uncounted' })
})

test('webhook without an answer because the service stopped: is no attempt', () => {
  expect(failureOf(unanswered, true)).toMatchObject({ kind: 'uncounted' })
})
