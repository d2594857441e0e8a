import { accountFor } from '../../accounts/caller.ts'
import { AccountQuery } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import { noContent, route } from '../../platform/http/route/route.ts'
import { loadAddresses, removeAddress } from '../address-book.ts'
import type { AddressesContext } from '../context.ts'

export const removeAddressRoute = ({ store }: AddressesContext) =>
  route({
    operationId: 'removeAddress',
    method: 'DELETE',
    path: '/addresses/v1/{addressId}',
    tag: 'Cart',
    summary: 'Remove an address from the address book',
    description: 'Orders keep their addresses.',
    access: 'checkout',
    params: { addressId: 'The `addressId` of an address of the account.' },
    query: AccountQuery,
    success: noContent('The address is removed.'),
    problems: ['account_not_permitted', 'address_not_found'],

    async decide({ caller, query, params: { addressId = '' } }) {
      const account = accountFor(caller, query.customerId)
      if (account instanceof Problem) return account
      const addresses = await loadAddresses(store, account)
      if (!addresses.some((saved) => saved.addressId === addressId))
        return new Problem('address_not_found', `The address book has no address ${addressId}.`)
      return { writes: [removeAddress(account, addressId, 1)], answer: { status: 204 } }
    },
  })
