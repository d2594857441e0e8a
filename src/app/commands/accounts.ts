import { type Account, insertAccount, loadAccounts, updateAccount } from '../../accounts/account.ts'
import { loadPriceLists } from '../../catalog/prices.ts'
import { isCountry } from '../../platform/codes.ts'
import { isCurrency } from '../../platform/currencies.ts'
import { bump } from '../../platform/store/live-snapshot.ts'
import { Conflict, type Store, type Write } from '../../platform/store/store.ts'
import {
  type Command,
  type CommandContext,
  printTable,
  UsageError,
  WrongArguments,
  withStore,
} from './command.ts'
import { readOptions, required } from './options.ts'

const names = ['name', 'country', 'currency', 'vat', 'price-list', 'bill-to', 'ship-to'] as const
type Options = Partial<Record<(typeof names)[number], string>>
const optionUsage =
  '[--name <text>] [--country <NO>] [--currency <NOK>] [--vat <percent>] [--price-list <id>|none] [--bill-to <id>|none] [--ship-to <id>|none]'

const createAccount: Command = {
  name: 'accounts create',
  usage:
    'accounts create <id> --country <NO> --currency <NOK> --vat <percent> [--name <text>] [--price-list <id>] [--bill-to <id>] [--ship-to <id>]',
  about: 'Creates a customer account.',
  async run(args, context) {
    const { options, positionals } = readOptions(args, names, ['id'])
    const [id = ''] = positionals
    for (const name of ['country', 'currency', 'vat'] as const) required(options, name)
    const blank = {
      id,
      name: id,
      country: '',
      currency: '',
      vatRate: 0,
      priceList: null,
      billTo: null,
      shipTo: null,
    }
    await save(
      context,
      insertAccount,
      () => blank,
      options,
      `The account ${id} already exists. Use: accounts update`,
    )
    context.print(`Account ${id} is created.`)
  },
}

const changeAccount: Command = {
  name: 'accounts update',
  usage: `accounts update <id> ${optionUsage}`,
  about: 'Changes a customer account. Options that are not given keep their value.',
  async run(args, context) {
    const { options, positionals } = readOptions(args, names, ['id'])
    const [id = ''] = positionals
    if (Object.keys(options).length === 0) throw new WrongArguments('Name at least one option to change.')
    const missing = `There is no account ${id}. See: accounts list`
    const find = (accounts: Account[]) => accounts.find((account) => account.id === id)
    await save(context, updateAccount, find, options, missing)
    context.print(`Account ${id} is updated.`)
  },
}

const listAccounts: Command = {
  name: 'accounts list',
  usage: 'accounts list',
  about: 'Lists all customer accounts.',
  async run(args, context) {
    readOptions(args, [])
    await withStore(context, async (store) => {
      const rows = (await loadAccounts(store)).map((account) => [
        account.id,
        account.name,
        account.country,
        account.currency,
        `${account.vatRate / 100} %`,
        account.priceList ?? '-',
        account.billTo ?? '-',
        account.shipTo ?? '-',
      ])
      printTable(
        ['ID', 'NAME', 'COUNTRY', 'CURRENCY', 'VAT', 'PRICE LIST', 'BILL TO', 'SHIP TO'],
        rows,
        context.print,
      )
    })
  },
}

async function save(
  context: CommandContext,
  write: (account: Account) => Write,
  find: (accounts: Account[]) => Account | undefined,
  options: Options,
  impossible: string,
): Promise<void> {
  await withStore(context, async (store) => {
    const accounts = await loadAccounts(store)
    const before = find(accounts)
    if (!before) throw new UsageError(impossible)
    const account = applyOptions(before, options)
    await check(account, before, accounts, store)
    try {
      await store.batch([write(account), bump('callers')])
    } catch (error) {
      throw error instanceof Conflict ? new UsageError(impossible) : error
    }
  })
}

function applyOptions(account: Account, options: Options): Account {
  const orNone = (value: string | undefined, before: string | null) =>
    value === undefined ? before : value === 'none' ? null : value
  return {
    id: account.id,
    name: options.name ?? account.name,
    country: options.country ?? account.country,
    currency: options.currency ?? account.currency,
    vatRate: options.vat === undefined ? account.vatRate : basisPoints(options.vat),
    priceList: orNone(options['price-list'], account.priceList),
    billTo: orNone(options['bill-to'], account.billTo),
    shipTo: orNone(options['ship-to'], account.shipTo),
  }
}

function basisPoints(percent: string): number {
  const value = Math.round(Number(percent) * 100)
  const isExact = /^\d{1,3}(\.\d{1,2})?$/.test(percent) && value <= 10_000
  if (!isExact) throw new UsageError(`--vat is ${percent}, but must be a percentage such as 25 or 5.5.`)
  return value
}

async function check(account: Account, before: Account, accounts: Account[], store: Store): Promise<void> {
  if (!/^[\w.-]{1,64}$/.test(account.id))
    throw new UsageError('An account id has up to 64 letters, digits, dots or dashes.')
  const { country, currency } = account
  if (!isCountry(country))
    throw new UsageError(`--country is ${country}, but must be an ISO 3166-1 alpha-2 code, such as NO.`)
  // An account may keep a currency that was withdrawn later.
  if (currency !== before.currency && !isCurrency(currency))
    throw new UsageError(`--currency is ${currency}, but must be an ISO 4217 code, such as NOK.`)
  if (account.priceList !== null) {
    const list = (await loadPriceLists(store)).find(({ id }) => id === account.priceList)
    if (!list)
      throw new UsageError(`There is no price list ${account.priceList}. Create it with: import prices`)
    if (list.currency !== account.currency) {
      throw new UsageError(
        `The price list ${list.id} is in ${list.currency}, the account in ${account.currency}.`,
      )
    }
  }
  for (const other of [account.billTo, account.shipTo]) {
    if (other !== null && !accounts.some(({ id }) => id === other))
      throw new UsageError(`There is no account ${other}.`)
  }
}

export const accountCommands = [createAccount, listAccounts, changeAccount]
