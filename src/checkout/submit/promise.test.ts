import { expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { type DatedUnits, isWorse } from '../../orders/arrivals.ts'
import { readPrecondition, tagOfPromise } from './promise.ts'

const day = 86_400_000
const on = (dayNumber: number | null, quantity: number): DatedUnits => ({
  date: dayNumber === null ? null : dayNumber * day,
  quantity,
})
const read = (ifMatch: string) => readPrecondition(ifMatch, null)
const departuresOf = (units: DatedUnits[]) =>
  (read(tagOfPromise(units)) as { departures: DatedUnits[] }).departures

test('tag of a promise: has the units of each day, and is read back', () => {
  const units = [on(20_777, 28), on(null, 22)]
  expect(tagOfPromise(units)).toBe('"28.20777_22.x"')
  expect(departuresOf(units)).toEqual(units)
  expect(departuresOf([])).toEqual([])
})

test('tag of a promise: stays short, and never promises more than there was', () => {
  const units = [...Array.from({ length: 500 }, (_, index) => on(20_000 + index, 1)), on(null, 7)]
  expect(tagOfPromise(units).length).toBeLessThan(300)
  const kept = departuresOf(units)
  expect(kept.at(-1)).toEqual(on(null, 7))
  expect(kept.at(-2)).toEqual(on(20_499, 480))
  expect(isWorse(kept, units)).toBe(false)
})

test.each(['"28.20777_22.x"', 'W/"28.20777_22.x"', '"28.20777_22.x-gzip"', ' "28.20777_22.x" '])(
  'If-Match %s: is read',
  (ifMatch) => expect(read(ifMatch)).toMatchObject({ departures: [on(20_777, 28), on(null, 22)] }),
)

test.each(['', 'x', '""', '"28"', '28.20777', '"28.20777_"', '"28.y"'])(
  'If-Match %j: is refused',
  (ifMatch) => {
    expect(read(ifMatch)).toBeInstanceOf(Problem)
  },
)

test('precondition: any promise is accepted with *', () => {
  expect(read('*')).toEqual({ promisedBy: undefined })
})
