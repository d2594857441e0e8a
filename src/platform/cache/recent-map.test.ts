import { describe, expect, test } from 'vitest'
import { recentMap } from './recent-map.ts'

describe('recent map', () => {
  test('recent map: keeps what is used, and drops what is not', () => {
    const map = recentMap<string>(4)
    map.set('used', 'a')
    map.set('unused', 'b')
    for (let number = 0; number < 20; number++) {
      map.set(String(number), 'c')
      expect(map.get('used')).toBe('a')
    }
    expect(map.get('unused')).toBeUndefined()
    expect(map.get('19')).toBe('c')
  })

  test('recent map: sizes count, also of a value that is replaced or deleted', () => {
    const map = recentMap<string>(8, (text) => text.length)
    map.set('a', 'xxx')
    map.set('a', 'yyyy')
    expect(map.get('a')).toBe('yyyy')
    map.delete('a')
    map.set('b', 'zzzz')
    expect([map.get('a'), map.get('b')]).toEqual([undefined, 'zzzz'])
    map.set('c', 'zzzz')
    map.set('d', 'zzzz')
    expect([map.get('b'), map.get('c'), map.get('d')]).toEqual([undefined, 'zzzz', 'zzzz'])
  })

  test('recent map: a value that takes more than half of the room is not kept, nor is what it replaces', () => {
    const map = recentMap<string>(8, (text) => text.length)
    map.set('a', 'xx')
    map.set('a', 'too large')
    expect(map.get('a')).toBeUndefined()
    map.set('b', 'yy')
    expect(map.get('b')).toBe('yy')
  })

  test('recent map: what was deleted in the older generation stays deleted', () => {
    const map = recentMap<string>(4)
    for (const key of ['a', 'b', 'c']) map.set(key, key)
    map.delete('a')
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 'b', 'c'])
  })
})
