import { expect, test, vi } from 'vitest'

vi.stubGlobal('navigator', { languages: ['en'] })
const { ApiProblem } = await import('@buildorder/client')
const { errorBeside, fieldError } = await import('./field-error')

const problem = new ApiProblem(400, {
  code: 'invalid_request',
  detail: 'types[1] is wrong.',
  errors: [{ fieldName: 'types[1]', message: 'is wrong' }],
})

test('fieldError: an error of a list item is shown at the list', () => {
  expect(fieldError(problem, 'types')).toBe('is wrong')
  expect(fieldError(problem, 'url')).toBeUndefined()
})

test('errorBeside: an error that no field shows is returned', () => {
  expect(errorBeside(problem, ['types'])).toBeUndefined()
  expect(errorBeside(problem, ['url'])).toBe(problem)
  const refusal = new ApiProblem(422, { detail: 'No.' })
  expect(errorBeside(refusal, ['types'])).toBe(refusal)
  expect(errorBeside(null, [])).toBeUndefined()
})
