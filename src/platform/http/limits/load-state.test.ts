import { describe, expect, test } from 'vitest'
import { idle, type LoadSample, type LoadState, nextLimit, nextLoad } from './load-state.ts'

const target = 200
const tick: LoadSample = {
  elapsedMs: 100,
  answered: 10,
  answeredMs: 10,
  inFlight: 5,
  refused: 0,
  lateMs: 0,
  acceptMs: 0,
}
const slow: LoadSample = { ...tick, answeredMs: 10 * 300 }
const stuck: LoadSample = { ...tick, answered: 0, answeredMs: 0 }

const loadAfter = (samples: LoadSample[], from: LoadState = idle) =>
  samples.reduce((state, sample) => nextLoad(state, sample, target), from)
const times = (count: number, sample: LoadSample) => Array.from({ length: count }, () => sample)

describe('the load', () => {
  const cases: [string, LoadSample[], boolean][] = [
    ['quick answers', times(50, tick), false],
    ['a burst of slow answers, shorter than the patience', times(4, slow), false],
    ['slow answers for longer', times(5, slow), true],
    ['slow answers, interrupted by quick ones', [...times(4, slow), tick, ...times(4, slow)], false],
    ['a late event loop with quick answers', times(5, { ...tick, lateMs: 250 }), true],
    ['connections that wait in the system', times(5, { ...tick, acceptMs: 250 }), true],
    ['no answers while requests wait', times(8, stuck), true],
    ['no answers and no requests', times(50, { ...stuck, inFlight: 0 }), false],
    ['an overload, then refusals only', [...times(5, slow), ...times(50, { ...tick, refused: 1 })], true],
    ['an overload, then quick answers for less than a second', [...times(5, slow), ...times(9, tick)], true],
    ['an overload, then quick answers for a second', [...times(5, slow), ...times(10, tick)], false],
    ['an overload, then slow answers without refusals', [...times(5, slow), ...times(50, slow)], true],
  ]
  test.each(cases)('load state after %s: overloaded is as expected', (_what, samples, isOverloaded) => {
    expect(loadAfter(samples).isOverloaded).toBe(isOverloaded)
  })

  test('load state: the delay is the average time of the answers, or the delay of the event loop if that is longer', () => {
    expect(loadAfter([slow]).delayMs).toBe(300)
    expect(loadAfter([{ ...slow, lateMs: 450 }]).delayMs).toBe(450)
    expect(loadAfter([slow, stuck]).delayMs).toBe(400)
  })
})

describe('the limit of requests in flight', () => {
  const range = { most: 1000, targetMs: target }
  const overloaded = (delayMs: number): LoadState => ({ delayMs, isOverloaded: true, forMs: 0 })
  const limitAfter = (ticks: number, delayMs: number, from: number) => {
    let limit = from
    for (let count = 0; count < ticks; count++) limit = nextLimit(limit, overloaded(delayMs), limit, range)
    return limit
  }

  test('limit: is the usual one without an overload', () => {
    expect(nextLimit(10, idle, 5, range)).toBe(1000)
  })
  test('limit: slow answers lower it step by step, down to half', () => {
    expect(limitAfter(1, 300, 1000)).toBe(800)
    expect(limitAfter(20, 300, 1000)).toBe(500)
  })
  test('limit: quick answers raise it step by step', () => {
    expect(limitAfter(1, 100, 100)).toBe(Math.ceil(100 * 1.1))
    expect(limitAfter(50, 100, 100)).toBe(1000)
  })
})
