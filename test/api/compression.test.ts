// Answers are compressed for clients that ask for it, and catalog answers are sent once.

import { describe, expect, test } from 'vitest'
import { engines } from '../support/databases.ts'
import { demoIds, gamingPc, references, startDemoService } from '../support/demo.ts'
import { askEncoded, decoded } from '../support/encoded-reply.ts'
import { forTests } from '../support/for-tests.ts'

describe.each(engines)('compression on %s', (engine) => {
  const service = forTests(() => startDemoService(engine))

  const ask = (
    path: string,
    headers: Record<string, string> = {},
    options: { method?: string; json?: unknown } = {},
  ) => askEncoded(service.url + path, { Authorization: 'Bearer bo_demo_100001', ...headers }, options)
  const products = '/catalog/v1/products?limit=500'
  const batch = {
    method: 'POST',
    json: {
      baseConfiguration: references(gamingPc),
      productsToValidate: references(demoIds),
      productIdToReplace: null,
    },
  }

  test.each(['br', 'gzip'])('long answer, %s accepted: is compressed and says the same', async (encoding) => {
    const plain = await ask(products)
    const reply = await ask(products, { 'Accept-Encoding': encoding })
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(reply.headers.vary).toBe('Accept-Encoding')
    expect(decoded(reply)).toBe(plain.bytes.toString())
    expect(reply.bytes.length * 5).toBeLessThan(plain.bytes.length)
  })

  test.each(['br', 'gzip'])(
    'answer that is produced while it is sent, %s accepted: is compressed',
    async (encoding) => {
      const path = '/pcconfig/v1/compatibility/batch'
      const plain = await ask(path, {}, batch)
      const reply = await ask(path, { 'Accept-Encoding': encoding }, batch)
      expect(reply.headers['content-encoding']).toBe(encoding)
      expect(JSON.parse(decoded(reply))).toEqual(JSON.parse(plain.bytes.toString()))
      expect(reply.bytes.length * 5).toBeLessThan(plain.bytes.length)
    },
  )

  test('answer without Accept-Encoding: is not compressed', async () => {
    const reply = await ask(products)
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(reply.bytes.toString()).products).toHaveLength(demoIds.length)
  })

  test('short answer: is not compressed', async () => {
    const reply = await ask('/customers/v1/me', { 'Accept-Encoding': 'br, gzip' })
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(reply.bytes.toString())).toBeTypeOf('object')
  })

  test.each([
    '/catalog/v1/products',
    `/catalog/v1/products/${gamingPc[0]}`,
    '/catalog/v1/groups',
    '/catalog/v1/bundles',
  ])('GET %s: has an ETag per encoding, and is answered 304 to a client that has it', async (path) => {
    const tags = new Set<string>()
    for (const encoding of ['identity', 'br']) {
      const headers = { 'Accept-Encoding': encoding }
      const reply = await ask(path, headers)
      expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'private, no-cache'])
      const tag = reply.headers.etag as string
      if (reply.headers['content-encoding'] || encoding === 'identity') tags.add(tag)
      const again = await ask(path, { ...headers, 'If-None-Match': tag })
      expect([again.status, again.bytes.length]).toEqual([304, 0])
      expect((await ask(path, { ...headers, 'If-None-Match': '"other"' })).status).toBe(200)
    }
    expect(tags.size).toBeGreaterThan(0)
  })

  test('catalog answer for callers with other prices: has another ETag', async () => {
    const tagFor = async (key: string) =>
      (await ask(products, { Authorization: `Bearer bo_demo_${key}` })).headers.etag
    expect(await tagFor('100001')).not.toBe(await tagFor('100002'))
  })

  test('client that disconnects in the middle of a compressed answer: the service goes on', async () => {
    const controller = new AbortController()
    const sent = fetch(`${service.url}/pcconfig/v1/compatibility/batch`, {
      method: 'POST',
      headers: {
        Authorization: 'Bearer bo_demo_100001',
        'Accept-Encoding': 'br',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(batch.json),
      signal: controller.signal,
    })
    await sent
    controller.abort()
    expect((await ask('/customers/v1/me')).status).toBe(200)
    expect((await ask(products, { 'Accept-Encoding': 'br' })).status).toBe(200)
  })
})
