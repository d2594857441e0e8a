import { expect, test } from 'vitest'
import {
  asksSerials,
  emptyDraft,
  groupsOf,
  problemsOf,
  type ReturnableLine,
  wantedLines,
} from './request-draft'

const line = (lineNumber: string, quantity: number, serialNumbers: string[] = []): ReturnableLine => ({
  lineNumber,
  materialNumber: `product-${lineNumber}`,
  name: `Product ${lineNumber}`,
  quantity,
  serialNumbers,
  until: null,
})
const draft = (quantity: number | string, serialNumbers: string[] = []) => ({
  quantity,
  serialNumbers,
  reason: 'Defective' as const,
})

test('return request: only lines with units are asked for, with what the person chose', () => {
  const lines = [line('10', 2), line('20', 3, ['A', 'B', 'C']), line('30', 1)]
  expect(wantedLines('O', lines, { '10': draft(1), '20': draft(2, ['A', 'C']), '30': draft('') })).toEqual([
    { orderId: 'O', lineNumber: '10', quantity: 1, reason: 'Defective' },
    { orderId: 'O', lineNumber: '20', quantity: 2, reason: 'Defective', serialNumbers: ['A', 'C'] },
  ])
  expect(wantedLines('O', lines, {})).toBeUndefined()
})

test('return request: serial numbers are asked for if there is a choice, and certain if all units go back', () => {
  const known = line('10', 2, ['A', 'B'])
  expect(asksSerials(known, draft(1))).toBe(true)
  expect(asksSerials(known, draft(2))).toBe(false)
  expect(wantedLines('O', [known], { '10': draft(2, ['A']) })?.[0]?.serialNumbers).toEqual(['A', 'B'])
  expect(wantedLines('O', [known], { '10': draft(1) })?.[0]?.serialNumbers).toBeUndefined()
  // Of three units two are known: which of them come back is not certain.
  expect(asksSerials(line('10', 3, ['A', 'B']), draft(2))).toBe(true)
  expect(asksSerials(line('10', 2), draft(1))).toBe(false)
})

test('return request: names what is wrong, and is not sent', () => {
  const two = line('10', 2, ['A', 'B', 'C'])
  expect(problemsOf(two, emptyDraft)).toEqual([])
  expect(problemsOf(two, draft('1,5'))).toEqual(['notWhole'])
  expect(problemsOf(two, draft(-1))).toEqual(['notWhole'])
  expect(problemsOf(two, draft(3))).toEqual(['tooMany'])
  expect(problemsOf(two, draft(2, ['A']))).toEqual(['serials'])
  expect(problemsOf(two, { ...draft(1), reason: null })).toEqual(['reason'])
  expect(wantedLines('O', [two, line('20', 1)], { '10': draft(3), '20': draft(1) })).toBeUndefined()
})

test('return request: parts are shown below their PC, or alone if it is no longer whole', () => {
  const numbers = (lines: ReturnableLine[]) =>
    groupsOf(lines).map((group) => [group.line.lineNumber, ...group.parts.map((part) => part.lineNumber)])
  expect(numbers([line('10', 1), line('10.1', 1), line('10.2', 2), line('100', 1)])).toEqual([
    ['10', '10.1', '10.2'],
    ['100'],
  ])
  expect(numbers([line('10.1', 1), line('10.2', 2)])).toEqual([['10.1'], ['10.2']])
})
