import { describe, expect, it } from 'vitest'
import { candidates, verdicts } from './candidates.fixture'
import { countFits, type Row, rowAfterKey, rowsOf } from './listing'

const four = candidates('cpu', {}, {}, {}, {})
const judged = verdicts({ a: 'fits', b: 'fits', c: 'warns', d: 'clashes' })
const keys = (rows: Row[]) => rows.map((row) => (row.heading ? `${row.heading} ${row.count}` : row.key))

describe('rows', () => {
  it('rows: each level of fit has a heading with its count', () => {
    expect(keys(rowsOf(four, 'fit', judged))).toEqual(['fits 2', 'a', 'b', 'warns 1', 'c', 'clashes 1', 'd'])
  })

  it('rows: no headings in another sort order or before verdicts are loaded', () => {
    expect(keys(rowsOf(four, 'name', judged))).toEqual(['a', 'b', 'c', 'd'])
    expect(keys(rowsOf(four, 'fit', new Map()))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('rows: the count of what fits is that of its heading, reservations are counted apart', () => {
    expect(countFits(four, judged)).toEqual({ fits: 2, reserved: 1 })
  })
})

describe('keyboard', () => {
  const rows = rowsOf(four, 'fit', judged)
  const after = (from: number, key: string, page = 3) => rowAfterKey(rows, from, key, page)

  it('keyboard: arrows move from row to row and skip headings', () => {
    expect(after(1, 'ArrowDown')).toBe(2)
    expect(after(2, 'ArrowDown')).toBe(4)
    expect(after(4, 'ArrowUp')).toBe(2)
  })

  it('keyboard: the focus stops at both ends', () => {
    expect(after(1, 'ArrowUp')).toBe(1)
    expect(after(6, 'ArrowDown')).toBe(6)
    expect(after(4, 'Home')).toBe(1)
    expect(after(1, 'End')).toBe(6)
  })

  it('keyboard: Page Up and Page Down move by pages', () => {
    expect(after(1, 'PageDown')).toBe(4)
    expect(after(6, 'PageUp', 1)).toBe(4)
    expect(after(2, 'PageUp', 50)).toBe(1)
  })

  it('keyboard: other keys do not move the focus', () => {
    expect(after(1, 'x')).toBeUndefined()
    expect(rowAfterKey([], -1, 'ArrowDown', 5)).toBeUndefined()
  })
})
