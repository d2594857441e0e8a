import { describe, expect, test } from 'vitest'
import { type DatedUnits, expectedArrivals, isWorse, promiseInWords, unitsByDay } from './arrivals.ts'
import { line, stored } from './order.fixture.ts'

const on = (date: string | null, quantity: number): DatedUnits => ({
  date: date === null ? null : Date.parse(date),
  quantity,
})
const friday = '2026-11-20T00:00:00.000Z'
const monday = '2026-11-23T00:00:00.000Z'
const inWords = (units: DatedUnits[]) =>
  promiseInWords(units, (date) => new Date(date).toISOString().slice(0, 10))

describe('units by day', () => {
  const units: Record<string, DatedUnits[]> = {
    '10': [on(null, 22), on('2026-11-20T09:00:00Z', 20), on('2026-11-20T17:00:00Z', 8)],
    '20.1': [on(friday, 2), on(monday, 1)],
    '20.2': [on(friday, 2), on(monday, 2), on(null, 2)],
  }
  type Line = Parameters<typeof unitsByDay>[0][number]
  const lineOf = (lineNumber: string, quantity: number, orderLines: Line[] = []): Line => ({
    lineNumber,
    quantity,
    orderLines,
  })
  const byDay = (...lines: Line[]) => unitsByDay(lines, (lineNumber) => units[lineNumber] ?? [])

  test('units by day: of one line, earliest first, those without a date last', () => {
    expect(byDay(lineOf('10', 50))).toEqual([on('2026-11-20T17:00:00Z', 28), on(null, 22)])
  })

  test('units by day: a PC is one unit and complete with its last part', () => {
    const pc = lineOf('20', 3, [lineOf('20.1', 3), lineOf('20.2', 6), lineOf('20.3', 3)])
    expect(byDay(pc)).toEqual([on(friday, 1), on(monday, 1), on(null, 1)])
  })

  test('units by day: licences and services have none', () => expect(byDay(lineOf('30', 1))).toEqual([]))
})

test('promise: each part is named with its units, one date for all without', () => {
  expect(inWords([on(friday, 28), on(null, 22)])).toBe('28 on 2026-11-20, 22 date not known')
  expect(inWords([on(friday, 50)])).toBe('2026-11-20')
  expect(inWords([on(null, 50)])).toBe('date not known')
})

test('promise: is worse if fewer units arrive by one of its days', () => {
  const promised = [on(friday, 28), on(null, 22)]
  expect(isWorse(promised, promised)).toBe(false)
  expect(isWorse(promised, [on(friday, 50)])).toBe(false)
  expect(isWorse(promised, [on(friday, 27), on(monday, 23)])).toBe(true)
  expect(isWorse([on(friday, 50)], promised)).toBe(true)
  expect(isWorse([on(null, 50)], [on(null, 50)])).toBe(false)
})

test('expected arrivals: of an order, from its expected deliveries', () => {
  const expected = (estimatedDeliveryDate: string | null, quantity: number) => ({
    estimatedDeliveryDate,
    expectedLines: [
      { orderLineNumber: '10', quantity, references: null, status: 'Available' as const, availableAt: null },
    ],
    collectionPoint: null,
    deliveryAddress: null,
  })
  const expectedDeliveries = [expected(friday, 28), expected(null, 22)]
  const { order } = stored({}, { orderLines: [line('10', 50)], expectedDeliveries })
  expect(expectedArrivals(order)).toEqual([on(friday, 28), on(null, 22)])
})
