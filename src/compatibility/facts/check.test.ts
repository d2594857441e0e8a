import { describe, expect, it } from 'vitest'
import { factProblems, fittingFacts } from './check.ts'
import { kinds } from './index.ts'
import { knownPcFacts } from './known-pc.ts'
import { describedFacts, factWords, kindWords } from './words.ts'

describe('facts', () => {
  it('facts: may all be unknown', () => {
    for (const kind of kinds) expect(factProblems(kind, {})).toEqual([])
  })

  it('facts: those of a sound PC are valid', () => {
    for (const kind of kinds) expect(factProblems(kind, knownPcFacts[kind] ?? {})).toEqual([])
  })

  it.each([
    ['millimetres read as slots', 'graphicsCard', { widthSlots: 44 }, 'widthSlots'],
    ['a card of 750 W at the wrong scale', 'graphicsCard', { boardPowerWatts: 7500 }, 'boardPowerWatts'],
    ['a cooler of 397 mm', 'cooler', { heightMm: 397 }, 'heightMm'],
    ['memory of -1 mm', 'memory', { heightMm: -1 }, 'heightMm'],
    ['64 SATA ports', 'motherboard', { sataPorts: 64 }, 'sataPorts'],
    ['half a port', 'motherboard', { sataPorts: 1.5 }, 'sataPorts'],
    ['a socket in another spelling', 'cpu', { socket: 'sTR4' }, 'socket'],
    ['a number as text', 'case', { maxCardLengthMm: '322' }, 'maxCardLengthMm'],
    ['a slot of an unknown size', 'motherboard', { m2Slots: [{ sizes: ['2281'] }] }, 'm2Slots/0/sizes/0'],
  ] as const)('are caught out of range: %s', (_, kind, facts, fact) => {
    expect(factProblems(kind, facts).map((problem) => problem.fact)).toContain(fact)
  })

  it('facts: those without a schema are reported', () => {
    expect(factProblems('mouse', { dpi: 800 })).not.toEqual([])
  })

  it('facts: every wrong one is named, however many there are', () => {
    const unknown = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`noFact${index}`, index]))
    const named = factProblems('cpu', { ...unknown, socket: 'AM5', cores: -1 }).map(({ fact }) => fact)
    // The facts as a whole are named too.
    expect(named.sort()).toEqual(['', ...Object.keys(unknown), 'cores'].sort())
    expect(fittingFacts('cpu', { ...unknown, socket: 'AM5' } as never)).toMatchObject({
      socket: 'AM5',
      noFact29: undefined,
    })
    expect(factProblems('cpu', null)).not.toEqual([])
    expect(factProblems('cpu', ['AM5'])).not.toEqual([])
  })

  it('facts: all have a description, which messages use', () => {
    for (const kind of kinds) {
      expect(kindWords[kind].one).not.toBe('')
      for (const { fact, description } of describedFacts(kind))
        expect(description, `${kind}.${fact}`).not.toBe('')
    }
    expect(factWords('case', 'maxCardLengthMm')).toBe('longest graphics card')
    expect(factWords('motherboard', 'sataPorts')).toBe('SATA ports')
  })
})
