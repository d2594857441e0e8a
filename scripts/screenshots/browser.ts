import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { signInBrowser } from '../../test/support/sign-in-browser.ts'
import type { Shot } from './shots.ts'
import type { Story } from './story.ts'

const windows: Record<'desktop' | 'phone', BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 860 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

const quality = 82

export async function openBrowser(executablePath: string, address: string, time: { now: number }) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })

  /** A screenshot of a page as the bytes of a WebP image: a quarter of the size of PNG. */
  async function look(shot: Shot, story: Story): Promise<Buffer> {
    const { as, path, act, window = 'desktop', colorScheme = 'light' } = shot
    const context = await browser.newContext({
      ...windows[window],
      colorScheme,
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'en-GB',
    })
    const page = await context.newPage()
    await page.clock.setFixedTime(time.now)
    const traffic = watchTraffic(page)
    if (as) await signInBrowser(page, address, `bo_demo_${as}`)
    await page.goto(address + (typeof path === 'string' ? path : path(story)))
    await settle(page, traffic)
    if (act) {
      await act(page, story)
      await settle(page, traffic)
    }
    const client = await context.newCDPSession(page)
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality })
    await context.close()
    return Buffer.from(data, 'base64')
  }

  return { look, close: () => browser.close() }
}

/** How long the network has been idle, in milliseconds. */
function watchTraffic(page: Page): () => number {
  const underWay = new Set<unknown>()
  let quietSince = performance.now()
  const end = (request: unknown) => {
    underWay.delete(request)
    quietSince = performance.now()
  }
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => (underWay.size > 0 ? 0 : performance.now() - quietSince)
}

/** Waits until all responses have arrived and are rendered. */
async function settle(page: Page, quietFor: () => number): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  do await page.waitForTimeout(300)
  while (quietFor() < 900)
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' })
}
