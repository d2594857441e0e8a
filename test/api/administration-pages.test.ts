// Lists of accounts and keys read one page of rows, however many there are.

import { beforeAll, describe, expect, test } from 'vitest'
import { insertAccount } from '../../src/accounts/account.ts'
import { insertKey } from '../../src/accounts/api-key.ts'
import type { AdminAccount, AdminKey } from '../../src/contract/administration.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { forTests } from '../support/for-tests.ts'
import { change } from '../support/world.ts'

const many = Array.from({ length: 300 }, (_, index) => `M-${String(index).padStart(3, '0')}`)

/** Counts the rows that each statement reads. */
function countingStore(store: Store, rows: Map<string, number>): Store {
  return {
    ...store,
    all: async (query) => {
      const found = await store.all(query)
      const { name } = query.statement
      rows.set(name, (rows.get(name) ?? 0) + found.length)
      return found
    },
  }
}

describe.each(engines)('pages of administration on %s', (engine) => {
  const rows = new Map<string, number>()
  const service = forTests(() =>
    startCheckedService(engine, { wrapStore: (store) => countingStore(store, rows) }),
  )
  beforeAll(async () => {
    await change(
      service,
      ['callers'],
      many.flatMap((id) => [
        insertAccount({
          id,
          name: `Many ${id} 100%`,
          country: 'NO',
          currency: 'NOK',
          vatRate: 2500,
          priceList: null,
          billTo: null,
          shipTo: null,
        }),
        insertKey({
          id: `key-${id}`,
          hash: `hash-${id}`,
          client: `Client ${id}`,
          accounts: [id],
          scopes: ['checkout'],
          isDemo: false,
          createdAt: 0,
          revokedAt: null,
        }),
      ]),
    )
  })

  const ask = async <T>(path: string) => (await service.request<T>('GET', path, { as: 'staff' })).body
  type AccountPage = { accounts: AdminAccount[]; nextCursor: string | null }
  type KeyPage = { keys: AdminKey[]; nextCursor: string | null }

  test('accounts: a page reads its rows and one more, also in the middle and with a search', async () => {
    const first = await ask<AccountPage>('/admin/v1/accounts?limit=10&search=many')
    rows.clear()
    const second = await ask<AccountPage>(
      `/admin/v1/accounts?limit=10&search=many&cursor=${encodeURIComponent(first.nextCursor ?? '')}`,
    )
    expect(second.accounts.map(({ customerId }) => customerId)).toEqual(many.slice(10, 20))
    expect([rows.get('account.page'), rows.get('account.all')]).toEqual([11, undefined])
  })

  test('accounts: all pages together have every account once', async () => {
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: AccountPage = await ask(
        `/admin/v1/accounts?limit=70&search=many${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      )
      found.push(...page.accounts.map(({ customerId }) => customerId))
      cursor = page.nextCursor
    }
    expect(found).toEqual(many)
  })

  test('accounts: characters of patterns in a search are plain text', async () => {
    expect((await ask<AccountPage>('/admin/v1/accounts?search=m_0')).accounts).toEqual([])
    expect((await ask<AccountPage>('/admin/v1/accounts?search=007%20100%25')).accounts).toHaveLength(1)
  })

  test('keys: a page reads its rows and one more; reading, changing and revoking one reads few', async () => {
    rows.clear()
    const page = await ask<KeyPage>('/admin/v1/keys?limit=10&search=client%20m')
    expect(page.keys.map(({ accounts }) => accounts[0])).toEqual(many.slice(0, 10))
    expect([rows.get('apiKey.page/all'), rows.get('apiKey.all')]).toEqual([11, undefined])
    rows.clear()
    const options = { as: 'staff' as const, headers: { 'If-Match': '*' } }
    const path = '/admin/v1/keys/key-M-123'
    await service.request('GET', path, options)
    await service.request('PATCH', path, { ...options, json: { accounts: ['M-001', 'M-002'] } })
    const read = ['apiKey.byId', 'apiKey.ofClient', 'account.idsIn/2'].map((name) => rows.get(name))
    expect(read).toEqual([2, 1, 2])
  })

  test('keys: those of an account are exactly those that may act for it', async () => {
    await change(
      service,
      ['callers'],
      [
        insertKey({
          id: 'key-both',
          hash: 'hash-both',
          client: 'M-0',
          accounts: ['M-004', 'M-005'],
          scopes: ['checkout'],
          isDemo: false,
          createdAt: 0,
          revokedAt: null,
        }),
      ],
    )
    const of = async (account: string) =>
      (await ask<KeyPage>(`/admin/v1/keys?account=${account}`)).keys.map(({ keyId }) => keyId)
    expect(await of('M-005')).toEqual(['key-M-005', 'key-both'])
    expect(await of('M-00')).toEqual([])
  })
})
