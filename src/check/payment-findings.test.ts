import { expect, test } from 'vitest'
import { wrongPayment, wrongSettled } from './payment-findings.ts'

const said = (found: Iterable<{ what: string }>) => [...found].map(({ what }) => what.replace(/^.*?: /, ''))
const payment = { bank_reference: 'bank-1', amount: 100, allocated: 60, not_ours: 40, sum: 60 }
const invoice = { number: 'INV-2026-000001', payable: 100, settled: 60, credited: 10, sum: 60 }

test.each([
  ['a sound one', {}, []],
  ['another sum', { sum: 50 }, ['60 are allocated, but its allocations are 50']],
  ['more than was paid', { not_ours: 41 }, ['60 and 41 of 100 are used']],
  ['less than nothing', { allocated: -1, sum: -1 }, ['-1 and 40 of 100 are used']],
])('check of a payment: %s', (_, other, expected) => {
  expect(said(wrongPayment({ ...payment, ...other }))).toEqual(expected)
})

test.each([
  ['a sound one', {}, []],
  ['another sum', { sum: 70 }, ['60 are settled, but its allocations are 70']],
  ['more than is payable', { settled: 101, sum: 101 }, ['101 of 100 are settled, 10 by credit notes']],
  ['more credited than settled', { credited: 61 }, ['60 of 100 are settled, 61 by credit notes']],
])('check of what is settled: %s', (_, other, expected) => {
  expect(said(wrongSettled({ ...invoice, ...other }))).toEqual(expected)
})
