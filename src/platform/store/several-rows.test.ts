import { expect, test } from 'vitest'
import { type Batch, writesOf } from './several-rows.ts'
import { addStatement, adHoc, insertStatement, writeStatement } from './statement.ts'

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
