import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Batch } from '../several-rows.ts'
import { adHoc, writeStatement } from '../statement.ts'
import { StoreUnavailable } from '../store.ts'
import { groupCommit } from './group.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const waitLimit = 10_000

const batch = (name: string, writes = 1): Batch =>
  Array.from({ length: writes }, () => ({ statement: adHoc('UPDATE'), values: [name], rows: 1 }))
const nameOf = ([write]: Batch) => String(write?.values?.[0])

const messageOf = (error: unknown) => (error as Error).message

/** Commits that end when the test says so. */
function setUp() {
  const commits: { names: string[]; since: number; end: (error?: Error) => void }[] = []
  const begin = (names: string[], since = performance.now()) =>
    new Promise<void>((resolve, reject) => {
      commits.push({ names, since, end: (error) => (error ? reject(error) : resolve()) })
    })
  const { commit, waiting } = groupCommit({
    waitLimit,
    mayConcernOneBatch: (error) => messageOf(error) !== 'connection lost',
    isLockWait: (error) => messageOf(error) === 'locked',
    commitGroup: (batches, since) => begin(batches.map(nameOf), since),
    commitAlone: (batch) => begin([`${nameOf(batch)} alone`]),
  })
  const begun = async (count: number) => {
    while (commits.length < count) await new Promise(setImmediate)
    return commits.at(-1) as (typeof commits)[number]
  }
  return { commit, waiting, commits, begun }
}

test('group commit: batches of one turn share a commit, and those that arrive during it share the next', async () => {
  const { commit, begun } = setUp()
  const first = [commit(batch('a')), commit(batch('b'))]
  const together = await begun(1)
  expect(together.names).toEqual(['a', 'b'])
  const later = [commit(batch('c')), commit(batch('d'))]
  together.end()
  await Promise.all(first)
  const next = await begun(2)
  expect(next.names).toEqual(['c', 'd'])
  next.end()
  await Promise.all(later)
})

test('group commit: a refused batch takes no other along', async () => {
  const { commit, commits, begun } = setUp()
  const results = Promise.allSettled([commit(batch('good')), commit(batch('bad'))])
  ;(await begun(1)).end(new Error('refused'))
  await begun(3)
  expect(commits.slice(1).map(({ names }) => names)).toEqual([['good'], ['bad']])
  commits[1]?.end()
  commits[2]?.end(new Error('refused'))
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

test('group commit: an unknown outcome is reported to all, and nothing runs again', async () => {
  const { commit, commits, begun } = setUp()
  const results = Promise.allSettled([commit(batch('a')), commit(batch('b'))])
  ;(await begun(1)).end(new Error('connection lost'))
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(commits).toHaveLength(1)
})

test('group commit: a batch that may touch any number of rows waits for no other', async () => {
  const { commit, commits, begun } = setUp()
  void commit(batch('a'))
  await begun(1)
  void commit([{ statement: adHoc('DELETE'), values: ['cleanup'], rows: 'any' }])
  expect(commits.map(({ names }) => names)).toEqual([['a'], ['cleanup alone']])
})

test('group commit: a large batch waits for no other', async () => {
  const { commit, commits, begun } = setUp()
  void commit(batch('a'))
  await begun(1)
  void commit(batch('import', 100))
  expect(commits.map(({ names }) => names)).toEqual([['a'], ['import alone']])
})

test('group commit: a batch that other processes race for shares no commit', async () => {
  const { commit, commits, begun } = setUp()
  const statement = writeStatement({ name: 'test.raced', sql: 'UPDATE counter', isRaced: true })
  void commit(batch('a'))
  void commit([{ statement, values: ['numbers'], rows: 1 }])
  await begun(2)
  expect(commits.map(({ names }) => names)).toEqual([['numbers alone'], ['a']])
})

test('group commit: a batch that needs a locked row waits alone, and the next group goes on', async () => {
  const { commit, begun } = setUp()
  const locked = commit(batch('locked'))
  const first = await begun(1)
  const other = commit(batch('other'))
  first.end(new Error('locked'))
  expect((await begun(3)).names).toEqual(['other'])
  ;(await begun(3)).end()
  await other
  void locked
})

test('group commit: of a group with a locked row, only the batch that needs the row waits for long', async () => {
  const { commit, commits, begun } = setUp()
  const [good, locked] = [commit(batch('good')), commit(batch('locked'))]
  ;(await begun(1)).end(new Error('locked'))
  await begun(3)
  commits[1]?.end()
  await good
  commits[2]?.end(new Error('locked'))
  const last = await begun(4)
  expect(commits.slice(1).map(({ names }) => names)).toEqual([['good'], ['locked'], ['locked alone']])
  last.end()
  await locked
})

test('group commit: a refused batch that was alone does not run again', async () => {
  const { commit, commits, begun } = setUp()
  const refused = commit(batch('bad'))
  ;(await begun(1)).end(new Error('refused'))
  await expect(refused).rejects.toThrow('refused')
  expect(commits).toHaveLength(1)
})

test('group commit: a slow group makes the next one wait for a second, and no longer', async () => {
  const { commit, waiting, commits, begun } = setUp()
  const slow = commit(batch('slow'))
  await begun(1)
  const other = commit(batch('other'))
  expect(waiting()).toBe(1)
  await vi.advanceTimersByTimeAsync(999)
  expect(commits).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect((await begun(2)).names).toEqual(['other'])
  expect(waiting()).toBe(0)
  commits[1]?.end()
  await other
  // Those that come next pass the slow one, too.
  const third = commit(batch('third'))
  ;(await begun(3)).end()
  await third
  commits[0]?.end()
  await slow
})

test('group commit: a third group waits for the end of one of two slow ones', async () => {
  const { commit, commits, begun } = setUp()
  const slow = [commit(batch('a'))]
  await begun(1)
  slow.push(commit(batch('b')))
  await vi.advanceTimersByTimeAsync(1_000)
  await begun(2)
  const third = commit(batch('c'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(commits).toHaveLength(2)
  commits[0]?.end()
  ;(await begun(3)).end()
  await third
  commits[1]?.end()
  await Promise.all(slow)
})

test('group commit: a batch that waits too long for its group is refused, and never sent', async () => {
  const { commit, waiting, commits, begun } = setUp()
  const slow = [commit(batch('a'))]
  await begun(1)
  slow.push(commit(batch('b')))
  await vi.advanceTimersByTimeAsync(1_000)
  await begun(2)
  const late = expect(commit(batch('late'))).rejects.toThrow(StoreUnavailable)
  await vi.advanceTimersByTimeAsync(waitLimit - 500)
  const young = commit(batch('young'))
  expect(waiting()).toBe(2)
  await vi.advanceTimersByTimeAsync(1_000)
  await late
  expect(waiting()).toBe(1)
  for (const each of commits) each.end()
  await Promise.all(slow)
  const last = await begun(3)
  expect(last.names).toEqual(['young'])
  last.end()
  await young
})

test('group commit: the wait for a group counts for the wait for its connection', async () => {
  const { commit, commits, begun } = setUp()
  const start = performance.now()
  void commit(batch('a'))
  await begun(1)
  await vi.advanceTimersByTimeAsync(200)
  void commit(batch('b'))
  await vi.advanceTimersByTimeAsync(800)
  await begun(2)
  expect(commits.map(({ since }) => since - start)).toEqual([0, 200])
})
