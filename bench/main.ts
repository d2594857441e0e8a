// `npm run bench`: speed of the service as ratios within one run, so that the machine matters little.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Engine } from '../test/support/databases.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { databaseMaker } from './databases.ts'
import { findCores, pinSelf } from './processes.ts'
import { summarizeProfiles } from './profile.ts'
import { legend, tables } from './report.ts'
import type { Figure } from './scenario.ts'
import { stages } from './scenarios.ts'

const usage = `npm run bench                              every scenario, most of them on both engines
npm run bench -- get-order                 only scenarios whose name contains this
npm run bench -- postgres submit           … on PostgreSQL, also those that run on SQLite by default
npm run bench -- --rounds 9 --seconds 2    more rounds, and longer ones (5 rounds of 1 second)
npm run bench -- scale --orders 10000000   … with a data set of ten million orders (1,000,000)
npm run bench -- --profile                 also a CPU profile per scenario

Scenarios:
${stages.flatMap(({ scenarios }) => scenarios.map(({ name, about }) => `  ${name.padEnd(32)}${about}`)).join('\n')}`

const { values: options, positionals: words } = readOptions()

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        rounds: { type: 'string', default: '5' },
        seconds: { type: 'string', default: '1' },
        orders: { type: 'string', default: '1000000' },
        profile: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}

if (options.help) {
  console.log(usage)
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'buildorder-bench-'))
const profileInto = options.profile ? mkdtempSync(join(tmpdir(), 'buildorder-profile-')) : undefined
const cores = findCores()
// Also when it is interrupted: some data sets take gigabytes.
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))

const engines: Engine[] = ['sqlite', 'postgres']
const chosen = engines.flatMap((engine) =>
  stages
    .map((stage) => ({
      engine,
      stage,
      names: stage.scenarios.filter((scenario) => isWanted(scenario, engine)).map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0),
)

function isWanted({ name, engines }: (typeof stages)[number]['scenarios'][number], engine: Engine): boolean {
  const isEnough = engines === undefined || engines.includes(engine) || words.includes(engine)
  return isEnough && words.every((word) => `${name} ${engine}`.includes(word))
}

if (chosen.length === 0) {
  console.error(`No scenario is called so.\n\n${usage}`)
  process.exit(2)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await measureAll()

async function measureAll(): Promise<void> {
  // Before this process is pinned, because PostgreSQL may use every core.
  const postgres = chosen.some(({ engine }) => engine === 'postgres') ? await startPostgres() : undefined
  const newDatabase = databaseMaker(folder, postgres)
  const run = {
    rounds: Number(options.rounds),
    seconds: Number(options.seconds),
    orders: Number(options.orders),
  }
  try {
    if (cores) pinSelf(cores.client)
    else
      console.log('The servers and the load share their cores here (no taskset, or one core): expect noise.')
    const before = loads()
    const figures: Figure[] = []
    for (const { engine, stage, names } of chosen) {
      const site = { ...run, engine, cores, folder, profileInto, newDatabase: newDatabase[engine] }
      figures.push(...(await stage.measure(site, names)))
    }
    console.log(`\n${tables(figures)}\n`)
    console.log(legend(options.rounds))
    console.log(`Load average (1, 5, 15 minutes): ${before} before, ${loads()} after.`)
    if (profileInto) console.log(await summarizeProfiles(profileInto))
  } finally {
    await postgres?.stop()
  }
}

function loads(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')
}
