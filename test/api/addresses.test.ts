// The address book of an account.

import { describe, expect, test } from 'vitest'
import { saveAddress, savedAddress } from '../../src/addresses/address-book.ts'
import type { SavedAddress } from '../../src/contract/addresses.ts'
import { codeOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import type { KeyName } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { address } from '../support/service.ts'

describe.each(engines)('addresses on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const list = async (query = '', as: KeyName = 'shop') =>
    (await service.request<{ addresses: SavedAddress[] }>('GET', `/addresses/v1${query}`, { as })).body
      .addresses
  const save = async (json: object, query = '', as: KeyName = 'shop') => {
    service.time.now += 1000
    const reply = await service.request<SavedAddress>('POST', `/addresses/v1${query}`, { json, as })
    expect(reply.status, reply.text).toBe(200)
    return reply.body
  }
  const citiesOf = (addresses: SavedAddress[]) => addresses.map(({ deliveryAddress }) => deliveryAddress.city)

  test('addresses: the last used is first, and the same address is listed once', async () => {
    const oslo = await save(address())
    await save(address({ city: 'Bergen' }))
    expect(citiesOf(await list())).toEqual(['Bergen', 'Oslo'])
    const again = await save(address({ city: ' Oslo ' }))
    expect(again.addressId).toBe(oslo.addressId)
    expect(citiesOf(await list())).toEqual(['Oslo', 'Bergen'])
  })

  test('addresses: an email with a name or a second address is refused, for customers and staff', async () => {
    for (const email of ['Kari <kari@example.com>', 'kari@example.com,ola@example.com']) {
      for (const [path, as] of [
        ['/addresses/v1', 'shop'],
        ['/admin/v1/accounts/NO-1/addresses', 'staff'],
      ] as const) {
        const reply = await service.request<{ errors: { fieldName: string }[] }>('POST', path, {
          json: address({ email }),
          as,
        })
        expect([reply.status, reply.body.errors?.map(({ fieldName }) => fieldName)]).toEqual([400, ['email']])
      }
    }
  })

  test('addresses: belong to one account, and are not found by others', async () => {
    const { addressId } = await save(address({ city: 'Tromsø' }), '?customerId=NO-2')
    expect(citiesOf(await list('?customerId=NO-2'))).toEqual(['Tromsø'])
    expect(citiesOf(await list())).not.toContain('Tromsø')
    expect(await list('', 'german')).toEqual([])
    const path = `/addresses/v1/${addressId}`
    for (const [query, as] of [
      ['', 'german'],
      ['', 'shop'],
    ] as const) {
      const reply = await service.request('DELETE', path + query, { as })
      expect([reply.status, codeOf(reply)]).toEqual([404, 'address_not_found'])
    }
    const foreign = await service.request('GET', '/addresses/v1?customerId=DE-1')
    expect([foreign.status, codeOf(foreign)]).toEqual([403, 'account_not_permitted'])
    expect((await service.request('DELETE', `${path}?customerId=NO-2`)).status).toBe(204)
    expect(await list('?customerId=NO-2')).toEqual([])
  })

  test('addresses: the one not used for the longest time gives way beyond 200', async () => {
    await service.store.batch(
      Array.from({ length: 200 }, (_, number) =>
        saveAddress('DE-1', savedAddress('DE-1', address({ city: `City ${number}` }), number)),
      ),
    )
    await save(address({ city: 'City 200' }), '', 'german')
    const cities = citiesOf(await list('', 'german'))
    expect(cities.length).toBe(200)
    expect(cities[0]).toBe('City 200')
    expect(cities.at(-1)).toBe('City 1')
  })

  describe('by staff', () => {
    const book = (account: string) => `/admin/v1/accounts/${account}/addresses`
    const call = <T>(method: string, path: string, json?: object) =>
      service.request<T>(method, path, { as: 'staff', ...(json ? { json } : {}) })
    const read = async (account: string) =>
      (await call<{ addresses: SavedAddress[] }>('GET', book(account))).body.addresses

    test('addresses by staff: one is saved, changed and removed, and the account sees it', async () => {
      const saved = await call<SavedAddress>('POST', book('NO-2'), address({ city: 'Bodø' }))
      expect(citiesOf(await list('?customerId=NO-2'))).toContain('Bodø')
      const { addressId } = saved.body
      const changed = await call<SavedAddress>(
        'PUT',
        `${book('NO-2')}/${addressId}`,
        address({ city: 'Alta' }),
      )
      expect(changed.body.addressId).not.toBe(addressId)
      expect(citiesOf(await read('NO-2'))).toContain('Alta')
      expect(citiesOf(await read('NO-2'))).not.toContain('Bodø')
      const gone = await call('PUT', `${book('NO-2')}/${addressId}`, address())
      expect([gone.status, codeOf(gone)]).toEqual([404, 'address_not_found'])
      const removed = await call('DELETE', `${book('NO-2')}/${changed.body.addressId}`)
      expect(removed.status).toBe(204)
      expect(citiesOf(await list('?customerId=NO-2'))).not.toContain('Alta')
    })

    test('addresses by staff: an address that is saved without a change stays', async () => {
      const { addressId } = (await call<SavedAddress>('POST', book('NO-2'), address({ city: 'Vadsø' }))).body
      const same = await call<SavedAddress>('PUT', `${book('NO-2')}/${addressId}`, address({ city: 'Vadsø' }))
      expect([same.status, same.body.addressId]).toEqual([200, addressId])
      expect(citiesOf(await read('NO-2'))).toContain('Vadsø')
    })

    test('addresses by staff: of an unknown account, or of another account, is not found', async () => {
      const unknown = await call('POST', book('nobody'), address())
      expect([unknown.status, codeOf(unknown)]).toEqual([404, 'account_not_found'])
      const { addressId } = (await call<SavedAddress>('POST', book('NO-2'), address({ city: 'Moss' }))).body
      const foreign = await call('DELETE', `${book('NO-1')}/${addressId}`)
      expect([foreign.status, codeOf(foreign)]).toEqual([404, 'address_not_found'])
    })

    test('addresses by staff: the audit has the place, and no personal data', async () => {
      await call('POST', book('NO-2'), address({ city: 'Gol', contactPersonName: 'Kari Secret' }))
      const { text } = await call('GET', '/admin/v1/audit?entity=address&entityId=NO-2&limit=1')
      expect(text).toContain('Gol')
      expect(text).not.toMatch(/Kari Secret|example\.com/)
    })
  })
})
