// `npm run bench:versions -- ../other-checkout`: what a change costs. The service of this checkout and the one of another
// checkout run side by side, each with its own data, and get the same load in short turns. The figure is processor time,
// which other load on the machine affects less than requests per second.
//   npm run bench:versions -- ../before get-order submit sqlite   only these loads, on one engine
//   npm run bench:versions -- ../before price-list           with the open catalog, if it is there
//   npm run bench:versions -- ../before --rounds 60          more turns, less noise
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Engine } from '../test/support/databases.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { measure } from './compare.ts'
import { databaseMaker } from './databases.ts'
import { cycle, type NextRequest, once, requestBytes } from './load.ts'
import { median } from './median.ts'
import { createDrafts, placeOrders } from './prepare.ts'
import { findCores, pinSelf, residentMegabytes, writtenBytes } from './processes.ts'
import { tables } from './report.ts'
import type { Figure } from './scenario.ts'
import type { Service } from './servers.ts'
import { createRequests, getOrderRequest, key, keyedSubmitRequest, submitRequest } from './world.ts'
import { archive, importOpenDb, unpacked } from './worlds/imported.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '30' }, seconds: { type: 'string', default: '0.5' } },
})
const [other, ...words] = positionals
if (!other) {
  console.error('Name the folder of the other checkout: npm run bench:versions -- ../before')
  process.exit(2)
}
const rounds = Number(options.rounds)
const seconds = Number(options.seconds)

/** What a checkout offers for this comparison: its own data and its own service. */
interface Version {
  seedWorld: typeof import('./world.ts').seedWorld
  startService: typeof import('./servers.ts').startService
}

interface Load {
  status: number
  /** Needs the open catalog. */
  isImported?: true
  /** Prepares the data; the result makes the requests of one turn. */
  prepare(service: Service): Promise<() => Promise<NextRequest>>
}

const submits = (request: (checkoutId: string) => Buffer): Load => ({
  status: 204,
  prepare: async (service) => async () =>
    once((await createDrafts(service, Math.ceil(6000 * seconds))).map(request)),
})

const loads: Record<string, Load> = {
  'get-order': {
    status: 200,
    prepare: async (service) => {
      const next = cycle((await placeOrders(service, 2000)).map(getOrderRequest))
      return async () => next
    },
  },
  'create-checkout': {
    status: 201,
    prepare: async () => {
      const next = cycle(createRequests)
      return async () => next
    },
  },
  'submit-checkout': submits(submitRequest),
  'submit-with-key': submits(keyedSubmitRequest),
  'price-list': {
    status: 200,
    isImported: true,
    prepare: async () => {
      const next = cycle([requestBytes('GET', '/pcconfig/v1/prices/components', key)])
      return async () => next
    },
  },
}

const hasArchive = existsSync(archive)
if (!hasArchive) console.log(`price-list is skipped: there is no ${archive} to import`)
const allEngines = ['sqlite', 'postgres'] as const
const namedEngines = allEngines.filter((engine) => words.includes(engine))
const namedLoads = words.filter((word) => !allEngines.some((engine) => engine === word))
const isWanted = (name: string, engine: Engine) =>
  (hasArchive || !loads[name]?.isImported) &&
  (namedEngines.length === 0 || namedEngines.includes(engine)) &&
  (namedLoads.length === 0 || namedLoads.some((word) => name.includes(word)))
const engines = allEngines.filter((engine) => Object.keys(loads).some((name) => isWanted(name, engine)))
if (engines.length === 0) {
  console.error(`No load is named ${namedLoads.join(' or ')}. There are: ${Object.keys(loads).join(', ')}.`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'buildorder-versions-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
const cores = findCores()
const postgres = engines.includes('postgres') ? await startPostgres() : undefined
if (cores) pinSelf(cores.client)
const figures: Figure[] = []
try {
  for (const engine of engines) figures.push(...(await compareOn(engine)))
  console.log(`\n${tables(figures)}\n`)
  console.log(
    `The figure is the processor time of one request here, divided by the time in ${other}: 1.05 is 5 % more.`,
  )
  console.log(
    `Medians of ${rounds} turns of ${seconds} s; the middle half of the turns lies between the quarters.`,
  )
} finally {
  await postgres?.stop()
}

async function compareOn(engine: Engine): Promise<Figure[]> {
  const wanted = Object.entries(loads).filter(([name]) => isWanted(name, engine))
  const figures: Figure[] = []
  // The open catalog takes memory and time, so that the other loads are measured without it.
  for (const group of [
    wanted.filter(([, { isImported }]) => !isImported),
    wanted.filter(([, { isImported }]) => isImported),
  ]) {
    if (group.length === 0) continue
    const services = await startServices(engine, group[0]?.[1].isImported ?? false)
    for (const [name, load] of group) {
      console.log(`${engine}: ${name} …`)
      figures.push({ what: `${name} on ${engine}`, ...(await compare(load, services)) })
    }
    for (const service of services) await service.stop()
  }
  return figures
}

/** That of this checkout and the other one, each with its own data. */
async function startServices(engine: Engine, isImported: boolean): Promise<Service[]> {
  const services: Service[] = []
  for (const [index, checkout] of [join(import.meta.dirname, '..'), resolve(other as string)].entries()) {
    const { seedWorld, startService } = await versionIn(join(checkout, 'bench'))
    const database = await databaseMaker(folder, postgres)[engine](
      `version_${isImported ? 2 + index : index}`,
    )
    await seedWorld(database)
    if (isImported) importOpenDb(unpacked(folder), database, { cores }, programOf(checkout))
    services.push(await startService({ cores, profileInto: undefined }, database))
  }
  return services
}

/** The first versions had it in another folder. */
function programOf(checkout: string): string {
  const files = ['src/app/main.ts', 'src/main.ts'].map((file) => join(checkout, file))
  return files.find((file) => existsSync(file)) as string
}

async function versionIn(bench: string): Promise<Version> {
  const [world, servers] = await Promise.all(
    ['world.ts', 'servers.ts'].map((file) => import(pathToFileURL(join(bench, file)).href)),
  )
  return { seedWorld: world.seedWorld, startService: servers.startService }
}

interface Side {
  service: Service
  requests: () => Promise<NextRequest>
  /** Per turn: processor time per request, and kilobytes written to disk per request. */
  microseconds: number[]
  kilobytes: number[]
}

async function compare({ status, prepare }: Load, services: Service[]): Promise<Omit<Figure, 'what'>> {
  const sides: Side[] = []
  for (const service of services)
    sides.push({ service, requests: await prepare(service), microseconds: [], kilobytes: [] })
  // The first quarter of the turns warms up.
  for (let round = -Math.ceil(rounds / 4); round < rounds; round++) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) await takeTurn(side, status, round < 0)
  }
  const [here, there] = sides as [Side, Side]
  const ratios = here.microseconds.map((time, round) => time / (there.microseconds[round] as number))
  const sorted = ratios.toSorted((a, b) => a - b)
  const quarter = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] as number).toFixed(2)
  const both = (text: (side: Side) => string) => `${text(here)} / ${text(there)}`
  return {
    value: median(ratios),
    details: {
      quarters: `${quarter(0.25)}–${quarter(0.75)}`,
      'CPU µs': both((side) => median(side.microseconds).toFixed(0)),
      'least µs': both((side) => Math.min(...side.microseconds).toFixed(0)),
      'written kB': both((side) => mean(side.kilobytes).toFixed(1)),
      'memory MB': both((side) => residentMegabytes(side.service.pid).now.toFixed(0)),
    },
  }
}

async function takeTurn(side: Side, status: number, isWarmup: boolean): Promise<void> {
  const { service } = side
  const next = await side.requests()
  const before = writtenBytes(service.pid)
  const { microseconds, answers } = await measure(service, next, status, seconds)
  if (isWarmup) return
  side.microseconds.push(microseconds)
  side.kilobytes.push((writtenBytes(service.pid) - before) / 1024 / answers)
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
