import { expect, test } from 'vitest'
import { RunGivenUp, repeater } from './background.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('background work: a turn that takes too long is given up, and the next one runs', async () => {
  const errors: unknown[] = []
  const signals: AbortSignal[] = []
  const turns = repeater(
    (signal) => {
      signals.push(signal)
      return signals.length === 1 ? new Promise(() => {}) : Promise.resolve()
    },
    (error) => errors.push(error),
    10,
  )
  turns.ask()
  turns.ask()
  await expect.poll(() => signals.length).toBe(2)
  expect(errors).toEqual([expect.any(RunGivenUp)])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  await turns.finished()
})

test('background work: asking while a turn runs makes it run once more, never twice at once', async () => {
  let running = 0
  let most = 0
  let count = 0
  const turns = repeater(
    async () => {
      most = Math.max(most, ++running)
      await settled()
      running--
      count++
    },
    (error) => {
      throw error
    },
  )
  for (let asked = 0; asked < 5; asked++) turns.ask()
  await turns.finished()
  expect([count, most]).toEqual([2, 1])
})

test('background work: a turn that fails is reported, and the next one runs', async () => {
  const errors: unknown[] = []
  const turns = repeater(
    () => Promise.reject(new Error('no')),
    (error) => errors.push(error),
  )
  turns.ask()
  await turns.finished()
  turns.ask()
  await turns.finished()
  expect(errors).toHaveLength(2)
})

test('background work: stopping gives up a turn that does not end', async () => {
  let signal: AbortSignal | undefined
  const turns = repeater(
    (given) => {
      signal = given
      return new Promise(() => {})
    },
    () => {},
  )
  turns.ask()
  await turns.finished()
  expect(signal?.aborted).toBe(true)
})
