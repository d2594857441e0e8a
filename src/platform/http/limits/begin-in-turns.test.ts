import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { beginInTurns } from './begin-in-turns.ts'

test('begin in turns: a request waits for one of each other caller, not for the crowd that came before it', async () => {
  const turns = beginInTurns()
  expect(turns.areTaken).toBe(false)
  turns.observe(true)
  expect(turns.areTaken).toBe(true)
  const begun: string[] = []
  const wait = (caller: string) => turns.wait(caller, () => begun.push(caller))
  for (let number = 0; number < 100; number++) wait('crowd')
  wait('other')
  expect(begun).toEqual([])
  await expect.poll(() => begun.length).toBe(101)
  expect(begun.indexOf('other')).toBe(1)
})

test('begin in turns: those that wait go first when the overload is over', async () => {
  const turns = beginInTurns()
  turns.observe(true)
  let begun = 0
  turns.wait('a', () => begun++)
  turns.observe(false)
  expect(turns.areTaken).toBe(true)
  await expect.poll(() => begun).toBe(1)
  expect(turns.areTaken).toBe(false)
})

test('begin in turns: connections are served between slices of long requests', async () => {
  const turns = beginInTurns()
  let begun = 0
  const compute = () => {
    const end = performance.now() + 6
    while (performance.now() < end);
    begun++
  }
  for (let number = 0; number < 5; number++) turns.wait('crowd', compute)
  const rounds: number[] = []
  while (begun < 5) {
    await nextRound()
    rounds.push(begun)
  }
  expect(new Set(rounds.filter((count) => count > 0))).toEqual(new Set([1, 2, 3, 4, 5]))
})
