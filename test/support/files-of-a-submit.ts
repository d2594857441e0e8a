// A program: prints, as JSON, the files of src/ in which functions run for a submit. A process of its own, because the modules of
// a test are transformed and call functions that the service does not have. The settings are those of its environment.
import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStore } from '../../src/app/open-store.ts'
import { createService } from '../../src/app/service.ts'
import { readSettings } from '../../src/app/settings.ts'
import { exampleAddress } from '../../src/contract/example-draft.ts'
import { projectRoot } from '../../src/platform/project-root.ts'
import { seedFixture } from './fixture.ts'

/** What happens to run during one of them is missing in another. */
const rounds = 10
const draft = {
  soldTo: null,
  orderLines: [{ materialId: { type: 'MaterialNumber', value: 'PLENTY' }, quantity: 1, references: null }],
  delivery: { deliveryAddress: exampleAddress, preferences: null },
  references: null,
  notes: null,
}

/** While a submit is counted, the timers of the background wait, for a limited time: a busy machine would run them during each. */
let heldUntil = 0
const maxHeldMs = 2000
const isHeld = () => performance.now() < heldUntil
const { setInterval: every, setTimeout: after } = globalThis
const waitMs = 5
type Run = (...values: unknown[]) => void
const later = (run: Run, ms?: number, ...values: unknown[]): NodeJS.Timeout =>
  after(() => (isHeld() ? later(run, waitMs, ...values) : run(...values)), ms)
globalThis.setTimeout = Object.assign(later, after) as typeof setTimeout
globalThis.setInterval = ((run: Run, ms?: number, ...values: unknown[]) =>
  every(() => isHeld() || run(...values), ms)) as typeof setInterval

const settings = readSettings({
  ...process.env,
  PORT: '0',
  DEMO: 'false',
  SHUTDOWN_IDLE_MILLISECONDS: '0',
  // Timers that waited look like an overload.
  QUEUE_MILLISECONDS: '60000',
})
const store = await openStore(settings)
const now = Date.now()
await seedFixture(store, now)
const service = await createService({ settings, store, clock: () => now })
const url = await service.listen()
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

async function post(path: string, body: unknown): Promise<Response> {
  const headers = { Authorization: 'Bearer bo_shop', 'Content-Type': 'application/json' }
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return reply
}

const hasRun = ({ functions }: Profiler.ScriptCoverage) =>
  functions.some(({ ranges }) => ranges.some(({ count }) => count > 0))

/** The files in which a function ran since the last call. */
async function filesThatRan(): Promise<Set<string>> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return new Set(
    result
      .filter((script) => script.url.startsWith('file:') && hasRun(script))
      .map((script) => relative(projectRoot, fileURLToPath(script.url)))
      .filter((file) => file.startsWith('src/')),
  )
}

// The first one also prepares what the others use again.
let files: Set<string> | undefined
for (let round = 0; round <= rounds; round++) {
  const created = await post('/checkout/v1/create', draft)
  const { value: checkoutId } = (await created.json()) as { value: string }
  heldUntil = performance.now() + maxHeldMs
  await filesThatRan()
  await post('/checkout/v1/submit', { checkoutId })
  const ran = await filesThatRan()
  heldUntil = 0
  if (round > 0) files = files?.intersection(ran) ?? ran
}
console.log(JSON.stringify([...(files ?? [])].sort()))
session.disconnect()
await service.close()
await store.close()
