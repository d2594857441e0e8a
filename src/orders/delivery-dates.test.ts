import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxTransitDays } from '../contract/transit-days.ts'
import { arrivalDate, departureDate } from './delivery-dates.ts'

const at = (text: string) => Date.parse(text)

test.each([
  ['Monday', '2026-03-02T10:00:00Z', 2, '2026-03-04T00:00:00Z'],
  ['Thursday, over the weekend', '2026-03-05T10:00:00Z', 2, '2026-03-09T00:00:00Z'],
  ['Saturday', '2026-03-07T10:00:00Z', 1, '2026-03-09T00:00:00Z'],
])('arrival date: working days are counted from %s', (_, leaves, days, arrives) => {
  expect(arrivalDate(at(leaves), days, null)).toBe(at(arrives))
})

test('arrival date: is never before the goods leave, nor before the preferred date', () => {
  expect(arrivalDate(at('2026-03-02T10:00:00Z'), 0, null)).toBe(at('2026-03-02T10:00:00Z'))
  expect(arrivalDate(at('2026-03-02T10:00:00Z'), 2, at('2026-05-01T12:00:00Z'))).toBe(
    at('2026-05-01T12:00:00Z'),
  )
  expect(arrivalDate(null, 2, at('2026-05-01T12:00:00Z'))).toBeNull()
})

test('arrival date: a delivery time beyond the maximum, from older data, counts as the maximum', () => {
  const leaves = at('2026-03-02T10:00:00Z')
  const begin = performance.now()
  expect(arrivalDate(leaves, 2_147_483_647, null)).toBe(arrivalDate(leaves, maxTransitDays, null))
  expect(arrivalDate(leaves, maxTransitDays, null)).toBe(at('2027-07-26T00:00:00Z'))
  // Counting two billion days one by one would take minutes.
  expect(performance.now() - begin).toBeLessThan(1_000)
})

test('arrival date: never later than the last day that the interface can show', () => {
  expect(arrivalDate(at('9999-12-31T10:00:00Z'), 300, null)).toBe(at('9999-12-31T23:59:59.999Z'))
})

test('arrival date: goods that leave later do not arrive earlier', () => {
  const time = fc.integer({ min: 0, max: at('2040-01-01T00:00:00Z') })
  const days = fc.integer({ min: 0, max: 20 })
  const property = fc.property(time, time, days, fc.option(time), (a, b, transitDays, notBefore) => {
    const arrivals = [Math.min(a, b), Math.max(a, b)].map((leaves) =>
      arrivalDate(leaves, transitDays, notBefore),
    )
    const [earlier, later] = arrivals as [number, number]
    expect(earlier).toBeLessThanOrEqual(later)
  })
  fc.assert(property, { seed: 7 })
})

test('departure date: goods that leave then arrive in time, and a working day later they would not', () => {
  const day = 86_400_000
  const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 30 }), (date, transitDays) => {
      const promised = Math.floor(date.getTime() / day) * day
      const leaves = departureDate(promised, transitDays)
      expect(arrivalDate(leaves, transitDays, null)).toBeLessThanOrEqual(promised)
      // Nothing leaves at weekends: of the next three days, the first working day is too late.
      const later = [1, 2, 3].map((days) => arrivalDate(leaves + days * day, transitDays, null) as number)
      expect(Math.max(...later)).toBeGreaterThan(promised)
    }),
  )
})
