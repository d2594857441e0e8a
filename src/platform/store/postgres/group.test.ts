import { expect, test } from 'vitest'
import { addStatement, adHoc, insertStatement, writeStatement } from '../statement.ts'
import { type Batch, groupCommit, writesOf } from './group.ts'

const batch = (name: string, writes = 1): Batch =>
  Array.from({ length: writes }, () => ({ statement: adHoc('UPDATE'), values: [name], rows: 1 }))
const nameOf = ([write]: Batch) => String(write?.values?.[0])

const messageOf = (error: unknown) => (error as Error).message

/** Commits that end when the test says so. */
function setUp() {
  const commits: { names: string[]; end: (error?: Error) => void }[] = []
  const begin = (names: string[]) =>
    new Promise<void>((resolve, reject) => {
      commits.push({ names, end: (error) => (error ? reject(error) : resolve()) })
    })
  const commit = groupCommit({
    mayConcernOneBatch: (error) => messageOf(error) !== 'connection lost',
    isLockWait: (error) => messageOf(error) === 'locked',
    commitGroup: (batches) => begin(batches.map(nameOf)),
    commitAlone: (batch) => begin([`${nameOf(batch)} alone`]),
  })
  const begun = async (count: number) => {
    await expect.poll(() => commits.length).toBe(count)
    return commits.at(-1) as (typeof commits)[number]
  }
  return { commit, commits, begun }
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

test('group: the inserts with which batches begin are one statement, and each batch keeps its order', () => {
  const order = insertStatement('test.order', 'orders', ['id', 'body'], 'ON CONFLICT DO NOTHING')
  const event = insertStatement('test.event', 'event', ['id'])
  const claim = writeStatement({ name: 'test.claim', sql: 'UPDATE stock SET reserved = reserved + 1' })
  const submit = (id: string): Batch => [
    { statement: order, values: [id, '{}'], rows: 1 },
    { statement: event, values: [id], rows: 1 },
    { statement: claim, values: [id], rows: 1 },
    // Not at the beginning: it stays behind the claim.
    { statement: event, values: [`${id}-later`], rows: 1 },
  ]
  const writes = writesOf([submit('a'), submit('b')])
  expect(writes.map(({ statement, values, rows }) => [statement.name, values, rows])).toEqual([
    ['test.order*2', ['a', '{}', 'b', '{}'], 2],
    ['test.event*2', ['a', 'b'], 2],
    ['test.claim', ['a'], 1],
    ['test.event', ['a-later'], 1],
    ['test.claim', ['b'], 1],
    ['test.event', ['b-later'], 1],
  ])
  expect(writes[0]?.statement.sql.postgres).toBe(
    'INSERT INTO orders (id, body) VALUES ($1, $2), ($3, $4) ON CONFLICT DO NOTHING',
  )
})

test('group: additions for the same row are summed, and all are one statement in the order of their keys', () => {
  const insert = insertStatement('test.added', 'orders', ['id'])
  const claim = addStatement({
    name: 'test.add',
    table: 'stock',
    key: 'product_id',
    adds: ['reserved', 'last_number'],
    condition: ({ reserved }) => `stock.on_hand >= ${reserved}`,
  })
  const add = (product: string, units: number) => ({ statement: claim, values: [product, units, 1], rows: 1 })
  const row = (id: string) => ({ statement: insert, values: [id], rows: 1 })
  const other = { statement: adHoc('UPDATE'), values: ['x'], rows: 1 }
  const listed = (batches: Batch[]) =>
    writesOf(batches).map(({ statement, values, rows }) => [statement.name, values, rows])

  expect(
    listed([
      [row('1'), add('b', 2), add('c', 1)],
      [add('b', 3), row('2'), add('a', 1), other],
    ]),
  ).toEqual([
    ['test.added*2', ['1', '2'], 2],
    ['test.add*3', ['a', 1, 1, 'b', 5, 2, 'c', 1, 1], 3],
    ['', ['x'], 1],
  ])
  expect(listed([[add('a', 1)], [add('a', 1)]])).toEqual([['test.add', ['a', 2, 2], 1]])
  // Behind a write that cannot be shared, it stays behind it.
  expect(listed([[other, add('a', 1)], [add('a', 1)]])).toEqual([
    ['test.add', ['a', 1, 1], 1],
    ['', ['x'], 1],
    ['test.add', ['a', 1, 1], 1],
  ])
  expect(claim.sql.postgres).toBe(
    'UPDATE stock SET reserved = reserved + $2, last_number = last_number + $3 WHERE stock.product_id = $1 AND stock.on_hand >= $2',
  )
  const several = writesOf([[add('a', 1)], [add('b', 1)]])[0]?.statement.sql.postgres
  expect(several).toContain(
    'reserved = stock.reserved + given.reserved, last_number = stock.last_number + given.last_number',
  )
  // Without it, only the constraint of the table would keep units from being sold twice.
  expect(several).toContain('stock.product_id = given.product_id AND stock.on_hand >= given.reserved')
})

test('group: more rows than one statement takes are several statements', () => {
  const add = addStatement({ name: 'test.many', table: 't', key: 'k', adds: ['n'], condition: () => 'TRUE' })
  const writes = Array.from({ length: 130 }, (_, index) => ({
    statement: add,
    values: [`k${index}`, 1],
    rows: 1,
  }))
  expect(writesOf([writes]).map(({ rows }) => rows)).toEqual([64, 64, 2])
})
