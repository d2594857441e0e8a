import { accountFor } from '../../accounts/caller.ts'
import { AddressList } from '../../contract/addresses.ts'
import { AccountQuery } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { loadAddresses, maxAddresses } from '../address-book.ts'
import type { AddressesContext } from '../context.ts'
import { exampleSaved } from './shared.ts'

export const listAddresses = ({ store }: AddressesContext) =>
  route({
    operationId: 'listAddresses',
    method: 'GET',
    path: '/addresses/v1',
    tag: 'Cart',
    summary: 'List the address book',
    description: `The delivery addresses of an account, at most ${maxAddresses}.`,
    access: 'checkout',
    query: AccountQuery,
    success: ok('The addresses.', AddressList, { addresses: [exampleSaved] }),
    problems: ['account_not_permitted'],

    async read({ caller, query }) {
      const account = accountFor(caller, query.customerId)
      if (account instanceof Problem) return account
      return { status: 200, body: { addresses: await loadAddresses(store, account) } }
    },
  })
