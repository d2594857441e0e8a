import { expect, test } from 'vitest'
import { returnStates as served, transitions } from '../../../../src/returns/states.ts'
import { isExpected, isOver, type Return, returnStates } from './return-state'

const inState = (state: string) => ({ state }) as Return

test('states of returns: the pages know those of the service, and which are final or expect goods', () => {
  expect(returnStates).toEqual(served)
  for (const state of served) {
    const allowed = transitions[state]
    expect(isOver(inState(state)), state).toBe(Object.keys(allowed).length === 0)
    expect(isExpected(inState(state)), state).toBe(allowed.receive !== undefined)
  }
})
