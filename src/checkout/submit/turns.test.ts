import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns, type Turn } from './turns.ts'

const first = { isRetry: false, patienceMs: 60_000 }

/** Takes a turn and records its name when the turn starts. */
function recorder() {
  const turns = createTurns()
  const came: string[] = []
  const take = (name: string, keys: string[], options = first) =>
    turns.take(keys, options).then((turn) => {
      came.push(turn ? name : `${name} gave up`)
      return turn
    })
  return { came, take }
}
const ended = async (turn: Promise<Turn | undefined>) => (await turn)?.end()

test('turns: a free key is taken at once, without having waited', async () => {
  const { take } = recorder()
  expect(await take('a', ['P'])).toMatchObject({ hasWaited: false })
  expect(await take('b', ['Q'])).toMatchObject({ hasWaited: false })
})

test('turns: one after the other for the same key, in the order they came', async () => {
  const { came, take } = recorder()
  const turns = ['a', 'b', 'c'].map((name) => take(name, ['P']))
  await nextTurnOfTheLoop()
  expect(came).toEqual(['a'])
  for (const turn of turns) await ended(turn)
  expect(came).toEqual(['a', 'b', 'c'])
  expect(await turns[2]).toMatchObject({ hasWaited: true })
  expect(await take('d', ['P'])).toMatchObject({ hasWaited: false })
})

test('turns: a retry goes before first tries', async () => {
  const { came, take } = recorder()
  const holder = take('a', ['P'])
  const [late, retry] = [take('b', ['P']), take('c', ['P'], { ...first, isRetry: true })]
  await ended(holder)
  await ended(retry)
  await ended(late)
  expect(came).toEqual(['a', 'c', 'b'])
})

test('turns: several keys named in different orders never wait for each other in a circle', async () => {
  const { came, take } = recorder()
  const turns = [take('a', ['P', 'Q']), take('b', ['Q', 'P']), take('c', ['Q']), take('d', ['P', 'P'])]
  await Promise.all(turns.map(ended))
  expect(came.toSorted()).toEqual(['a', 'b', 'c', 'd'])
})

test('turns: a submit that gives up holds nothing', async () => {
  const { came, take } = recorder()
  const holder = take('a', ['Q'])
  const impatient = take('b', ['P', 'Q'], { ...first, patienceMs: 5 })
  const patient = take('c', ['P', 'Q'])
  expect(await impatient).toBeUndefined()
  await ended(holder)
  await ended(patient)
  expect(came).toEqual(['a', 'b gave up', 'c'])
})

test('turns: ending a turn twice does not end the next one', async () => {
  const { came, take } = recorder()
  const holder = await take('a', ['P'])
  const next = take('b', ['P'])
  void take('c', ['P'])
  holder?.end()
  holder?.end()
  await next
  await nextTurnOfTheLoop()
  expect(came).toEqual(['a', 'b'])
})
