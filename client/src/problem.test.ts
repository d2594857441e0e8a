import { expect, test } from 'vitest'
import { ApiProblem, isOutcomeUnknown, isTemporary } from './problem.ts'

test.each([
  [0, true],
  [408, true],
  [500, true],
  [503, true],
  [400, false],
  [404, false],
  [422, false],
  [429, false],
])('problem: after status %i the request may have been carried out: %j', (status, isUnknown) => {
  expect(isOutcomeUnknown(new ApiProblem(status))).toBe(isUnknown)
})

test.each([
  [0, true],
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [401, false],
  [422, false],
])('problem: after status %i the same request may succeed later: %j', (status, mayHelp) => {
  expect(isTemporary(new ApiProblem(status))).toBe(mayHelp)
})

test('problem: has the members of the body', () => {
  const errors = [{ fieldName: 'soldTo', message: 'is missing' }]
  const body = { code: 'invalid_request', title: 'Title', detail: 'Detail.', traceId: 'abc', errors }
  const problem = new ApiProblem(400, body, { retryAfter: 7 })
  expect(problem).toMatchObject({
    name: 'ApiProblem',
    message: 'Detail.',
    status: 400,
    code: 'invalid_request',
    traceId: 'abc',
    fields: errors,
    retryAfter: 7,
  })
  expect(problem).toBeInstanceOf(Error)
})

test('problem: an answer without a body, as a proxy may send it, names the status', () => {
  const problem = new ApiProblem(502)
  expect(problem).toMatchObject({ message: 'The service answered with status 502.', code: '', fields: [] })
  expect(new ApiProblem(502, { title: 'Bad gateway', detail: null }).message).toBe('Bad gateway')
})
