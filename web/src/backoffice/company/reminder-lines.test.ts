import { expect, test } from 'vitest'
import { linesOfRules, rulesOfLines, wrongLine } from './reminder-lines'

test('reminder lines: days and a text of their own are read and written', () => {
  const rules = [
    { days: 7, text: null },
    { days: 21, text: 'Please pay now.' },
  ]
  expect(linesOfRules(rules)).toBe('7\n21 Please pay now.')
  expect(rulesOfLines(' 7 \n\n21   Please pay now. ')).toEqual(rules)
  expect(wrongLine('7\n21 Please pay now.')).toBe(false)
  expect(wrongLine('')).toBe(false)
})

test('reminder lines: without days, or with fewer than the line before, the line is named', () => {
  expect(wrongLine('7\nPlease pay')).toContain('“Please pay”')
  expect(wrongLine('7\n7 again')).toContain('“7 again”')
})
