import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Entry, linesOf } from './journal-lines.ts'

const booked = (entry: Entry) => linesOf(entry).map(({ account, amount }) => `${account} ${amount}`)

test.each<[string, Entry, string[]]>([
  [
    'an invoice with rounding',
    { kind: 'Invoice', net: 20_400, vat: 5100, payable: 25_600 },
    ['receivables 25600', 'sales -20400', 'vat -5100', 'rounding -100'],
  ],
  [
    'an invoice without VAT',
    { kind: 'Invoice', net: 100, vat: 0, payable: 100 },
    ['receivables 100', 'salesWithoutVat -100'],
  ],
  [
    'a credit note',
    { kind: 'CreditNote', net: 100, vat: 25, payable: 125 },
    ['receivables -125', 'sales 100', 'vat 25'],
  ],
  ['a payment', { kind: 'Received', amount: 125 }, ['bank 125', 'unallocated -125']],
  [
    'its allocation',
    { kind: 'Allocation', of: 'Received', amount: 125 },
    ['unallocated 125', 'receivables -125'],
  ],
  [
    'one taken back',
    { kind: 'Allocation', of: 'Received', amount: -125 },
    ['unallocated -125', 'receivables 125'],
  ],
  ['a repayment', { kind: 'Repaid', amount: 125 }, ['unallocated 125', 'bank -125']],
  [
    'its allocation',
    { kind: 'Allocation', of: 'Repaid', amount: 125 },
    ['receivables 125', 'unallocated -125'],
  ],
])('journal: %s', (_, entry, expected) => {
  expect(booked(entry)).toEqual(expected)
})

test('journal: every entry adds up to nothing', () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 })
  const entry: fc.Arbitrary<Entry> = fc.oneof(
    fc.record({
      kind: fc.constantFrom('Invoice' as const, 'CreditNote' as const),
      net: amount,
      vat: amount,
      payable: amount,
    }),
    fc.record({ kind: fc.constantFrom('Received' as const, 'Repaid' as const), amount }),
    fc.record({
      kind: fc.constant('Allocation' as const),
      of: fc.constantFrom('Received' as const, 'Repaid' as const),
      amount,
    }),
  )
  fc.assert(
    fc.property(entry, (each) => {
      expect(linesOf(each).reduce((sum, line) => sum + line.amount, 0)).toBe(0)
    }),
  )
})
