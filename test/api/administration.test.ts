// Administration: accounts, keys, clients and carriers over REST.

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Static } from 'typebox'
import { describe, expect, test } from 'vitest'
import { importCarriers } from '../../src/checkout/delivery/import-carriers.ts'
import type {
  AdminAccount,
  AdminCarrier,
  AdminClient,
  AdminKey,
  AdminRole,
  DeliveryTrialResult,
} from '../../src/contract/administration.ts'
import type { Scope } from '../../src/contract/scopes.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { codeOf, fieldsOf, type ProblemReply, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done } from '../support/desk.ts'
import { documentedOperations, hasParameter, pathWith } from '../support/document.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf, type RequestOptions, type TestReply } from '../support/service.ts'
import { addProduct } from '../support/world.ts'

const accounts = '/admin/v1/accounts'
const keys = '/admin/v1/keys'
const carriers = '/admin/v1/carriers'
let counter = 0
const unique = (word: string) => `${word}-${++counter}`

describe.each(engines)('administration on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const call = <T = unknown>(method: string, path: string, json?: unknown, options: RequestOptions = {}) =>
    service.request<T>(method, path, { as: 'staff', ...(json === undefined ? {} : { json }), ...options })
  const based = (version: number | string): RequestOptions => ({ headers: { 'If-Match': `"${version}"` } })
  const anyVersion: RequestOptions = { headers: { 'If-Match': '*' } }
  const bearer = (key: string): RequestOptions => ({ as: null, headers: { Authorization: `Bearer ${key}` } })
  const outcome = (reply: TestReply) => [reply.status, codeOf(reply)]
  /** Running services follow within a second; the test does not wait for it. */
  const follow = () => service.service.context.poller.refresh()

  async function newAccount(other: object = {}): Promise<AdminAccount> {
    const json = { customerId: unique('ACC'), country: 'NO', currency: 'NOK', vatRate: 25, priceList: 'NOK' }
    const reply = await call<AdminAccount>('POST', accounts, { ...json, ...other })
    expect([reply.status, reply.text]).toEqual([201, reply.text])
    await follow()
    return reply.body
  }
  async function newKey(other: object = {}, options: RequestOptions = {}) {
    const json = { client: unique('client'), accounts: ['NO-1'], scopes: ['checkout', 'orders:read'] }
    const reply = await call<AdminKey & { key: string }>('POST', keys, { ...json, ...other }, options)
    await follow()
    return reply
  }

  test('accounts: one is created, read, found, changed and retired', async () => {
    const created = await newAccount({ name: 'Fjord Data AS', vatRate: '15.5' })
    const path = `${accounts}/${created.customerId}`
    expect(created).toMatchObject({ name: 'Fjord Data AS', vatRate: 15.5, version: 1, retiredAt: null })
    const read = await call<AdminAccount>('GET', path)
    expect([read.body, read.headers.get('etag')]).toEqual([{ ...created, credit: null }, '"1"'])
    const found = await call<{ accounts: AdminAccount[] }>('GET', `${accounts}?search=fjord%20DATA`)
    expect(found.body.accounts).toEqual([created])

    const change = { name: 'Fjord AS', priceList: '', billTo: 'NO-2' }
    const changed = await call<AdminAccount>('PATCH', path, change, based(1))
    expect(changed.body).toEqual({
      ...created,
      name: 'Fjord AS',
      priceList: null,
      billTo: 'NO-2',
      version: 2,
    })
    expect(changed.headers.get('etag')).toBe('"2"')
    const retired = await call<AdminAccount>('PATCH', path, { retired: true }, based(2))
    expect(retired.body.retiredAt).not.toBeNull()
    const restored = await call<AdminAccount>('PATCH', path, { retired: false }, based(3))
    expect(restored.body).toMatchObject({ retiredAt: null, version: 4 })
  })

  test('accounts: a retired one places no more orders, and its orders stay', async () => {
    const { customerId } = await newAccount()
    const { key } = (await newKey({ accounts: [customerId] })).body
    const draft = draftOf([['PLENTY', 1]])
    const orderId = await service.place(draft, bearer(key))
    const quoted = await service.create(draft, bearer(key))
    await call('PATCH', `${accounts}/${customerId}`, { retired: true }, anyVersion)
    await follow()
    const refused = await service.request('POST', '/checkout/v1/create', { json: draft, ...bearer(key) })
    expect(outcome(refused)).toEqual([403, 'account_not_permitted'])
    const ofCart = await service.request('POST', '/cart/v1/checkout', bearer(key))
    expect(outcome(ofCart)).toEqual([403, 'account_not_permitted'])
    expect(outcome(await service.submit(quoted, null, bearer(key)))).toEqual([403, 'account_not_permitted'])
    expect((await service.readOrder(orderId, bearer(key))).orderId).toBe(orderId)
  })

  test('accounts: every wrong field is named, and nothing is stored', async () => {
    const wrong = {
      customerId: 'a b',
      country: 'UK',
      currency: 'NKO',
      vatRate: 5.555,
      priceList: 'none',
      billTo: 'ZZ',
    }
    const reply = await call('POST', accounts, wrong)
    expect([reply.status, fieldsOf(reply)]).toEqual([
      400,
      ['customerId', 'country', 'currency', 'vatRate', 'priceList', 'billTo'],
    ])
    const { customerId } = await newAccount()
    const again = await call('POST', accounts, { customerId, country: 'NO', currency: 'NOK', vatRate: 25 })
    expect(fieldsOf(again)).toEqual(['customerId'])
    const otherCurrency = await call('PATCH', `${accounts}/${customerId}`, { currency: 'EUR' }, anyVersion)
    expect(fieldsOf(otherCurrency)).toEqual(['priceList'])
  })

  test('versions: a change without If-Match gets 428, one of another version 412, and none is stored', async () => {
    const operations = (await documentedOperations(service)).filter(
      (operation) => hasParameter(operation, 'If-Match') && operation['x-scope'] === 'admin',
    )
    const { customerId } = await newAccount()
    const { keyId } = (await newKey()).body
    const person = { email: `${unique('person')}@shop.example`, name: 'Versioned', roles: ['sales'] }
    const { personId } = (await call<{ personId: string }>('POST', '/admin/v1/people', person)).body
    for (const operation of operations) {
      const path = pathWith(operation, { customerId, keyId, personId, carrierId: 'door', role: 'read-only' })
      const json = operation.requestBody ? {} : undefined
      expect([path, ...outcome(await call(operation.method, path, json))]).toEqual([
        path,
        428,
        'precondition_required',
      ])
      const stale = await call(operation.method, path, json, based(777))
      expect([path, ...outcome(stale)]).toEqual([path, 412, 'precondition_failed'])
    }
    expect((await call<AdminAccount>('GET', `${accounts}/${customerId}`)).body.version).toBe(1)
    expect((await call<AdminKey>('GET', `${keys}/${keyId}`)).body.version).toBe(1)
  })

  test('versions: of many changes of one version at the same time exactly one succeeds', async () => {
    const { customerId } = await newAccount()
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        call('PATCH', `${accounts}/${customerId}`, { name: `Name ${index}` }, based(1)),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)])
  })

  test.each(['Østre Ålesund', 'ØSTRE ÅLESUND', 'østre ålesund', 'Ωμέγα Щука', 'ωΜΈΓΑ щУКА'])(
    'search: accounts and keys are found in capital and small letters outside ASCII too: %s',
    async (search) => {
      const isGreek = /ω/i.test(search)
      const name = `${isGreek ? 'ΩΜέγα ЩУка' : 'ØSTre ÅLEsund'} ${unique('S')}`
      const account = await newAccount({ name })
      const key = await newKey({ client: name })
      const query = `?search=${encodeURIComponent(`${search}${name.slice(name.lastIndexOf(' '))}`)}`
      const found = await call<{ accounts: AdminAccount[] }>('GET', accounts + query)
      expect(found.body.accounts).toEqual([account])
      const { key: _, ...view } = key.body
      expect((await call('GET', keys + query)).body).toEqual({ keys: [view], nextCursor: null })
    },
  )

  test('versions: a client that has the current version gets 304', async () => {
    const { customerId } = await newAccount()
    const headers = { 'If-None-Match': '"1"' }
    expect((await call('GET', `${accounts}/${customerId}`, undefined, { headers })).status).toBe(304)
  })

  test('keys: one is created, works, is changed and revoked, and is shown once', async () => {
    const reply = await newKey({ scopes: ['orders:read'] })
    const { key, ...view } = reply.body
    expect(key).toMatch(/^bo_[\w-]{43}$/)
    const ask = (path: string) => service.request('GET', path, bearer(key))
    expect((await ask('/orders/v1')).status).toBe(200)
    expect((await ask('/cart/v1')).status).toBe(403)
    const path = `${keys}/${view.keyId}`
    expect((await call('GET', path)).body).toEqual(view)
    const listed = await call('GET', `${keys}?search=${view.client}`)
    expect(listed.body).toEqual({ keys: [view], nextCursor: null })
    expect(listed.text).not.toMatch(/hash|bo_[\w-]{43}/)

    await call('PATCH', path, { scopes: ['orders:read', 'checkout'] }, based(1))
    await follow()
    expect((await ask('/cart/v1')).status).toBe(200)
    expect((await call('POST', `${path}/revoke`, undefined, based(2))).status).toBe(204)
    await follow()
    expect((await ask('/orders/v1')).status).toBe(401)
    expect(outcome(await call('POST', `${path}/revoke`, undefined, anyVersion))).toEqual([
      404,
      'key_not_found',
    ])
    expect(outcome(await call('PATCH', path, {}, anyVersion))).toEqual([404, 'key_not_found'])
  })

  test('keys: a repeat with the same Idempotency-Key creates none, shows no key, and none is stored', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const client = unique('repeated')
    const first = await newKey({ client }, { headers })
    const second = await newKey({ client }, { headers })
    expect(second.body).toEqual({ ...first.body, key: null })
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    const { key } = first.body
    for (const table of ['idempotency', 'audit', 'api_key']) {
      const rows = await service.store.all({ statement: adHoc(`SELECT * FROM ${table}`) })
      expect([table, JSON.stringify(rows).includes(key)]).toEqual([table, false])
    }
  })

  test('keys: no caller grants a staff scope that it does not have', async () => {
    const limited = (await newKey({ accounts: [], scopes: ['admin', 'catalog'] })).body.key
    const grant = (scopes: Scope[]) => newKey({ scopes }, bearer(limited))
    const refused = await grant(['checkout', 'fulfilment', 'admin'])
    expect(outcome(refused)).toEqual([403, 'grant_not_permitted'])
    expect((refused.body as unknown as ProblemReply).detail).toBe('The caller does not have: fulfilment.')
    const granted = await grant(['checkout', 'catalog'])
    expect(granted.status).toBe(201)
    const raised = await call(
      'PATCH',
      `${keys}/${granted.body.keyId}`,
      { scopes: ['fulfilment'] },
      { as: null, headers: { Authorization: `Bearer ${limited}`, 'If-Match': '*' } },
    )
    expect(outcome(raised)).toEqual([403, 'grant_not_permitted'])
  })

  test('keys: a role is given, changed and taken like a scope', async () => {
    const made = await newKey({ accounts: [], scopes: [], roles: ['warehouse', 'warehouse'] })
    expect(made.body).toMatchObject({ scopes: [], roles: ['warehouse'] })
    const headers = { Authorization: `Bearer ${made.body.key}` }
    const asks = async (path: string) => (await call('GET', path, undefined, { as: null, headers })).status
    expect([await asks('/catalog/v1/stock'), await asks('/fulfilment/v1/invoices')]).toEqual([200, 403])
    const path = `${keys}/${made.body.keyId}`
    const changed = await call<AdminKey>('PATCH', path, { roles: ['accountant'] }, anyVersion)
    expect([changed.status, changed.body.roles]).toEqual([200, ['accountant']])
    await follow()
    expect([await asks('/catalog/v1/stock'), await asks('/fulfilment/v1/invoices')]).toEqual([403, 200])
    const emptied = await call('PATCH', path, { roles: [] }, anyVersion)
    expect([emptied.status, fieldsOf(emptied)]).toEqual([400, ['accounts']])
    const record = (await call<AdminKey>('GET', path)).body
    expect(record.roles).toEqual(['accountant'])
  })

  test('keys: no caller grants a role with rights that it does not have', async () => {
    const limited = (await newKey({ accounts: [], scopes: ['admin'], roles: ['warehouse'] })).body.key
    const grant = (json: object) => newKey({ accounts: [], scopes: [], ...json }, bearer(limited))
    const refused = await grant({ roles: ['warehouse', 'sales', 'owner'], scopes: ['catalog'] })
    expect(outcome(refused)).toEqual([403, 'grant_not_permitted'])
    expect((refused.body as unknown as ProblemReply).detail).toBe(
      'The caller does not have: catalog, sales, owner.',
    )
    expect((await grant({ roles: ['warehouse'] })).status).toBe(201)
    const owner = (await newKey({ accounts: [], scopes: [], roles: ['owner'] })).body.key
    expect((await newKey({ accounts: [], scopes: ['fulfilment', 'admin'] }, bearer(owner))).status).toBe(201)
  })

  test('roles: a shop gives one other rights, which count for its keys at once, and takes them back', async () => {
    const path = '/admin/v1/roles/warehouse'
    const { key } = (await newKey({ accounts: [], scopes: [], roles: ['warehouse'] })).body
    const asks = async (asked: string) => (await call('GET', asked, undefined, bearer(key))).status
    const before = (await call<AdminRole>('GET', path)).body
    expect(before).toMatchObject({ role: 'warehouse', rights: before.standardRights, version: 0 })
    const rights = [...before.rights.filter((right) => right !== 'count-stock'), 'see-billing']
    const changed = await call<AdminRole>('PUT', path, { rights }, based(0))
    expect([changed.body.rights, changed.headers.get('etag')]).toEqual([rights, '"1"'])
    await follow()
    expect(await asks('/fulfilment/v1/invoices')).toBe(200)
    const counted = await call('PUT', '/catalog/v1/products/PLENTY/stock', { onHand: 1 }, bearer(key))
    expect(outcome(counted)).toEqual([403, 'scope_missing'])
    const limited = (await newKey({ accounts: [], scopes: ['admin'], roles: ['catalogue'] })).body.key
    const grant = { client: unique('more'), accounts: [], scopes: [], roles: ['warehouse'] }
    expect(outcome(await call('POST', keys, grant, bearer(limited)))).toEqual([403, 'grant_not_permitted'])

    expect((await call<AdminRole>('PUT', path, {}, based(1))).body.rights).toEqual(before.standardRights)
    await follow()
    expect(await asks('/fulfilment/v1/invoices')).toBe(403)
    const { roles } = (await call<{ roles: AdminRole[] }>('GET', '/admin/v1/roles')).body
    expect(roles.map(({ role, version }) => [role, version])).toContainEqual(['warehouse', 2])
  })

  test('roles: the owner keeps every right, and nobody changes rights that it does not have', async () => {
    const set = (role: string, rights: string[], options: RequestOptions = {}) =>
      call(
        'PUT',
        `/admin/v1/roles/${role}`,
        { rights },
        { ...options, headers: { ...options.headers, 'If-Match': '*' } },
      )
    expect(outcome(await set('owner', ['search']))).toEqual([422, 'role_fixed'])
    expect(outcome(await set('boss', ['search']))).toEqual([404, 'role_not_found'])
    const limited = bearer((await newKey({ accounts: [], scopes: ['admin'] })).body.key)
    expect(outcome(await set('sales', [], limited))).toEqual([403, 'grant_not_permitted'])
    // A key that manages people by a role alone would end that.
    expect((await set('catalogue', ['manage-people', 'see-products'])).status).toBe(200)
    const own = bearer((await newKey({ accounts: [], scopes: [], roles: ['catalogue'] })).body.key)
    expect(outcome(await set('catalogue', ['see-products'], own))).toEqual([422, 'own_access_lost'])
    expect((await set('catalogue', ['see-products'])).status).toBe(200)
  })

  test('keys: the last key of a client with the role owner is not demoted unasked', async () => {
    const owner = (await newKey({ accounts: [], scopes: [], roles: ['owner'] })).body
    const demoted = await call(
      'PATCH',
      `${keys}/${owner.keyId}`,
      { roles: ['sales'] },
      { as: null, headers: { Authorization: `Bearer ${owner.key}`, 'If-Match': '*' } },
    )
    expect(outcome(demoted)).toEqual([422, 'own_access_lost'])
  })

  test('keys: unknown accounts, scopes and roles, and rights to nothing, are refused', async () => {
    expect(fieldsOf(await newKey({ roles: ['boss'] }))).toEqual(['roles'])
    expect(fieldsOf(await newKey({ accounts: ['ZZ-9'] }))).toEqual(['accounts'])
    expect(fieldsOf(await newKey({ scopes: ['root'] }))).toEqual(['scopes[0]'])
    expect(fieldsOf(await newKey({ accounts: [] }))).toEqual(['accounts'])
    expect(fieldsOf(await newKey({ client: ' ' }))).toEqual(['client'])
  })

  test('keys: the last key of a client with the scope admin is revoked only with confirm=true', async () => {
    const client = unique('admins')
    const admin = { client, accounts: [], scopes: ['admin'] }
    const [one, two] = [(await newKey(admin)).body, (await newKey(admin)).body]
    const headers = { Authorization: `Bearer ${one.key}`, 'If-Match': '*' }
    const revoke = (keyId: string, query = '') =>
      call('POST', `${keys}/${keyId}/revoke${query}`, undefined, { as: null, headers })
    expect((await revoke(two.keyId)).status).toBe(204)
    const warned = await revoke(one.keyId)
    expect(outcome(warned)).toEqual([422, 'own_access_lost'])
    const demoted = await call(
      'PATCH',
      `${keys}/${one.keyId}`,
      { scopes: ['checkout'], accounts: ['NO-1'] },
      { as: null, headers },
    )
    expect(outcome(demoted)).toEqual([422, 'own_access_lost'])
    const disabled = await call(
      'PATCH',
      `/admin/v1/clients/${client}`,
      { enabled: false },
      { as: null, headers },
    )
    expect(outcome(disabled)).toEqual([422, 'own_access_lost'])
    expect((await revoke(one.keyId, '?confirm=true')).status).toBe(204)
  })

  test('clients: are listed with their keys, disabled and enabled', async () => {
    const { key, keyId, client } = (await newKey()).body
    const path = `/admin/v1/clients/${client}`
    const listed = await call<{ clients: AdminClient[] }>('GET', `/admin/v1/clients?search=${client}`)
    expect(listed.body.clients).toEqual([{ client, enabled: true, keys: [keyId] }])
    for (const [enabled, status] of [
      [false, 403],
      [false, 403],
      [true, 200],
    ] as const) {
      expect((await call('PATCH', path, { enabled })).body).toEqual({ client, enabled, keys: [keyId] })
      await follow()
      expect((await service.request('GET', '/orders/v1', bearer(key))).status).toBe(status)
    }
  })

  test('carriers: one is created, changed and retired, and drafts follow', async () => {
    const id = unique('drone')
    const row = {
      id,
      carrier: 'Drone',
      name: 'Drone',
      countries: ['NO'],
      transitDays: 1,
      bands: [{ maxWeightGrams: 5000, prices: [{ currency: 'NOK', net: 12.5 }] }],
    }
    const created = await call<AdminCarrier>('POST', carriers, row)
    expect([created.status, created.body.version, created.body.bands]).toEqual([201, 1, row.bands])
    const trial = async () =>
      (
        await call<{ deliveryOptions: { deliveryOptionId: string; price: object }[] }>(
          'POST',
          `${carriers}/trial`,
          {
            weightGrams: 4000,
            country: 'no',
            postCode: '0001',
            currency: 'NOK',
            vatRate: 25,
          },
        )
      ).body.deliveryOptions.filter(({ deliveryOptionId }) => deliveryOptionId === id)
    expect(await trial()).toEqual([
      {
        deliveryOptionId: id,
        carrier: 'Drone',
        name: 'Drone',
        collectionPoint: null,
        price: { net: 12.5, vat: 3.13, gross: 15.63 },
        // A Sunday; the next working day.
        estimatedDeliveryDate: '2026-03-02T00:00:00.000Z',
      },
    ])
    await follow()
    const offered = async () =>
      (await service.readCheckout(await service.create(draftOf()))).deliveryOptions.map(
        (option) => option.carrier,
      )
    expect(await offered()).toContain('Drone')
    const path = `${carriers}/${id}`
    const bands = [{ maxWeightGrams: 100, prices: [{ currency: 'NOK', net: 1 }] }]
    expect((await call('PATCH', path, { bands }, based(1))).status).toBe(200)
    expect(await trial()).toEqual([])
    await call('PATCH', path, { bands: row.bands, retired: true }, based(2))
    await follow()
    expect(await trial()).toEqual([])
    expect(await offered()).not.toContain('Drone')
    expect((await call<AdminCarrier>('GET', path)).body).toMatchObject({ version: 3, bands: row.bands })
  })

  test('carriers: what cannot be a service is refused', async () => {
    const row = { id: unique('odd'), carrier: 'X', name: 'X', countries: ['XX'], transitDays: 1 }
    const bands = [{ maxWeightGrams: 1, prices: [{ currency: 'NOK', net: 1 }] }]
    expect(fieldsOf(await call('POST', carriers, { ...row, bands }))).toEqual(['body'])
    expect(fieldsOf(await call('POST', carriers, { ...row, id: 'door', countries: ['NO'], bands }))).toEqual([
      'id',
    ])
    expect(fieldsOf(await call('POST', carriers, { ...row, bands: [] }))).toEqual(['bands'])
    const trial = { weightGrams: 1, country: 'XX', postCode: '1', currency: 'ABC' }
    expect(fieldsOf(await call('POST', `${carriers}/trial`, trial))).toEqual(['country', 'currency'])
    const parcel = {
      country: 'NO',
      postCode: '1',
      currency: 'NOK',
      products: [{ productId: 'NONE', quantity: 1 }],
    }
    expect(fieldsOf(await call('POST', `${carriers}/trial`, parcel))).toEqual(['products[0].productId'])
  })

  test('carriers: a parcel is followed at the address of its service, and wrong addresses are refused', async () => {
    const desk = deskOf(service)
    const set = (trackingUrl: string) => call('PATCH', `${carriers}/${carrier}`, { trackingUrl }, anyVersion)
    let carrier = ''
    const shipped = async (number: string | null) => {
      const orderId = await service.place(draftOf([['PLENTY', 1]]))
      await desk.toWarehouse(orderId)
      done(await desk.ship(orderId, [['10', 1]], number))
      const order = await service.readOrder(orderId)
      carrier = order.orderLines.at(-1)?.materialNumber.split(':')[0] ?? ''
      return order.deliveries[0]?.trackingUrl
    }
    expect(await shipped('T 1')).toBeUndefined()
    expect(fieldsOf(await set('http://track.example/{number}'))).toEqual(['body'])
    expect((await set('https://track.example/{number}')).body).toMatchObject({
      trackingUrl: 'https://track.example/{number}',
    })
    expect(await shipped('T 1')).toBe('https://track.example/T%201')
    expect(await shipped(null)).toBeUndefined()
    expect((await set('')).body).toMatchObject({ trackingUrl: null })
    expect(await shipped('T 1')).toBeUndefined()
  })

  test('carriers: an import from a file decides again when another change comes between', async () => {
    const { body } = await call<{ carriers: AdminCarrier[] }>('GET', carriers)
    const rows = body.carriers.map(({ carrierId, retiredAt, version, ...row }) => ({ id: carrierId, ...row }))
    const own = { ...rows[0], id: unique('raced') }
    await call('POST', carriers, own)
    const folder = await mkdtemp(join(tmpdir(), 'carriers-'))
    const file = join(folder, 'carriers.json')
    await writeFile(file, JSON.stringify({ carriers: [...rows, { ...own, transitDays: 9 }] }))
    let changes = 0
    const raced: Store = {
      ...service.store,
      batch: async (writes) => {
        // Twice: the first round and the one after it are both lost.
        if (++changes <= 2) {
          await call('PATCH', `${carriers}/${own.id}`, { name: `Changed ${changes}` }, anyVersion)
        }
        return service.store.batch(writes)
      },
    }
    const report = await importCarriers(file, raced)
    await rm(folder, { recursive: true })
    expect([report.taken.get('carriers'), report.leftOut]).toEqual([rows.length + 1, []])
    expect((await call<AdminCarrier>('GET', `${carriers}/${own.id}`)).body).toMatchObject({
      name: own.name,
      transitDays: 9,
      version: 4,
    })
  })

  test('carriers: a trial adds the weights of products, and says why a service is not offered', async () => {
    const light = unique('light')
    await call('POST', carriers, {
      id: light,
      carrier: 'Letter',
      name: 'Letter',
      countries: ['NO'],
      transitDays: 1,
      bands: [{ maxWeightGrams: 2500, prices: [{ currency: 'NOK', net: 5 }] }],
    })
    const heavy = await addProduct(service, { weightGrams: 1500 })
    const unweighed = await addProduct(service, { weightGrams: null })
    const trial = async (quantity: number, country = 'NO') => {
      const products = [
        { productId: heavy, quantity },
        { productId: unweighed, quantity: 7 },
      ]
      const json = { weightGrams: 500, products, country, postCode: '0155', currency: 'NOK' }
      const { body } = await call<Static<typeof DeliveryTrialResult>>('POST', `${carriers}/trial`, json)
      return {
        weight: body.weightGrams,
        without: body.productsWithoutWeight,
        isOffered: body.deliveryOptions.some(({ deliveryOptionId }) => deliveryOptionId === light),
        why: body.notOffered.find(({ carrierId }) => carrierId === light)?.reason,
      }
    }
    const without = [unweighed]
    expect(await trial(1)).toEqual({ weight: 2000, without, isOffered: true, why: undefined })
    expect(await trial(2)).toEqual({ weight: 3500, without, isOffered: false, why: 'Weight' })
    expect(await trial(1, 'DE')).toEqual({ weight: 2000, without, isOffered: false, why: 'Country' })
    await call('PATCH', `${carriers}/${light}`, { retired: true }, based(1))
    expect(await trial(1)).toEqual({ weight: 2000, without, isOffered: false, why: 'Retired' })
  })
})
