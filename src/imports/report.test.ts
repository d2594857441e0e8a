import { expect, test } from 'vitest'
import { type Outcome, runsOf } from './report.ts'

test('import report: neighbours with the same outcome are one run, in the order of the rows', () => {
  const outcomes: [line: number, Outcome][] = [
    [1, { status: 'new', reason: null }],
    [2, { status: 'new', reason: null }],
    [3, { status: 'refused', reason: 'no product' }],
    [4, { status: 'refused', reason: 'no price' }],
    [5, { status: 'refused', reason: 'no price' }],
    // Line 6 is missing: it belongs to another list.
    [7, { status: 'refused', reason: 'no price' }],
    [7, { status: 'new', reason: null }],
  ]
  const rows = outcomes.map(([line, outcome]) => [{ line }, outcome] as const)
  expect(
    runsOf(
      rows.map(([row]) => row),
      new Map(rows),
    ),
  ).toEqual([
    [1, 2, 'new', null],
    [3, 3, 'refused', 'no product'],
    [4, 5, 'refused', 'no price'],
    [7, 7, 'refused', 'no price'],
    [7, 7, 'new', null],
  ])
})
