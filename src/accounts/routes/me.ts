import { Me } from '../../contract/customers.ts'
import { rightNames } from '../../contract/rights.ts'
import { scopes } from '../../contract/scopes.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { Account } from '../account.ts'
import type { AccountsContext } from '../context.ts'

export const getMe = ({ directory }: AccountsContext) =>
  route({
    operationId: 'getMe',
    method: 'GET',
    path: '/customers/v1/me',
    tag: 'Customers',
    summary: 'Get the caller',
    description: 'The client of the credential, its scopes, roles, rights and accounts.',
    access: 'caller',
    success: ok('The caller.', Me, {
      client: 'Demo 100001',
      person: null,
      scopes: ['checkout', 'orders:read', 'orders:cancel', 'pcconfig:read', 'pcconfig:write'],
      roles: [],
      rights: [],
      accounts: [
        {
          customerId: '100001',
          name: 'Fjord Data AS',
          country: 'NO',
          currency: 'NOK',
          vatRate: 25,
          priceList: true,
        },
      ],
    }),
    problems: [],

    async read({ caller }) {
      const { accounts } = directory.current
      return {
        status: 200,
        body: {
          client: caller.client,
          person: caller.personName ?? null,
          scopes: scopes.filter((scope) => caller.scopes.includes(scope)),
          roles: caller.roles,
          rights: rightNames.filter((right) => caller.permissions.has(right)),
          accounts: caller.accounts.flatMap((id) => {
            const account = accounts.get(id)
            return account ? [viewAccount(account)] : []
          }),
        },
      }
    },
  })

/** An account for its own clients, without the id of its price list. */
const viewAccount = ({ id, name, country, currency, vatRate, priceList }: Account) => ({
  customerId: id,
  name,
  country,
  currency,
  vatRate: vatRate / 100,
  priceList: priceList !== null,
})
