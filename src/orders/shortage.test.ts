import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimsOf } from './claims.ts'
import { expecting, line, stored } from './order.fixture.ts'
import { decideShortage, type Holder, holderOf } from './shortage.ts'

const now = Date.parse('2026-03-02T00:00:00Z')

/** An order that was placed at this minute, with reserved and waiting units. */
function holder(
  id: string,
  minute: number,
  reserved: number,
  waiting = 0,
  queueNumber: number | null = null,
) {
  const order = stored(
    { id, placedAt: minute * 60_000, state: 'Released' },
    {
      orderLines: [line('10', reserved + waiting, { materialNumber: 'P' })],
      expectedDeliveries: expecting(
        ['10', reserved, 'Available'],
        ...(waiting > 0
          ? [['10', waiting, 'UnconfirmedRestock'] as ['10', number, 'UnconfirmedRestock']]
          : []),
      ),
    },
  )
  return holderOf(order, 'P', queueNumber) as Holder
}
const decide = (holders: Holder[], onHand: number, firstNumber = 10) =>
  decideShortage(holders, 'P', onHand, firstNumber, now)

describe('shortage', () => {
  test('shortage: the order that claimed last loses its units first and waits before all that waited', () => {
    const losses = decide([holder('A', 1, 2), holder('C', 3, 2), holder('B', 2, 2)], 1)
    expect(losses.map(({ before, units, joinsAt }) => [before.id, units, joinsAt])).toEqual([
      ['A', 1, 7],
      ['B', 2, 8],
      ['C', 2, 9],
    ])
    expect(claimsOf(losses[0]?.after.order as never)).toEqual([{ productId: 'P', reserved: 1, waiting: 1 }])
  })

  test('shortage: an order that waits already loses before those that do not, and keeps its place', () => {
    const losses = decide([holder('A', 9, 2), holder('W', 1, 1, 3, 10)], 2)
    expect(losses.map(({ before, units, joinsAt }) => [before.id, units, joinsAt])).toEqual([['W', 1, null]])
    expect(losses[0]?.after.version).toBe((losses[0]?.before.version ?? 0) + 1)
  })

  test('shortage: no order is lost, and reserved units never exceed the count', () => {
    const holders = fc
      .array(
        fc.record({ reserved: fc.integer({ min: 1, max: 5 }), minute: fc.integer({ min: 0, max: 9 }) }),
        {
          minLength: 1,
          maxLength: 8,
        },
      )
      .map((all) => all.map(({ reserved, minute }, at) => holder(`O${at}`, minute, reserved)))
    fc.assert(
      fc.property(holders, fc.nat(20), (all, onHand) => {
        const losses = decide(all, onHand)
        const units = (list: Holder[]) => list.reduce((sum, { reserved }) => sum + reserved, 0)
        const lost = losses.reduce((sum, loss) => sum + loss.units, 0)
        expect(units(all) - lost).toBe(Math.min(units(all), onHand))
        for (const { before, after, units: count } of losses) {
          const claim = (order: typeof after) =>
            claimsOf(order.order).find(({ productId }) => productId === 'P')
          expect(claim(after)?.reserved ?? 0).toBe((claim(before)?.reserved ?? 0) - count)
          expect(claim(after)?.waiting).toBe((claim(before)?.waiting ?? 0) + count)
        }
        // Places are distinct, before the queue, and in the order in which the orders were placed.
        const places = losses.map(({ joinsAt }) => joinsAt as number)
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
        expect(Math.max(...places, 9)).toBe(9)
        const times = losses.map(({ before }) => before.placedAt)
        expect(times).toEqual([...times].sort((a, b) => a - b))
      }),
    )
  })
})
