import { expect, test } from 'vitest'
import { Problem } from '../../../contract/problems.ts'
import { pageOfMemory } from './paging.ts'

const items = ['d', 'b', 'a', 'c', 'e'].map((id) => ({ id, name: id === 'c' ? null : `Name ${id}` }))
const list = {
  items,
  idOf: ({ id }: { id: string }) => id,
  textsOf: ({ name }: { name: string | null }) => [name],
}
const first = { limit: 2, cursor: null, search: null }

function walk(search: string | null = null): string[][] {
  const pages: string[][] = []
  let cursor: string | null = null
  do {
    const page: ReturnType<typeof pageOfMemory<(typeof items)[number]>> = pageOfMemory(list, {
      ...first,
      cursor,
      search,
    })
    if (page instanceof Problem) throw new Error(page.detail)
    pages.push(page.items.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor !== null)
  return pages
}

test('pages of a list: each item appears once, in the order of ids', () => {
  expect(walk()).toEqual([['a', 'b'], ['c', 'd'], ['e']])
})

test('pages of a list: a search restricts them, in any case', () => {
  expect(walk('name')).toEqual([
    ['a', 'b'],
    ['d', 'e'],
  ])
  expect(walk('nothing')).toEqual([[]])
})

test('pages of a list: a cursor that the list did not write is refused', () => {
  expect(pageOfMemory(list, { ...first, cursor: 'x' })).toBeInstanceOf(Problem)
})
