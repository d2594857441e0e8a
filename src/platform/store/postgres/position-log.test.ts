import { describe, expect, test } from 'vitest'
import { createPositionLog } from './position-log.ts'

describe('age of a replica', () => {
  test('age of a replica: the time since the newest position that it replayed', () => {
    const log = createPositionLog(60)
    log.add(100, 1000)
    log.add(200, 2000)
    log.add(300, 3000)
    expect(log.ageOf(300, 3500)).toBe(0.5)
    expect(log.ageOf(299, 3500)).toBe(1.5)
    expect(log.ageOf(99, 3500)).toBe(Number.POSITIVE_INFINITY)
  })

  test('age of a replica: does not grow while the primary writes nothing', () => {
    const log = createPositionLog(60)
    for (let at = 0; at <= 30_000; at += 1000) log.add(100, at)
    expect(log.ageOf(100, 30_000)).toBe(0)
  })

  test('age of a replica: unknown once the position it replayed was forgotten', () => {
    const log = createPositionLog(5)
    for (let second = 0; second <= 10; second++) log.add(second, second * 1000)
    expect(log.ageOf(5, 10_000)).toBe(5)
    expect(log.ageOf(4, 10_000)).toBe(Number.POSITIVE_INFINITY)
  })

  test('age of a replica: positions of an old primary do not count after a failover to an earlier one', () => {
    const log = createPositionLog(60)
    log.add(100, 1000)
    log.add(900, 2000)
    log.add(500, 3000)
    expect(log.ageOf(499, 3000)).toBe(2)
    expect(log.ageOf(900, 3000)).toBe(0)
  })
})
