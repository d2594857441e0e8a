import { expect, it } from 'vitest'
import { withChanges, withoutPart, withPart, withReplaced } from './change-build'

const build = ['cpu', 'ram', 'ram', 'case']

it('withPart: adds one unit', () =>
  expect(withPart(build, 'fan')).toEqual(['cpu', 'ram', 'ram', 'case', 'fan']))

it('withoutPart: removes one of several units', () => {
  expect(withoutPart(build, 'ram')).toEqual(['cpu', 'ram', 'case'])
  expect(withoutPart(build, 'mouse')).toEqual(build)
})

it('withReplaced: replaces a part at its position', () => {
  expect(withReplaced(build, 'ram', 'other')).toEqual(['cpu', 'other', 'ram', 'case'])
  expect(withReplaced(build, 'gone', 'new')).toEqual([...build, 'new'])
})

it('withChanges: applies the changes of a fix', () => {
  const changes = [
    { remove: 'cpu', add: 'cpu-2' },
    { remove: 'ram', add: null },
    { remove: null, add: 'psu' },
  ]
  expect(withChanges(build, changes)).toEqual(['cpu-2', 'ram', 'case', 'psu'])
  expect(build).toEqual(['cpu', 'ram', 'ram', 'case'])
})
