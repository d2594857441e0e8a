// `npm run bench`: how fast the service is, as ratios to bare `node:http` inside one run, so that the machine matters little.
//   npm run bench -- get-order            only scenarios whose name has this in it
//   npm run bench -- postgres submit      … and this
//   npm run bench -- --profile            also where the time goes, per scenario
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Engine } from '../test/support/databases.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { findCores, pinSelf, residentMegabytes } from './processes.ts'
import { summarizeProfiles } from './profile.ts'
import { legend, table } from './report.ts'
import type { Figure, Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'
import { startBaseline, startService } from './servers.ts'
import { seedWorld } from './world.ts'

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    profile: { type: 'boolean', default: false },
  },
})

const folder = mkdtempSync(join(tmpdir(), 'buildorder-bench-'))
const profileFolder = options.profile ? mkdtempSync(join(tmpdir(), 'buildorder-profile-')) : undefined
const cores = findCores()

const engines: Engine[] = ['sqlite', 'postgres']
const chosen = engines
  .map((engine) => ({ engine, scenarios: scenarios.filter(({ name }) => isWanted(`${name} ${engine}`)) }))
  .filter(({ scenarios }) => scenarios.length > 0)

function isWanted(name: string): boolean {
  return words.every((word) => name.includes(word))
}

if (chosen.length === 0) {
  console.error(`No scenario is called so. There are: ${scenarios.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
await measureAll()

async function measureAll(): Promise<void> {
  // Before this process is pinned, because PostgreSQL may use every core.
  const postgres = chosen.some(({ engine }) => engine === 'postgres') ? await startPostgres() : undefined
  const databases: Record<Engine, Record<string, string>> = {
    sqlite: { DATA_DIR: folder },
    postgres: { DATABASE_URL: postgres?.url('postgres') ?? '' },
  }
  try {
    if (cores) pinSelf(cores.client)
    else
      console.log('The servers and the load share their cores here (no taskset, or one core): expect noise.')
    const figures: Figure[] = []
    for (const { engine, scenarios } of chosen) {
      figures.push(...(await measureOn(engine, databases[engine], scenarios)))
    }
    console.log(`\n${table(figures)}\n`)
    console.log(legend(options.rounds))
    if (profileFolder) console.log(await summarizeProfiles(profileFolder))
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureOn(
  engine: Engine,
  database: Record<string, string>,
  scenarios: Scenario[],
): Promise<Figure[]> {
  await seedWorld(database)
  const baseline = await startBaseline(cores?.server)
  const service = await startService(cores?.server, database, profileFolder)
  const figures: Figure[] = []
  try {
    for (const scenario of scenarios) {
      console.log(`${engine}: ${scenario.about} …`)
      const { rounds, seconds } = options
      figures.push(
        await scenario.run({ engine, service, baseline, rounds: Number(rounds), seconds: Number(seconds) }),
      )
    }
    const { now, peak } = residentMegabytes(service.pid)
    figures.push({
      what: `memory after it on ${engine}`,
      value: now,
      aim: { below: 250 },
      unit: ' MB',
      details: { 'worst to best': `peak ${Math.round(peak)}` },
    })
    return figures
  } finally {
    await service.stop()
    await baseline.stop()
  }
}
