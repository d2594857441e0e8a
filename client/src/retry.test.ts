import { expect, test } from 'vitest'
import { pauseBeforeRetry, readRetryAfter } from './retry.ts'

const policy = { retries: 3, maxRetryAfterSeconds: 60 }

test.each<
  [what: string, status: number, retryAfter: number | undefined, failures: number, pause: number | undefined]
>([
  ['no response', 0, undefined, 1, 250],
  ['the second failure', 0, undefined, 2, 500],
  ['the last repeat', 0, undefined, 3, 1000],
  ['no repeats left', 0, undefined, 4, undefined],
  ['request timeout', 408, undefined, 1, 250],
  ['too many requests', 429, 5, 1, 5250],
  ['the longest accepted wait', 429, 60, 1, 60_250],
  ['a longer wait', 429, 61, 1, undefined],
  ['internal error', 500, undefined, 1, 250],
  ['bad gateway', 502, undefined, 1, 250],
  ['busy, not ready, outcome unknown', 503, 1, 1, 1250],
  ['unavailable without a time', 503, undefined, 2, 500],
  ['gateway timeout', 504, undefined, 1, 250],
  ['success', 200, undefined, 1, undefined],
  ['success without a body', 204, undefined, 1, undefined],
  ['not modified', 304, undefined, 1, undefined],
  ['invalid request', 400, undefined, 1, undefined],
  ['unauthenticated', 401, undefined, 1, undefined],
  ['not found', 404, undefined, 1, undefined],
  ['refused in this state', 422, 1, 1, undefined],
  ['a status that the service does not use', 501, undefined, 1, undefined],
])('retry: %s', (_what, status, retryAfter, failures, pause) => {
  expect(pauseBeforeRetry({ status, retryAfter }, failures, policy, 1)).toBe(pause)
})

test('retry: pauses are random between half and all of their length, and never longer than 8 s', () => {
  const many = { ...policy, retries: 50 }
  const failed = { status: 503, retryAfter: undefined }
  expect(pauseBeforeRetry(failed, 1, many, 0)).toBe(125)
  expect(pauseBeforeRetry(failed, 50, many, 0)).toBe(4000)
  expect(pauseBeforeRetry(failed, 50, many, 1)).toBe(8000)
})

test('retry: 0 retries repeat nothing', () => {
  const failed = { status: 0, retryAfter: undefined }
  expect(pauseBeforeRetry(failed, 1, { ...policy, retries: 0 }, 1)).toBeUndefined()
})

test.each([
  ['1', 1],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['Mon, 16 Nov 2026 10:00:00 GMT', undefined],
  ['99999999999999999999', undefined],
])('retry: Retry-After %j means %j seconds', (text, seconds) => {
  expect(readRetryAfter(new Headers({ 'Retry-After': text }))).toBe(seconds)
})

test('retry: without Retry-After no time is known', () => {
  expect(readRetryAfter(new Headers())).toBeUndefined()
})
