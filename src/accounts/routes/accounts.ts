import Type from 'typebox'
import {
  AccountChange,
  AccountWithCredit,
  type AdminAccount,
  AdminAccountList,
  AdminAccount as AdminAccountSchema,
  NewAccount,
  pageQuery,
  searchQuery,
} from '../../contract/administration.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import { followAccount, loadCredit, viewCredit } from '../../credit/credit.ts'
import { recordsOf } from '../../platform/audit.ts'
import { createdAnswer, versionAnswer } from '../../platform/http/reply/answer.ts'
import { pageById } from '../../platform/http/route/paging.ts'
import { currentOf } from '../../platform/http/route/precondition.ts'
import { created, ok, type Route, route, type StaffDecision } from '../../platform/http/route/route.ts'
import { retiredAt, retirementOf } from '../../platform/retirement.ts'
import { bump } from '../../platform/store/live-snapshot.ts'
import {
  type Account,
  findAccounts,
  insertAccount,
  loadAccount,
  type StoredAccount,
  updateAccount,
} from '../account.ts'
import { tidyBilling } from '../account-billing.ts'
import { accountErrors, basisPoints, viewAccount } from '../administration.ts'
import type { AccountsAdminContext } from '../context.ts'
import { callersTopic } from '../directory.ts'

const params = { customerId: 'The account.' }
const example: AdminAccount = {
  customerId: '100001',
  name: 'Fjord Data AS',
  country: 'NO',
  currency: 'NOK',
  vatRate: 25,
  priceList: 'NOK-standard',
  billTo: null,
  shipTo: null,
  billing: {
    legalName: 'Fjord Data AS',
    organisationNumber: '987654325',
    vatId: 'NO987654325MVA',
    addressLine1: 'Storgata 1',
    addressLine2: null,
    postCode: '0155',
    city: 'Oslo',
    country: 'NO',
    email: 'invoice@fjorddata.example',
    electronicAddressScheme: '0192',
    electronicAddress: '987654325',
    buyerReference: null,
    language: 'nb',
    vatExemptionReason: null,
    vatCategory: null,
    sendBy: null,
    paymentTermsDays: 30,
    creditLimit: 50_000,
  },
  retiredAt: null,
  version: 1,
}
const exampleCredit = {
  currency: 'NOK',
  limit: 50_000,
  open: 12_500,
  left: 37_500,
  countedAt: '2026-01-20T08:00:00.000Z',
}
const recordOf = recordsOf('account', viewAccount)
const noSuchAccount = (id: string) => new Problem('account_not_found', `There is no account ${id}.`)

const listAccounts = ({ store }: AccountsAdminContext) =>
  route({
    operationId: 'listAccounts',
    method: 'GET',
    path: '/admin/v1/accounts',
    tag: 'Administration',
    summary: 'List customer accounts',
    description: 'All accounts, also retired ones, by their identifier, in pages.',
    access: 'see-accounts',
    query: Type.Object({ ...searchQuery('identifier or name'), ...pageQuery('Accounts') }),
    success: ok('One page of accounts.', AdminAccountList, { accounts: [example], nextCursor: null }),
    problems: [],

    read: ({ query }) =>
      pageById(query, {
        find: (after, limit) => findAccounts(store, query.search, after, limit),
        positionOf: ({ id }) => id,
        view: (found) => ({ accounts: found.map(viewAccount) }),
      }),
  })

const readAccount = ({ store }: AccountsAdminContext) =>
  route({
    operationId: 'readAccount',
    method: 'GET',
    path: '/admin/v1/accounts/{customerId}',
    tag: 'Administration',
    summary: 'Read a customer account',
    description: 'One account, with its version, and what is left of its credit limit.',
    access: 'see-accounts',
    params,
    success: ok('The account.', AccountWithCredit, { ...example, credit: exampleCredit }),
    isVersioned: true,
    problems: ['account_not_found'],

    async read({ params: { customerId = '' } }) {
      const account = await loadAccount(store, customerId)
      if (!account) return noSuchAccount(customerId)
      const row = await loadCredit(store, account.id, account.currency)
      const credit = row ? viewCredit(row) : null
      return { status: 200, body: { ...viewAccount(account), credit }, version: account.version }
    },
  })

const createAccount = (context: AccountsAdminContext) =>
  route({
    operationId: 'createAccount',
    method: 'POST',
    path: '/admin/v1/accounts',
    tag: 'Administration',
    summary: 'Create a customer account',
    description: 'Orders belong to accounts. Give it a key to let a client order for it.',
    access: 'change-accounts',
    body: {
      schema: NewAccount,
      example: {
        customerId: '100001',
        name: 'Fjord Data AS',
        country: 'NO',
        currency: 'NOK',
        vatRate: 25,
        priceList: 'NOK-standard',
      },
    },
    success: created('The account is created.', AdminAccountSchema, example, {
      Location: 'Where the account can be read.',
    }),
    problems: [],

    async decide({ body }) {
      const { customerId, name, vatRate, priceList, billTo, shipTo } = body
      if (await loadAccount(context.store, customerId)) {
        return invalid({ fieldName: 'customerId', message: `is taken: there is an account ${customerId}` })
      }
      const account: StoredAccount = {
        id: customerId,
        name: name ?? customerId,
        country: body.country,
        currency: body.currency,
        vatRate: basisPoints(vatRate),
        priceList: priceList || null,
        billTo: billTo || null,
        shipTo: shipTo || null,
        billing: tidyBilling(body.billing),
        version: 1,
        retiredAt: null,
      }
      const refusal = await refuseAccount(context, account, null)
      if (refusal) return refusal
      return {
        writes: [insertAccount(account), ...followAccount(account), bump(callersTopic)],
        record: recordOf('create', null, account),
        answer: createdAnswer('/admin/v1/accounts', account.id, viewAccount(account)),
      }
    },
  })

const changeAccount = (context: AccountsAdminContext) =>
  route({
    operationId: 'changeAccount',
    method: 'PATCH',
    path: '/admin/v1/accounts/{customerId}',
    tag: 'Administration',
    summary: 'Change or retire a customer account',
    description:
      'Changes the given members. Drafts keep their prices; orders are never changed. A retired account can read its orders, but place no more.',
    access: 'change-accounts',
    params,
    body: { schema: AccountChange, example: { name: 'Fjord Data AS' } },
    success: ok('The changed account.', AdminAccountSchema, example),
    isVersioned: true,
    problems: ['account_not_found'],

    async decide({ params: { customerId = '' }, body, ifMatch }): Promise<StaffDecision | Problem> {
      const stored = await loadAccount(context.store, customerId)
      const before = currentOf(stored, ifMatch, noSuchAccount(customerId))
      if (before instanceof Problem) return before
      const orKept = (value: string | null, kept: string | null) => (value === null ? kept : value || null)
      const after: StoredAccount = {
        id: before.id,
        name: body.name ?? before.name,
        country: body.country ?? before.country,
        currency: body.currency ?? before.currency,
        vatRate: body.vatRate === null ? before.vatRate : basisPoints(body.vatRate),
        priceList: orKept(body.priceList, before.priceList),
        billTo: orKept(body.billTo, before.billTo),
        shipTo: orKept(body.shipTo, before.shipTo),
        billing: body.billing === null ? (before.billing ?? null) : tidyBilling(body.billing),
        version: before.version,
        retiredAt: retiredAt(before.retiredAt, body.retired, context.clock()),
      }
      const refusal = await refuseAccount(context, after, before)
      if (refusal) return refusal
      const changed = { ...after, version: before.version + 1 }
      return {
        writes: [updateAccount(after), ...followAccount(after), bump(callersTopic)],
        record: recordOf(retirementOf(before.retiredAt, after.retiredAt), before, changed),
        answer: versionAnswer(viewAccount(changed), changed.version),
      }
    },
  })

async function refuseAccount(
  { store, loadPriceLists }: AccountsAdminContext,
  account: Account,
  before: Account | null,
): Promise<Problem | undefined> {
  const ids = [account.billTo, account.shipTo].filter((id) => id !== null)
  const others = await Promise.all(ids.map((id) => loadAccount(store, id)))
  const known = new Set(others.map((other) => other?.id))
  const errors = accountErrors(account, before, {
    priceLists: await loadPriceLists(),
    hasAccount: (id) => known.has(id),
  })
  return errors.length > 0 ? invalid(...errors) : undefined
}

export const accountRoutes = (context: AccountsAdminContext): Route[] => [
  listAccounts(context),
  readAccount(context),
  createAccount(context),
  changeAccount(context),
]
