// One side of the comparison with json-rules-engine, in a thread with its own heap, so that garbage of one side does
// not slow down the other. On request it runs a round and returns the milliseconds.
import { parentPort, workerData } from 'node:worker_threads'
import { openBatchEvaluator, type Part } from '../src/compatibility/index.ts'
import { chooseBase } from './base-parts.ts'
import { loadComponents } from './components.ts'
import { median } from './median.ts'
import { createRulesEngine, factsForRules, readyFacts, readyRules } from './rules-engine.ts'

export type Side = 'ours' | 'ours with text' | 'theirs'
export interface DeciderTask {
  side: Side
  database: Record<string, string>
}

export const candidateCount = 3000
/** Rules that both sides express alike, or that are given as facts: they must report the same candidates. */
const saidAlike = [
  ...['CpuSocket', 'MemoryTypeBoard', 'MemoryTypeCpu', 'CardLength', 'PowerSupplyLength'],
  ...readyRules,
]

interface Question {
  replaced: string
  candidates: Part[]
}

function questionsOf(components: Part[], base: Part[]): Question[] {
  const replaceable = components.filter(({ kind }) => base.some((part) => part.kind === kind))
  const step = replaceable.length / candidateCount
  const candidates = Array.from(
    { length: candidateCount },
    (_, place) => replaceable[Math.floor(place * step)] as Part,
  )
  return base.map(({ productId, kind }) => ({
    replaced: productId,
    candidates: candidates.filter((candidate) => candidate.kind === kind),
  }))
}

// No cache: the base is prepared again each time.
const decisions = (base: Part[], questions: Question[]) =>
  questions.map(({ candidates, replaced }) => openBatchEvaluator(base, replaced).decide(candidates))

function texts(base: Part[], questions: Question[]): number {
  let length = 0
  for (const { candidates, replaced } of questions)
    for (const text of openBatchEvaluator(base, replaced).texts(candidates)) length += text.length
  return length
}

/** A function that evaluates all candidates with json-rules-engine, after checking that its answers are the same. */
async function rulesEngineRun(base: Part[], questions: Question[]): Promise<() => Promise<string[][]>> {
  const candidates = questions.flatMap((question) => question.candidates)
  const speaking = decisions(base, questions)
    .flat()
    .map(({ errors, warnings }) => ({
      // A rule may also report that it could not check: json-rules-engine has no equivalent.
      all: new Set([...errors, ...warnings].map(({ finding }) => finding.ruleName)),
      errors: new Set(errors.map(({ finding }) => finding.ruleName)),
    }))
  const builds = candidates.map((candidate, place) => ({
    ...buildOf(base, candidate),
    ...readyFacts(speaking[place]?.all as Set<string>),
  }))
  const engine = createRulesEngine()
  const run = async () => {
    const fired: string[][] = []
    for (const build of builds) fired.push((await engine.run(build)).events.map(({ type }) => type))
    return fired
  }
  const fired = await run()
  candidates.forEach((candidate, place) => {
    for (const rule of saidAlike) {
      const ours = speaking[place]?.[readyRules.includes(rule) ? 'all' : 'errors'].has(rule)
      if (ours !== fired[place]?.includes(rule))
        throw new Error(`${rule} is not the same rule in json-rules-engine: see ${candidate.name}`)
    }
  })
  return run
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

/** The median of so many times. */
async function time(act: () => unknown, times: number): Promise<number> {
  const seen: number[] = []
  for (let again = 0; again < times; again++) {
    const start = performance.now()
    await act()
    seen.push(performance.now() - start)
  }
  return median(seen)
}

if (parentPort) {
  const port = parentPort
  const { side, database } = workerData as DeciderTask
  const components = await loadComponents(database)
  const base = chooseBase(components)
  const questions = questionsOf(components, base)
  const act =
    side === 'theirs'
      ? await rulesEngineRun(base, questions)
      : () => (side === 'ours' ? decisions : texts)(base, questions)
  // Short work is repeated: first until it is compiled, then for a median.
  const times = side === 'theirs' ? 1 : 40
  await time(act, side === 'theirs' ? 2 : 400)
  port.on('message', async () => port.postMessage(await time(act, times)))
  port.postMessage('ready')
}
