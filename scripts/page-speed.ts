// What the pages transfer and how long they take with the imported catalog: the first view of the builder, and opening its
// largest slot, without limits and on a simulated phone. `npm run page-speed -- <folder of OpenDB>`
// Times depend on what else the machine does, so each line also has the processor time of the page's main thread and what
// other work and the host (steal) took.
import { readFileSync } from 'node:fs'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { createService } from '../src/app/service.ts'
import { readSettings } from '../src/app/settings.ts'
import { findChromium } from '../test/support/chromium.ts'
import { demoProduct, gamingPc } from '../test/support/demo.ts'
import { signInBrowser } from '../test/support/sign-in-browser.ts'
import { withImportedCatalog } from './both-catalogs.ts'

interface Profile {
  name: string
  /** Processor, how many times slower. */
  slowdown: number
  /** Bits per second, and the time to an answer in milliseconds. */
  network?: { down: number; up: number; latency: number }
}

/** The networks are those of Chromium's developer tools. */
const profiles: Profile[] = [
  { name: 'this machine', slowdown: 1 },
  {
    name: 'fast 4G (9 Mbit/s, 165 ms), processor 4× slower',
    slowdown: 4,
    network: { down: 9_000_000, up: 1_500_000, latency: 165 },
  },
  {
    name: 'slow 4G (1.6 Mbit/s, 562 ms), processor 4× slower',
    slowdown: 4,
    network: { down: 1_600_000, up: 750_000, latency: 562 },
  },
]

/** The group of the open catalog with most products. */
const slot = 'Memory'

const executablePath = findChromium()
const folder = process.argv[2]
if (!executablePath || !folder) {
  console.error('npm run page-speed -- <folder of OpenDB>')
  process.exit(1)
}
await withImportedCatalog(folder, async (store) => {
  const service = await createService({ settings: readSettings({ PORT: '0' }), store })
  const address = await service.listen()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const profile of profiles) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
      const page = await context.newPage()
      await signInBrowser(page, address, 'bo_demo_100001')
      await measure(page, await context.newCDPSession(page), address, profile)
      await context.close()
    }
  } finally {
    await browser.close()
    await service.close()
  }
})

async function measure(page: Page, client: CDPSession, address: string, profile: Profile): Promise<void> {
  let bytes = 0
  await client.send('Network.enable')
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown })
  if (profile.network)
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.network.latency,
      downloadThroughput: profile.network.down / 8,
      uploadThroughput: profile.network.up / 8,
    })
  // The processor time that the main thread used, the simulated slowdown included.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const processorTime = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  let start = { bytes, at: performance.now(), processor: await processorTime(), machine: readMachine() }
  const begin = async () => {
    start = { bytes, at: performance.now(), processor: await processorTime(), machine: readMachine() }
  }
  const report = async (what: string) => {
    const seconds = (performance.now() - start.at) / 1000
    const processor = (await processorTime()) - start.processor
    const kilobytes = ((bytes - start.bytes) / 1000).toFixed(0)
    console.log(
      `${profile.name}: ${what}: ${kilobytes} kB, ${seconds.toFixed(2)} s, processor ${processor.toFixed(2)} s (${machineSince(start.machine)})`,
    )
  }
  const parts = gamingPc.filter((id) => demoProduct(id)?.kind !== 'memory')
  const change = page.getByRole('button', { name: `Choose: ${slot}`, exact: true }).first()
  await begin()
  await page.goto(`${address}/?bundle=bundle-gaming-pc&parts=${parts.join('.')}`)
  await change.waitFor()
  await report('first view of the builder')
  // People look at the build before they choose a part. Meanwhile the page loads the code of the picker.
  await page.waitForTimeout(4_000)
  // Plain selectors: those of roles would search the whole page all the time, on its thread.
  const until = (selector: string, hasText: RegExp) =>
    page.locator(selector, { hasText }).first().waitFor({ timeout: 120_000 })
  await begin()
  await change.click()
  await until('[role=dialog] [role=status]', / fit/)
  await report(`the slot "${slot}" shows its best parts, all counted and judged`)
  await until('[role=dialog] legend', /Maker/)
  await report(`the slot "${slot}" lists all parts, with filters`)
}

/** Jiffies of all processors since the start of the machine. */
function readMachine() {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const [user = 0, nice = 0, system = 0, idle = 0, , , , steal = 0] = line.split(/\s+/).slice(1).map(Number)
  return { busy: user + nice + system, idle, steal }
}

function machineSince(before: ReturnType<typeof readMachine>): string {
  const now = readMachine()
  const steal = now.steal - before.steal
  const idle = now.idle - before.idle
  const all = now.busy - before.busy + idle + steal || 1
  const percent = (part: number) => `${((100 * part) / all).toFixed(0)} %`
  const load = readFileSync('/proc/loadavg', 'utf8').split(' ', 1)[0]
  return `idle ${percent(idle)}, steal ${percent(steal)}, load average ${load}`
}
