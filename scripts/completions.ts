// Writes docs/explanation/completions.md: what is proposed for 20 requests from nothing and those of unusual-requests.ts. `npm run completions -- [folder of the unpacked OpenDB]`;
// without the folder, the tables of the demo catalog are written and those of the imported catalog stay as they are.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { partOf } from '../src/catalog/catalog.ts'
import { runSteps } from '../src/compatibility/index.ts'
import type { Completion } from '../src/configurator/proposals/completions/completions.ts'
import { choicesFor, needsOf, proposeCompletions, searchLimits } from '../src/configurator/proposals/index.ts'
import type { SearchLimits } from '../src/configurator/proposals/limits.ts'
import { plans, scoredKinds } from '../src/configurator/proposals/value/purposes.ts'
import { type Purpose, purposes } from '../src/contract/purpose.ts'
import { missesOf } from './check-completion.ts'
import {
  attribution,
  inBothCatalogs,
  kroner,
  noLimits,
  type OfferedCatalog,
  timed,
} from './proposal-catalogs.ts'
import { type UnusualRequest, unusualRequests } from './unusual-requests.ts'

const file = join(import.meta.dirname, '..', 'docs/explanation', 'completions.md')
const budgets = [6000, 10_000, 20_000, 40_000, 60_000]
const bundleFor: Record<Purpose, string> = {
  gaming: 'bundle-gaming-pc',
  office: 'bundle-office-pc',
  workstation: 'bundle-workstation',
  quiet: 'bundle-office-pc',
}

const { demo, imported } = await inBothCatalogs(process.argv[2], file, tables)
writeFileSync(file, text(demo, imported))

function tables(offered: OfferedCatalog): string {
  return `${table(offered)}\n\nWith parts that are kept:\n\n${unusualTable(offered)}`
}

/** The first proposal for each request whose products the catalog has; what one misses makes the command fail. */
function unusualTable({ catalog, range, grossOf }: OfferedCatalog): string {
  const idOf = new Map([...catalog.products.values()].map(({ id, name }) => [name, id]))
  const rows = unusualRequests.flatMap((request) => {
    const ids = request.keep.map((name) => idOf.get(name))
    if (ids.includes(undefined)) return []
    return unusualRow(request, ids as string[], { catalog, range, grossOf })
  })
  const head = '| Kept | Purpose | Budget | Share | Score | Added first, and why |'
  return `${head}\n|---|---|---:|---:|---:|---|\n${rows.join('\n')}`
}

function unusualRow(
  request: UnusualRequest,
  ids: readonly string[],
  { catalog, range, grossOf }: OfferedCatalog,
): string {
  const { purpose, budget, keep } = request
  const bundle = catalog.bundles.get(`bundle-${request.bundle}`)
  if (!bundle) throw new Error(`There is no bundle ${request.bundle}.`)
  const given = ids.map((id) => partOf(catalog, id))
  const question = {
    given,
    givenPrice: ids.reduce((sum, id) => sum + grossOf(id), 0),
    needs: needsOf(bundle, ids, catalog),
    caseTypes: bundle.caseTypes ?? [],
    purpose,
    budget: budget === null ? null : budget * 100,
    most: 5,
  }
  const firstWithin = (limits: SearchLimits): Completion | undefined =>
    runSteps(proposeCompletions(question, range, limits)).completions[0]
  const best = firstWithin(noLimits)
  // A service computes for a limited time.
  const timely = firstWithin(searchLimits(computedMs))
  for (const [answer, within] of [
    [best, ''],
    [timely, ' in the time of a service'],
  ] as const) {
    const misses = answer ? missesOf(request, given, answer) : ['nothing was proposed']
    if (misses.length === 0) continue
    console.error(`${keep.join(', ') || 'nothing'} ${purpose} ${budget}${within}: ${misses.join('; ')}`)
    process.exitCode = 1
  }
  const share = best?.shareOfBudget == null ? '–' : `${Math.round(best.shareOfBudget * 100)} %`
  const parts = best?.added.map(({ part }) => part.name).join('; ') ?? 'none'
  const cells = [
    keep.join(', ') || 'nothing',
    purpose,
    budget?.toLocaleString('en') ?? 'none',
    share,
    best?.score ?? '–',
  ]
  return `| ${cells.join(' | ')} | ${`${parts}. ${best?.reason ?? ''}`.replaceAll('|', '/')} |`
}

function computedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function table({ catalog, range }: OfferedCatalog): string {
  const rows = purposes.flatMap((purpose) => {
    const bundle = catalog.bundles.get(bundleFor[purpose])
    if (!bundle) throw new Error(`There is no bundle ${bundleFor[purpose]}.`)
    runSteps(choicesFor(range, purpose))
    return budgets.map((budget) => {
      const { value, ms } = timed(() =>
        runSteps(
          proposeCompletions(
            {
              given: [],
              givenPrice: 0,
              needs: needsOf(bundle, [], catalog),
              caseTypes: bundle.caseTypes ?? [],
              purpose,
              budget: budget * 100,
              most: 5,
            },
            range,
            noLimits,
          ),
        ),
      )
      console.info(`${purpose} ${budget}: ${Math.round(ms)} ms`)
      const { completions, cheapest } = value
      const [best] = completions
      if (!best)
        return row(purpose, budget, '–', '–', `none: the cheapest costs ${kroner(cheapest?.price ?? 0)}`)
      const parts = best.added.map(({ part }) => part.name).join('; ')
      return row(purpose, budget, `${Math.round((best.shareOfBudget ?? 0) * 100)} %`, `${best.score}`, parts)
    })
  })
  return `| Purpose | Budget | Share | Score | Proposed first |\n|---|---:|---:|---:|---|\n${rows.join('\n')}`
}

function row(purpose: string, budget: number, share: string, score: string, parts: string): string {
  return `| ${purpose} | ${budget.toLocaleString('en')} | ${share} | ${score} | ${parts.replaceAll('|', '/')} |`
}

function weightsTable(): string {
  const rows = scoredKinds.map(
    (kind) => `| ${kind} | ${purposes.map((each) => plans[each].weights[kind]).join(' | ')} |`,
  )
  return `| Weight | ${purposes.join(' | ')} |\n|---|${'---:|'.repeat(purposes.length)}\n${rows.join('\n')}`
}

function text(demoTable: string, importedTable: string): string {
  return `# Completions
<!-- Written by \`npm run completions\`. Change the code it is made from instead. -->

What \`POST /pcconfig/v1/compatibility/completions\` proposes, and how it chooses.

## How a PC is valued

The value of a PC is the weighted geometric mean of the points of its parts; about 100 points are a good part of the middle
range. The weights depend on the purpose:

${weightsTable()}

Points follow from facts: CPU from cores, boost clock and generation; graphics card from its chip and memory; memory and
drive from their size, with little gain beyond what the purpose needs; power supply from its efficiency; cooler from what
it carries against what the CPU draws; board and case from what they offer.

**These are estimates.** The tables of chips and generations (\`src/configurator/proposals/value/performance.ts\`) are rounded
figures of this project, made from the makers' product ranges and from what published tests have in common; nothing was
copied. They order parts well and predict no frame rate. A chip or generation that is not listed is not proposed, and
neither is a part that lacks a fact by which a rule could refuse it. Noise, looks and the quality of a board's power stages
are not in the facts, so they do not count. Parts that are in stock or expected by a date come before others; products that are
sold out for good are left out.

Floors that hold where the catalog can: memory in at least two equal modules (16 GB; office 8 GB; workstation 32 GB), a
solid-state system drive of 500 GB, a power supply without a power warning, a cooler that carries the CPU, and a case of the
types that the bundle names.

**What is not known is no advantage.** A kept case that does not say how tall a cooler, how long a card or which power supply
it takes gets parts that go into nearly every case of its class (\`src/configurator/proposals/fit/cautious.ts\`): a cooler of 37 mm, an SFX supply
and a card of 170 mm in a Mini-ITX case, 145 mm and an ATX supply of 150 mm in a mid tower. A radiator only where its mounts are known. CPUs that no
such cooler carries are left out. Graphics cards with a radiator are known by their product lines (\`compatibility/tables/card-cooling.ts\`, from what is generally
known of the makers' ranges, not checked against each data sheet); one whose radiator is of unknown size, or that needs a water loop, is not proposed.
The check stays open in the answer, and the reason says what was chosen because of it.

Parts with facts that contradict each other, the name, or all others with the same chip or socket (a GeForce RTX 4090 of 300 W, an AM5 board with
six memory slots; \`compatibility/facts/doubtful.ts\`) are not proposed either, and the data quality page of the back office lists them.

A budget is a limit, not a goal: beyond what a purpose can use, money stays in the customer's pocket, and the sentence says so.
For office work, CPUs beyond 95 points and graphics beyond 60 hardly count, nor memory beyond 32 GB and a drive beyond 2 TB, and a
CPU with graphics gets no card. Drives of product lines for servers (\`compatibility/tables/server-drives.ts\`, from what is generally known of the makers' ranges, not checked against each
data sheet) count half as system drives. What a cooler carries is estimated from its height or radiator where its maker rates it higher or
not at all: 70 W at 37 mm, 190 W at 159 mm, 230 W at 165 mm, 150 W with 120 mm of radiator, 265 W with 240 mm, 365 W with 360 mm, and 95 W at 158 mm without a fan. A CPU of 150 W or more gets 15 % to
spare, and one over 125 W no board of the plainest chipsets (A and H).

A supply gives at most 1.6 times what the PC draws, or 650 W. The dearest chipsets (X and Z) count for no office PC.

## How lists are ranked

The list from which a part is chosen opens with what goes well with the build, for the purpose of its bundle: best fit first, then by
the same points (\`src/configurator/proposals/ranking\`). A part gains its weighted points, and loses what the PC loses because it is not balanced with it: a
graphics card that the CPU holds back, a cooler or supply that is too weak or far too large. It also loses its price, as a share of what the
whole PC may cost; that is estimated from the prices of the parts that are chosen, or from the usual price of the kind. Parts below a floor come after all
others, and parts with missing or doubtful facts, without a price or sold out come last.

Around a kept part that hardly anything fits, a search finds something late. It has up to 250 ms of computing then to improve it, instead of 80, and
600 ms to find anything (\`src/configurator/proposals/limits.ts\`). The tables below are computed without a limit; \`npm run completions\` also asks
with these limits, and fails where an answer falls below its floor.

Without a budget, three levels are proposed: 1.2, 2 and 3.5 times what completes the PC at the least.

## The demo catalog

The first of up to five proposals for each request, from nothing, in kroner with VAT.

${demoTable}

## The imported catalog

The same requests for BuildCores OpenDB with its demo prices, which follow simple formulas and no market. ${attribution}

${importedTable}
`
}
