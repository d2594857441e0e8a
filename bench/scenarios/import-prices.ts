// A million prices over REST: how fast, with how much memory, and how slow other requests become meanwhile.
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../percentile.ts'
import { residentMegabytes } from '../processes.ts'
import type { Figure, Scenario } from '../scenario.ts'
import type { Service } from '../servers.ts'
import { key, staffKey } from '../world.ts'
import { type PriceListsBench, productIds } from '../worlds/price-lists.ts'

const lists = 100
const rowCount = lists * productIds.length
const rowsPerChunk = 1000
const pollMs = 250
const readEveryMs = 50
/** The prices in memory follow within a second; then the last garbage is collected. */
const settleMs = 8000

export const importPrices: Scenario<PriceListsBench> = {
  name: 'import-prices',
  about: `${rowCount.toLocaleString('en')} prices as one CSV upload`,
  async run({ engine, service, restart }) {
    // A dry run keeps no prices: its memory is that of the import alone, whatever the engine.
    const dry = engine === 'sqlite' ? await measure(service, true) : undefined
    const real = await measure(service, false)
    await pause(settleMs)
    const after = memoryOf(service)
    const fresh = await restart()
    await pause(settleMs)
    return [
      ...(dry ? [rowsFigure(`import-prices dry run on ${engine}`, dry)] : []),
      rowsFigure(`import-prices on ${engine}`, real),
      ...(dry ? [growthFigure(`import-prices growth in a dry run on ${engine}`, dry)] : []),
      {
        what: `import-prices memory on ${engine}`,
        value: Math.round(after - memoryOf(fresh)),
        unit: ' MiB',
        details: {
          ...memoryDetails(real),
          'seconds later': mib(after),
          'started anew on the same data': mib(memoryOf(fresh)),
        },
      },
    ]
  },
}

/** From a quarter of the rows to the end. */
const growthFigure = (what: string, dry: Measured): Figure => ({
  what,
  value: Math.round(dry.memory.end - dry.memory.quarter),
  aim: { most: 60 },
  unit: ' MiB',
  details: memoryDetails(dry),
})

const memoryDetails = ({ memory: { before, quarter, half, end, peak } }: Measured) => ({
  before: mib(before),
  quarter: mib(quarter),
  half: mib(half),
  end: mib(end),
  highest: mib(peak),
})

const memoryOf = (service: Service) => residentMegabytes(service.pid).now

const mib = (megabytes: number) => `${Math.round(megabytes)} MiB`

interface Measured {
  uploadSeconds: number
  importSeconds: number
  memory: { before: number; quarter: number; half: number; end: number; peak: number }
  /** Milliseconds of each read of a price meanwhile. */
  reads: number[]
}

const rowsFigure = (what: string, { uploadSeconds, importSeconds, reads }: Measured): Figure => ({
  what,
  value: Math.round(rowCount / (uploadSeconds + importSeconds)),
  unit: ' rows/s',
  details: {
    upload: `${uploadSeconds.toFixed(1)} s`,
    import: `${importSeconds.toFixed(1)} s`,
    'reads of a price, median': `${percentile(reads, 0.5).toFixed(1)} ms`,
    'p95 meanwhile': `${percentile(reads, 0.95).toFixed(1)} ms`,
  },
})

/** CSV, made while it is sent. */
function* csv(): Generator<string> {
  yield 'priceList,currency,productId,net\n'
  for (let list = 0; list < lists; list++) {
    for (let start = 0; start < productIds.length; start += rowsPerChunk) {
      yield productIds
        .slice(start, start + rowsPerChunk)
        .map((id, index) => `LIST-${list},NOK,${id},${100 + ((start + index + list) % 900)}.5\n`)
        .join('')
    }
  }
}

interface Job {
  importId: string
  state: string
  rows: { done: number; refused: number }
  error: string | null
}

async function measure(service: Service, isDryRun: boolean): Promise<Measured> {
  const memory = () => memoryOf(service)
  const before = memory()
  let peak = before
  const reads: number[] = []
  let isOver = false
  const reading = readPrices(service, reads, () => isOver)
  const start = performance.now()
  const { importId } = await upload(service, isDryRun)
  const uploadedAt = performance.now()
  const marks: number[] = []
  for (;;) {
    const job = await get<Job>(service, `/admin/v1/imports/${importId}`, staffKey)
    const now = memory()
    peak = Math.max(peak, now)
    // After a quarter and after half of the rows.
    while (marks.length < 2 && job.rows.done >= (rowCount / 4) * (marks.length + 1)) marks.push(now)
    if (job.state === 'Done') {
      if (job.rows.done !== rowCount || job.rows.refused > 0) throw new Error(JSON.stringify(job))
      break
    }
    if (job.state === 'Failed') throw new Error(job.error ?? '')
    await pause(pollMs)
  }
  const end = performance.now()
  isOver = true
  await reading
  const [quarter = Number.NaN, half = Number.NaN] = marks
  return {
    uploadSeconds: (uploadedAt - start) / 1000,
    importSeconds: (end - uploadedAt) / 1000,
    memory: { before, quarter, half, end: memory(), peak },
    reads,
  }
}

async function readPrices(service: Service, into: number[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const start = performance.now()
    await get(service, '/catalog/v1/products/BENCH-0001', key)
    into.push(performance.now() - start)
    await pause(readEveryMs)
  }
}

const get = async <T>({ host, port }: Service, path: string, credential: string): Promise<T> => {
  const response = await fetch(`http://${host}:${port}${path}`, {
    headers: { Authorization: `Bearer ${credential}` },
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** Not `fetch`, which reads ahead of the connection. */
const upload = ({ host, port }: Service, isDryRun: boolean) =>
  new Promise<Job>((resolve, reject) => {
    const path = `/admin/v1/imports?kind=prices&dryRun=${isDryRun}`
    const headers = { Authorization: `Bearer ${staffKey}`, 'Content-Type': 'text/csv' }
    const sent = request({ host, port, path, method: 'POST', headers }, async (response) => {
      const text = (await response.toArray()).join('')
      if (response.statusCode === 201) resolve(JSON.parse(text))
      else reject(new Error(`The upload was answered ${response.statusCode}: ${text}`))
    })
    sent.on('error', reject)
    Readable.from(csv(), { objectMode: false }).pipe(sent)
  })
