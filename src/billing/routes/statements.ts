import { loadAccount } from '../../accounts/account.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import { AccountStatement, maxEntries, OwnStatementQuery, StatementPeriod } from '../../contract/statement.ts'
import { type Route, route } from '../../platform/http/route/route.ts'
import type { BillingContext } from '../context.ts'
import { loadStatement } from '../statement/statement.ts'
import { exampleStatement } from './example.ts'

const yearMs = 365 * 86_400_000
const success = {
  status: 200 as const,
  description: 'The statement.',
  schema: AccountStatement,
  example: exampleStatement,
}
const description =
  'What the account owed before a time, its invoices, credit notes and payments since, and what is open. An entry of a past time never changes: what is taken back is an entry of its own.'

async function statementOf(
  { store, clock }: BillingContext,
  customerId: string,
  query: { from: string | null; to: string | null },
) {
  const now = clock()
  const to = query.to === null ? now + 1 : Date.parse(query.to)
  const from = query.from === null ? to - yearMs : Date.parse(query.from)
  if (from >= to) return invalid({ fieldName: 'from', message: 'must be before `to`' })
  const account = await loadAccount(store, customerId)
  if (!account) return new Problem('account_not_found', `There is no account ${customerId}.`)
  const statement = await loadStatement(store, account, { from, to }, now)
  if (statement) return { status: 200 as const, body: statement }
  return invalid({
    fieldName: 'from',
    message: `leads to more than ${maxEntries} entries: ask for a shorter time`,
  })
}

const readStatement = (context: BillingContext) =>
  route({
    operationId: 'readStatement',
    method: 'GET',
    path: '/fulfilment/v1/statements/{customerId}',
    tag: 'Fulfilment',
    summary: 'Read the statement of an account',
    description,
    access: 'see-billing',
    params: { customerId: 'The account that is to pay.' },
    query: StatementPeriod,
    success,
    problems: ['account_not_found'],
    read: ({ params: { customerId = '' }, query }) => statementOf(context, customerId, query),
  })

const readOwnStatement = (context: BillingContext) =>
  route({
    operationId: 'readOwnStatement',
    method: 'GET',
    path: '/orders/v1/statement',
    tag: 'Orders',
    summary: "Read the statement of the caller's account",
    description: `${description} Of the account that is to pay, which may be another one than that which ordered.`,
    access: 'orders:read',
    query: OwnStatementQuery,
    success,
    problems: ['account_not_permitted', 'account_not_found'],
    read: ({ caller, query }) => {
      const customerId = query.customerId ?? caller.accounts[0]
      if (customerId === undefined || !caller.accounts.includes(customerId))
        return new Problem('account_not_permitted')
      return statementOf(context, customerId, query)
    },
  })

export const statementRoutes = (context: BillingContext): Route[] => [
  readStatement(context),
  readOwnStatement(context),
]
