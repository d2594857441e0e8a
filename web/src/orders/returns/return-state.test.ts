import { expect, test } from 'vitest'
import { isExpected, isOver, type Return } from './return-state'

test('states of returns: final ones are over, some expect goods, and an unknown one is open', () => {
  const facts = ({ state }: Pick<Return, 'state'>) => {
    const shown = { state } as Return
    return [isOver(shown), isExpected(shown)]
  }
  expect(facts({ state: 'Requested' })).toEqual([false, false])
  expect(facts({ state: 'Approved' })).toEqual([false, true])
  expect(facts({ state: 'PartlyReceived' })).toEqual([false, true])
  expect(facts({ state: 'Credited' })).toEqual([true, false])
  expect(facts({ state: 'Unheard of' })).toEqual([false, false])
})
