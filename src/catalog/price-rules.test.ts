import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lowestUnitPrice, nextChange, type PastPrice, type PriceRule, priceAt } from './price-rules.ts'

const day = 86_400_000
const now = 1_000 * day

const rule = (net: number, other: Partial<PriceRule> = {}): PriceRule => ({
  minQuantity: 1,
  validFrom: 0,
  validUntil: null,
  net,
  ...other,
})

const times = fc.integer({ min: now - 60 * day, max: now + 60 * day })
const anyRule = fc.record({
  minQuantity: fc.integer({ min: 1, max: 20 }),
  validFrom: fc.oneof(fc.constant(0), times),
  validUntil: fc.option(times),
  net: fc.integer({ min: 0, max: 1000 }),
})
const anyPrices = fc.record({
  undated: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: undefined }),
  rules: fc.array(anyRule, { maxLength: 8 }),
})

describe('the price of a line', () => {
  test('price rules: without a rule the undated price applies', () => {
    expect(priceAt({ undated: 100, rules: [] }, 5, now)).toEqual({ net: 100, rule: undefined })
    expect(priceAt({ undated: undefined, rules: [] }, 5, now)).toBeUndefined()
  })

  test('price rules: a step applies from its number of units on', () => {
    const prices = { undated: 100, rules: [rule(90, { minQuantity: 10 }), rule(80, { minQuantity: 50 })] }
    const nets = [1, 9, 10, 49, 50].map((quantity) => priceAt(prices, quantity, now)?.net)
    expect(nets).toEqual([100, 100, 90, 90, 80])
  })

  test('price rules: a rule is valid from its beginning until just before its end', () => {
    const dated = rule(70, { validFrom: now, validUntil: now + day })
    const netAt = (time: number) => priceAt({ undated: 100, rules: [dated] }, 1, time)?.net
    expect([now - 1, now, now + day - 1, now + day].map(netAt)).toEqual([100, 70, 70, 100])
  })

  test('price rules: of the rules of a step the one that began last applies, also if it is dearer', () => {
    const rules = [rule(70, { validFrom: now - 2 }), rule(120, { validFrom: now - 1 })]
    expect(priceAt({ undated: 100, rules }, 1, now)).toEqual({ net: 120, rule: rules[1] })
  })

  test('price rules: a step without a unit price applies to that many units only', () => {
    const prices = { undated: undefined, rules: [rule(90, { minQuantity: 10 })] }
    expect(priceAt(prices, 9, now)).toBeUndefined()
    expect(priceAt(prices, 10, now)?.net).toBe(90)
  })

  test('price rules: more units never cost more each', () => {
    fc.assert(
      fc.property(anyPrices, fc.nat(30), fc.nat(30), times, (prices, few, more, time) => {
        const of = (quantity: number) => priceAt(prices, quantity, time)?.net ?? Number.POSITIVE_INFINITY
        expect(of(1 + few + more)).toBeLessThanOrEqual(of(1 + few))
      }),
    )
  })

  test('price rules: the order of the rules does not matter while their beginnings differ', () => {
    fc.assert(
      fc.property(anyPrices, fc.nat(30), times, ({ undated, rules }, quantity, time) => {
        const unique = [
          ...new Map(rules.map((each) => [`${each.minQuantity} ${each.validFrom}`, each])).values(),
        ]
        const of = (some: PriceRule[]) => priceAt({ undated, rules: some }, quantity, time)?.net
        expect(of([...unique].reverse())).toBe(of(unique))
      }),
    )
  })

  test('price rules: between two changes the price stays the same', () => {
    fc.assert(
      fc.property(anyPrices, fc.nat(30), times, (prices, quantity, time) => {
        const next = Math.min(nextChange(prices.rules, time), time + 90 * day)
        expect(priceAt(prices, quantity, next - 1)?.net).toBe(priceAt(prices, quantity, time)?.net)
      }),
    )
  })
})

describe('the lowest price', () => {
  const undatedUntil = (until: number, net: number): PastPrice => ({ since: 0, until, net })

  test('lowest price: a lower price counts until 30 days after its end', () => {
    const lowestAfter = (days: number) =>
      lowestUnitPrice({ undated: 100, rules: [] }, [undatedUntil(now - days * day, 80)], now)
    expect([1, 29, 30, 31].map(lowestAfter)).toEqual([80, 80, 100, 100])
  })

  test('lowest price: a rule of one unit counts, a volume step does not', () => {
    const sale = rule(70, { validFrom: now - 10 * day, validUntil: now - 9 * day })
    expect(lowestUnitPrice({ undated: 100, rules: [sale] }, [], now)).toBe(70)
    const step = { ...sale, minQuantity: 2 }
    expect(lowestUnitPrice({ undated: 100, rules: [step] }, [], now)).toBe(100)
  })

  test('lowest price: an undated price that a dearer rule replaced all the time does not count', () => {
    const dearer = rule(120, { validFrom: now - 60 * day })
    expect(lowestUnitPrice({ undated: 100, rules: [dearer] }, [], now)).toBe(120)
  })

  test('lowest price: what a rule said before it was changed counts', () => {
    const changed = rule(90, { validFrom: now - 10 * day })
    const before = { since: now - 10 * day, until: now - 5 * day, net: 60 }
    expect(lowestUnitPrice({ undated: 100, rules: [changed] }, [before], now)).toBe(60)
  })

  test('lowest price: a rule that has not begun does not count', () => {
    expect(lowestUnitPrice({ undated: 100, rules: [rule(1, { validFrom: now + 1 })] }, [], now)).toBe(100)
  })

  test('lowest price: it is the lowest of the prices at all moments of 30 days', () => {
    const anyPast = fc.array(
      fc.record({ since: fc.constant(0), until: times.filter((time) => time < now), net: fc.nat(1000) }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(anyPrices, anyPast, fc.nat(30 * day), (prices, past, ago) => {
        const lowest = lowestUnitPrice(prices, past, now) ?? Number.POSITIVE_INFINITY
        const undated = past.filter(({ until }) => until > now - ago).sort((a, b) => a.until - b.until)[0]
        const then = priceAt({ undated: undated?.net ?? prices.undated, rules: prices.rules }, 1, now - ago)
        expect(lowest).toBeLessThanOrEqual(then?.net ?? Number.POSITIVE_INFINITY)
      }),
    )
  })
})
