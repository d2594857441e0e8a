import { describe, expect, test } from 'vitest'
import { deliveryLine, line } from './order.fixture.ts'
import { exactSum, totalsOf } from './totals.ts'

const lineOf = (gross: number, total: number, cancelled = 0) =>
  line('10', total, {
    unitPrice: { gross, net: gross, vat: 0 },
    quantity: { total, fulfilled: 0, cancelled },
  })

describe('totals of an order', () => {
  test('the total is without cancelled units', () => {
    const goods = line('10', 3, { quantity: { total: 3, fulfilled: 1, cancelled: 1 } })
    const orderLines = [goods, deliveryLine('20')]
    expect(totalsOf({ orderLines })).toEqual({
      goods: 3.75,
      delivery: 1.25,
      cancelled: 1.25,
      total: 3.75,
      vat: 0.75,
    })
  })

  test('a cancelled order costs nothing', () => {
    expect(totalsOf({ orderLines: [lineOf(1.25, 3, 3)] })).toMatchObject({ cancelled: 3.75, total: 0 })
  })

  test.each([
    ['KWD, three decimals', 1.235, 1, 1.235],
    ['CLF, four decimals', 0.0001, 3, 0.0003],
    ['EUR, two decimals', 0.1, 3, 0.3],
    ['EUR, two decimals', 1.1, 3, 3.3],
    ['JPY, none', 1567, 3, 4701],
  ])('%s: %d × %d is exact', (_, gross, units, total) => {
    expect(totalsOf({ orderLines: [lineOf(gross, units)] }).total).toBe(total)
  })

  test('sums have no binary fractions, also below zero', () => {
    expect(
      exactSum([
        { amount: 0.1, quantity: 1 },
        { amount: 0.2, quantity: 1 },
      ]),
    ).toBe(0.3)
    expect(exactSum([{ amount: 1.235, quantity: -2 }])).toBe(-2.47)
    expect(exactSum([{ amount: 0, quantity: -2 }])).toBe(0)
  })
})
