// Runs the commands of the page in a shell, against a service with the demo data.
import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { seedDemo } from '../../../tools/demo/seed.ts'
import { shellText } from './command-text.ts'

const run = promisify(execFile)
const hasShell = spawnSync('sh', ['-c', 'command -v curl']).status === 0

describe.skipIf(!hasShell)('the commands of the documentation', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService('sqlite', {
      env: { BASE_PATH: '/shop', DEMO: 'true' },
      seed: async (store, now) => void (await seedDemo(store, now)),
    })
  })
  afterAll(() => service.stop())

  it('quick start: the commands lead from nothing to an order, and repeat the submit', async () => {
    const page = await (await fetch(`${service.url}/docs`)).text()
    const commands = [...page.matchAll(/<pre class="command"[^>]*><code>(.*?)<\/code><\/pre>/gs)].map(
      ([, text]) => unescaped(text ?? ''),
    )
    const { stdout } = await run('sh', ['-c', commands.join('\n')])

    const checkoutId = stdout.split('\n')[0]
    expect(stdout).toContain(`{"checkoutId":"${checkoutId}","status":"Open"`)
    const [orderPath] = /^\/shop\/orders\/v1\/.+$/m.exec(stdout) ?? []
    expect(stdout).toContain(
      `{"order":{"orderId":"${orderPath?.split('/').at(-1)}","checkoutId":"${checkoutId}"`,
    )
    expect(stdout).toContain('HTTP/1.1 204')
    expect(stdout).toContain('idempotent-replayed: true')
  })

  it.each([
    [
      'PUBLIC_URL',
      { PUBLIC_URL: 'https://shop.example/base', BASE_PATH: '/base' },
      () => 'https://shop.example',
    ],
    [
      'the loopback address if the service listens on all',
      { HOST: '0.0.0.0' },
      (url: string) => `http://127.0.0.1:${new URL(url).port}`,
    ],
  ])('quick start: the commands name %s', async (_, env, expected) => {
    const other = await startTestService('sqlite', { env })
    try {
      const page = await (await fetch(`${other.url}/docs`)).text()
      const [, named] = /SERVICE=(.*)/.exec(page) ?? []
      expect(named).toBe(expected(other.url))
    } finally {
      await other.stop()
    }
  })

  it('quick start: any text is quoted as one word', async () => {
    const text = `it's "$HOME" \`x\` \\ <b>`
    expect((await run('sh', ['-c', `printf %s ${shellText(text)}`])).stdout).toBe(text)
  })
})

const unescaped = (markup: string) =>
  markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
