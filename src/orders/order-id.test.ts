import { expect, it } from 'vitest'
import { mintOrderId, readOrderIdBeginning } from './order-id.ts'

const second = 1000
const cycle = 2 ** 20 * second

it('order ids: those of one second have the same beginning and are neighbours in order', () => {
  const ids = [0, 1, 2, 3, 31, 32, 1024, 2 ** 20 - 1].map((seconds) =>
    mintOrderId(5 * cycle + seconds * second),
  )
  expect(ids).toEqual(ids.toSorted())
  expect(mintOrderId(7 * second).slice(0, 4)).toBe(mintOrderId(7.999 * second).slice(0, 4))
  expect(mintOrderId(7 * second).slice(0, 4)).not.toBe(mintOrderId(8 * second).slice(0, 4))
  expect(mintOrderId(7 * second).slice(0, 4)).toBe(mintOrderId(7 * second + cycle).slice(0, 4))
})

it('order ids: those of one second differ in every other character', () => {
  const ids = Array.from({ length: 2000 }, () => mintOrderId(second))
  expect(new Set(ids).size).toBe(ids.length)
  for (const place of [4, 6, 7, 8, 9, 10]) expect(new Set(ids.map((id) => id[place])).size).toBe(32)
})

it('order id search: every prefix is found, with and without dash, in upper and lower case', () => {
  for (let round = 0; round < 50; round++) {
    const id = mintOrderId(round * 1_000_003)
    for (let length = 1; length <= id.length; length++) {
      const start = id.slice(0, length)
      expect(readOrderIdBeginning(start)).toBe(start)
      expect(readOrderIdBeginning(start.toLowerCase())).toBe(start)
      const undashed = readOrderIdBeginning(start.replace('-', ''))
      expect(undashed).toBe(start.endsWith('-') ? start.slice(0, -1) : start)
    }
  }
})

it('order id search: ambiguous characters are understood', () => {
  expect(readOrderIdBeginning('7k3mo-lqf2i')).toBe('7K3M0-1QF21')
})

it.each([
  ...[
    '',
    ' ',
    '-',
    '7U',
    '7K-',
    '7K3M-X',
    '7K3MX--9',
    '-7K3MX',
    '7K3MX-9QF2T-',
    '7K3MX-9QF2T1',
    '7K3MX9QF2T1',
  ],
  ...['%', '7_', '7*', '7K3 X', 'ß', 'ſ', 'ı', '７', 'NO-1', '7K3MX 9QF2T', '7K3MX-9QF2T\n'],
])('order id search: no id begins with "%s"', (typed) => {
  expect(readOrderIdBeginning(typed)).toBeUndefined()
})
