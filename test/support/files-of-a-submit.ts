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

/** So many that what runs in the background is missing in one of them. */
const rounds = 50
/** On a busy machine, a submit may take so long that timers of the background run during each. Those are not counted. */
const maxSubmitMs = 50
const maxAttempts = 200
const draft = {
  soldTo: null,
  orderLines: [{ materialId: { type: 'MaterialNumber', value: 'PLENTY' }, quantity: 1, references: null }],
  delivery: { deliveryAddress: exampleAddress, preferences: null },
  references: null,
  notes: null,
}

const settings = readSettings({ ...process.env, PORT: '0', DEMO: 'false', SHUTDOWN_IDLE_MILLISECONDS: '0' })
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
let counted = 0
for (let attempt = 0; counted < rounds && attempt < maxAttempts; attempt++) {
  const created = await post('/checkout/v1/create', draft)
  const { value: checkoutId } = (await created.json()) as { value: string }
  await filesThatRan()
  const since = performance.now()
  await post('/checkout/v1/submit', { checkoutId })
  const took = performance.now() - since
  const ran = await filesThatRan()
  if (attempt === 0 || took > maxSubmitMs) continue
  files = files?.intersection(ran) ?? ran
  counted++
}
console.log(JSON.stringify([...(files ?? [])].sort()))
session.disconnect()
await service.close()
await store.close()
