import { expect, test } from 'vitest'
import { Problem } from '../contract/problems.ts'
import { readyAnswer } from './ready-answers.ts'

/** Counts how often an answer is computed. */
function counting(outcome: () => string | Problem = () => 'answer') {
  const counted = { times: 0 }
  const compute = async () => {
    counted.times++
    return outcome()
  }
  return { counted, compute }
}

const minute = 60_000

test('ready answers: equal questions at the same prices are computed once, also at the same time', async () => {
  const from = { catalog: {}, prices: {} }
  const { counted, compute } = counting()
  const ask = (now: number) => readyAnswer(from, { bundleId: 'gaming' }, now, compute)
  expect(await Promise.all([ask(0), ask(0)])).toEqual(['answer', 'answer'])
  await ask(4 * minute)
  expect(counted.times).toBe(1)
  await ask(5 * minute)
  expect(counted.times).toBe(2)
})

test('ready answers: another question, catalog or price list is computed', async () => {
  const from = { catalog: {}, prices: {} }
  const { counted, compute } = counting()
  await readyAnswer(from, { bundleId: 'gaming' }, 0, compute)
  await readyAnswer(from, { bundleId: 'office' }, 0, compute)
  await readyAnswer({ ...from, catalog: {} }, { bundleId: 'gaming' }, 0, compute)
  await readyAnswer({ ...from, prices: {} }, { bundleId: 'gaming' }, 0, compute)
  expect(counted.times).toBe(4)
})

test('ready answers: a refusal or a failure is not kept', async () => {
  const from = { catalog: {}, prices: {} }
  const refused = counting(() => new Problem('overloaded'))
  await readyAnswer(from, {}, 0, refused.compute)
  await readyAnswer(from, {}, 0, refused.compute)
  expect(refused.counted.times).toBe(2)
  const failed = counting(() => {
    throw new Error('The thread ended.')
  })
  await expect(readyAnswer(from, {}, 0, failed.compute)).rejects.toThrow('The thread ended.')
  await expect(readyAnswer(from, {}, 0, failed.compute)).rejects.toThrow('The thread ended.')
  expect(failed.counted.times).toBe(2)
})
