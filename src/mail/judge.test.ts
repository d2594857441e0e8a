import { expect, test } from 'vitest'
import { waits } from '../platform/back-off.ts'
import { judge } from './judge.ts'

const down = { message: 'connect ECONNREFUSED', isFinal: false }

test('mail result: an accepted email is sent', () => {
  expect(judge(1, undefined, 1000, 0.5)).toEqual({ state: 'Sent', dueAt: 1000, error: null, sentAt: 1000 })
})

test('mail result: a failed email is tried again after growing pauses, and parked after the last one', () => {
  expect(judge(1, down, 1000, 0.5)).toMatchObject({ state: 'Pending', dueAt: 1000 + (waits[0] ?? 0) })
  expect(judge(2, down, 1000, 0.5)).toMatchObject({ state: 'Pending', dueAt: 1000 + (waits[1] ?? 0) })
  expect(judge(waits.length + 1, down, 1000, 0.5)).toMatchObject({ state: 'Parked', error: down.message })
})

test('mail result: a recipient that the server refuses for good is parked at once', () => {
  expect(judge(1, { message: '550 no such user', isFinal: true }, 1000, 0.5)).toMatchObject({
    state: 'Parked',
  })
})
