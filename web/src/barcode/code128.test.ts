import { describe, expect, test } from 'vitest'
import { code128, symbols, valuesOf } from './code128'

const sum = (widths: number[]) => widths.reduce((total, width) => total + width, 0)

describe('Code 128', () => {
  test('symbols: are distinct, 11 modules wide, with an even number of bar modules, as the standard demands', () => {
    expect(symbols).toHaveLength(106)
    expect(new Set(symbols).size).toBe(106)
    for (const symbol of symbols) {
      const widths = symbol.split('').map(Number)
      expect([symbol, sum(widths)]).toEqual([symbol, 11])
      expect([symbol, sum(widths.filter((_, at) => at % 2 === 0)) % 2]).toEqual([symbol, 0])
    }
  })

  test.each([
    ['Wikipedia', 88],
    ['PJJ123C', 55],
  ])('check: that of %s is %i', (text, check) => {
    expect(valuesOf(text).at(-1)).toBe(check)
  })

  test('bars: a known encoding', () => {
    // Start B, A, check 34, stop.
    expect(code128('A')?.join('')).toBe('211214' + '111323' + '131123' + '2331112')
  })

  test('bars: read back, they give the text', () => {
    for (const text of ['7K3MX-9QF2T', 'cpu-amd-ryzen-7-9800x3d', 'DO-NOSERIAL', ' ~!"0Az']) {
      const widths = code128(text)?.join('') ?? ''
      const values = (widths.slice(6, -13).match(/.{6}/g) ?? []).map((symbol) => symbols.indexOf(symbol))
      expect(String.fromCharCode(...values.map((value) => value + 32))).toBe(text)
    }
  })

  test('bars: a text with other characters has none', () => {
    expect([code128('Kühler'), code128('')]).toEqual([undefined, undefined])
  })
})
