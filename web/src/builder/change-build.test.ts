import { expect, it } from 'vitest'
import { withChanges, withoutPart, withPart, withReplaced } from './change-build'

const build = ['cpu', 'ram', 'ram', 'case']

it('adds one', () => expect(withPart(build, 'fan')).toEqual(['cpu', 'ram', 'ram', 'case', 'fan']))

it('takes out one of several', () => {
  expect(withoutPart(build, 'ram')).toEqual(['cpu', 'ram', 'case'])
  expect(withoutPart(build, 'mouse')).toEqual(build)
})

it('replaces one in its place', () => {
  expect(withReplaced(build, 'ram', 'other')).toEqual(['cpu', 'other', 'ram', 'case'])
  expect(withReplaced(build, 'gone', 'new')).toEqual([...build, 'new'])
})

it('applies what a fix changes', () => {
  const changes = [
    { remove: 'cpu', add: 'cpu-2' },
    { remove: 'ram', add: null },
    { remove: null, add: 'psu' },
  ]
  expect(withChanges(build, changes)).toEqual(['cpu-2', 'ram', 'case', 'psu'])
  expect(build).toEqual(['cpu', 'ram', 'ram', 'case'])
})
