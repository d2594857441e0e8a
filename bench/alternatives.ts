// `node bench/alternatives.ts`: processor time of code that is written by hand where a library or a plainer way exists.
// Both sides take turns within one run. The sides must do the same work; tests beside the code compare their results.

import { openSync } from 'node:fs'
import { destination, pino } from 'pino'
import { Counter, Histogram } from 'prom-client'
import {
  type Facts,
  factProblems,
  fittingFacts,
  type Kind,
  knownPcFacts,
} from '../src/compatibility/index.ts'
import { bounds, countRequests } from '../src/platform/http/monitoring/request-counts.ts'
import { requestLineWriter } from '../src/platform/http/monitoring/request-line.ts'
import { openLogStream } from '../src/platform/log-stream.ts'
import { groupPacker, groupUnpacker } from '../src/platform/store/sqlite/message.ts'
import { adHoc } from '../src/platform/store/statement.ts'
import type { Write } from '../src/platform/store/store.ts'
import { median } from './median.ts'

const rounds = 9
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Prints nanoseconds of processor time per repetition. */
async function compare(
  what: string,
  repetitions: number,
  sides: Record<string, () => void | Promise<void>>,
): Promise<void> {
  const spent = new Map<string, number[]>(Object.keys(sides).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(sides)) {
      const before = process.cpuUsage()
      await run()
      const { user, system } = process.cpuUsage(before)
      spent.get(name)?.push(((user + system) * 1000) / repetitions)
    }
  }
  const figures = [...spent].map(([name, each]) => `${name} ${Math.round(median(each))} ns`)
  console.log(`${what}: ${figures.join(', ')}`)
}

const nullDevice = openSync('/dev/null', 'a')
const about = {
  traceId: 'a'.repeat(32),
  method: 'GET',
  path: '/orders/v1/7K3MX-9QF2T',
  status: 200,
  milliseconds: 1.2,
  client: 'Web shop',
}
const line = `${JSON.stringify({ level: 30, time: 0, service: 'buildorder', ...about, msg: 'request' })}\n`

/** Many small turns of the event loop, as requests come. */
const turns = 100
const perTurn = 1000
const inTurns = (act: () => void) => async () => {
  for (let turn = 0; turn < turns; turn++) {
    for (let count = 0; count < perTurn; count++) act()
    await nextTurn()
  }
}

const own = openLogStream(nullDevice)
const asynchronous = destination({
  fd: nullDevice,
  sync: false,
  minLength: 16_384,
  maxWrite: 65_536,
  maxLength: 8_000_000,
  periodicFlush: 250,
})
const synchronous = destination({ fd: nullDevice, sync: true, minLength: 16_384, maxWrite: 65_536 })
await compare('passing on a log line', turns * perTurn, {
  'log-stream.ts': inTurns(() => own.write(line)),
  'pino.destination, async': inTurns(() => void asynchronous.write(line)),
  'pino.destination, sync': inTurns(() => void synchronous.write(line)),
})

const log = pino({}, { write() {} })
const writeLine = requestLineWriter(log)
await compare('making the log line of a request', turns * perTurn, {
  'request-line.ts': inTurns(() => writeLine(about)),
  pino: inTurns(() => log.info(about, 'request')),
})

const counts = countRequests()
const buckets = bounds.filter(Number.isFinite)
const labelNames = ['method', 'route']
const registers: [] = []
const histogram = new Histogram({ name: 'seconds', help: 'seconds', labelNames, buckets, registers })
const answers = new Counter({
  name: 'answers',
  help: 'answers',
  labelNames: [...labelNames, 'status'],
  registers,
})
const [method, route] = ['GET', '/orders/v1/{orderId}']
await compare('counting a request', turns * perTurn, {
  'request-counts.ts': inTurns(() => counts.observe(method, route, 200, 0.0012)),
  'prom-client': inTurns(() => {
    histogram.observe({ method, route }, 0.0012)
    answers.inc({ method, route, status: 200 })
  }),
})

/** The writes of a submit of two lines, about as long as in a shop. */
const submit = (): Write[] => [
  {
    statement: adHoc('INSERT INTO orders '.repeat(12)),
    values: ['7K3MX-9QF2T', 'd'.repeat(36), '1', 'Placed', 1, 0, 2, null, 'b'.repeat(1800), '[]'],
    rows: 1,
  },
  ...['INSERT INTO event ', 'UPDATE stock ', 'UPDATE stock '].map((sql) => ({
    statement: adHoc(sql.repeat(20)),
    values: ['p'.repeat(36), 1, 2, 'x', 5],
    rows: 1,
  })),
]
const group = Array.from({ length: 16 }, submit)
const groups = 300
const pack = groupPacker()
const unpack = groupUnpacker()
const repeat = (act: () => void) => () => {
  for (let count = 0; count < groups; count++) act()
}
await compare('a submit on its way to the writer thread', groups * group.length, {
  'message.ts': repeat(() => void unpack(structuredClone(pack(group)))),
  'as objects': repeat(() => void structuredClone(group)),
})

const parts = Object.entries(knownPcFacts) as [Kind, Facts][]
const partsOften = 100
const often = (act: (kind: Kind, facts: Facts) => void) => () => {
  for (let count = 0; count < partsOften; count++) for (const [kind, facts] of parts) act(kind, facts)
}
await compare('checking the facts of a part', partsOften * parts.length, {
  compiled: often(fittingFacts),
  'typebox/value': often(factProblems),
})

process.exit()
