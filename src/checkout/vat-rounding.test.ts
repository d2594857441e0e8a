import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceOf, timesPrice } from '../platform/money.ts'
import type { QuoteLine } from './quote-line.ts'
import { vatRoundingOf } from './vat-rounding.ts'

const line = (lineNumber: string, quantity: number, net: number, rate: number, parts: QuoteLine[] = []) =>
  ({ lineNumber, quantity, unitPrice: priceOf(net, rate), orderLines: parts }) as unknown as QuoteLine

const roundingOf = (net: number, quantity: number, rate: number, exponent = 2) =>
  vatRoundingOf([line('10', quantity, net, rate)], timesPrice(priceOf(net, rate), quantity), rate, exponent)

test('VAT rounding: 200 units of 1.02 at 25 % differ by 1.00, and prices of 1.00 and 1.04 by nothing', () => {
  expect(roundingOf(102, 200, 2500)).toEqual({
    amount: 100,
    lines: [{ lineNumber: '10', unitNet: 102, exactNet: [100, 104] }],
  })
  expect(roundingOf(100, 200, 2500)).toBeUndefined()
  expect(roundingOf(104, 200, 2500)).toBeUndefined()
  expect(roundingOf(102, 198, 2500)).toBeUndefined()
})

test('VAT rounding: what is rounded down is negative, and a currency without decimals counts whole units', () => {
  expect(roundingOf(101, 400, 2500)).toMatchObject({ amount: -100 })
  expect(roundingOf(1, 5, 1000, 0)).toMatchObject({ amount: -1, lines: [{ exactNet: [10] }] })
})

test('VAT rounding: parts of a PC are named, the line with most of it first', () => {
  const parts = [line('10.1', 300, 102, 2500), line('10.2', 900, 103, 2500)]
  const totals = [timesPrice(priceOf(102, 2500), 300), timesPrice(priceOf(103, 2500), 900)]
  const sum = {
    net: (totals[0]?.net ?? 0) + (totals[1]?.net ?? 0),
    vat: (totals[0]?.vat ?? 0) + (totals[1]?.vat ?? 0),
    gross: 0,
  }
  expect(vatRoundingOf([line('10', 300, 0, 2500, parts)], sum, 2500, 2)).toEqual({
    amount: 375,
    lines: [
      { lineNumber: '10.2', unitNet: 103, exactNet: [100, 104] },
      { lineNumber: '10.1', unitNet: 102, exactNet: [100, 104] },
    ],
  })
})

test('VAT rounding: the proposed prices are exact, and nothing is said below one unit of the currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 1, max: 3_000 }),
      (net, quantity, rate) => {
        const found = roundingOf(net, quantity, rate)
        const exact = (net * quantity * rate) / 10_000
        const difference = priceOf(net, rate).vat * quantity - exact
        if (found === undefined) expect(Math.abs(difference)).toBeLessThan(101)
        else expect(Math.abs(found.amount - difference)).toBeLessThanOrEqual(0.5)
        for (const price of found?.lines[0]?.exactNet ?? [])
          expect([
            price,
            (priceOf(price, rate).vat * 10_000) % 10_000,
            roundingOf(price, quantity, rate),
          ]).toEqual([price, 0, undefined])
      },
    ),
  )
})
