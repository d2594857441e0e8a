import { expect, test } from 'vitest'
import { Problem } from '../../../contract/problems.ts'
import { pageOfMemory } from './paging.ts'

const items = ['d', 'b', 'a', 'c', 'e'].map((id) => ({ id, name: id === 'c' ? null : `Name ${id}` }))
const list = {
  items,
  idOf: ({ id }: { id: string }) => id,
  textsOf: ({ name }: { name: string | null }) => [name],
  view: (shown: { id: string }[]) => ({ ids: shown.map(({ id }) => id) }),
}
const first = { limit: 2, cursor: null, search: null }

async function walk(search: string | null = null): Promise<string[][]> {
  const pages: string[][] = []
  let cursor: string | null = null
  do {
    const page = await pageOfMemory({ ...first, cursor, search }, list)
    if (page instanceof Problem) throw new Error(page.detail)
    const body = page.body as { ids: string[]; nextCursor: string | null }
    pages.push(body.ids)
    cursor = body.nextCursor
  } while (cursor !== null)
  return pages
}

test('pages of a list: each item appears once, in the order of ids', async () => {
  expect(await walk()).toEqual([['a', 'b'], ['c', 'd'], ['e']])
})

test('pages of a list: a search restricts them, in any case', async () => {
  expect(await walk('name')).toEqual([
    ['a', 'b'],
    ['d', 'e'],
  ])
  expect(await walk('nothing')).toEqual([[]])
})

test('pages of a list: a cursor that the list did not write is refused', async () => {
  expect(await pageOfMemory({ ...first, cursor: 'x' }, list)).toBeInstanceOf(Problem)
})
