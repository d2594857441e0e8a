// What the pages transfer and how long they take with the imported catalog: the first view of the builder, and opening its
// largest slot, without limits and on a simulated phone. `npm run page-speed -- <folder of OpenDB>`
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
  const timed = async (what: string, act: () => Promise<unknown>) => {
    const before = bytes
    const since = performance.now()
    await act()
    const seconds = (performance.now() - since) / 1000
    console.log(
      `${profile.name}: ${what}: ${((bytes - before) / 1000).toFixed(0)} kB, ${seconds.toFixed(2)} s`,
    )
  }
  const change = page.getByRole('button', { name: `Choose: ${slot}`, exact: true }).first()
  const parts = gamingPc.filter((id) => demoProduct(id)?.kind !== 'memory')
  await timed('first view of the builder', async () => {
    await page.goto(`${address}/?bundle=bundle-gaming-pc&parts=${parts.join('.')}`)
    await change.waitFor()
  })
  await page.waitForLoadState('networkidle')
  await timed(`the slot "${slot}" is open and judged`, async () => {
    await change.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('status').getByText(/ fit/).waitFor({ timeout: 120_000 })
  })
}
