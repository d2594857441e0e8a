import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitWork, type Release, type WorkLimit } from './work-limit.ts'

const wanted = () => true

/** Requests slots and records who got one, in order. */
function observe(work: WorkLimit) {
  const begun: string[] = []
  const releases = new Map<string, Release | undefined>()
  return {
    begun,
    ask(name: string, isWanted = wanted): void {
      const [caller = ''] = name.split('-')
      void work.takePermit(caller, isWanted).then((release) => {
        if (release) begun.push(name)
        releases.set(name, release)
      })
    },
    release: (name: string) => releases.get(name)?.(),
    settled: (name: string) => releases.has(name),
  }
}

/** Long enough for everything that can start. */
async function turns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn++) await nextTurn()
}

const limits = { running: 4, perCaller: 3, waiting: 5 }

test('work limit: a caller has a maximum of concurrent requests, whatever others do', () => {
  const work = limitWork(limits)
  expect([1, 2, 3, 4].map(() => work.enter('a'))).toEqual([true, true, true, false])
  expect(work.enter('b')).toBe(true)
  work.leave('a')
  expect(work.enter('a')).toBe(true)
  expect(work.enter('a')).toBe(false)
})

test('work limit: one caller gets half of the slots, and another one starts beside it', async () => {
  const { begun, ask, release } = observe(limitWork(limits))
  for (const name of ['a-1', 'a-2', 'a-3', 'a-4']) ask(name)
  await turns()
  expect(begun).toEqual(['a-1', 'a-2'])
  ask('b-1')
  await turns()
  expect(begun).toEqual(['a-1', 'a-2', 'b-1'])
  release('a-1')
  await turns()
  expect(begun).toEqual(['a-1', 'a-2', 'b-1', 'a-3'])
})

test('work limit: a maximum of requests runs in total, and callers take turns', async () => {
  const { begun, ask, release } = observe(limitWork({ ...limits, waiting: 100 }))
  for (const caller of ['a', 'b', 'c', 'd']) for (const number of [1, 2, 3, 4]) ask(`${caller}-${number}`)
  await turns()
  expect(begun).toEqual(['a-1', 'b-1', 'c-1', 'd-1'])
  for (const name of ['a-1', 'b-1', 'c-1', 'd-1']) release(name)
  await turns()
  expect(begun.slice(4)).toEqual(['a-2', 'b-2', 'c-2', 'd-2'])
})

test('work limit: one request starts per turn of the event loop', async () => {
  const { begun, ask } = observe(limitWork({ ...limits, running: 10 }))
  for (const name of ['a-1', 'b-1', 'c-1']) ask(name)
  await nextTurn()
  expect(begun.length).toBeLessThanOrEqual(1)
  await turns()
  expect(begun).toEqual(['a-1', 'b-1', 'c-1'])
})

test('work limit: refuses when the queue is full, and accepts again when some have started', async () => {
  const work = limitWork({ ...limits, running: 1, waiting: 2 })
  const { ask, release } = observe(work)
  ask('a-1')
  await turns()
  expect(work.isFull()).toBe(false)
  ask('a-2')
  ask('b-1')
  expect(work.isFull()).toBe(true)
  await turns()
  expect(work.isFull()).toBe(true)
  release('a-1')
  await turns()
  expect(work.isFull()).toBe(false)
})

test('work limit: waiting requests are dropped as soon as the caller disconnects', async () => {
  const work = limitWork({ ...limits, running: 1 })
  const { begun, ask, release, settled } = observe(work)
  let isGone = false
  for (let count = 0; count < 3; count++) work.enter('a')
  ask('a-1')
  await turns()
  ask('a-2', () => !isGone)
  ask('a-3')
  isGone = true
  work.leave('a')
  await turns()
  expect([settled('a-2'), settled('a-3')]).toEqual([true, false])
  release('a-1')
  await turns()
  expect(begun).toEqual(['a-1', 'a-3'])
})

test('work limit: a slot that is no longer needed goes to the next request', async () => {
  const { begun, ask, release } = observe(limitWork({ ...limits, running: 1 }))
  ask('a-1')
  await turns()
  ask('b-1', () => false)
  ask('c-1')
  release('a-1')
  await turns()
  expect(begun).toEqual(['a-1', 'c-1'])
})

test('work limit: is idle while all slots are taken', async () => {
  const { ask } = observe(limitWork(limits))
  for (const name of ['a-1', 'a-2', 'a-3']) ask(name)
  await turns()
  const before = performance.eventLoopUtilization()
  await new Promise((resolve) => setTimeout(resolve, 200))
  const during = performance.eventLoopUtilization(before)
  expect(during.idle).toBeGreaterThan(during.active)
})
