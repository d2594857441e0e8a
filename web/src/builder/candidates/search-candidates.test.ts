import { describe, expect, it } from 'vitest'
import { candidates } from './candidates.fixture'
import { isMatch, rankCandidates, suggestTexts } from './search-candidates'

const cpus = candidates(
  'cpu',
  { name: 'AMD Ryzen 7 9800X3D', manufacturer: 'AMD', facts: { socket: 'AM5' } },
  { name: 'Intel Core i7-14700K', manufacturer: 'Intel', manufacturerPartNumber: 'BX8071514700K' },
)
const matches = (text: string) => {
  const ranks = rankCandidates(cpus, text)
  return cpus.filter((candidate) => isMatch(ranks, candidate)).map(({ id }) => id)
}

describe('search in the list of candidates', () => {
  it('search: no text matches all candidates', () => {
    expect(rankCandidates(cpus, '  ')).toBeUndefined()
    expect(matches('')).toEqual(['a', 'b'])
  })

  it('search: finds by name, fact and part number', () => {
    expect(matches('i714700k')).toEqual(['b'])
    expect(matches('am5')).toEqual(['a'])
    expect(matches('BX8071514700K')).toEqual(['b'])
  })

  it('suggestions: only for a text that finds nothing', () => {
    expect(suggestTexts(cpus, '9800x3f')).toEqual(['9800x3d'])
    expect(suggestTexts(cpus, '9800x3d')).toEqual([])
    expect(suggestTexts(cpus, '')).toEqual([])
  })
})
