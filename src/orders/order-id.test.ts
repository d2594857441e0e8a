import { expect, it } from 'vitest'
import { mintOrderId, readOrderIdBeginning } from './order-id.ts'

it('order id search: every prefix is found, with and without dash, in upper and lower case', () => {
  for (let round = 0; round < 50; round++) {
    const id = mintOrderId()
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
