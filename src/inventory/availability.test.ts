import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openLedger, type StockLevel, serve, summarize } from './availability.ts'

const now = Date.parse('2026-03-01T00:00:00Z')
const later = now + 86_400_000
const level = (other: Partial<StockLevel> = {}): StockLevel => ({
  onHand: 0,
  reserved: 0,
  waiting: 0,
  isDiscontinued: false,
  supply: [],
  supplyVersion: 7,
  ...other,
})

describe('how a quantity is served', () => {
  test('availability: free stock is used first', () => {
    expect(serve(level({ onHand: 5, reserved: 2 }), 3, now)).toEqual([
      { quantity: 3, status: 'Available', availableAt: now },
    ])
  })

  test('availability: the rest comes from purchase orders, dated ones first, then those without a date', () => {
    const supply = [
      { quantity: 2, expectedAt: null },
      { quantity: 4, expectedAt: later },
    ]
    expect(serve(level({ onHand: 1, supply }), 9, now)).toEqual([
      { quantity: 1, status: 'Available', availableAt: now },
      { quantity: 4, status: 'ConfirmedRestock', availableAt: later },
      { quantity: 4, status: 'UnconfirmedRestock', availableAt: null },
    ])
  })

  test('availability: orders that already wait come first', () => {
    const supply = [{ quantity: 4, expectedAt: later }]
    expect(serve(level({ waiting: 3, supply }), 2, now)).toEqual([
      { quantity: 1, status: 'ConfirmedRestock', availableAt: later },
      { quantity: 1, status: 'UnconfirmedRestock', availableAt: null },
    ])
    // Returned units go to waiting orders.
    expect(serve(level({ onHand: 3, waiting: 3 }), 1, now)).toEqual([
      { quantity: 1, status: 'UnconfirmedRestock', availableAt: null },
    ])
  })

  test('availability: a date that has passed counts as no date', () => {
    expect(serve(level({ supply: [{ quantity: 4, expectedAt: now - 1 }] }), 1, now)).toEqual([
      { quantity: 1, status: 'UnconfirmedRestock', availableAt: null },
    ])
  })

  test('availability: a discontinued product is served from stock only', () => {
    const gone = level({ onHand: 1, isDiscontinued: true, supply: [{ quantity: 9, expectedAt: later }] })
    expect(serve(gone, 3, now)).toEqual([
      { quantity: 1, status: 'Available', availableAt: now },
      { quantity: 2, status: 'Unavailable', availableAt: null },
    ])
  })

  test('availability: a product whose stock is not tracked is Unknown', () => {
    expect(serve(level({ onHand: null }), 3, now)).toEqual([
      { quantity: 3, status: 'Unknown', availableAt: null },
    ])
  })
})

const levels = fc.record({
  onHand: fc.option(fc.nat(20)),
  reserved: fc.nat(5),
  waiting: fc.nat(5),
  isDiscontinued: fc.boolean(),
  supply: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      expectedAt: fc.option(fc.constantFrom(now - 1, later)),
    }),
    { maxLength: 3 },
  ),
  supplyVersion: fc.nat(9),
})

test('availability: shares add up to the quantity, and two lines never get the same unit', () => {
  fc.assert(
    fc.property(levels, fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }), (stock, quantities) => {
      const ledger = openLedger(new Map([['A', stock]]), now)
      const taken = quantities.map((quantity) => {
        const shares = ledger.take('A', quantity)
        expect(shares.reduce((sum, share) => sum + share.quantity, 0)).toBe(quantity)
        return shares
      })
      const available = taken.flat().filter(({ status }) => status === 'Available')
      const units = available.reduce((sum, share) => sum + share.quantity, 0)
      expect(units).toBeLessThanOrEqual(Math.max(0, (stock.onHand ?? 0) - stock.reserved - stock.waiting))
      const [claim] = ledger.claims()
      const total = quantities.reduce((sum, quantity) => sum + quantity, 0)
      expect((claim?.reserved ?? 0) + (claim?.waiting ?? 0)).toBe(total)
      expect(claim?.reserved ?? 0).toBe(units)
      // An order without waiting units does not depend on supply.
      if (claim) expect(claim.supplyVersion).toBe(claim.waiting > 0 ? stock.supplyVersion : null)
    }),
  )
})

test('availability: several shares are as good as the worst, and available when the last one is', () => {
  const available = { quantity: 1, status: 'Available' as const, availableAt: now }
  const dated = { quantity: 1, status: 'ConfirmedRestock' as const, availableAt: later }
  const undated = { quantity: 1, status: 'UnconfirmedRestock' as const, availableAt: null }
  expect(summarize([available, dated])).toEqual({ status: 'ConfirmedRestock', availableAt: later })
  expect(summarize([available, undated])).toEqual({ status: 'UnconfirmedRestock', availableAt: null })
  expect(summarize([])).toBeNull()
})
