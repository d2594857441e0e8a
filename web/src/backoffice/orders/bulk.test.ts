import { expect, test } from 'vitest'
import { forEachOrder, type Outcome } from './bulk'

test('each order has its outcome, and a refusal stops nobody', async () => {
  const outcomes: Outcome[] = []
  let running = 0
  let most = 0
  const act = async (orderId: string) => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
    if (orderId === 'B') throw new Error('no')
  }
  await forEachOrder(['A', 'B', 'C', 'D', 'E'], act, (outcome) => outcomes.push(outcome))
  expect(outcomes.map(({ orderId }) => orderId).sort()).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(outcomes.filter(({ error }) => error).map(({ orderId }) => orderId)).toEqual(['B'])
  expect(most).toBe(3)
})
