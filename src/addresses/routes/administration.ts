// The address book of any account, for staff.
import { loadAccount } from '../../accounts/account.ts'
import { AddressList, SavedAddress } from '../../contract/addresses.ts'
import { exampleAddress } from '../../contract/example-draft.ts'
import { Problem } from '../../contract/problems.ts'
import { DeliveryAddress } from '../../contract/shapes.ts'
import { noContent, ok, type Route, route } from '../../platform/http/route/route.ts'
import type { Store } from '../../platform/store/store.ts'
import { addressSaved, loadAddresses, removeAddress } from '../address-book.ts'
import type { AddressesContext } from '../context.ts'
import { emailProblem, exampleSaved } from './shared.ts'

const path = '/admin/v1/accounts/{customerId}/addresses'
const params = { customerId: 'The account.' }
const oneParams = { ...params, addressId: 'The `addressId` of an address of the account.' }
const shared = { tag: 'Administration' } as const

/** The addresses of an account that exists. */
async function bookOf(store: Store, customerId: string): Promise<SavedAddress[] | Problem> {
  if (!(await loadAccount(store, customerId)))
    return new Problem('account_not_found', `There is no account ${customerId}.`)
  return loadAddresses(store, customerId)
}

const noSuchAddress = (id: string) =>
  new Problem('address_not_found', `The address book has no address ${id}.`)

/** The audit is never cleaned up, so it keeps where an address is, but no names, numbers and emails of people. */
function recordOf(
  action: string,
  customerId: string,
  before: SavedAddress | null,
  after: SavedAddress | null,
) {
  const placeOf = (saved: SavedAddress | null) => {
    if (saved === null) return null
    const { postCode, city, country } = saved.deliveryAddress
    return { addressId: saved.addressId, postCode, city, country }
  }
  return { action, entity: 'address', entityId: customerId, before: placeOf(before), after: placeOf(after) }
}

const listOf = ({ store }: AddressesContext) =>
  route({
    ...shared,
    operationId: 'listAccountAddresses',
    access: 'see-accounts',
    method: 'GET',
    path,
    summary: 'List the address book of an account',
    description: 'The delivery addresses that the account has saved, the last used first.',
    params,
    success: ok('The addresses.', AddressList, { addresses: [exampleSaved] }),
    problems: ['account_not_found'],

    async read({ params: { customerId = '' } }) {
      const addresses = await bookOf(store, customerId)
      return addresses instanceof Problem ? addresses : { status: 200, body: { addresses } }
    },
  })

const add = ({ store, clock }: AddressesContext) =>
  route({
    ...shared,
    operationId: 'addAccountAddress',
    access: 'change-accounts',
    method: 'POST',
    path,
    summary: 'Save an address for an account',
    description: 'An address that is in the book already becomes the last used one.',
    params,
    body: { schema: DeliveryAddress, example: exampleAddress },
    success: ok('The saved address.', SavedAddress, exampleSaved),
    problems: ['account_not_found'],

    async decide({ params: { customerId = '' }, body }) {
      const addresses = await bookOf(store, customerId)
      if (addresses instanceof Problem) return addresses
      const wrong = emailProblem(body)
      if (wrong) return wrong
      const { saved, writes } = await addressSaved(store, customerId, body, clock())
      return {
        writes,
        record: recordOf('create', customerId, null, saved),
        answer: { status: 200, body: saved },
      }
    },
  })

const change = ({ store, clock }: AddressesContext) =>
  route({
    ...shared,
    operationId: 'changeAccountAddress',
    access: 'change-accounts',
    method: 'PUT',
    path: `${path}/{addressId}`,
    summary: 'Replace an address of an account',
    description:
      'The identifier follows from the address: a changed one has another `addressId`. Orders keep their addresses.',
    params: oneParams,
    body: { schema: DeliveryAddress, example: exampleAddress },
    success: ok('The saved address.', SavedAddress, exampleSaved),
    problems: ['account_not_found', 'address_not_found'],

    async decide({ params: { customerId = '', addressId = '' }, body }) {
      const addresses = await bookOf(store, customerId)
      if (addresses instanceof Problem) return addresses
      const before = addresses.find((saved) => saved.addressId === addressId)
      if (!before) return noSuchAddress(addressId)
      const wrong = emailProblem(body)
      if (wrong) return wrong
      const { saved, writes } = await addressSaved(store, customerId, body, clock())
      return {
        // Removed first: someone else may have changed it meanwhile.
        writes: [removeAddress(customerId, addressId, 1), ...writes],
        record: recordOf('change', customerId, before, saved),
        answer: { status: 200, body: saved },
      }
    },
  })

const remove = ({ store }: AddressesContext) =>
  route({
    ...shared,
    operationId: 'removeAccountAddress',
    access: 'change-accounts',
    method: 'DELETE',
    path: `${path}/{addressId}`,
    summary: 'Remove an address of an account',
    description: 'Orders keep their addresses.',
    params: oneParams,
    success: noContent('The address is removed.'),
    problems: ['account_not_found', 'address_not_found'],

    async decide({ params: { customerId = '', addressId = '' } }) {
      const addresses = await bookOf(store, customerId)
      if (addresses instanceof Problem) return addresses
      const before = addresses.find((saved) => saved.addressId === addressId)
      if (!before) return noSuchAddress(addressId)
      return {
        writes: [removeAddress(customerId, addressId, 1)],
        record: recordOf('remove', customerId, before, null),
        answer: { status: 204 },
      }
    },
  })

export const administeredAddresses = (context: AddressesContext): Route[] => [
  listOf(context),
  add(context),
  change(context),
  remove(context),
]
