import { accountFor } from '../../accounts/caller.ts'
import { SavedAddress } from '../../contract/addresses.ts'
import { AccountQuery } from '../../contract/customers.ts'
import { exampleAddress } from '../../contract/example-draft.ts'
import { Problem } from '../../contract/problems.ts'
import { DeliveryAddress } from '../../contract/shapes.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { addressSaved, maxAddresses } from '../address-book.ts'
import type { AddressesContext } from '../context.ts'
import { emailProblem, exampleSaved } from './shared.ts'

export const saveAddressRoute = ({ store, clock }: AddressesContext) =>
  route({
    operationId: 'saveAddress',
    method: 'POST',
    path: '/addresses/v1',
    tag: 'Cart',
    summary: 'Save an address in the address book',
    description: `An address that is in the book already becomes the last used one. Beyond ${maxAddresses} addresses, the one that was not used for the longest time is removed.`,
    access: 'checkout',
    query: AccountQuery,
    body: { schema: DeliveryAddress, example: exampleAddress },
    success: ok('The saved address.', SavedAddress, exampleSaved),
    problems: ['account_not_permitted'],

    async decide({ caller, query, body }) {
      const account = accountFor(caller, query.customerId)
      if (account instanceof Problem) return account
      const wrong = emailProblem(body)
      if (wrong) return wrong
      const { saved, writes } = await addressSaved(store, account, body, clock())
      return { writes, answer: { status: 200, body: saved } }
    },
  })
