// Writes docs/completions.md: what is proposed for 40 requests. `npm run completions -- [folder of the unpacked OpenDB]`;
// without the folder, the tables of the demo catalog are written and those of the imported catalog stay as they are.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../src/app/open-store.ts'
import { readSettings } from '../src/app/settings.ts'
import { loadCatalog } from '../src/catalog/catalog.ts'
import { loadPrices } from '../src/catalog/prices.ts'
import { runSteps } from '../src/compatibility/index.ts'
import { choicesFor, needsOf, proposeCompletions, rangeFor } from '../src/configurator/proposals/index.ts'
import { plans, scoredKinds } from '../src/configurator/proposals/purposes.ts'
import { type Purpose, purposes } from '../src/contract/purpose.ts'
import { noProgress } from '../src/platform/import/progress.ts'
import type { Store } from '../src/platform/store/store.ts'
import { seedDemo } from '../tools/demo/seed.ts'
import { importOpenDb } from '../tools/opendb/import-opendb.ts'

const file = join(import.meta.dirname, '..', 'docs', 'completions.md')
const budgets = [6000, 10_000, 20_000, 40_000, 60_000]
const bundleFor: Record<Purpose, string> = {
  gaming: 'bundle-gaming-pc',
  office: 'bundle-office-pc',
  workstation: 'bundle-workstation',
  quiet: 'bundle-office-pc',
}
const markers = ['<!-- imported -->', '<!-- /imported -->'] as const

const [folder] = process.argv.slice(2)
const [demo, imported] = await tables()
const kept = existsSync(file)
  ? readFileSync(file, 'utf8').split(markers[0])[1]?.split(markers[1])[0]
  : undefined
writeFileSync(
  file,
  text(demo, imported ?? kept?.trim() ?? 'Not written yet: run the command with the folder of OpenDB.'),
)
if (!imported)
  console.info('No folder of OpenDB was given: the table of the imported catalog stays as it was.')

async function tables(): Promise<[demo: string, imported: string | undefined]> {
  const data = mkdtempSync(join(tmpdir(), 'buildorder-completions-'))
  const store = await openStore(readSettings({ DATA_DIR: data }))
  try {
    const now = Date.now()
    await seedDemo(store, now)
    const first = await table(store)
    if (!folder) return [first, undefined]
    const options = { demoPrices: true, demoStock: false, progress: noProgress, clock: () => now }
    await importOpenDb(folder, store, options)
    return [first, await table(store)]
  } finally {
    await store.close()
    rmSync(data, { recursive: true, force: true })
  }
}

async function table(store: Store): Promise<string> {
  const catalog = await loadCatalog(store)
  const prices = await loadPrices(store)
  const priceList = prices.get('NOK-standard')
  if (!priceList) throw new Error('There is no price list NOK-standard.')
  const range = runSteps(rangeFor({ catalog, prices, priceList, vatRate: 2500, soldOut: new Set() }))
  const rows = purposes.flatMap((purpose) => {
    const bundle = catalog.bundles.get(bundleFor[purpose])
    if (!bundle) throw new Error(`There is no bundle ${bundleFor[purpose]}.`)
    runSteps(choicesFor(range, purpose))
    return budgets.map((budget) => {
      const began = process.cpuUsage()
      const { completions, cheapest } = runSteps(
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
          { deadline: () => false, steps: Number.POSITIVE_INFINITY },
        ),
      )
      const { user, system } = process.cpuUsage(began)
      console.info(`${purpose} ${budget}: ${Math.round((user + system) / 1000)} ms`)
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

function kroner(gross: number): string {
  return Math.round(gross / 100).toLocaleString('en')
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

**These are estimates.** The tables of chips and generations (\`src/configurator/proposals/performance.ts\`) are rounded
figures of this project, made from the makers' product ranges and from what published tests have in common; nothing was
copied. They order parts well and predict no frame rate. A chip or generation that is not listed is not proposed, and
neither is a part that lacks a fact by which a rule could refuse it. Noise, looks and the quality of a board's power stages
are not in the facts, so they do not count. Stock is not considered, except that products that are sold out for good are left
out.

Floors that hold where the catalog can: memory in at least two equal modules (16 GB; office 8 GB; workstation 32 GB), a
solid-state system drive of 500 GB, a power supply without a power warning, a cooler that carries the CPU, and a case of the
types that the bundle names.

Without a budget, three levels are proposed: 1.2, 2 and 3.5 times what completes the PC at the least.

## The demo catalog

The first of up to five proposals for each request, from nothing, in kroner with VAT.

${demoTable}

## The imported catalog

The same requests for BuildCores OpenDB with its demo prices, which follow simple formulas and no market. Contains
information from the BuildCores OpenDB (https://github.com/buildcores/buildcores-open-db), which is made available under the
Open Data Commons Attribution License (ODC-By) v1.0.

${markers[0]}
${importedTable}
${markers[1]}
`
}
