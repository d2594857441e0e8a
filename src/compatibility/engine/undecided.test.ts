import { expect, test } from 'vitest'
import type { Facts, Kind } from '../facts/index.ts'
import { knownPcFacts } from '../facts/known-pc.ts'
import { pc } from '../testing/pc.ts'
import type { Part } from './part.ts'
import { componentPreparer } from './prepare.ts'
import { runSteps } from './steps.ts'
import { unmadeChecks } from './summary.ts'
import { type OwnedPart, undecidedChecks, undecidedChecksOf } from './undecided.ts'

const prepare = componentPreparer()
const owned = (part: Part): OwnedPart => ({ part, owner: part.kind })
const many = <K extends Kind>(kind: K, count: number, facts: Facts<K>) =>
  Array.from({ length: count }, (_, index) =>
    prepare({ productId: `${kind}-${index}`, name: kind, kind, facts: { ...knownPcFacts[kind], ...facts } }),
  )
const measure = (parts: Part[]) => runSteps(undecidedChecks(parts.map(owned)))
const countOf = (parts: Part[], kind: Kind, fact: string) => {
  const found = measure(parts).byFact.find((each) => each.owner === kind && each.fact === fact)
  return found && { undecided: found.undecided, settles: found.settles }
}

test('undecided checks: a missing fact counts once for every counterpart', () => {
  const parts = [
    ...many('case', 3, { maxCoolerHeightMm: undefined, type: 'Desktop' }),
    ...many('cooler', 4, {}),
  ]
  expect(countOf(parts, 'case', 'maxCoolerHeightMm')).toEqual({ undecided: 12, settles: 12 })
})

test('undecided checks: a check that misses two facts is settled by neither alone', () => {
  const parts = [
    ...many('case', 3, { maxCoolerHeightMm: undefined, type: 'Desktop' }),
    ...many('cooler', 2, { heightMm: undefined }),
  ]
  expect(countOf(parts, 'case', 'maxCoolerHeightMm')).toEqual({ undecided: 6, settles: 0 })
  expect(countOf(parts, 'cooler', 'heightMm')).toMatchObject({ undecided: 6, settles: 0 })
})

test('undecided checks: a check of one part counts once, not for every counterpart', () => {
  const cpus = many('cpu', 2, { integratedGraphics: undefined })
  expect(countOf(cpus, 'cpu', 'integratedGraphics')).toEqual({ undecided: 2, settles: 2 })
  expect(countOf([...cpus, ...many('case', 5, {})], 'cpu', 'integratedGraphics')).toEqual({
    undecided: 2,
    settles: 2,
  })
})

test('undecided checks: a fact whose absence has a meaning is not missing', () => {
  const parts = [...many('graphicsCard', 2, { radiatorMm: undefined }), ...many('case', 2, {})]
  expect(countOf(parts, 'graphicsCard', 'radiatorMm')).toBeUndefined()
})

test('undecided checks: they are those that the engine reports for every pair of parts', () => {
  const parts = [
    ...pc({
      motherboard: { sataPorts: undefined, backConnect: undefined },
      case: [{}, { maxCardLengthMm: undefined, psuForms: undefined, backConnect: undefined }],
      powerSupply: { form: undefined, ratedWatts: undefined },
      memory: { heightMm: undefined, type: undefined },
      cooler: { heightMm: undefined, lighting: undefined },
    }),
  ]
  const checksOf = (some: Part[]) =>
    unmadeChecks(some).map(({ ruleName, productId, fact }) => `${ruleName} ${productId} ${fact}`)
  const reported = new Map<string, number>()
  const report = (checks: Iterable<string>) => {
    for (const check of checks) {
      const [, productId, fact] = check.split(' ')
      const key = `${productId} ${fact}`
      reported.set(key, (reported.get(key) ?? 0) + 1)
    }
  }
  for (const part of parts) report(new Set(checksOf([part])))
  for (const [place, part] of parts.entries())
    for (const other of parts.slice(place + 1)) {
      if (other.kind === part.kind) continue
      const alone = new Set([...checksOf([part]), ...checksOf([other])])
      report(new Set(checksOf([part, other]).filter((check) => !alone.has(check))))
    }
  const measured = runSteps(undecidedChecks(parts.map((part) => ({ part, owner: part.productId }))))
  expect(measured.isComplete).toBe(true)
  expect(
    Object.fromEntries(measured.byFact.map((each) => [`${each.owner} ${each.fact}`, each.undecided])),
  ).toEqual(Object.fromEntries(reported))
})

test('undecided checks of one part: the same counts as among all parts', () => {
  const [own, ...others] = [
    ...many('case', 1, { maxCoolerHeightMm: undefined, type: 'Desktop', backConnect: undefined }),
    ...many('cooler', 3, { heightMm: undefined }),
    ...many('cooler', 2, {}),
    ...many('motherboard', 4, { backConnect: undefined }),
  ].map(owned) as [OwnedPart, ...OwnedPart[]]
  const ofAll = runSteps(undecidedChecks([own, ...others])).byFact.filter(({ owner }) => owner === 'case')
  expect(ofAll.length).toBeGreaterThan(1)
  expect(runSteps(undecidedChecksOf(own, others))).toEqual(ofAll)
})
