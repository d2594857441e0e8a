import { describe, expect, it } from 'vitest'
import { componentPreparer, unknownProduct } from './prepare.ts'
import { rulesAbout } from './rules/index.ts'

describe('preparing components', () => {
  const prepare = componentPreparer()
  const card = (productId: string, lengthMm: number | undefined) =>
    prepare({ productId, name: 'Card', kind: 'graphicsCard', facts: { lengthMm, widthSlots: 2 } })

  it('shares equal facts, in whatever order they were written', () => {
    const other = prepare({
      productId: 'c',
      name: 'C',
      kind: 'graphicsCard',
      facts: { widthSlots: 2, lengthMm: 300 },
    })
    expect(card('a', 300).facts).toBe(other.facts)
    expect(card('a', 300).facts).not.toBe(card('b', 301).facts)
  })

  it('keeps the kinds apart', () => {
    const mouse = prepare({ productId: 'm', name: 'M', kind: 'mouse', facts: {} })
    const keyboard = prepare({ productId: 'k', name: 'K', kind: 'keyboard', facts: {} })
    expect(mouse.facts).not.toBe(keyboard.facts)
  })

  it('gives each rule about the kind what it looks at', () => {
    const rules = rulesAbout('graphicsCard').map((rule) => rule.name)
    const { traits } = card('a', 300)
    expect(traits).toHaveLength(rules.length)
    expect(traits[rules.indexOf('CardLength')]).toBe('[300]')
    expect(card('b', undefined).traits[rules.indexOf('CardLength')]).toBe('[null]')
  })

  it('does not follow later changes of what it was given', () => {
    const facts = { sockets: ['AM5' as const] }
    const cooler = prepare({ productId: 'x', name: 'X', kind: 'cooler', facts })
    facts.sockets.pop()
    expect(cooler.facts.sockets).toEqual(['AM5'])
    expect(Object.isFrozen(cooler.facts)).toBe(true)
  })

  it('escapes ids and names once, as pure ASCII', () => {
    const odd = 'Caf\u00e9 "\u2122" \\ \ud83d\ude00 \u0007'
    const { idJson, nameJson } = unknownProduct(odd)
    expect(nameJson).toMatch(/^[\x20-\x7e]*$/)
    expect(JSON.parse(`"${idJson}"`)).toBe(odd)
  })
})
