import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSizedCache } from './sized-cache.ts'

test('sized cache: keeps the latest entries within its size', () => {
  const step = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    size: fc.nat(6),
    isRemoved: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const kept = createSizedCache<number>(10)
      let model: { key: string; value: number; size: number }[] = []
      steps.forEach(({ key, size, isRemoved }, value) => {
        model = model.filter((each) => each.key !== key)
        if (isRemoved) kept.delete(key)
        else {
          kept.set(key, value, size)
          model.push({ key, value, size })
          while (model.reduce((sum, each) => sum + each.size, 0) > 10) model.shift()
        }
        for (const name of ['a', 'b', 'c', 'd']) {
          expect(kept.get(name)).toBe(model.find((each) => each.key === name)?.value)
        }
      })
    }),
  )
})

test('sized cache: an entry larger than the cache is not kept and displaces nothing', () => {
  const kept = createSizedCache<string>(3)
  kept.set('small', 'x', 3)
  kept.set('large', 'y', 4)
  expect([kept.get('small'), kept.get('large')]).toEqual(['x', undefined])
})
