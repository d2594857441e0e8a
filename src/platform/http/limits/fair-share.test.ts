import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Permit, Weight } from '../exchange/permit.ts'
import { fairShare } from './fair-share.ts'

const light: Weight = { ofShare: 1, ofLimit: 1 }
const heavy: Weight = { ofShare: 8, ofLimit: 0 }

/** Shares and the sum of what is in flight, as the admission counts it. */
const maxCallers = 200
function createShares(first: Permit[] = []) {
  const shares = fairShare(maxCallers, first)
  let inFlight = first.length
  return {
    inFlight: () => inFlight,
    enter(caller: string, weight: Weight, limit: number): Permit | undefined {
      if (!shares.hasRoom(caller, weight, inFlight, limit)) return undefined
      const permit: Permit = { caller, weight, use: undefined }
      shares.enter(permit)
      inFlight += weight.ofLimit
      return permit
    },
    leave(permit: Permit): void {
      shares.leave(permit)
      inFlight -= permit.weight.ofLimit
    },
  }
}

function enterMany(
  shares: ReturnType<typeof createShares>,
  caller: string,
  count: number,
  limit: number,
  weight = light,
): number {
  return Array.from({ length: count }, () => shares.enter(caller, weight, limit)).filter(Boolean).length
}

describe('fair shares', () => {
  test('fair shares: a single caller gets the whole limit and no more', () => {
    expect(enterMany(createShares(), 'crowd', 200, 100)).toBe(100)
  })

  test('fair shares: another caller gets its half while a crowd has everything', () => {
    const shares = createShares()
    enterMany(shares, 'crowd', 200, 100)
    expect(enterMany(shares, 'other', 200, 100)).toBe(50)
    expect(enterMany(shares, 'crowd', 200, 100)).toBe(0)
  })

  test('fair shares: requests that were in flight before callers were counted count', () => {
    const permits = Array.from(
      { length: 100 },
      (): Permit => ({ caller: 'crowd', weight: light, use: undefined }),
    )
    const shares = createShares(permits)
    expect(enterMany(shares, 'crowd', 10, 100)).toBe(0)
    expect(enterMany(shares, 'other', 200, 100)).toBe(50)
    for (const permit of permits) shares.leave(permit)
    expect(shares.inFlight()).toBe(50)
  })

  test('fair shares: each caller gets one permit, although there are more callers than permits', () => {
    const shares = createShares()
    for (let caller = 0; caller < 200; caller++) enterMany(shares, `caller ${caller}`, 1, 10)
    expect(shares.inFlight()).toBe(200)
    expect(shares.enter('one more', light, 10)).toBeUndefined()
  })

  test('fair shares: heavy requests use the share of their caller and no permit of others', () => {
    const shares = createShares()
    expect(enterMany(shares, 'batches', 20, 100, heavy)).toBe(20)
    expect(shares.inFlight()).toBe(0)
    expect(enterMany(shares, 'other', 100, 100)).toBe(100)
    expect(shares.enter('batches', light, 100)).toBeUndefined()
  })

  test('fair shares: permits that were given back are free again', () => {
    const shares = createShares()
    const permits = Array.from({ length: 100 }, () => shares.enter('crowd', light, 100) as Permit)
    expect(shares.enter('crowd', light, 100)).toBeUndefined()
    for (const permit of permits) shares.leave(permit)
    expect(shares.inFlight()).toBe(0)
    expect(enterMany(shares, 'crowd', 200, 100)).toBe(100)
  })
})

/** Callers enter and leave in any order, under a limit that changes. */
const history = fc.array(
  fc.record({
    caller: fc.integer({ min: 0, max: 12 }).map(String),
    isHeavy: fc.boolean(),
    leaves: fc.boolean(),
    limit: fc.integer({ min: 1, max: 20 }),
  }),
  { maxLength: 300 },
)

test('fair shares, any history: below the limit and within a share no request is refused, and the total is bounded', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const shares = createShares()
      const open: { caller: string; permit: Permit; weight: Weight }[] = []
      const sum = (list: typeof open, of: keyof Weight) =>
        list.reduce((all, { weight }) => all + weight[of], 0)
      for (const { caller, isHeavy, leaves, limit } of steps) {
        if (leaves) {
          const [gone] = open.splice(open.findIndex((each) => each.caller === caller) >>> 0, 1)
          if (gone) shares.leave(gone.permit)
          continue
        }
        const weight = isHeavy ? heavy : light
        const before = sum(open, 'ofLimit')
        const own = sum(
          open.filter((each) => each.caller === caller),
          'ofShare',
        )
        const callers = new Set([...open.map((each) => each.caller), caller]).size
        const isFirst = own === 0 && (before < maxCallers || isHeavy)
        const isWithinShare = own > 0 && own + weight.ofShare <= limit / callers
        const permit = shares.enter(caller, weight, limit)
        expect(permit !== undefined).toBe(before < limit || isFirst || isWithinShare)
        if (permit) open.push({ caller, permit, weight })
        expect(shares.inFlight()).toBe(sum(open, 'ofLimit'))
        // Within their shares, callers exceed the limit by as much as others had taken before.
        if (permit && before >= limit && !isFirst) expect(own + weight.ofShare).toBeLessThanOrEqual(limit)
      }
    }),
  )
})
