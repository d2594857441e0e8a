// Writes docs/explanation/fixes.md: what is proposed for 60 broken PCs. `npm run fixes -- [folder of the unpacked OpenDB]`; without the
// folder, the table of the demo catalog is written and that of the imported catalog stays as it is.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { partOf } from '../src/catalog/catalog.ts'
import { type Facts, judge, type Kind, type Part, runSteps } from '../src/compatibility/index.ts'
import type { Fixes } from '../src/configurator/proposals/fixes/fixes.ts'
import { meantCases } from '../src/configurator/proposals/fixes/meant.fixture.ts'
import { choicesFor, needsOf, proposeCompletions, proposeFixes } from '../src/configurator/proposals/index.ts'
import type { Purpose } from '../src/contract/purpose.ts'
import {
  attribution,
  inBothCatalogs,
  kroner,
  noLimits,
  type OfferedCatalog,
  timed,
} from './proposal-catalogs.ts'

const file = join(import.meta.dirname, '..', 'docs/explanation', 'fixes.md')

/** Sound PCs, as completions of bundles for a budget in kroner. */
const sound: [bundle: string, purpose: Purpose, budget: number][] = [
  ['bundle-gaming-pc', 'gaming', 20_000],
  ['bundle-office-pc', 'office', 10_000],
  ['bundle-workstation', 'workstation', 40_000],
]

/** Of the parts of a kind, the one with the most of something. */
type Most = { [K in Kind]?: (facts: Facts<K>) => number | undefined }

const isLarge = (boardForms: readonly string[]) => (boardForms.includes('ATX') ? 0 : -100_000)
const longest = ({ lengthMm }: Facts<'graphicsCard'>) => lengthMm
const shortest = ({ boardForms = [], maxCardLengthMm = 10_000 }: Facts<'case'>) =>
  isLarge(boardForms) - maxCardLengthMm
const weakest = ({ form, ratedWatts = 10_000 }: Facts<'powerSupply'>) =>
  (form === 'ATX' ? 0 : -100_000) - ratedWatts

/** What is done to a sound PC: parts replaced by the extreme of their kind, or a part more. */
const breaks: [problem: string, change: { replace?: Most; add?: Most }][] = [
  [
    'a CPU of another socket',
    { replace: { cpu: ({ socket, cores = 0 }) => (socket === 'LGA 1200' ? cores : 0) } },
  ],
  [
    'a board of another socket',
    { replace: { motherboard: ({ socket, m2Slots = [] }) => (socket === 'AM4' ? m2Slots.length : 0) } },
  ],
  [
    'memory of an older type',
    {
      replace: {
        memory: ({ type, modules = 0, moduleGb = 0 }) =>
          (type === 'DDR3' ? 1 : type === 'DDR4' ? 2 : 3) * -1000 + modules * moduleGb,
      },
    },
  ],
  ['the longest graphics card in a short case', { replace: { graphicsCard: longest, case: shortest } }],
  [
    'the hungriest graphics card on a weak supply',
    { replace: { graphicsCard: ({ boardPowerWatts }) => boardPowerWatts, powerSupply: weakest } },
  ],
  ['the weakest power supply', { replace: { powerSupply: ({ ratedWatts = 10_000 }) => -ratedWatts } }],
  [
    'the case for the shortest card',
    { replace: { case: ({ maxCardLengthMm = 10_000 }) => -maxCardLengthMm } },
  ],
  [
    'the tallest cooler in a flat case',
    {
      replace: {
        cooler: ({ heightMm }) => heightMm,
        case: ({ boardForms = [], maxCoolerHeightMm = 10_000 }) => isLarge(boardForms) - maxCoolerHeightMm,
      },
    },
  ],
  ['a second board', { add: { motherboard: ({ m2Slots = [] }) => m2Slots.length } }],
  [
    'two problems at once',
    { replace: { memory: ({ type, modules = 0 }) => (type === 'DDR4' ? modules : 0), powerSupply: weakest } },
  ],
]

const { demo, imported } = await inBothCatalogs(process.argv[2], file, table)
writeFileSync(file, text(demo, imported))

function table(offered: OfferedCatalog): string {
  const times: number[] = []
  const rows = breaks.flatMap(([problem, change]) =>
    sound.map(([bundle, purpose, budget]) => {
      const before = soundPc(offered, bundle, purpose, budget)
      const parts = broken(before, change, offered)
      const { value, ms } = timed(() =>
        runSteps(
          proposeFixes({ parts, grossOf: offered.grossOf, most: 5, largest: 6 }, offered.range, noLimits),
        ),
      )
      times.push(ms)
      return row(`${purpose}, ${budget.toLocaleString('en')}`, problem, before, parts, value, offered)
    }),
  )
  times.sort((a, b) => a - b)
  console.info(
    `CPU time: median ${times[times.length >> 1]?.toFixed(0)} ms, longest ${times.at(-1)?.toFixed(0)} ms`,
  )
  return `${meantTable(offered)}

| PC | With | Refused by | First fix | Price | Others |\n|---|---|---|---|---:|---:|\n${rows.join('\n')}`
}

/** Broken PCs of the demo catalog whose first fix must keep what the customer meant; tests hold it for the demo catalog. */
function meantTable(offered: OfferedCatalog): string {
  const rows = meantCases.map(({ problem, productIds, isKept }) => {
    const parts = productIds.map((id) => partOf(offered.catalog, id))
    const { fixes } = runSteps(
      proposeFixes({ parts, grossOf: offered.grossOf, most: 5, largest: 6 }, offered.range, noLimits),
    )
    const [first] = fixes
    const words = first?.changes.map(changeWords).join('; ') ?? 'none'
    const isMeant = first !== undefined && isKept(first.parts, parts)
    if (!isMeant) {
      console.error(`Not what is meant: ${problem}: ${words}`)
      process.exitCode = 1
    }
    return `| ${problem} | ${words.replaceAll('|', '/')} | ${isMeant ? 'yes' : '**no**'} |`
  })
  return `| Problem, and what is meant | First fix | Kept |\n|---|---|---|\n${rows.join('\n')}`
}

function changeWords({ remove, add }: Fixes['fixes'][number]['changes'][number]): string {
  return add ? `${remove?.name ?? 'nothing'} → ${add.part.name}` : `without ${remove?.name}`
}

function soundPc({ catalog, range }: OfferedCatalog, id: string, purpose: Purpose, budget: number): Part[] {
  const bundle = catalog.bundles.get(id)
  if (!bundle) throw new Error(`There is no bundle ${id}.`)
  runSteps(choicesFor(range, purpose))
  const needs = needsOf(bundle, [], catalog)
  const question = { given: [], givenPrice: 0, needs, caseTypes: bundle.caseTypes ?? [], purpose, most: 1 }
  const { completions } = runSteps(proposeCompletions({ ...question, budget: budget * 100 }, range, noLimits))
  const [first] = completions
  if (!first) throw new Error(`Nothing is proposed for ${purpose}.`)
  return first.added.map(({ part }) => partOf(catalog, part.productId))
}

function broken(
  parts: readonly Part[],
  { replace = {}, add = {} }: (typeof breaks)[number][1],
  offered: OfferedCatalog,
): Part[] {
  const extreme = (kind: Kind, most: Most) => {
    const measure = most[kind] as (facts: Facts) => number | undefined
    const offers = offered.range.byKind.get(kind)?.offers ?? []
    const measured = offers.map(({ part }) => ({
      part,
      amount: measure(part.facts) ?? Number.NEGATIVE_INFINITY,
    }))
    return measured.reduce((best, each) => (each.amount > best.amount ? each : best)).part
  }
  const kinds = Object.keys(replace) as Kind[]
  return [
    ...parts.filter(({ kind }) => !kinds.includes(kind as Kind)),
    ...kinds.map((kind) => extreme(kind, replace)),
    ...(Object.keys(add) as Kind[]).map((kind) => extreme(kind, add)),
  ]
}

function row(
  pc: string,
  problem: string,
  before: readonly Part[],
  parts: readonly Part[],
  { fixes }: Fixes,
  { grossOf }: OfferedCatalog,
): string {
  const { isValid, errors } = judge(parts)
  const [first] = fixes
  const others = Math.max(0, fixes.length - 1)
  const news = parts.filter((part) => !before.includes(part)).map(({ name }) => name)
  const cells = (...each: string[]) => `| ${each.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`
  const head = [pc, `${problem}: ${news.join('; ')}`]
  if (isValid) return cells(...head, 'nothing: it fits', '–', '–', '–')
  const refusers = [...new Set(errors.map(({ ruleName }) => ruleName))].join(', ')
  if (!first) return cells(...head, refusers, 'none', '–', '–')
  const changes = first.changes.map(changeWords)
  const compromise = first.compromise === 'none' ? '' : ` (${first.compromise})`
  const price = first.price - parts.reduce((sum, { productId }) => sum + grossOf(productId), 0)
  return cells(
    ...head,
    refusers,
    `${changes.join('; ')}${compromise}`,
    `${price > 0 ? '+' : ''}${kroner(price)}`,
    `${others}`,
  )
}

function text(demoTable: string, importedTable: string): string {
  return `# Fixes
<!-- Written by \`npm run fixes\`. Change the code it is made from instead. -->

What \`POST /pcconfig/v1/compatibility/fixes\` proposes for PCs that do not fit together, and how it chooses.

## How a fix is chosen

Fixes keep what the customer chose. The order is: fewest changes, then least loss, then price.

- **Loss** is counted in money. Touching a part costs a quarter of its price, so the part that the customer paid most for is
  kept. On top comes the share of its class that is lost (cores and clock of a CPU, the chip of a card, the size of memory
  and drives, the watts of a supply or cooler), and a price outside of 70–150 % of the replaced part's.
- **What the customer meant** counts before the price (\`src/configurator/proposals/fixes/intent.ts\`): a solid-state drive stays one, a small case small, memory
  of its type a pair, a card for games no card for workstations, a CPU with its maker and no older than need be.
- **Accessories** with facts (fan hubs, SATA controllers, brackets, mounting kits) settle what a rule objects to, and are added.
- **What a part brought along** (the supply of a case, the cooler of a CPU) may be added when the part is replaced, and counts as no further change:
  a small case with a supply becomes a small case and a supply rather than a tower with one.
- **A fix adds no doubt**: no new warning about power, firmware (unless the board has BIOS flashback), clearance or a mounting
  kit, and no part that lacks a fact by which a rule could refuse it.
- **A step down**, that is a weaker part in the place of the dearest one, or a kind of part less, comes last and is
  called a downgrade. One more change is preferred to it, and to a doubt.
- When nothing else exists, a fix with a doubt is proposed, and its sentence says so.

The class of a part is an estimate (see [completions](completions.md)).

## The demo catalog

First, PCs whose first fix must keep what was meant; then three sound PCs, each broken in ten ways. "Price" is the difference in kroner with VAT, "others" the number of further fixes.

${demoTable}

## The imported catalog

The same for BuildCores OpenDB with its demo prices, which follow simple formulas and no market. ${attribution}

${importedTable}
`
}
