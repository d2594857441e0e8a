import { randomBytes } from 'node:crypto'
import { loadAccounts } from '../../accounts/account.ts'
import { keyErrors } from '../../accounts/administration.ts'
import { hashKey, insertKey, loadKeys, mintKey, revokeDemoKeys, revokeKey } from '../../accounts/api-key.ts'
import { callersTopic } from '../../accounts/directory.ts'
import { roleNames } from '../../contract/rights.ts'
import { isScope, scopes } from '../../contract/scopes.ts'
import { bump } from '../../platform/store/live-snapshot.ts'
import { Conflict } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import { type Command, printTable, recorded, UsageError, withStore } from './command.ts'
import { listOf, readOptions, required } from './options.ts'

const createKey: Command = {
  name: 'keys create',
  usage: 'keys create --client <name> [--role <role,…>] [--scopes <scope,…>] [--accounts <id,…>]',
  about: `Creates an API key and shows it once. Roles of staff: ${roleNames.join(', ')}. Scopes: ${scopes.join(', ')}.`,
  async run(args, context) {
    const { options } = readOptions(args, ['client', 'role', 'scopes', 'accounts'])
    const client = required(options, 'client')
    const roles = [...new Set(listOf(options.role))]
    const wanted = listOf(roles.length > 0 ? options.scopes : required(options, 'scopes'))
    const unknown = wanted.find((scope) => !isScope(scope))
    if (unknown) throw new UsageError(`There is no scope ${unknown}. Scopes: ${scopes.join(', ')}.`)
    const granted = wanted.filter(isScope)
    const accounts = [...new Set(listOf(options.accounts))]

    await withStore(context, async (store) => {
      const known = new Set((await loadAccounts(store)).map(({ id }) => id))
      const [error] = keyErrors({ client, accounts, scopes: granted, roles }, (id) => known.has(id))
      if (error)
        throw new UsageError(`--${error.fieldName === 'roles' ? 'role' : error.fieldName} ${error.message}.`)
      const key = mintKey()
      const id = randomBytes(5).toString('hex')
      const createdAt = context.clock()
      const stored = {
        id,
        hash: hashKey(key),
        client,
        accounts,
        scopes: granted,
        roles,
        isDemo: false,
        createdAt,
        revokedAt: null,
      }
      const after = { client, accounts, scopes: granted, roles }
      const record = { action: 'create', entity: 'key', entityId: id, before: null, after }
      await store.batch([insertKey(stored), bump(callersTopic), recorded(record, context)])
      context.print(key)
      console.error(`Key ${id} for ${client}. It is shown only once; store it safely.`)
    })
  },
}

const listKeys: Command = {
  name: 'keys list',
  usage: 'keys list',
  about: 'Lists all API keys, without the keys themselves.',
  async run(args, context) {
    readOptions(args, [])
    await withStore(context, async (store) => {
      const rows = (await loadKeys(store)).map((key) => [
        key.id,
        key.client,
        key.accounts.join(',') || '-',
        key.roles.join(',') || '-',
        key.scopes.join(',') || '-',
        isoDate(key.createdAt),
        key.revokedAt === null ? 'in force' : `revoked ${isoDate(key.revokedAt)}`,
      ])
      printTable(['ID', 'CLIENT', 'ACCOUNTS', 'ROLES', 'SCOPES', 'CREATED', 'STATE'], rows, context.print)
    })
  },
}

const revocation = (id: string) => ({
  action: 'revoke',
  entity: 'key',
  entityId: id,
  before: null,
  after: {},
})

const revoke: Command = {
  name: 'keys revoke',
  usage: 'keys revoke <id>',
  about: 'Revokes an API key; running services refuse it within a second.',
  async run(args, context) {
    const [id = ''] = readOptions(args, [], ['id']).positionals
    await withStore(context, async (store) => {
      try {
        await store.batch([
          revokeKey(id, context.clock()),
          bump(callersTopic),
          recorded(revocation(id), context),
        ])
      } catch (error) {
        if (error instanceof Conflict) throw new UsageError(`There is no key ${id} in force. See: keys list`)
        throw error
      }
      context.print(`Key ${id} is revoked.`)
    })
  },
}

const revokeDemo: Command = {
  name: 'keys revoke-demo',
  usage: 'keys revoke-demo',
  about: 'Revokes the public demo keys; running services refuse them within a second.',
  async run(args, context) {
    readOptions(args, [])
    await withStore(context, async (store) => {
      const inForce = (await loadKeys(store)).filter((key) => key.isDemo && key.revokedAt === null)
      if (inForce.length === 0) return context.print('No demo key is in force.')
      const records = inForce.map(({ id }) => recorded(revocation(id), context))
      await store.batch([revokeDemoKeys(context.clock()), bump(callersTopic), ...records])
      context.print(`${inForce.length} demo keys are revoked.`)
    })
  },
}

export const keyCommands = [createKey, listKeys, revoke, revokeDemo]
