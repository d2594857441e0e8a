// The rules of the compatibility engine for json-rules-engine: conditions over the facts of a build, one part of
// each kind. Rules that compare facts can be expressed this way. The tables and counts of others cannot; their result
// is given as a fact, computed before the clock starts.
import { Engine, type NestedCondition } from 'json-rules-engine'
import {
  type Facts,
  memoryTypesOf,
  type Part,
  rules,
  sockets,
  socketTakes,
} from '../src/compatibility/index.ts'

/** Fires if the first fact compares so with the second, both known. */
type Comparison = [rule: string, fact: string, operator: string, than: string]

const above = 'isAbove'
const lacks = 'lacks'
const differs = 'differs'

const comparisons: Comparison[] = [
  ['CpuSocket', 'motherboard.takes', lacks, 'cpu.socket'],
  ['MemoryTypeBoard', 'motherboard.memoryTypes', lacks, 'memory.type'],
  ['MemoryTypeCpu', 'cpu.memoryTypes', lacks, 'memory.type'],
  ['MemorySlots', 'memory.modules', above, 'motherboard.memorySlots'],
  ['MemoryCapacity', 'memory.totalGb', above, 'motherboard.memoryMaxGb'],
  ['ModuleSize', 'memory.moduleGb', above, 'motherboard.moduleMaxGb'],
  ['MemoryForm', 'memory.form', differs, 'motherboard.memoryForm'],
  ['MemorySpeed', 'memory.speedMts', above, 'cpu.memorySpeedMts'],
  ['CoolerSocket', 'cooler.sockets', lacks, 'cpu.socket'],
  ['CoolerCapacity', 'cpu.sustainedWatts', above, 'cooler.ratedWatts'],
  ['CoolerHeight', 'cooler.heightMm', above, 'case.maxCoolerHeightMm'],
  ['MemoryHeight', 'memory.heightMm', above, 'cooler.memoryClearanceMm'],
  ['BoardInCase', 'case.boardForms', lacks, 'motherboard.formFactor'],
  ['CardLength', 'graphicsCard.lengthMm', above, 'case.maxCardLengthMm'],
  ['CardThickness', 'graphicsCard.widthSlots', above, 'case.expansionSlots'],
  ['Power', 'build.loadWatts', above, 'powerSupply.ratedWatts'],
  ['PciePower', 'graphicsCard.pcie8Pins', above, 'powerSupply.pcie8Pins'],
  ['CpuPower', 'motherboard.epsRequired', above, 'powerSupply.eps8Pins'],
  ['PowerSupplyForm', 'case.psuForms', lacks, 'powerSupply.form'],
  ['PowerSupplyLength', 'powerSupply.lengthMm', above, 'case.maxPsuLengthMm'],
]

/** Fires if all of these facts have these values. */
const flags: [rule: string, facts: Record<string, boolean>][] = [
  ['RegisteredOrEcc', { 'memory.registered': true, 'motherboard.registeredMemory': false }],
  ['BackConnect', { 'motherboard.backConnect': true, 'case.backConnect': false }],
]

const said = new Set([...comparisons, ...flags].map(([rule]) => rule))

/** Rules whose result is a fact. */
export const readyRules = rules.map(({ name }) => name).filter((name) => !said.has(name))

/** The facts with the results of these rules. */
export const readyFacts = (speaking: ReadonlySet<string>): Record<string, boolean> =>
  Object.fromEntries(readyRules.map((rule) => [factOf(rule), speaking.has(rule)]))

const factOf = (rule: string) => `build.breaks${rule}`

/** An engine with these rules. Its own operators let unknown facts pass, as the rules do. */
export function createRulesEngine(): Engine {
  const engine = new Engine([], { allowUndefinedFacts: true })
  engine.addOperator<number, number>(above, (value, other) => value > other)
  engine.addOperator<unknown[], unknown>(
    lacks,
    (list, item) => list !== undefined && item !== undefined && !list.includes(item),
  )
  engine.addOperator<unknown, unknown>(
    differs,
    (value, other) => value !== undefined && other !== undefined && value !== other,
  )
  const add = (rule: string, all: NestedCondition[]) =>
    engine.addRule({ conditions: { all }, event: { type: rule } })
  for (const [rule, fact, operator, than] of comparisons)
    add(rule, [{ fact, operator, value: { fact: than } }])
  for (const [rule, facts] of flags)
    add(
      rule,
      Object.entries(facts).map(([fact, value]) => ({ fact, operator: 'equal', value })),
    )
  for (const rule of readyRules) add(rule, [{ fact: factOf(rule), operator: 'equal', value: true }])
  return engine
}

/** The facts of a part under the names that the rules use, with values derived from it: computed once per part. */
export function factsForRules({ kind, facts }: Part): Record<string, unknown> {
  const named = Object.fromEntries(Object.entries(facts).map(([fact, value]) => [`${kind}.${fact}`, value]))
  return { ...named, ...derived(kind, facts) }
}

function derived(kind: string, facts: object): Record<string, unknown> {
  if (kind === 'motherboard') {
    const { socket, memoryMaxGb, memorySlots } = facts as Facts<'motherboard'>
    return {
      'motherboard.takes': socket && sockets.filter((each) => socketTakes(socket, each)),
      'motherboard.moduleMaxGb': memoryMaxGb && memorySlots && memoryMaxGb / memorySlots,
    }
  }
  if (kind === 'memory') {
    const { modules, moduleGb } = facts as Facts<'memory'>
    return { 'memory.totalGb': modules && moduleGb && modules * moduleGb }
  }
  if (kind === 'cpu') return { 'cpu.memoryTypes': memoryTypesOf(facts as Facts<'cpu'>) }
  return {}
}
