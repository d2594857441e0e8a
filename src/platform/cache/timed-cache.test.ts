import { expect, it } from 'vitest'
import { createTimedCache } from './timed-cache.ts'

/** Returns how often it has computed an answer; each takes a while. */
function asker({ costMs, freeMs = 0 }: { costMs: number; freeMs?: number }) {
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
    () => freeMs,
    () => time.now,
  )
  return { time, ask }
}

it('timed cache: without free time, an answer is kept twenty times as long as it took', async () => {
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

it('timed cache: answers are computed anew until that took the free time, which comes back slowly', async () => {
  const { time, ask } = asker({ costMs: 100, freeMs: 250 })
  expect([await ask(), await ask(), await ask(), await ask(), await ask()]).toEqual([1, 2, 3, 3, 3])
  // 300 ms were used, and 10 came back meanwhile.
  time.now += 20 * 39
  expect(await ask()).toBe(3)
  time.now += 20 * 2
  expect([await ask(), await ask()]).toEqual([4, 4])
  time.now += 60_000
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([5, 6, 7, 7])
})

it('timed cache: with free time without end, every request is computed anew, however long it takes', async () => {
  const { ask } = asker({ costMs: 5000, freeMs: Number.POSITIVE_INFINITY })
  expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 3])
})

it('timed cache: concurrent requests share one computation', async () => {
  const { ask } = asker({ costMs: 10, freeMs: Number.POSITIVE_INFINITY })
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  expect(await ask()).toBe(2)
})

it('timed cache: a failure is reported and not kept', async () => {
  let made = 0
  const make = async () => {
    if (++made === 1) throw new Error('the database is gone')
    return made
  }
  const ask = createTimedCache(make, () => 0)
  await expect(ask()).rejects.toThrow('gone')
  expect(await ask()).toBe(2)
})
