// With real threads. Faults are made from outside: a test ends the thread as a crash would.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { products } from '../../../tools/demo/catalog/index.ts'
import type { Bundle } from '../../catalog/bundle.ts'
import { Problem } from '../../contract/problems.ts'
import { type Advisor, createAdvisor } from './advisor.ts'
import type { Question } from './messages.ts'
import { noShortage } from './snapshots.ts'
import { completionsQuestion, demoCatalog, demoPrices, fixesQuestion } from './testing.ts'

const threads: Worker[] = []
const note = (thread: Worker) => void threads.push(thread)
const failures: Error[] = []
let advisor: Advisor

beforeEach(async () => {
  threads.length = 0
  failures.length = 0
  process.on('worker', note)
  advisor = createAdvisor((error) => void failures.push(error))
  await advisor.useCatalog(demoCatalog())
  await advisor.usePrices(demoPrices)
})
afterEach(async () => {
  process.off('worker', note)
  await advisor.close()
})

const ask = (question: Question = fixesQuestion(), isWanted?: () => boolean) =>
  advisor.ask(question, noShortage, isWanted)
const fixesIn = (answer: string | Problem) => JSON.parse(answer as string).fixes.length
/** All parts of the demo at once: judging them takes a while. */
const largeQuestion = () => fixesQuestion(products.map(({ id }) => id))
const lastThread = () => threads.at(-1) as Worker
/** The last of the threads that end may get a question or two. */
const untilAnswered = () => vi.waitFor(() => ask(), { timeout: 20_000 })
const settled = (promise: Promise<unknown>) => promise.catch((error: Error) => error)

/** Milliseconds that the thread computes for something, until it is idle again. */
async function computedBy(work: () => Promise<unknown>): Promise<number> {
  const used = async () => {
    const { user, system } = await lastThread().cpuUsage()
    return (user + system) / 1000
  }
  const before = await used()
  await work()
  for (;;) {
    const now = await used()
    // Long enough for a busy machine to give the thread some time, if it has something to compute.
    await sleep(1000)
    if ((await used()) - now < 20) return now - before
  }
}

describe('advisor', () => {
  test('advisor: no thread is started before the first question', async () => {
    expect(threads).toHaveLength(0)
    expect(fixesIn(await ask())).toBeGreaterThan(0)
    expect(threads).toHaveLength(1)
  })

  test('advisor: concurrent questions each get their own answer', async () => {
    const ids = ['bundle-gaming-pc', 'bundle-office-pc', 'bundle-workstation']
    const answers = await Promise.all([...ids.map((id) => ask(completionsQuestion(id))), ask()])
    const purposes = answers.slice(0, 3).map((answer) => JSON.parse(answer as string).purpose)
    expect(purposes).toEqual(['gaming', 'office', 'workstation'])
    expect(fixesIn(answers[3] as string)).toBeGreaterThan(0)
  })

  test('advisor: a question is answered from the catalog that was passed last', async () => {
    const question = completionsQuestion('new-bundle')
    const before = await ask(question)
    expect(before).toBeInstanceOf(Problem)
    expect((before as Problem).code).toBe('bundle_not_found')
    const bundle = demoCatalog().bundles.get('bundle-gaming-pc') as Bundle
    await advisor.useCatalog(demoCatalog([{ ...bundle, id: 'new-bundle' }]))
    expect(JSON.parse((await ask(question)) as string).completions.length).toBeGreaterThan(0)
  })

  test('advisor: sold-out products are those of the question', async () => {
    const added = (answer: string | Problem) => JSON.parse(answer as string).fixes[0].changes[0].add
    const first = added(await ask())
    expect(added(await advisor.ask(fixesQuestion(), { ...noShortage, soldOut: new Set([first]) }))).not.toBe(
      first,
    )
    expect(added(await ask())).toBe(first)
  })

  test('advisor: when the thread ends, its questions fail, and a new thread answers the next ones', async () => {
    await ask()
    const lost = Promise.all([settled(ask(largeQuestion())), settled(ask(largeQuestion()))])
    await lastThread().terminate()
    for (const error of await lost)
      expect(String(error)).toContain('The thread that computes proposals ended')
    expect(failures).toHaveLength(1)
    expect(fixesIn(await ask())).toBeGreaterThan(0)
    expect(threads).toHaveLength(2)
  })

  test('advisor: the new thread has the newest catalog and prices', async () => {
    await ask()
    await advisor.usePrices(new Map([...demoPrices].filter(([id]) => id === 'empty')))
    await lastThread().terminate()
    const refused = await ask()
    expect((refused as Problem).code).toBe('price_list_missing')
  })

  test('advisor: a thread that ends again and again is started at most once a second', async () => {
    const start = performance.now()
    const crash = (thread: Worker) => setImmediate(() => void thread.terminate())
    process.on('worker', crash)
    try {
      const asked = settled(ask())
      await vi.waitFor(() => expect(threads.length).toBeGreaterThan(2), { timeout: 20_000 })
      expect(threads.length).toBeLessThanOrEqual(1 + (performance.now() - start) / 1000)
      process.off('worker', crash)
      // It may have been sent to a thread that ended.
      await asked
      expect(fixesIn(await untilAnswered())).toBeGreaterThan(0)
    } finally {
      process.off('worker', crash)
    }
  })

  test('advisor: the computation of a question that is no longer wanted ends', async () => {
    await ask()
    let isWanted = true
    const askMany = () => Promise.all(Array.from({ length: 20 }, () => ask(largeQuestion(), () => isWanted)))
    // Code that has not run yet is slow.
    await askMany()
    const wantedMs = await computedBy(askMany)
    const unwantedMs = await computedBy(async () => {
      const asked = askMany()
      await sleep(10)
      isWanted = false
      for (const outcome of await asked) expect((outcome as Problem).code).toBe('overloaded')
    })
    expect(unwantedMs).toBeLessThan(wantedMs / 2)
  })

  test('advisor: closing ends the thread and answers open questions', async () => {
    await ask()
    const exited = new Promise((resolve) => lastThread().once('exit', resolve))
    const asked = ask(largeQuestion())
    await advisor.close()
    expect(((await asked) as Problem).code).toBe('overloaded')
    await exited
    expect(((await ask()) as Problem).code).toBe('overloaded')
    expect(failures).toEqual([])
  })
})
