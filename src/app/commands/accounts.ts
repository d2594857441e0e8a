import { insertAccount, loadAccounts, type StoredAccount, updateAccount } from '../../accounts/account.ts'
import { accountErrors, basisPoints, viewAccount } from '../../accounts/administration.ts'
import { callersTopic } from '../../accounts/directory.ts'
import { loadPriceLists } from '../../catalog/prices.ts'
import { followAccount } from '../../credit/credit.ts'
import { bump } from '../../platform/store/live-snapshot.ts'
import { Conflict } from '../../platform/store/store.ts'
import {
  type Command,
  type CommandContext,
  printTable,
  recorded,
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
    // The version of an account that is not stored yet.
    const blank: StoredAccount = {
      id,
      name: id,
      country: '',
      currency: '',
      vatRate: 0,
      priceList: null,
      billTo: null,
      shipTo: null,
      version: 0,
      retiredAt: null,
    }
    await save(context, () => blank, options, `The account ${id} already exists. Use: accounts update`)
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
    const find = (accounts: StoredAccount[]) => accounts.find((account) => account.id === id)
    await save(context, find, options, missing)
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
  find: (accounts: StoredAccount[]) => StoredAccount | undefined,
  options: Options,
  impossible: string,
): Promise<void> {
  await withStore(context, async (store) => {
    const accounts = await loadAccounts(store)
    const before = find(accounts)
    if (!before) throw new UsageError(impossible)
    const isNew = before.version === 0
    const account = applyOptions(before, options)
    const ids = new Set(accounts.map(({ id }) => id))
    const [error] = accountErrors(account, isNew ? null : before, {
      priceLists: await loadPriceLists(store),
      hasAccount: (id) => ids.has(id),
    })
    if (error) throw new UsageError(`${optionNames[error.fieldName] ?? error.fieldName} ${error.message}.`)
    const record = {
      action: isNew ? 'create' : 'change',
      entity: 'account',
      entityId: account.id,
      before: isNew ? null : viewAccount(before),
      after: viewAccount({ ...account, version: before.version + 1 }),
    }
    try {
      await store.batch([
        isNew ? insertAccount(account) : updateAccount(account),
        ...followAccount(account),
        bump(callersTopic),
        recorded(record, context),
      ])
    } catch (error) {
      throw error instanceof Conflict ? new UsageError(impossible) : error
    }
  })
}

/** The options of the fields that a refusal names. */
const optionNames: Record<string, string> = {
  customerId: 'The id',
  name: '--name',
  country: '--country',
  currency: '--currency',
  vatRate: '--vat',
  priceList: '--price-list',
  billTo: '--bill-to',
  shipTo: '--ship-to',
}

function applyOptions(account: StoredAccount, options: Options): StoredAccount {
  const orNone = (value: string | undefined, before: string | null) =>
    value === undefined ? before : value === 'none' ? null : value
  return {
    ...account,
    name: options.name ?? account.name,
    country: options.country ?? account.country,
    currency: options.currency ?? account.currency,
    vatRate: options.vat === undefined ? account.vatRate : readPercent(options.vat),
    priceList: orNone(options['price-list'], account.priceList),
    billTo: orNone(options['bill-to'], account.billTo),
    shipTo: orNone(options['ship-to'], account.shipTo),
  }
}

/** Only plain decimals: `Number` also reads hexadecimal and exponents. */
const readPercent = (text: string) =>
  /^\d{1,3}(\.\d+)?$/.test(text) ? basisPoints(Number(text)) : Number.NaN

export const accountCommands = [createAccount, listAccounts, changeAccount]
