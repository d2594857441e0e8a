import { describe, expect, test } from 'vitest'
import { runSteps } from '../../compatibility/index.ts'
import { answer } from './answer.ts'
import type { Question } from './messages.ts'
import { catalogPieces, pricesPieces, receiveSnapshots } from './snapshots.ts'
import { completionsQuestion, demoCatalog, demoPrices, fixesQuestion } from './testing.ts'

const snapshots = receiveSnapshots()
for (const piece of catalogPieces(demoCatalog())) if (piece) snapshots.receive(piece)
for (const piece of pricesPieces(demoPrices)) snapshots.receive(piece)

const ask = (question: Question, soldOut: string[] = [], undated: string[] = []) => {
  snapshots.receiveShortage({ soldOut, undated })
  return runSteps(answer(question, snapshots.current(), () => 0))
}
const bodyOf = (advice: ReturnType<typeof ask>) => {
  if (!('json' in advice)) throw new Error(advice.refusal)
  return JSON.parse(advice.json)
}

describe('answers of the advisor', () => {
  test('fixes: sold-out products are not proposed', () => {
    const added = (soldOut: string[]) =>
      bodyOf(ask(fixesQuestion(), soldOut)).fixes.flatMap(({ changes }: { changes: { add: string }[] }) =>
        changes.map(({ add }) => add),
      )
    const [first] = added([])
    expect(first).toEqual(expect.any(String))
    expect(added([first])).not.toContain(first)
  })

  test('completions: a price list without prices has an obstacle', () => {
    const { completions, obstacles } = bodyOf(
      ask({ ...completionsQuestion('bundle-gaming-pc'), priceListId: 'empty' }),
    )
    expect(completions).toEqual([])
    expect(obstacles[0].message).toContain('none is on offer to this account')
  })

  test('completions: a bundle that does not exist is refused by its name', () => {
    expect(ask(completionsQuestion('no-bundle'))).toEqual({
      refusal: 'bundle_not_found',
      detail: 'There is no bundle no-bundle.',
    })
  })

  test('fixes: a price list that does not exist is refused', () => {
    expect(ask({ ...fixesQuestion(), priceListId: 'no-list' })).toEqual({ refusal: 'price_list_missing' })
  })
})
