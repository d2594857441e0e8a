import { describe, expect, it } from 'vitest'
import { countFitting, type Row, rowAfterKey, rowsOf } from './listing'
import { candidates, verdicts } from './testing'

const four = candidates('cpu', {}, {}, {}, {})
const judged = verdicts({ a: 'fits', b: 'fits', c: 'warns', d: 'clashes' })
const keys = (rows: Row[]) => rows.map((row) => (row.heading ? `${row.heading} ${row.count}` : row.key))

describe('the rows', () => {
  it('have a heading above each part, with how many there are', () => {
    expect(keys(rowsOf(four, 'fit', judged))).toEqual(['fits 2', 'a', 'b', 'warns 1', 'c', 'clashes 1', 'd'])
  })

  it('have none in another order, or before they are judged', () => {
    expect(keys(rowsOf(four, 'name', judged))).toEqual(['a', 'b', 'c', 'd'])
    expect(keys(rowsOf(four, 'fit', new Map()))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('count what fits, warnings or not', () => {
    expect(countFitting(four, judged)).toBe(3)
  })
})

describe('keys', () => {
  const rows = rowsOf(four, 'fit', judged)
  const after = (from: number, key: string, page = 3) => rowAfterKey(rows, from, key, page)

  it('move from row to row and pass headings over', () => {
    expect(after(1, 'ArrowDown')).toBe(2)
    expect(after(2, 'ArrowDown')).toBe(4)
    expect(after(4, 'ArrowUp')).toBe(2)
  })

  it('stop at both ends', () => {
    expect(after(1, 'ArrowUp')).toBe(1)
    expect(after(6, 'ArrowDown')).toBe(6)
    expect(after(4, 'Home')).toBe(1)
    expect(after(1, 'End')).toBe(6)
  })

  it('move by pages', () => {
    expect(after(1, 'PageDown')).toBe(4)
    expect(after(6, 'PageUp', 1)).toBe(4)
    expect(after(2, 'PageUp', 50)).toBe(1)
  })

  it('that mean nothing lead nowhere', () => {
    expect(after(1, 'x')).toBeUndefined()
    expect(rowAfterKey([], -1, 'ArrowDown', 5)).toBeUndefined()
  })
})
