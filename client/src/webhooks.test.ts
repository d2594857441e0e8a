import { expect, test } from 'vitest'
import { mintSecret, rotate } from '../../src/webhooks/secrets.ts'
import { signedHeaders } from '../../src/webhooks/signature.ts'
import { verifyWebhook, WebhookRejected } from './webhooks.ts'

const now = Date.parse('2026-03-01T10:00:00.000Z')
const body = '{"specversion":"1.0","id":"event-1","data":{"name":"Bjørn 🛒"}}'
const secret = mintSecret()
const headers = signedHeaders('event-1', body, [{ secret, until: null }], now)
const event = JSON.parse(body)

test('webhook verification: accepts the published example of Standard Webhooks', async () => {
  const example = {
    headers: {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
    body: '{"test": 2432232314}',
  }
  const options = { now: 1_614_265_330_000 }
  expect(await verifyWebhook(example, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', options)).toEqual({
    test: 2432232314,
  })
})

test.each([
  ['an object of headers and text', { headers, body }],
  ['Headers and text', { headers: new Headers(headers), body }],
  ['bytes', { headers, body: new TextEncoder().encode(body) }],
])('webhook verification: accepts a request of the service as %s', async (_what, request) => {
  expect(await verifyWebhook(request, secret, { now })).toEqual(event)
})

test('webhook verification: accepts old and new secret during a rotation', async () => {
  const fresh = mintSecret()
  const secrets = rotate([{ secret, until: null }], fresh, now - 1000)
  const request = { headers: signedHeaders('event-1', body, secrets, now), body }
  expect(await verifyWebhook(request, secret, { now })).toEqual(event)
  expect(await verifyWebhook(request, fresh, { now })).toEqual(event)
})

const second = 1000
test.each([
  ['a changed body', { body: body.replace('Bjørn', 'Bjorn') }, now],
  ['another id', { headers: { ...headers, 'webhook-id': 'event-2' } }, now],
  ['a changed time', { headers: { ...headers, 'webhook-timestamp': String(now / 1000 + 1) } }, now],
  ['a request that is too old', {}, now + 301 * second],
  ['a request from the future', {}, now - 301 * second],
  ['a time that is no number', { headers: { ...headers, 'webhook-timestamp': 'soon' } }, now],
  ['a missing signature', { headers: { ...headers, 'webhook-signature': undefined } }, now],
  ['an empty signature', { headers: { ...headers, 'webhook-signature': 'v1,' } }, now],
  ['a signature that is not base64', { headers: { ...headers, 'webhook-signature': 'v1,*' } }, now],
  ['a repeated header', { headers: { ...headers, 'webhook-id': ['event-1', 'event-1'] } }, now],
  ['no headers', { headers: {} }, now],
])('webhook verification: rejects %s', async (_what, change, time) => {
  const verifying = verifyWebhook({ headers, body, ...change }, secret, { now: time })
  await expect(verifying).rejects.toBeInstanceOf(WebhookRejected)
})

test('webhook verification: rejects a signature of another version', async () => {
  const signature = headers['webhook-signature']?.replace('v1,', 'v2,')
  const request = { headers: { ...headers, 'webhook-signature': signature }, body }
  await expect(verifyWebhook(request, secret, { now })).rejects.toThrow('No signature matches.')
})

test('webhook verification: rejects the signature of another secret', async () => {
  await expect(verifyWebhook({ headers, body }, mintSecret(), { now })).rejects.toThrow(
    'No signature matches.',
  )
})

test('webhook verification: accepts times within the tolerance', async () => {
  for (const time of [now + 300 * second, now - 300 * second]) {
    expect(await verifyWebhook({ headers, body }, secret, { now: time })).toEqual(event)
  }
  const strict = { now: now + 11 * second, toleranceSeconds: 10 }
  await expect(verifyWebhook({ headers, body }, secret, strict)).rejects.toBeInstanceOf(WebhookRejected)
})

test('webhook verification: a secret that is no secret is a mistake of the receiver', async () => {
  await expect(verifyWebhook({ headers, body }, 'whsec_', { now })).rejects.toBeInstanceOf(TypeError)
})
