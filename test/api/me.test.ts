// A caller reads its own client, scopes and accounts: a shop page needs to know its key only.

import { describe, expect, test } from 'vitest'
import { updateAccount } from '../../src/accounts/account.ts'
import { disableClient, enableClient } from '../../src/accounts/directory.ts'
import { rightNames } from '../../src/contract/rights.ts'
import { customerScopes, staffScopes } from '../../src/contract/scopes.ts'
import { codeOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { accounts, type KeyName } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { change } from '../support/world.ts'

interface Me {
  client: string
  scopes: string[]
  roles: string[]
  rights: string[]
  accounts: {
    customerId: string
    name: string
    country: string
    currency: string
    vatRate: number
    priceList: boolean
  }[]
}

const norwegian = { country: 'NO', currency: 'NOK', vatRate: 25, priceList: true }

describe.each(engines)('GET me on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const ask = (as: KeyName | null) => service.request<Me>('GET', '/customers/v1/me', { as })
  const me = async (as: KeyName) => {
    const reply = await ask(as)
    expect(reply.status, reply.text).toBe(200)
    return reply.body
  }

  test('GET me: a shop gets its client, scopes and accounts, the default account first', async () => {
    expect(await me('shop')).toEqual({
      client: 'client-shop',
      scopes: customerScopes,
      roles: [],
      person: null,
      rights: [],
      accounts: [
        { customerId: 'NO-1', name: 'Account NO-1', ...norwegian },
        { customerId: 'NO-2', name: 'Account NO-2', ...norwegian },
      ],
    })
  })

  test('GET me: an account in another country has its own currency and VAT rate', async () => {
    expect((await me('german')).accounts).toEqual([
      {
        customerId: 'DE-1',
        name: 'Account DE-1',
        country: 'DE',
        currency: 'EUR',
        vatRate: 19,
        priceList: true,
      },
    ])
  })

  test('GET me: an account without a price list says so', async () => {
    expect((await me('priceless')).accounts).toMatchObject([{ customerId: 'NO-PRICELESS', priceList: false }])
  })

  test('GET me: needs no scope and lists only the scopes that the key has', async () => {
    expect((await me('reader')).scopes).toEqual(['orders:read', 'pcconfig:read'])
  })

  test('GET me: staff have no accounts', async () => {
    expect(await me('staff')).toEqual({
      client: 'client-staff',
      scopes: staffScopes,
      roles: [],
      person: null,
      rights: rightNames,
      accounts: [],
    })
  })

  test('GET me: shows changes that the operator makes', async () => {
    const [before] = accounts.filter(({ id }) => id === 'DE-1')
    if (!before) throw new Error('is missing')
    await change(
      service,
      ['callers'],
      [updateAccount({ ...before, name: 'Neu GmbH', vatRate: 750, version: 1, retiredAt: null })],
    )
    expect((await me('german')).accounts).toMatchObject([{ name: 'Neu GmbH', vatRate: 7.5 }])
    await change(service, ['callers'], [updateAccount({ ...before, version: 2, retiredAt: null })])
    expect((await me('german')).accounts).toMatchObject([{ name: 'Account DE-1', vatRate: 19 }])
  })

  test('GET me: is refused without a key, without any scope or account, or when disabled', async () => {
    const refusal = async (as: KeyName | null) => {
      const reply = await ask(as)
      return [reply.status, codeOf(reply)]
    }
    expect(await refusal(null)).toEqual([401, 'unauthenticated'])
    expect(await refusal('nobody')).toEqual([403, 'client_not_permitted'])
    await change(service, ['callers'], [disableClient('client-reader')])
    expect(await refusal('reader')).toEqual([403, 'client_not_permitted'])
    await change(service, ['callers'], [enableClient('client-reader')])
    expect((await ask('reader')).status).toBe(200)
  })
})
