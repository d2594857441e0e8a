// The company that sells, and what invoices to an account say.

import { describe, expect, test } from 'vitest'
import type { AdminAccount } from '../../src/contract/administration.ts'
import type { CompanyView } from '../../src/contract/company.ts'
import { fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { nameOf } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'

const path = '/admin/v1/company'
const data = {
  legalName: ' Nordlys Maskin AS ',
  organisationNumber: '987 654 325',
  vatId: 'no 987 654 325 mva',
  addressLine1: 'Storgata 1',
  postCode: '0155',
  city: 'Oslo',
  country: 'no',
  iban: 'NO93 8601 1117 947',
  bankAccount: '8601.11.17947',
  email: 'post@shop.example',
  languages: ['nb', 'en', 'nb'],
}

describe.each(engines)('company on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const call = <T = unknown>(method: string, to: string, json?: unknown, version?: number) =>
    service.request<T>(method, to, {
      as: 'staff',
      ...(json === undefined ? {} : { json }),
      ...(version === undefined ? {} : { headers: { 'If-Match': `"${version}"` } }),
    })

  test('company: is empty at first and says what invoices need, then is saved and recorded', async () => {
    const empty = await call<CompanyView>('GET', path)
    expect([empty.body.version, empty.body.legalName, empty.headers.get('etag')]).toEqual([0, null, '"0"'])
    expect(empty.body.missing).toEqual([
      'legalName',
      'organisationNumber',
      'addressLine1',
      'postCode',
      'city',
      'country',
      'iban',
    ])
    const saved = await call<CompanyView>('PUT', path, data, 0)
    expect(saved.body).toMatchObject({
      legalName: 'Nordlys Maskin AS',
      organisationNumber: '987654325',
      vatId: 'NO987654325MVA',
      country: 'NO',
      iban: 'NO9386011117947',
      bankAccount: '86011117947',
      paymentTermsDays: 14,
      languages: ['nb', 'en'],
      phone: null,
      missing: [],
      version: 1,
    })
    expect((await call<CompanyView>('GET', path)).body).toEqual(saved.body)
    expect(nameOf(await call('PUT', path, data, 0))).toBe('412 precondition_failed')
    const { phone: _, ...changed } = { ...data, phone: '+47 22', city: 'Bergen' }
    expect((await call<CompanyView>('PUT', path, changed, 1)).body).toMatchObject({
      city: 'Bergen',
      version: 2,
    })
    const { entries } = (
      await call<{ entries: { action: string; before: unknown; after: unknown }[] }>(
        'GET',
        '/admin/v1/audit?entity=company',
      )
    ).body
    expect(entries[0]).toMatchObject({
      action: 'change',
      before: { city: 'Oslo', version: 1 },
      after: { city: 'Bergen', version: 2 },
    })
    expect(entries[1]).toMatchObject({ action: 'create', before: null })
  })

  test('company: of several first saves at the same time one wins', async () => {
    const { version } = (await call<CompanyView>('GET', path)).body
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, index) => call('PUT', path, { ...data, phone: `${index}` }, version)),
    )
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(412)])
  })

  test('company: every wrong number is named with what to correct', async () => {
    const wrong = {
      organisationNumber: '987654326',
      vatId: 'NO987654325',
      country: 'NO',
      iban: 'NO9386011117974',
      bankAccount: '86011117948',
      email: 'post',
      logo: '/catalog/v1/images/none',
      languages: ['norsk'],
    }
    const { version } = (await call<CompanyView>('GET', path)).body
    const reply = await call('PUT', path, wrong, version)
    expect([reply.status, fieldsOf(reply)]).toEqual([
      400,
      ['organisationNumber', 'vatId', 'iban', 'bankAccount', 'email', 'logo', 'languages'],
    ])
    expect(reply.text).toContain('has a wrong check digit')
    expect(nameOf(await service.request('GET', path))).toBe('403 scope_missing')
  })

  test('company: processes that run follow a change', async () => {
    const { version } = (await call<CompanyView>('GET', path)).body
    await call('PUT', path, { ...data, legalName: 'Sydlys AS' }, version)
    await service.service.context.poller.refresh()
    const page = await service.request('GET', '/orders', { as: null })
    expect(page.text).toContain('Sydlys AS')
    expect(page.text).not.toContain('86011117947')
  })

  test('accounts: what invoices say is optional, is checked, and stays with a change of something else', async () => {
    const account = { customerId: 'BILLED', country: 'NO', currency: 'NOK', vatRate: 25 }
    const wrong = {
      organisationNumber: '1',
      vatId: 'X',
      email: 'a',
      electronicAddressScheme: '9901',
      electronicAddress: '1',
      language: 'norsk',
      creditLimit: 0.001,
    }
    const refused = await call('POST', '/admin/v1/accounts', { ...account, billing: wrong })
    expect(fieldsOf(refused)).toEqual([
      'billing.organisationNumber',
      'billing.vatId',
      'billing.email',
      'billing.electronicAddressScheme',
      'billing.language',
      'billing.creditLimit',
    ])
    const created = await call<AdminAccount>('POST', '/admin/v1/accounts', {
      ...account,
      billing: {
        legalName: 'Fjord Data AS',
        organisationNumber: '987 654 325',
        electronicAddressScheme: '0192',
        electronicAddress: '987654325',
        paymentTermsDays: 30,
        creditLimit: 50_000,
      },
    })
    expect(created.body.billing).toMatchObject({
      organisationNumber: '987654325',
      creditLimit: 50_000,
      vatId: null,
    })
    const other = await call<AdminAccount>('PATCH', '/admin/v1/accounts/BILLED', { name: 'Fjord' }, 1)
    expect(other.body.billing).toEqual(created.body.billing)
    const emptied = await call<AdminAccount>('PATCH', '/admin/v1/accounts/BILLED', { billing: {} }, 2)
    expect(emptied.body.billing).toBeNull()
  })
})
