// My builds: named PCs of a person, their versions, and shared links.

import { describe, expect, test } from 'vitest'
import { savePrice } from '../../src/catalog/prices.ts'
import { codeOf, fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { cpuGroup, type KeyName } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { addConfiguration, addProduct, change } from '../support/world.ts'

interface Summary {
  buildId: string
  name: string
  version: number
  configurationId: string
  priceWhenSaved: { gross: number } | null
  priceNow: { gross: number } | null
  problems: { code: string }[]
  unavailable: string[]
  share: { shareId: string; withPrices: boolean } | null
}
interface Build extends Summary {
  parts: { productId: string; quantity: number; unitPrice: { net: number } | null }[]
  versions: { version: number; configurationId: string }[]
}

const path = '/pcconfig/v1/builds'

describe.each(engines)('my builds on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const create = async (name: string, products = ['CPU-A']) => {
    const configurationId = await addConfiguration(service, products)
    const reply = await service.request<Build>('POST', path, { json: { name, configurationId } })
    expect(reply.status).toBe(201)
    return reply.body
  }
  const read = (buildId: string, as: KeyName = 'shop') =>
    service.request<Build>('GET', `${path}/${buildId}`, { as })
  const list = async (as: KeyName = 'shop') =>
    (await service.request<{ builds: Summary[] }>('GET', path, { as })).body.builds

  test('build: has a name, the parts with the assembly, and its price', async () => {
    const { buildId, ...created } = await create('Living room')
    // 3,000.01 and 799.00 without VAT.
    expect(created).toMatchObject({
      name: 'Living room',
      version: 1,
      bundleName: expect.any(String),
      problems: [],
      unavailable: [],
      share: null,
      priceNow: { currency: 'NOK', net: 3799.01 },
      parts: [
        { productId: 'CPU-A', quantity: 1, unitPrice: { net: 3000.01 } },
        { productId: 'ASSEMBLY', quantity: 1, groupName: null, availability: 'Available' },
      ],
    })
    expect(created.priceWhenSaved).toEqual(created.priceNow)
    expect((await read(buildId)).body).toEqual({ buildId, ...created })
  })

  test('build: the list compares prices, and says what no longer fits or is sold out', async () => {
    const part = await addProduct(service, { group: cpuGroup, nok: 100_000, stock: 1, name: 'Sold part' })
    const { buildId } = await create('Aging', [part])
    const { buildId: broken } = await create('Broken', [part, part, part])
    const find = async (id: string) => (await list()).find((build) => build.buildId === id)
    expect(await find(broken)).toMatchObject({
      problems: [{ code: 'configuration_incomplete' }],
      unavailable: ['Sold part'],
    })
    await change(service, ['prices'], [savePrice('NOK', part, 120_000)])
    await service.request('PUT', `/catalog/v1/products/${part}/stock`, { as: 'staff', json: { onHand: 0 } })
    expect(await find(buildId)).toMatchObject({
      priceWhenSaved: { net: 1799 },
      priceNow: { net: 1999 },
      problems: [],
      unavailable: ['Sold part'],
    })
  })

  test('build: a new version is another configuration; the same one again makes none', async () => {
    const { buildId, configurationId } = await create('Versions')
    const next = await addConfiguration(service, [])
    const add = (id: string) =>
      service.request<Build>('POST', `${path}/${buildId}/versions`, { json: { configurationId: id } })
    for (let time = 0; time < 2; time++) {
      const { body } = await add(next)
      expect(body.version).toBe(2)
      expect(body.versions.map((each) => [each.version, each.configurationId])).toEqual([
        [2, next],
        [1, configurationId],
      ])
    }
    expect((await read(buildId)).body.parts.map(({ productId }) => productId)).toEqual(['ASSEMBLY'])
  })

  test('build: versions added at the same time are all kept', async () => {
    const { buildId } = await create('Busy')
    const ids = await Promise.all([1, 2, 3, 4].map(() => addConfiguration(service, [])))
    const replies = await Promise.all(
      ids.map((id) =>
        service.request('POST', `${path}/${buildId}/versions`, { json: { configurationId: id } }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await read(buildId)).body.versions.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1])
  })

  test('build: is renamed, duplicated and deleted; the saved PC stays', async () => {
    const { buildId, configurationId } = await create('First name')
    const renamed = await service.request('PATCH', `${path}/${buildId}`, { json: { name: ' Second name ' } })
    expect(renamed.status).toBe(204)
    const copy = await service.request<Build>('POST', `${path}/${buildId}/duplicate`)
    expect(copy.status).toBe(201)
    expect(copy.body).toMatchObject({ name: 'Second name', version: 1, configurationId })
    expect(copy.body.buildId).not.toBe(buildId)
    expect((await service.request('DELETE', `${path}/${buildId}`)).status).toBe(204)
    expect(codeOf(await read(buildId))).toBe('build_not_found')
    expect((await read(copy.body.buildId)).status).toBe(200)
    expect((await service.request('GET', `/pcconfig/v1/configurations/${configurationId}`)).status).toBe(200)
  })

  test('build: needs a name and a configuration of the same account', async () => {
    const configurationId = await addConfiguration(service, [])
    const empty = await service.request('POST', path, { json: { name: '  ', configurationId } })
    expect(fieldsOf(empty)).toEqual(['name'])
    const foreign = await addConfiguration(service, [], { account: 'DE-1' })
    const json = { name: 'Foreign', configurationId: foreign }
    expect(codeOf(await service.request('POST', path, { json }))).toBe('configuration_not_found')
  })

  test('build: of another person is 404 for every operation, also within the account', async () => {
    const { buildId, configurationId } = await create('Private')
    expect(codeOf(await read(buildId, 'reader'))).toBe('build_not_found')
    expect((await list('reader')).map((build) => build.buildId)).not.toContain(buildId)
    const operations: [method: string, path: string, json?: unknown][] = [
      ['GET', ''],
      ['PATCH', '', { name: 'Mine' }],
      ['POST', '/versions', { configurationId }],
      ['POST', '/duplicate', {}],
      ['PUT', '/share', { withPrices: true }],
      ['DELETE', '/share'],
      ['DELETE', ''],
    ]
    for (const [method, rest, json] of operations) {
      const reply = await service.request(method, `${path}/${buildId}${rest}`, { as: 'german', json })
      expect([method, rest, reply.status, codeOf(reply)]).toEqual([method, rest, 404, 'build_not_found'])
    }
    expect((await read(buildId)).body.name).toBe('Private')
  })

  describe('shared links', () => {
    const share = async (buildId: string, withPrices: boolean) =>
      (
        await service.request<{ shareId: string }>('PUT', `${path}/${buildId}/share`, {
          json: { withPrices },
        })
      ).body.shareId
    const open = (shareId: string) =>
      service.request<{ name: string; price: object | null; parts: { unitPrice: object | null }[] }>(
        'GET',
        `/pcconfig/v1/shared/${shareId}`,
        { as: null },
      )

    test('shared link: opens without a credential, with or without prices', async () => {
      const { buildId } = await create('Shared')
      const shareId = await share(buildId, true)
      expect(shareId).toMatch(/^[\w-]{22}$/)
      const priced = await open(shareId)
      expect(priced.status).toBe(200)
      expect(priced.body).toMatchObject({ name: 'Shared', price: { net: 3799.01 } })
      expect(Object.fromEntries(priced.headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
      expect(await share(buildId, false)).toBe(shareId)
      const { text, body } = await open(shareId)
      expect(body.price).toBeNull()
      expect(body.parts.map(({ unitPrice }) => unitPrice)).toEqual([null, null])
      for (const secret of [buildId, 'NO-1', '3799', '3000.01']) expect(text).not.toContain(secret)
    })

    test('shared link: a withdrawn one, one of a deleted build and an unknown one are 404', async () => {
      const { buildId } = await create('Withdrawn')
      const first = await share(buildId, true)
      expect((await service.request('DELETE', `${path}/${buildId}/share`)).status).toBe(204)
      const second = await share(buildId, true)
      expect(second).not.toBe(first)
      await service.request('DELETE', `${path}/${buildId}`)
      for (const shareId of [first, second, 'unknown', buildId])
        expect(codeOf(await open(shareId))).toBe('share_not_found')
    })
  })
})
