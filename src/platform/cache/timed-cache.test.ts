import { expect, it } from 'vitest'
import { createTimedCache } from './timed-cache.ts'

/** Returns how often it has computed an answer; each takes a while. */
function asker({ costMs, isLarge = true }: { costMs: number; isLarge?: boolean }) {
  const time = { now: 1000 }
  let made = 0
  const make = async () => {
    const answer = ++made
    await Promise.resolve()
    time.now += costMs
    return answer
  }
  const ask = createTimedCache(
    make,
    () => isLarge,
    () => time.now,
  )
  return { time, ask }
}

it('timed cache: a large answer is kept twenty times as long as it took', async () => {
  const { time, ask } = asker({ costMs: 100 })
  expect(await ask()).toBe(1)
  time.now += 1999
  expect(await ask()).toBe(1)
  time.now += 1
  expect(await ask()).toBe(2)
})

it('timed cache: an answer is kept for half a minute at most', async () => {
  const { time, ask } = asker({ costMs: 60_000 })
  expect(await ask()).toBe(1)
  time.now += 30_000
  expect(await ask()).toBe(2)
})

it('timed cache: a small answer is computed for every request, however long it took', async () => {
  const { ask } = asker({ costMs: 5000, isLarge: false })
  expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 3])
})

it('timed cache: concurrent requests share one computation', async () => {
  const { ask } = asker({ costMs: 10, isLarge: false })
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  expect(await ask()).toBe(2)
})

it('timed cache: a failure is reported and not kept', async () => {
  let made = 0
  const make = async () => {
    if (++made === 1) throw new Error('the database is gone')
    return made
  }
  const ask = createTimedCache(make, () => true)
  await expect(ask()).rejects.toThrow('gone')
  expect(await ask()).toBe(2)
})
