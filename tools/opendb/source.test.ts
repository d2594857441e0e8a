import { expect, test } from 'vitest'
import { openSource } from './source.ts'

test('OpenDB source: a missing, null or empty value, or one of another type, is unknown', () => {
  const source = openSource({
    a: { b: ' x\u0000\n y ' },
    n: null,
    e: ' ',
    list: ['a', 1, ''],
    items: [{ q: 2 }, 3],
  })
  expect([source.text('a.b'), source.text('a.c'), source.text('n'), source.text('e')]).toEqual([
    'x y',
    undefined,
    undefined,
    undefined,
  ])
  expect([source.number('a'), source.flag('a'), source.texts('n')]).toEqual([undefined, undefined, []])
  expect(source.texts('list')).toEqual(['a'])
  expect(source.items('items').map((item) => item.number('q'))).toEqual([2, undefined])
  expect(openSource('no object').name).toBe('')
})

test('OpenDB source: repairs of items belong to the document', () => {
  const source = openSource({ items: [{}] })
  source.items('items')[0]?.repair('reason', 5)
  expect(source.repairs).toEqual([{ reason: 'reason', was: '5' }])
})
