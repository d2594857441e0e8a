import { describe, expect, test } from 'vitest'
import type { Catalog } from '../catalog/catalog.ts'
import type { PriceList } from '../catalog/prices.ts'
import { runSteps } from '../compatibility/index.ts'
import { keptPerPriceList, type PriceQuestion } from './price-question.ts'

const catalog = {} as Catalog
const listOf = (id: string, size = 1): PriceList => ({
  id,
  currency: 'NOK',
  exponent: 2,
  net: new Map(Array.from({ length: size }, (_, place) => [`P${place}`, 100])),
})
const questionOf = (priceList: PriceList, other: Partial<PriceQuestion> = {}): PriceQuestion => ({
  catalog,
  prices: new Map(),
  priceList,
  vatRate: 2500,
  soldOut: new Set(),
  ...other,
})

/** Counts how often something is computed, in three steps. */
function counted() {
  const made: string[] = []
  const kept = keptPerPriceList(function* make({ priceList, vatRate }) {
    yield
    yield
    made.push(`${priceList.id} ${vatRate}`)
    return { made: made.length }
  })
  return { made, kept, ask: (question: PriceQuestion) => runSteps(kept(question)) }
}

describe('what is kept per price list', () => {
  test('prices per price list: the same request computes once', () => {
    const { made, ask } = counted()
    const question = questionOf(listOf('A'))
    expect(ask(question)).toBe(ask({ ...question, soldOut: new Set() }))
    expect(made).toEqual(['A 2500'])
  })

  test('prices per price list: another catalog, price, rate or set of sold-out products computes again', () => {
    const { made, ask } = counted()
    const question = questionOf(listOf('A'))
    ask(question)
    ask({ ...question, catalog: { ...catalog } })
    ask({ ...question, prices: new Map() })
    ask({ ...question, vatRate: 1900 })
    ask({ ...question, soldOut: new Set(['P0']) })
    expect(made).toHaveLength(5)
  })

  test('prices per price list: concurrent requests share the work, whichever of them continues it', () => {
    const { made, kept } = counted()
    const question = questionOf(listOf('A'))
    const [one, other] = [kept(question), kept(question)]
    one.next()
    other.next()
    const { value, done } = one.next()
    expect(done).toBe(true)
    expect(other.next()).toEqual({ value, done: true })
    expect(made).toEqual(['A 2500'])
  })

  test('prices per price list: when the cache is full, the least recently used list is dropped', () => {
    const { made, ask } = counted()
    const prices = new Map()
    const questions = ['A', 'B', 'C'].map((id) => questionOf(listOf(id, 100_000), { prices }))
    const [a, b, c] = questions as [PriceQuestion, PriceQuestion, PriceQuestion]
    for (const question of [a, b, a, c, a, b]) ask(question)
    expect(made).toEqual(['A 2500', 'B 2500', 'C 2500', 'B 2500'])
  })

  test('prices per price list: a list larger than the cache is kept all the same', () => {
    const { made, ask } = counted()
    const question = questionOf(listOf('A', 300_000))
    ask(question)
    ask(question)
    expect(made).toHaveLength(1)
  })
})
