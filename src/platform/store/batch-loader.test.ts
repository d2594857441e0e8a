import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBatchLoader } from './batch-loader.ts'

test('batch loader: requests of one turn are one query, and each gets its own answer', async () => {
  const questions: string[][] = []
  const ask = createBatchLoader(async (keys) => {
    questions.push(keys)
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.toUpperCase()]))
  })
  expect(await Promise.all([ask('a'), ask('b'), ask('none'), ask('a')])).toEqual(['A', 'B', undefined, 'A'])
  expect(await ask('a')).toBe('A')
  expect(questions).toEqual([['a', 'b', 'none'], ['a']])
})

test('batch loader: a request during a query starts a new query', async () => {
  let version = 0
  const ask = createBatchLoader(async () => {
    const seen = ++version
    await nextTurn()
    return new Map([['a', seen]])
  })
  const first = ask('a')
  await nextTurn()
  const second = ask('a')
  expect([await first, await second]).toEqual([1, 2])
})

test('batch loader: a failure rejects its requests and not the next ones', async () => {
  let isBroken = true
  const ask = createBatchLoader(async () => {
    if (isBroken) throw new Error('no connection')
    return new Map([['a', 1]])
  })
  expect((await Promise.allSettled([ask('a'), ask('b')])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  isBroken = false
  expect(await ask('a')).toBe(1)
})
