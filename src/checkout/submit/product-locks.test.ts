import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createProductLocks, type HeldLocks } from './product-locks.ts'

const first = { isRetry: false, patienceMs: 60_000 }

/** Takes locks, and records the name of their holder. */
function recorder() {
  const locks = createProductLocks()
  const came: string[] = []
  const take = (name: string, keys: string[], options = first) =>
    locks.take(keys, options).then((locked) => {
      came.push(locked ? name : `${name} gave up`)
      return locked
    })
  return { came, take }
}
const ended = async (locked: Promise<HeldLocks | undefined>) => (await locked)?.release()

test('product locks: a free one is taken at once, without having waited', async () => {
  const { take } = recorder()
  expect(await take('a', ['P'])).toMatchObject({ hasWaited: false })
  expect(await take('b', ['Q'])).toMatchObject({ hasWaited: false })
})

test('product locks: one submit after the other for the same product, in the order they came', async () => {
  const { came, take } = recorder()
  const all = ['a', 'b', 'c'].map((name) => take(name, ['P']))
  await nextTurnOfTheLoop()
  expect(came).toEqual(['a'])
  for (const each of all) await ended(each)
  expect(came).toEqual(['a', 'b', 'c'])
  expect(await all[2]).toMatchObject({ hasWaited: true })
  expect(await take('d', ['P'])).toMatchObject({ hasWaited: false })
})

test('product locks: a retry goes before first tries', async () => {
  const { came, take } = recorder()
  const holder = take('a', ['P'])
  const [late, retry] = [take('b', ['P']), take('c', ['P'], { ...first, isRetry: true })]
  await ended(holder)
  await ended(retry)
  await ended(late)
  expect(came).toEqual(['a', 'c', 'b'])
})

test('product locks: several products named in different orders never wait for each other in a circle', async () => {
  const { came, take } = recorder()
  const all = [take('a', ['P', 'Q']), take('b', ['Q', 'P']), take('c', ['Q']), take('d', ['P', 'P'])]
  await Promise.all(all.map(ended))
  expect(came.toSorted()).toEqual(['a', 'b', 'c', 'd'])
})

test('product locks: a submit that gives up holds nothing', async () => {
  const { came, take } = recorder()
  const holder = take('a', ['Q'])
  const impatient = take('b', ['P', 'Q'], { ...first, patienceMs: 5 })
  const patient = take('c', ['P', 'Q'])
  expect(await impatient).toBeUndefined()
  await ended(holder)
  await ended(patient)
  expect(came).toEqual(['a', 'b gave up', 'c'])
})

test('product locks: releasing twice does not release those of the next submit', async () => {
  const { came, take } = recorder()
  const holder = await take('a', ['P'])
  const next = take('b', ['P'])
  void take('c', ['P'])
  holder?.release()
  holder?.release()
  await next
  await nextTurnOfTheLoop()
  expect(came).toEqual(['a', 'b'])
})
