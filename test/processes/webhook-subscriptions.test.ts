// Creating and changing webhooks, through the API and the command line; forbidden targets.

import { describe, expect, test } from 'vitest'
import { webhookCommands } from '../../src/app/commands/webhooks.ts'
import type { WebhookView } from '../../src/contract/webhooks.ts'
import { mintSecret } from '../../src/webhooks/secrets.ts'
import { newWebhook } from '../../src/webhooks/subscribe.ts'
import { insertWebhook } from '../../src/webhooks/webhook.ts'
import { codeOf, fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { recordMadeUpEvent } from '../support/events.ts'
import { forTests } from '../support/for-tests.ts'
import { eventually } from '../support/processes.ts'
import { startReceiver } from '../support/receiver.ts'
import { subscribe, webhooksPath } from '../support/webhooks.ts'

const target = { url: 'https://example.com/hook' }

describe.each(engines)('subscriptions on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine, { env: { EVENTS_MILLISECONDS: '20' } }))
  const staff = <T = unknown>(method: string, path: string, json?: unknown) =>
    service.request<T>(method, path, { as: 'staff', ...(json === undefined ? {} : { json }) })

  test('webhook: is created, read, listed and changed; its secret is shown once', async () => {
    const made = await staff<WebhookView & { secret: string }>('POST', webhooksPath, {
      ...target,
      account: 'NO-1',
      types: ['order.placed'],
    })
    expect(made.status).toBe(201)
    const { secret, ...webhook } = made.body
    expect(secret).toMatch(/^whsec_/)
    expect(webhook).toEqual({
      webhookId: expect.any(String),
      url: 'https://example.com/hook',
      account: 'NO-1',
      types: ['order.placed'],
      active: true,
      createdAt: '2026-03-01T10:00:00.000Z',
    })
    const path = made.headers.get('location') as string
    expect(path).toBe(`${webhooksPath}/${webhook.webhookId}`)
    expect((await staff('GET', path)).body).toEqual(webhook)
    expect((await staff<{ webhooks: object[] }>('GET', webhooksPath)).body.webhooks).toContainEqual(webhook)
    const changed = { ...webhook, types: ['order.*'], active: false }
    expect((await staff('PATCH', path, { types: ['order.*'], active: false })).body).toEqual(changed)
    expect((await staff('PATCH', path, {})).body).toEqual(changed)
    const rotated = await staff<{ secret: string }>('POST', `${path}/rotate-secret`)
    expect(rotated.body.secret).not.toBe(secret)
    expect((await staff('GET', path)).text).not.toContain('whsec_')
  })

  test('webhook without account and types: receives everything', async () => {
    const { body } = await staff<WebhookView>('POST', webhooksPath, target)
    expect(body).toMatchObject({ account: null, types: ['*'] })
    await staff('PATCH', `${webhooksPath}/${body.webhookId}`, { active: false })
  })

  test('webhook: its address is stored normalised, without control characters and fragment', async () => {
    const odd = 'HTTPS://Example.COM:443/a b/../\u00e9\t?x=\u001b[31m\u0007#part'
    const normal = 'https://example.com/%C3%A9?x=%1B[31m%07'
    const made = await staff<WebhookView>('POST', webhooksPath, { url: odd })
    expect(made.body.url).toBe(normal)
    const path = `${webhooksPath}/${made.body.webhookId}`
    await staff('PATCH', path, { url: 'https://example.com/other' })
    expect((await staff<WebhookView>('PATCH', path, { url: odd, active: false })).body.url).toBe(normal)
    expect((await staff<WebhookView>('GET', path)).body.url).toBe(normal)
  })

  test('webhook: every wrong field is named', async () => {
    const wrong = { url: 'ftp://example.com', account: 'NOBODY', types: ['order.placed', 'Order Placed'] }
    expect(fieldsOf(await staff('POST', webhooksPath, wrong))).toEqual(['url', 'account', 'types[1]'])
    expect(fieldsOf(await staff('POST', webhooksPath, { types: [] }))).toEqual(['url', 'types'])
  })

  test('webhook: an unknown one is 404, and only staff may read', async () => {
    const missing = `${webhooksPath}/none`
    for (const [method, path] of [
      ['GET', missing],
      ['PATCH', missing],
      ['POST', `${missing}/rotate-secret`],
      ['POST', `${missing}/resend-parked`],
      ['GET', `${missing}/deliveries`],
      ['POST', `${missing}/deliveries/none/resend`],
    ] as const) {
      const json = method === 'PATCH' ? {} : undefined
      expect(codeOf(await staff(method, path, json)), path).toBe('webhook_not_found')
      expect(codeOf(await service.request(method, path, { json })), path).toBe('scope_missing')
    }
    const { id, change } = await subscribe(service, target)
    const delivery = `${webhooksPath}/${id}/deliveries`
    expect(codeOf(await staff('POST', `${delivery}/none/resend`))).toBe('webhook_delivery_not_found')
    expect(fieldsOf(await staff('GET', `${delivery}?state=Lost`))).toEqual(['state'])
    expect(fieldsOf(await staff('GET', `${delivery}?cursor=x`))).toEqual(['cursor'])
    await change({ active: false })
  })

  test('webhook log: is paged, newest first', async () => {
    const types = ['order.invoiced', 'order.credited', 'order.rescheduled']
    const hook = await subscribe(service, { url: 'https://no-such-host.invalid/' }, { types })
    for (const [at, type] of types.entries()) await recordMadeUpEvent(service.store, { type, at })
    await hook.until((log) => log.length === 3)
    await hook.change({ active: false })
    interface Page {
      deliveries: { type: string }[]
      nextCursor: string | null
    }
    const page = async (cursor: string) =>
      (await staff<Page>('GET', `${hook.path}/deliveries?limit=2${cursor}`)).body
    const newest = await page('')
    const oldest = await page(`&cursor=${newest.nextCursor}`)
    expect(oldest.nextCursor).toBeNull()
    const seen = [...newest.deliveries, ...oldest.deliveries].map(({ type }) => type)
    expect(seen).toEqual(types.toReversed())
  })

  describe('private networks', () => {
    test.each([
      'http://127.0.0.1:9/',
      'http://localhost/',
      'http://[::1]/',
      'http://10.1.2.3/',
      'http://0x7f000001/',
    ])('webhook to a private network: %s is refused on create and change', async (url) => {
      expect(fieldsOf(await staff('POST', webhooksPath, { url }))).toEqual(['url'])
      const { path, change } = await subscribe(service, target)
      expect(fieldsOf(await staff('PATCH', path, { url }))).toEqual(['url'])
      await change({ active: false })
    })

    test('webhook to a private network: a name that resolves there later is not contacted', async () => {
      const receiver = await startReceiver()
      const { port } = new URL(receiver.url)
      const type = 'rebound.now'
      for (const host of ['localhost', '127.0.0.1']) {
        const input = { url: `http://${host}:${port}/`, account: null, types: [type] }
        await service.store.batch([insertWebhook(newWebhook(`to-${host}`, input, mintSecret(), 0))])
      }
      await recordMadeUpEvent(service.store, { type })
      for (const host of ['localhost', '127.0.0.1']) {
        const log = await eventually(
          async () =>
            (
              await staff<{ deliveries: { lastError: string | null }[] }>(
                'GET',
                `${webhooksPath}/to-${host}/deliveries`,
              )
            ).body.deliveries,
          ([delivery]) => Boolean(delivery?.lastError),
          5000,
        )
        expect(log[0]?.lastError).toMatch(/private network/)
      }
      expect(receiver.received).toEqual([])
      await receiver.close()
    })
  })

  describe('on the command line', () => {
    const run = async (name: string, ...args: string[]) => {
      const lines: string[] = []
      const command = webhookCommands.find((each) => each.name === `webhooks ${name}`)
      if (!command) throw new Error(`There is no command webhooks ${name}.`)
      const context = {
        settings: service.settings,
        print: (line: string) => lines.push(line),
        clock: () => service.time.now,
      }
      await command.run(args, context as never)
      return lines
    }

    test('webhooks on the command line: can be created, listed, switched, rotated, inspected and resent', async () => {
      const type = 'order.lineCancelled'
      const [secret] = await run('create', '--url', 'https://no-such-host.invalid/cli', '--types', type)
      expect(secret).toMatch(/^whsec_/)
      const listed = (await run('list')).find((line) => line.includes('no-such-host.invalid/cli'))
      expect(listed).toMatch(/ on +all +order\.lineCancelled /)
      const id = String(listed?.split(' ')[0])

      await recordMadeUpEvent(service.store, { type })
      const log = () => run('deliveries', id)
      await eventually(
        log,
        (lines) => lines.some((line) => /Pending .*(ENOTFOUND|EAI_AGAIN)/.test(line)),
        60_000,
      )
      const [heading, line] = await log()
      expect(heading).toMatch(/^ID +STATE +TYPE +ORDER +ATTEMPTS +LAST +NEXT$/)
      const deliveryId = String(line?.split(' ')[0])
      expect(await run('resend', deliveryId)).toEqual([`Delivery ${deliveryId} is pending again.`])
      expect(await run('resend-parked', id)).toHaveLength(1)
      expect(await run('deliveries', id, '--state', 'Parked')).toHaveLength(1)
      expect(await run('rotate', id)).not.toEqual([secret])
      await run('disable', id)
      expect((await run('list')).find((each) => each.startsWith(id))).toMatch(/ off /)
      await run('enable', id)
      expect((await run('list')).find((each) => each.startsWith(id))).toMatch(/ on /)
      await run('disable', id)
    })

    test('webhooks on the command line: errors are one line', async () => {
      await expect(run('create')).rejects.toThrow('--url is missing.')
      const misspelt = ['--url', 'https://example.com', '--types', 'order.placed,order.canceled']
      await expect(run('create', ...misspelt)).rejects.toThrow(/^--types must be one of order\.placed, /)
      await expect(run('create', '--url', 'http://10.0.0.1')).rejects.toThrow(
        /--url must not lead into a private/,
      )
      await expect(run('disable', 'none')).rejects.toThrow('There is no webhook none. See: webhooks list')
      await expect(run('resend', 'none')).rejects.toThrow(/There is no delivery none/)
      await expect(run('deliveries', 'none', '--state', 'Lost')).rejects.toThrow(/--state must be one of/)
    })
  })
})
