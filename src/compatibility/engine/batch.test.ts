import { describe, expect, it } from 'vitest'
import { pc } from '../testing/pc.ts'
import { judgeBatch } from './batch.ts'
import { notAComponent, unknownProduct } from './prepare.ts'

const of = (kind: string, parts = pc()) => parts.find((part) => part.kind === kind) as (typeof parts)[number]
const longCard = of('graphicsCard', pc({ graphicsCard: { lengthMm: 400 } }))
const candidate = { ...longCard, productId: 'long', name: 'Long card', idJson: 'long', nameJson: 'Long card' }

describe('a batch', () => {
  it('batch: removes the replaced product and appends the candidate last', () => {
    const { results } = judgeBatch(pc(), [candidate, of('graphicsCard')], 'graphicsCard')
    expect(results.map((result) => [result.productId, result.validationResult.isValid])).toEqual([
      ['long', false],
      ['graphicsCard', true],
    ])
    expect(results[0]?.validationResult.errors[0]?.relatedProducts).toEqual(['case', 'long'])
  })

  it('batch: adds candidates when there is no product to replace', () => {
    const [result] = judgeBatch(pc(), [of('motherboard')], null).results
    expect(result?.validationResult.errors.map((error) => error.ruleName)).toEqual(['TooMany'])
    expect(result?.validationResult.errors[0]?.relatedProducts).toEqual(['motherboard'])
  })

  it('batch: removes one of several units', () => {
    const two = pc({ memory: [{}] })
    const base = [...two, of('memory', two)]
    const [result] = judgeBatch(base, [of('mouse', pc({ mouse: {} }))], 'memory').results
    expect(result?.validationResult).toEqual({ isValid: true, invalidProducts: [], errors: [], warnings: [] })
  })

  it('batch: warns in every result when the product to replace is missing', () => {
    const { results } = judgeBatch(pc(), [of('storage'), unknownProduct('?')], 'absent "one"')
    for (const { validationResult } of results)
      expect(validationResult.warnings).toContainEqual({
        ruleName: 'NothingToReplace',
        message:
          'Product absent "one" is not in the base configuration, so nothing was removed and the candidate was added.',
        shortMessage: 'Nothing to replace',
        category: 'Advice',
        relatedProducts: [],
      })
  })

  it('batch: answers for unknown products too, in the order of the request', () => {
    const { results } = judgeBatch(
      [],
      [unknownProduct('a'), notAComponent('b', 'B'), unknownProduct('a')],
      null,
    )
    expect(results.map((r) => [r.productId, r.validationResult.errors.map((e) => e.ruleName)])).toEqual([
      ['a', ['UnknownProduct']],
      ['b', ['NotAComponent']],
      ['a', ['UnknownProduct']],
    ])
  })

  it('batch: may be empty', () => {
    expect(judgeBatch(pc(), [], null)).toEqual({ results: [] })
  })
})
