import { describe, expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { nextTurn, takeTurns } from './take-turns.ts'

/** Computes for so many milliseconds. */
function compute(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

function* steps(count: number, ms: number, onStep: (step: number) => void = () => {}) {
  for (let step = 0; step < count; step++) {
    compute(ms)
    onStep(step)
    yield
  }
  return 'done'
}

/** Counts the turns of the event loop while something runs. */
async function roundsOf(work: () => Promise<unknown>): Promise<number> {
  let rounds = 0
  let isDone = false
  const count = () => {
    rounds++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isDone = true
  return rounds
}

describe('taking turns', () => {
  test('taking turns: during a long computation the event loop turns every few milliseconds', async () => {
    const rounds = await roundsOf(async () => {
      expect(await takeTurns().run(steps(20, 6))).toBe('done')
    })
    expect(rounds).toBeGreaterThanOrEqual(19)
  })

  test('taking turns: a short computation does not wait', async () => {
    let hasWaited = false
    setImmediate(() => {
      hasWaited = true
    })
    await takeTurns().run(steps(3, 0))
    expect(hasWaited).toBe(false)
  })

  test('taking turns: concurrent computations get one turn per round each', async () => {
    const seen: string[] = []
    const run = (name: string) => takeTurns().run(steps(4, 6, () => seen.push(name)))
    const rounds = await roundsOf(() => Promise.all([run('a'), run('b'), run('c')]))
    expect(seen).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'c'])
    expect(rounds).toBeGreaterThanOrEqual(10)
  })

  test('taking turns: a computation waits for one of another owner at a time, not for all of them', async () => {
    const seen: string[] = []
    const run = (name: string, owner: string) =>
      takeTurns(undefined, owner).run(steps(3, 6, () => seen.push(name)))
    await Promise.all([
      ...Array.from({ length: 10 }, (_, number) => run(`crowd ${number}`, 'crowd')),
      run('other', 'other'),
    ])
    // All have their first step at once; then the owners alternate.
    expect(seen.lastIndexOf('other')).toBeLessThan(16)
  })

  test('taking turns: the time spent excludes other computations', async () => {
    const short = takeTurns()
    let spentAtEnd = 0
    await Promise.all([
      short.run(steps(2, 6)).then(() => {
        spentAtEnd = short.spent()
      }),
      takeTurns().run(steps(1, 300)),
    ])
    expect(spentAtEnd).toBeGreaterThanOrEqual(12)
    expect(spentAtEnd).toBeLessThan(250)
  })

  test('taking turns: a computation ends when its answer is no longer wanted', async () => {
    let done = 0
    const turns = takeTurns(() => done < 3)
    const work = steps(100, 6, () => {
      done++
    })
    await expect(turns.run(work)).rejects.toThrow(Problem)
    expect(done).toBe(3)
  })

  test('taking turns: pieces arrive in order, and pauses without a piece are left out', async () => {
    function* work(): Generator<string | undefined> {
      yield 'a'
      yield undefined
      yield 'b'
    }
    const pieces: string[] = []
    for await (const piece of takeTurns().pieces(work())) pieces.push(piece)
    expect(pieces).toEqual(['a', 'b'])
  })

  test('taking turns: concurrent waiters are served first come, first served', async () => {
    const order: number[] = []
    await Promise.all([1, 2, 3].map((number) => nextTurn().then(() => order.push(number))))
    expect(order).toEqual([1, 2, 3])
  })
})
