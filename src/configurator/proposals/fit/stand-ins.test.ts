import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge, type Kind, type Part, runSteps } from '../../../compatibility/index.ts'
import { demoPart, someParts } from '../testing.ts'
import { lackingKinds } from './lacking.ts'
import { orderOfChoice } from './order-of-choice.ts'
import { findRefuser } from './refusal.ts'
import { standInsFor } from './stand-ins.ts'

test('stand-ins: a configuration that the rules accept is accepted with stand-ins in any of its places', () => {
  let valid = 0
  fc.assert(
    fc.property(
      someParts(orderOfChoice),
      fc.array(fc.nat(), { minLength: 9, maxLength: 9 }),
      fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
      (parts, order, isOpen) => {
        const build: Part<Kind>[] = []
        for (const part of parts.toSorted((a, b) => at(order, parts, a) - at(order, parts, b)))
          if (judge([...build, part]).isValid) build.push(part)
        if (!judge(build).isValid) return
        valid++
        const kept = build.filter((_, place) => !isOpen[place])
        const open = build.filter((_, place) => isOpen[place]).map(({ kind }) => kind)
        const withStandIns = [...kept, ...standInsFor(open, kept)]
        expect(runSteps(findRefuser(withStandIns))?.name).toBeUndefined()
        expect(lackingKinds(build)).toEqual(expect.arrayContaining(lackingKinds(withStandIns)))
      },
    ),
    { seed: 5, numRuns: 1000 },
  )
  expect(valid).toBeGreaterThan(500)
})

const at = (order: number[], parts: readonly Part[], part: Part) => order[parts.indexOf(part)] ?? 0

test('stand-ins: the quick check refuses exactly where the engine finds an error', () => {
  fc.assert(
    fc.property(someParts(orderOfChoice), (parts) => {
      expect(runSteps(findRefuser(parts)) === undefined).toBe(judge(parts).isValid)
    }),
    { seed: 6, numRuns: 300 },
  )
})

test('stand-ins: missing parts are reported kind by kind', () => {
  const box = demoPart('case-fractal-terra')
  const chip = demoPart('cpu-amd-ryzen-7-9800x3d')
  expect(lackingKinds([chip]).sort()).toEqual(
    ['case', 'cooler', 'memory', 'motherboard', 'powerSupply', 'storage'].sort(),
  )
  expect(lackingKinds([box])).toEqual(['cpu', 'motherboard', 'memory', 'storage', 'powerSupply'])
  expect(lackingKinds([demoPart('case-inwin-chopin-max')])).not.toContain('powerSupply')
})
