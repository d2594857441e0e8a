import { describe, expect, it } from 'vitest'
import { rulesAbout } from '../rules/index.ts'
import type { Part } from './part.ts'
import { componentPreparer, unknownProduct } from './prepare.ts'

describe('preparing components', () => {
  const prepare = componentPreparer()
  const card = (productId: string, lengthMm: number | undefined) =>
    prepare({ productId, name: 'Card', kind: 'graphicsCard', facts: { lengthMm, widthSlots: 2 } })

  it('prepare: components with equal facts share them, in whatever order they were written', () => {
    const other = prepare({
      productId: 'c',
      name: 'C',
      kind: 'graphicsCard',
      facts: { widthSlots: 2, lengthMm: 300 },
    })
    expect(card('a', 300).facts).toBe(other.facts)
    expect(card('a', 300).facts).not.toBe(card('b', 301).facts)
  })

  it('prepare: keeps the kinds apart', () => {
    const mouse = prepare({ productId: 'm', name: 'M', kind: 'mouse', facts: {} })
    const keyboard = prepare({ productId: 'k', name: 'K', kind: 'keyboard', facts: {} })
    expect(mouse.facts).not.toBe(keyboard.facts)
  })

  it('prepare: gives each rule of the kind a number for the facts that it reads, and for no others', () => {
    const rules = rulesAbout('graphicsCard').map((rule) => rule.name)
    const length = (part: Part) => part.traits[rules.indexOf('CardLength')]
    const seen = card('a', 300)
    expect(seen.traits).toHaveLength(rules.length)
    expect(length(card('b', 300))).toBe(length(seen))
    expect(length(componentPreparer()({ ...seen, facts: { lengthMm: 300, widthSlots: 3 } }))).toBe(
      length(seen),
    )
    expect(new Set([300, 301, undefined].map((mm) => length(card('c', mm)))).size).toBe(3)
  })

  it('prepare: components that differ only in facts no rule reads share their numbers', () => {
    const facts = { lengthMm: 300, widthSlots: 2 }
    const later = prepare({
      productId: 'd',
      name: 'D',
      kind: 'graphicsCard',
      facts: { ...facts, releaseYear: 2025 },
    })
    expect(later.facts).not.toBe(card('a', 300).facts)
    expect(later.traits).toBe(card('a', 300).traits)
    expect(card('b', 301).traits).not.toBe(card('a', 300).traits)
  })

  it('prepare: a fact that does not fit its kind is unknown', () => {
    // As after a change of the kind of a group: a case has a type too, and a power supply a form.
    const facts = { type: 'Mid Tower', form: 'ATX', heightMm: 31, ratedWatts: 650 } as never
    const memory = prepare({ productId: 'x', name: 'X', kind: 'memory', facts })
    expect(memory.facts).toMatchObject({ type: undefined, form: undefined, heightMm: 31 })
    expect(memory.facts).not.toHaveProperty('ratedWatts')
  })

  it('prepare: later changes of its input have no effect', () => {
    const facts = { sockets: ['AM5' as const] }
    const cooler = prepare({ productId: 'x', name: 'X', kind: 'cooler', facts })
    facts.sockets.pop()
    expect(cooler.facts.sockets).toEqual(['AM5'])
    expect(Object.isFrozen(cooler.facts)).toBe(true)
  })

  it('prepare: escapes ids and names once, as pure ASCII', () => {
    const odd = 'Caf\u00e9 "\u2122" \\ \ud83d\ude00 \u0007'
    const { idJson, nameJson } = unknownProduct(odd)
    expect(nameJson).toMatch(/^[\x20-\x7e]*$/)
    expect(JSON.parse(`"${idJson}"`)).toBe(odd)
  })
})
