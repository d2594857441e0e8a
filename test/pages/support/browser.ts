// A real browser on a real service with the demo data.
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { seedDemoData } from '../../support/demo.ts'
import { startTestService, type TestServiceOptions } from '../../support/service.ts'
import { signInBrowser } from '../../support/sign-in-browser.ts'

export { expectAccessible } from './accessible.ts'

const executablePath = inject('chromium')

/** Timeout of one wait in milliseconds: a test fails on a wrong result, not on a busy machine. */
const timeoutMs = 60_000

/**
 * Requests that change something are sent this much later, in milliseconds. A test that reads what it changed without waiting for
 * the page fails always, and not only on a busy machine. A second finds more, and takes twice the time.
 */
const changeDelayMs = 200

/** Runs in the page. */
function delayChanges(delayMs: number): void {
  const { fetch } = window
  window.fetch = async (resource, options) => {
    const { method = 'GET' } = resource instanceof Request ? resource : (options ?? {})
    if (method !== 'GET') await new Promise((resolve) => setTimeout(resolve, delayMs))
    return fetch(resource, options)
  }
}

/** Like `test`, but skipped where there is no browser (the run reports that at its start). */
export const browserTest = test.skipIf(executablePath === null)

export type PagesKey = '100001' | '100002' | '100003' | 'readonly' | 'backoffice'

export interface Pages {
  /** Address of the service. */
  url: string
  service: Awaited<ReturnType<typeof startTestService>>
  /** A new window with an empty session; `as` signs in with a demo key first, `key` with any. Browser errors fail the test. */
  open: (path: string, options?: { as?: PagesKey; key?: string } & BrowserContextOptions) => Promise<Page>
  /** Calls the API directly. */
  ask: <T>(method: string, path: string, json?: unknown, key?: PagesKey) => Promise<T>
}

// perf: one browser for all files of a worker; each start takes a second of processor time. It ends with its worker.
let running: Promise<Browser> | undefined

const startBrowser = (path: string) =>
  chromium.launch({
    executablePath: path,
    timeout: timeoutMs,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

/** A browser for the tests of a file; `open` makes a window with an empty session. Browser errors fail the test. */
export function useBrowser() {
  let browser: Browser | undefined
  const browserErrors: string[] = []

  beforeAll(async () => {
    if (executablePath === null) return
    running ??= startBrowser(executablePath)
    browser = await running
  })

  // An open window would keep sending requests and slow down the next tests.
  const closeWindows = () => Promise.all((browser?.contexts() ?? []).map((window) => window.close()))
  afterEach(closeWindows)

  afterAll(async () => {
    await closeWindows()
    expect(browserErrors, 'what the browser complained about').toEqual([])
  })

  return {
    open: async (context: BrowserContextOptions = {}): Promise<Page> => {
      if (!browser) throw new Error('There is no browser.')
      const window = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        ...context,
      })
      window.setDefaultTimeout(timeoutMs)
      await window.addInitScript(delayChanges, changeDelayMs)
      const page = await window.newPage()
      page.on('pageerror', (error) => browserErrors.push(String(error)))
      page.on('console', (message) => {
        // The browser also logs refusals of the API; the pages show them, and tests check that.
        const isRefusal = /Failed to load resource/.test(message.text())
        if (['error', 'warning'].includes(message.type()) && !isRefusal) browserErrors.push(message.text())
      })
      return page
    },
  }
}

/** When this worker began. */
const seededAt = Date.now()

/** One service and one browser for all tests of a file. */
export function usePages(options: TestServiceOptions = {}): Pages {
  const pages = {} as Pages

  beforeAll(async () => {
    if (executablePath === null) return
    pages.service = await startTestService('sqlite', {
      seed: seedDemoData,
      seededAt,
      clock: Date.now,
      ...options,
      env: { DEMO: 'true', ...options.env },
    })
    pages.url = pages.service.url
  })
  // Hooks after a test run in the reverse order: the browser is closed before the service.
  afterAll(() => pages.service?.stop())
  const browser = useBrowser()

  pages.open = async (path, { as, key = as && `bo_demo_${as}`, ...context } = {}) => {
    const page = await browser.open(context)
    if (key) await signInBrowser(page, pages.url, key)
    await page.goto(pages.url + path)
    return page
  }

  pages.ask = async (method, path, json, key = '100001') => {
    const response = await fetch(pages.url + path, {
      method,
      headers: {
        Authorization: `Bearer bo_demo_${key}`,
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        // Whatever the version is.
        ...(method === 'PATCH' ? { 'If-Match': '*' } : {}),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  return pages
}

/** No horizontal overflow. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess, 'pixels that stick out to the side').toBeLessThanOrEqual(0)
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}
