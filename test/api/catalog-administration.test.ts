// Groups, products, bundles, price lists and prices over REST. That every operation needs its scope and is recorded is tested
// for all operations together (callers.test.ts, audit.test.ts).

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../src/contract/problems.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { cpuGroup } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { eventually } from '../support/processes.ts'
import { draftOf, type TestReply } from '../support/service.ts'
import { addConfiguration, addProduct, day } from '../support/world.ts'

type Row = Record<string, unknown> & { version: number; retired: boolean }

const bundleOf = (bundleId: string, other: object = {}) => ({
  bundleId,
  name: 'An own PC',
  groups: [{ productGroupId: cpuGroup, min: 1, max: 1 }],
  assemblyProductId: 'ASSEMBLY',
  ...other,
})

/** Per path: a row that can be created, one that cannot, and a change. */
const entities: [path: string, id: string, rowOf: (id: string) => object, wrong: object, change: object][] = [
  [
    'product-groups',
    'productGroupId',
    (productGroupId) => ({ productGroupId, kind: 'cpu', name: 'New group' }),
    { productGroupId: randomUUID(), kind: 'flux', name: 'No kind' },
    { name: 'Renamed' },
  ],
  [
    'products',
    'productId',
    (productId) => ({ productId, name: 'New', description: 'To be removed', productGroupId: cpuGroup }),
    { productId: 'WRONG-FACT', name: 'x', productGroupId: cpuGroup, facts: { cores: -1 } },
    { name: 'Renamed', description: '' },
  ],
  [
    'bundles',
    'bundleId',
    (bundleId) => bundleOf(bundleId),
    bundleOf('NO-SERVICE', { assemblyProductId: 'NONE' }),
    { name: 'Renamed' },
  ],
  [
    'price-lists',
    'priceList',
    (priceList) => ({ priceList, currency: 'SEK' }),
    { priceList: 'ODD', currency: 'XXX' },
    {},
  ],
]

describe.each(engines)('catalog administration on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const call = <T = Row>(
    method: string,
    path: string,
    json?: unknown,
    ifMatch?: string,
  ): Promise<TestReply<T>> =>
    service.request<T>(method, `/admin/v1/${path}`, {
      as: 'staff',
      ...(json !== undefined && { json }),
      headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch },
    })
  const codeOf = ({ status, body }: TestReply) => [status, (body as Problem).code]
  /** Within a second, as every process follows. */
  const follows = async (isThere: () => Promise<boolean>) =>
    expect(await eventually(isThere, Boolean, 60_000)).toBe(true)
  const isSold = async (id: string) =>
    (await service.request('GET', `/catalog/v1/products/${id}`)).status === 200
  const retire = async (path: string) =>
    expect((await call('PATCH', path, { retired: true }, '*')).status).toBe(200)

  test.each(entities)('%s: create, read, change, list', async (path, idName, rowOf, wrong, change) => {
    const id = randomUUID()
    const created = await call('POST', path, rowOf(id))
    expect(created).toMatchObject({ status: 201, body: { ...rowOf(id), version: 1, retired: false } })
    expect(created.headers.get('location')).toBe(`/admin/v1/${path}/${id}`)
    expect(codeOf(await call('POST', path, rowOf(id)))).toEqual([400, 'invalid_request'])
    expect(codeOf(await call('POST', path, wrong))).toEqual([400, 'invalid_request'])

    const read = await call('GET', `${path}/${id}`)
    expect(read).toMatchObject({ status: 200, body: created.body })
    expect(read.headers.get('etag')).toBe('"1"')
    expect(codeOf(await call('PATCH', `${path}/${id}`, change))).toEqual([428, 'precondition_required'])
    const changed = await call('PATCH', `${path}/${id}`, change, '"1"')
    expect(changed).toMatchObject({ status: 200, body: { version: 2 } })
    if ('name' in change) expect(changed.body.name).toBe('Renamed')
    if ('description' in change) expect(changed.body.description).toBeNull()
    expect((await call('GET', `${path}/${id}`)).body).toEqual(changed.body)
    expect(codeOf(await call('PATCH', `${path}/${id}`, change, '"1"'))).toEqual([412, 'precondition_failed'])
    expect((await call('PATCH', `${path}/no-such`, change, '*')).status).toBe(404)
    expect((await call('GET', `${path}/no-such`)).status).toBe(404)

    const list = await call<Record<string, Row[]>>('GET', `${path}?search=${id.slice(0, 12).toUpperCase()}`)
    expect(Object.values(list.body)[0]).toMatchObject([changed.body])
    const pages = await call<{ nextCursor: string }>('GET', `${path}?limit=1`)
    const second = await call<Record<string, Row[]>>('GET', `${path}?limit=1&cursor=${pages.body.nextCursor}`)
    expect(Object.values(second.body)[0]?.[0]?.[idName]).not.toBe(
      (Object.values(pages.body)[0] as unknown as Row[])[0]?.[idName],
    )
    expect((await call('GET', `${path}?cursor=x`)).status).toBe(400)
  })

  test('change: null removes an optional member, a missing one is not changed', async () => {
    const images = ['https://pictures.example/a.webp']
    const id = await addProduct(service, {
      weightGrams: 700,
      partNumber: 'P-1',
      group: cpuGroup,
      facts: { cores: 8, socket: 'AM5' },
      images,
    })
    const path = `products/${id}`
    const changed = async (json: object) => (await call('PATCH', path, json, '*')).body
    expect(await changed({ weightGrams: null })).toMatchObject({
      weightGrams: null,
      manufacturerPartNumber: 'P-1',
      images,
    })
    expect(await changed({ facts: { cores: null, threads: 16 } })).toMatchObject({
      facts: { socket: 'AM5', threads: 16 },
    })
    expect((await changed({ facts: { socket: null } })).facts).toEqual({ threads: 16 })
    expect(await changed({ facts: null, images: null })).toMatchObject({ facts: null, images: [] })
    const read = (await call('GET', path)).body
    expect(read).toMatchObject({ weightGrams: null, facts: null, images: [], productGroupId: cpuGroup })
    expect(await changed({ name: 'Same otherwise' })).toEqual({
      ...read,
      name: 'Same otherwise',
      version: read.version + 1,
    })
    const record = await service.request<{ entries: { before: object; after: object }[] }>(
      'GET',
      `/admin/v1/audit?entity=product&entityId=${id}`,
      { as: 'staff' },
    )
    expect(record.body.entries.at(-1)).toMatchObject({
      before: { weightGrams: 700 },
      after: { weightGrams: null },
    })
  })

  test('change: what a row must have cannot be removed, and a wrong fact is named', async () => {
    const id = await addProduct(service, { group: cpuGroup })
    const refused = async (json: object) => {
      const reply = await call<Problem & { errors: { fieldName: string }[] }>(
        'PATCH',
        `products/${id}`,
        json,
        '*',
      )
      return [reply.status, JSON.stringify(reply.body)] as const
    }
    for (const [json, field] of [
      [{ name: null }, 'name'],
      [{ retired: null }, 'retired'],
      [{ facts: { cores: -1 } }, 'facts.cores'],
      [{ facts: { wheels: 4 } }, 'facts.wheels'],
      [{ productGroupId: randomUUID() }, 'productGroupId'],
    ] as const) {
      const [status, text] = await refused(json)
      expect(status).toBe(400)
      expect(text).toContain(`"${field}"`)
    }
  })

  test('products: listed by group, state and missing fact, with price and stock', async () => {
    const group = randomUUID()
    await call('POST', 'product-groups', { productGroupId: group, kind: 'cpu', name: 'Listed' })
    const whole = await addProduct(service, {
      id: 'LIST-1',
      group,
      facts: { cores: 8 },
      nok: 12_345,
      stock: 3,
      ean: '5901234123457',
    })
    const lacking = await addProduct(service, { id: 'LIST-2', group, facts: { socket: 'AM5' } })
    const bare = await addProduct(service, { id: 'LIST-3', group })
    await retire(`products/${bare}`)
    const listed = async (query: string) =>
      (await call<{ products: Row[] }>('GET', `products?${query}`)).body.products
    const ids = async (query: string) => (await listed(query)).map(({ productId }) => productId)
    expect(await ids(`productGroupId=${group}`)).toEqual([whole, lacking, bare])
    expect(await ids(`productGroupId=${group}&retired=false`)).toEqual([whole, lacking])
    expect(await ids(`productGroupId=${group}&retired=true`)).toEqual([bare])
    expect(await ids(`productGroupId=${group}&missing=cores`)).toEqual([lacking, bare])
    expect(await ids(`productGroupId=${group}&missing=cores&retired=false&search=list`)).toEqual([lacking])
    expect(await ids('search=5901234123457')).toEqual([whole])
    expect(await listed(`productGroupId=${group}&priceList=NOK&limit=1`)).toMatchObject([
      { productId: whole, net: 123.45, freeUnits: 3 },
    ])
    expect(await listed(`productGroupId=${group}&limit=1`)).toMatchObject([{ net: null, freeUnits: 3 }])
    for (const query of ['missing=cores', `productGroupId=${group}&missing=wheels`]) {
      expect(codeOf(await call('GET', `products?${query}`))).toEqual([400, 'invalid_request'])
    }
    expect(codeOf(await call('GET', 'products?priceList=NONE'))).toEqual([404, 'price_list_not_found'])
  })

  test('change: of two at the same time one is refused', async () => {
    const id = await addProduct(service)
    const { version } = (await call('GET', `products/${id}`)).body
    const replies = await Promise.all(
      ['A', 'B'].map((name) => call('PATCH', `products/${id}`, { name }, `"${version}"`)),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412])
    const won = replies.find(({ status }) => status === 200)?.body
    expect((await call('GET', `products/${id}`)).body).toEqual(won)
  })

  test('retired product: it is not sold, listed or proposed; orders keep it; it can come back', async () => {
    const id = await addProduct(service, { name: 'Flux capacitor', stock: 10, group: cpuGroup })
    const configuration = await addConfiguration(service, [id])
    const orderId = await service.place(draftOf([[id, 1]]))
    const open = await service.create(draftOf([[id, 1]]))
    await retire(`products/${id}`)
    await follows(async () => !(await isSold(id)))
    const found = await service.request<{ products: unknown[] }>('GET', '/catalog/v1/products?search=flux')
    expect(found.body.products).toEqual([])
    const prices = await service.request<{ prices: { productId: string }[] }>(
      'GET',
      '/pcconfig/v1/prices/components',
    )
    expect(prices.body.prices.map(({ productId }) => productId)).not.toContain(id)
    const orderLines = [
      { materialId: { type: 'MaterialNumber', value: id }, quantity: 1, references: null },
      { materialId: { type: 'PcConfiguration', value: configuration }, quantity: 1, references: null },
    ]
    const draft = await service.readCheckout(await service.create(draftOf([], { orderLines })))
    expect(draft.problems.length).toBeGreaterThanOrEqual(2)
    // A draft is a quote: what was promised before is kept.
    expect((await service.submit(open)).status).toBe(204)
    expect((await service.readOrder(orderId)).orderLines[0]).toMatchObject({ name: 'Flux capacitor' })
    expect((await call('PATCH', `products/${id}`, { retired: false }, '*')).body.retired).toBe(false)
    await follows(() => isSold(id))
  })

  test('retire: what something else needs stays', async () => {
    for (const path of [`product-groups/${cpuGroup}`, 'products/ASSEMBLY', 'price-lists/NOK']) {
      expect(codeOf(await call('PATCH', path, { retired: true }, '*'))).toEqual([400, 'invalid_request'])
    }
  })

  test('retired bundles and groups: they vanish from the lists of customers', async () => {
    const group = randomUUID()
    await call('POST', 'product-groups', { productGroupId: group, kind: 'cpu', name: 'Soon gone' })
    await call('POST', 'bundles', bundleOf('SOON-GONE'))
    const listed = async () =>
      (await service.request('GET', '/catalog/v1/groups')).text.includes(group) &&
      (await service.request('GET', '/catalog/v1/bundles')).text.includes('SOON-GONE')
    await follows(listed)
    await retire(`product-groups/${group}`)
    await retire('bundles/SOON-GONE')
    await follows(async () => !(await listed()))
    const bundles = await call<{ bundles: Row[] }>('GET', 'bundles?search=soon-gone')
    expect(bundles.body.bundles).toMatchObject([{ bundleId: 'SOON-GONE', retired: true }])
  })

  test('prices: set, read, list; rules are replaced as a whole', async () => {
    const id = await addProduct(service, { nok: 10_000 })
    const path = `price-lists/NOK/prices/${id}`
    const rules = [
      {
        minQuantity: 1,
        validFrom: null,
        validUntil: new Date(service.time.now + day).toISOString(),
        net: 80,
      },
      { minQuantity: 10, validFrom: null, validUntil: null, net: 90.5 },
    ]
    expect((await call('PUT', path, { net: 120, rules })).status).toBe(204)
    expect((await call('GET', path)).body).toEqual({
      productId: id,
      net: 120,
      rules,
      lowestPrice30Days: 80,
      history: [
        {
          validFrom: null,
          until: new Date(service.time.now).toISOString(),
          net: 100,
          changedBy: { client: 'client-staff', subject: 'key-staff', importId: null },
        },
      ],
    })
    await follows(async () => {
      const { body } = await service.request<{ price: { net: number } }>('GET', `/catalog/v1/products/${id}`)
      return body.price.net === 80
    })
    expect((await call('PUT', path, { rules: [rules[1]] })).status).toBe(204)
    expect((await call('GET', path)).body).toMatchObject({ net: 120, rules: [rules[1]] })
    expect((await call('PUT', path, { net: 130 })).status).toBe(204)
    expect((await call('GET', path)).body).toMatchObject({ net: 130, rules: [rules[1]] })
    const list = await call<{ prices: unknown[] }>(
      'GET',
      `price-lists/NOK/prices?search=${id.toLowerCase()}&limit=1`,
    )
    const listed = { productId: id, name: `Product ${id}`, net: 130, rules: 1 }
    expect(list.body.prices).toEqual([listed])
    const byName = await call<{ prices: unknown[] }>('GET', `price-lists/NOK/prices?search=product ${id}`)
    expect(byName.body.prices).toEqual([listed])
  })

  test('groups: the kind changes only if it fits the facts of all products', async () => {
    const productGroupId = randomUUID()
    const path = `product-groups/${productGroupId}`
    const patch = (path: string, body: object) => call<Problem>('PATCH', path, body, '*')
    await call('POST', 'product-groups', { productGroupId, kind: 'case', name: 'Cases' })
    const product = { productId: randomUUID(), name: 'A case', productGroupId }
    expect((await call('POST', 'products', { ...product, facts: { heightMm: 30 } })).status).toBe(201)
    const own = `products/${product.productId}`
    expect((await patch(path, { kind: 'memory' })).status).toBe(200)
    expect((await patch(path, { kind: 'case' })).status).toBe(200)
    await patch(own, { facts: { type: 'Mid Tower' }, retired: true })
    const refused = await patch(path, { kind: 'memory' })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ fieldName: 'kind', message: expect.stringMatching(`${product.productId}.* type`) }],
    ])
    expect((await patch(path, { name: 'Renamed' })).status).toBe(200)
    await patch(own, { facts: { type: null } })
    expect((await patch(path, { kind: 'memory' })).status).toBe(200)
  })

  test('prices: a change that is based on another price is refused, and one of two at once', async () => {
    const id = await addProduct(service, { nok: 10_000 })
    const path = `price-lists/NOK/prices/${id}`
    expect(codeOf(await call('PUT', path, { net: 120, netBefore: 99 }))).toEqual([412, 'precondition_failed'])
    const both = await Promise.all([110, 120].map((net) => call('PUT', path, { net, netBefore: 100 })))
    expect(both.map(({ status }) => status).sort()).toEqual([204, 412])
    const { body } = await call<{ net: number; history: unknown[] }>('GET', path)
    expect(body.net).toBe(both[0]?.status === 204 ? 110 : 120)
    expect(body.history).toHaveLength(1)
  })

  test('prices: a change that is based on other rules is refused, and one of two at once', async () => {
    const id = await addProduct(service, { nok: 10_000 })
    const path = `price-lists/NOK/prices/${id}`
    const ten = { minQuantity: 10, validFrom: null, validUntil: null, net: 90 }
    const dated = { minQuantity: 1, validFrom: null, validUntil: '2030-01-01T00:00:00.000Z', net: 80 }
    const rules = [dated, ten]
    const refused = [412, 'precondition_failed']
    expect(codeOf(await call('PUT', path, { rules, rulesBefore: [ten] }))).toEqual(refused)
    expect((await call('PUT', path, { rules, rulesBefore: [] })).status).toBe(204)
    for (const rulesBefore of [
      [],
      [ten],
      [dated, { ...ten, net: 91 }],
      [{ ...dated, validUntil: null }, ten],
    ]) {
      expect(codeOf(await call('PUT', path, { rules: [], rulesBefore }))).toEqual(refused)
    }
    const both = await Promise.all(
      [70, 75].map((net) =>
        call('PUT', path, { rules: [{ ...dated, net }, ten], rulesBefore: [ten, dated] }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([204, 412])
    const { body } = await call<{ rules: unknown[] }>('GET', path)
    expect(body.rules).toEqual([{ ...dated, net: both[0]?.status === 204 ? 70 : 75 }, ten])
  })

  test('prices: the audit names what was changed, and nothing else', async () => {
    const id = await addProduct(service, { nok: 10_000 })
    const ten = { minQuantity: 10, validFrom: null, validUntil: null, net: 90 }
    const twenty = { ...ten, minQuantity: 20, net: 80 }
    const changes = [{ rules: [twenty, ten] }, { net: 110 }, { net: 110, rules: [ten, twenty] }]
    for (const change of changes) {
      expect((await call('PUT', `price-lists/NOK/prices/${id}`, change)).status).toBe(204)
    }
    const { body } = await call<{ entries: Row[] }>('GET', `audit?entity=price&entityId=${id}`)
    expect(body.entries.map(({ before, after }) => ({ before, after })).reverse()).toEqual([
      { before: { NOK: { rules: [] } }, after: { NOK: { rules: [ten, twenty] } } },
      { before: { NOK: { net: 100 } }, after: { NOK: { net: 110 } } },
      { before: {}, after: {} },
    ])
  })

  test('prices: the errors of a rule name its field', async () => {
    const id = await addProduct(service)
    const at = new Date(service.time.now).toISOString()
    const rules = [
      { net: 5, minQuantity: 2 },
      { net: 5 },
      { net: 5.001, minQuantity: 3 },
      { net: 5, validFrom: at, validUntil: at },
      { net: 6, minQuantity: 2 },
    ]
    const { status, body } = await call<{ errors: { fieldName: string }[] }>(
      'PUT',
      `price-lists/NOK/prices/${id}`,
      { rules },
    )
    expect(status).toBe(400)
    expect(body.errors.map(({ fieldName }) => fieldName)).toEqual([
      'rules[1].minQuantity',
      'rules[2].net',
      'rules[3].validUntil',
      'rules[4].minQuantity',
    ])
  })

  test('prices: wrong amounts and rules are refused by the rules of the import', async () => {
    const id = await addProduct(service)
    const path = `price-lists/NOK/prices/${id}`
    const at = new Date(service.time.now).toISOString()
    for (const json of [
      { net: 1.001 },
      { net: -1 },
      { rules: [{ net: 5 }] },
      { rules: [{ net: 5, minQuantity: 0 }] },
      { rules: [{ net: 5, validFrom: at, validUntil: at }] },
    ]) {
      expect(codeOf(await call('PUT', path, json))).toEqual([400, 'invalid_request'])
    }
    expect(codeOf(await call('PUT', `price-lists/NONE/prices/${id}`, { net: 1 }))).toEqual([
      404,
      'price_list_not_found',
    ])
    expect(codeOf(await call('PUT', 'price-lists/NOK/prices/NONE', { net: 1 }))).toEqual([
      404,
      'product_not_found',
    ])
    expect(codeOf(await call('GET', 'price-lists/NOK/prices/NONE'))).toEqual([404, 'product_not_found'])
    expect((await call('GET', 'price-lists/NONE/prices')).status).toBe(404)
  })
})
