import { expect, test } from 'vitest'
import { type BulkResult, forEachOrder } from './bulk'

test('forEachOrder: every order gets a result, and a refusal does not stop the others', async () => {
  const results: BulkResult[] = []
  let running = 0
  let most = 0
  const act = async (orderId: string) => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
    if (orderId === 'B') throw new Error('no')
  }
  await forEachOrder(['A', 'B', 'C', 'D', 'E'], act, (result) => results.push(result))
  expect(results.map(({ orderId }) => orderId).sort()).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(results.filter(({ error }) => error).map(({ orderId }) => orderId)).toEqual(['B'])
  expect(most).toBe(3)
})
