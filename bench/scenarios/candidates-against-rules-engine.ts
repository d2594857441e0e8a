import { judgeBatch, judgeBatchBytes, type Part, rules } from '../../src/pcconfig/compatibility/index.ts'
import { median } from '../median.ts'
import { createRulesEngine, factsForRules, ruleCount } from '../rules-engine.ts'
import type { Scenario } from '../scenario.ts'
import type { ImportedBench } from '../worlds/imported.ts'

const candidateCount = 3000
/** Rules that both sides say in the same words: they must refuse the same candidates. */
const saidAlike = ['CpuSocket', 'MemoryTypeBoard', 'MemoryTypeCpu', 'CardLength', 'PowerSupplyLength']

export const candidatesAgainstRulesEngine: Scenario<ImportedBench> = {
  name: 'candidates-against-rules-engine',
  engines: ['sqlite'],
  about: `judge ${candidateCount.toLocaleString('en')} candidates, each in the place of its kind, against ${ruleCount} of the rules in json-rules-engine; without HTTP`,
  async run({ engine, rounds, components, base }) {
    const replaceable = components.filter(({ kind }) => base.some((part) => part.kind === kind))
    const step = replaceable.length / candidateCount
    const candidates = Array.from(
      { length: candidateCount },
      (_, place) => replaceable[Math.floor(place * step)] as Part,
    )
    const questions = base.map((part) => ({
      replaced: part.productId,
      candidates: candidates.filter(({ kind }) => kind === part.kind),
    }))

    /** All rules, and the answer written as JSON. */
    const ours = () => {
      let bytes = 0
      for (const { candidates, replaced } of questions)
        for (const piece of judgeBatchBytes(base, candidates, replaced)) bytes += piece.length
      return bytes
    }
    const builds = candidates.map((candidate) => buildOf(base, candidate))
    const rulesEngine = createRulesEngine()
    const theirs = async () => {
      const fired: string[][] = []
      for (const build of builds) fired.push((await rulesEngine.run(build)).events.map(({ type }) => type))
      return fired
    }
    checkAlike(candidates, base, await theirs())

    const quick = 20
    for (let round = 0; round < quick; round++) ours()
    const pairs: { ours: number; theirs: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const theirTime = await timeOf(theirs)
      const ourTimes: number[] = []
      for (let again = 0; again < quick; again++) ourTimes.push(await timeOf(ours))
      pairs.push({ theirs: theirTime, ours: median(ourTimes) })
    }
    const ratios = pairs.map((pair) => pair.theirs / pair.ours)
    return {
      what: `candidates-against-rules-engine, data of ${engine}`,
      value: median(ratios),
      aim: { least: 300 },
      unit: ' ×',
      details: {
        'worst to best': `${Math.round(Math.min(...ratios))}–${Math.round(Math.max(...ratios))}`,
        [`ours, ${rules.length} rules and JSON`]: `${median(pairs.map((pair) => pair.ours)).toFixed(2)} ms`,
        [`json-rules-engine, ${ruleCount} rules`]: `${Math.round(median(pairs.map((pair) => pair.theirs)))} ms`,
      },
    }
  },
}

/** The facts of the base with a candidate in the place of its kind. */
function buildOf(base: Part[], candidate: Part): Record<string, unknown> {
  const build = Object.assign(
    {},
    ...base.map((part) => factsForRules(part.kind === candidate.kind ? candidate : part)),
  )
  const watts = ['cpu.sustainedWatts', 'graphicsCard.boardPowerWatts'].map((fact) => build[fact] ?? 0)
  return { ...build, 'build.loadWatts': watts.reduce((sum, each) => sum + each, 0) }
}

function checkAlike(candidates: Part[], base: Part[], fired: string[][]): void {
  candidates.forEach((candidate, place) => {
    const replaced = base.find(({ kind }) => kind === candidate.kind)?.productId ?? null
    const [result] = judgeBatch(base, [candidate], replaced).results
    const errors = result?.validationResult.errors.map(({ ruleName }) => ruleName) ?? []
    for (const rule of saidAlike)
      if (errors.includes(rule) !== fired[place]?.includes(rule))
        throw new Error(`${rule} is not the same rule in json-rules-engine: see ${candidate.name}`)
  })
}

async function timeOf(act: () => unknown): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}
