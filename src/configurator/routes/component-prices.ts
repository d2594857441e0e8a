import type { Account } from '../../accounts/account.ts'
import { accountFor } from '../../accounts/caller.ts'
import { ComponentPrices } from '../../contract/pcconfig.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { takeTurns } from '../../platform/turns/take-turns.ts'
import { componentPricesFor } from '../component-prices.ts'
import type { ConfiguratorContext } from '../context.ts'

export const getComponentPrices = ({ catalog, prices, directory, soldOut }: ConfiguratorContext) =>
  route({
    operationId: 'getComponentPrices',
    method: 'GET',
    path: '/pcconfig/v1/prices/components',
    tag: 'PC configuration',
    summary: 'Get the prices of all components',
    description:
      "Prices of all components for the caller's default account, ordered by productId. Components without a price, and discontinued ones that are sold out, are not listed.",
    access: 'pcconfig:read',
    success: ok('The prices.', ComponentPrices, {
      prices: [{ productId: 'cpu-amd-ryzen-7-9800x3d', net: 4434, gross: 5542.5, vatRate: 0.25 }],
    }),
    isConditional: true,
    problems: ['account_not_permitted', 'price_list_missing'],

    async read({ caller, isWanted }) {
      const accountId = accountFor(caller, null)
      if (accountId instanceof Problem) return accountId
      const { priceList: listId, vatRate } = directory.current.accounts.get(accountId) as Account
      const current = prices.current
      const priceList = listId === null ? undefined : current.get(listId)
      if (!priceList) return new Problem('price_list_missing', `The account ${accountId} has no price list.`)
      const question = { priceList, vatRate, catalog: catalog.current, prices: current }
      const work = componentPricesFor({ ...question, soldOut: await soldOut() })
      return { status: 200, body: await takeTurns(isWanted).run(work) }
    },
  })
