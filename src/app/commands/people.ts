// For an operator: the first person of a shop, and one who is locked out.
import { randomUUIDv7 } from 'node:crypto'
import { loadAccounts } from '../../accounts/account.ts'
import { deleteSessionsOf } from '../../accounts/session.ts'
import { roleNames } from '../../contract/rights.ts'
import { personErrors } from '../../people/administration.ts'
import { addressOf } from '../../people/context.ts'
import { mintLink } from '../../people/link.ts'
import {
  emailOf,
  findPeople,
  insertPerson,
  loadPersonByEmail,
  type Person,
  viewPerson,
} from '../../people/person.ts'
import { withoutLostDevice } from '../../people/second-factor.ts'
import { Conflict } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import { type Command, printTable, recorded, UsageError, withStore } from './command.ts'
import { listOf, readOptions, required } from './options.ts'

const invite: Command = {
  name: 'people invite',
  usage: 'people invite --email <email> --name <name> [--role <role,…>] [--accounts <id,…>]',
  about: `Adds a person, and prints a link to set the password. Roles of staff: ${roleNames.join(', ')}.`,
  async run(args, context) {
    const { options } = readOptions(args, ['email', 'name', 'role', 'accounts'])
    const now = context.clock()
    const person: Person = {
      id: randomUUIDv7(),
      email: emailOf(required(options, 'email')),
      name: required(options, 'name').trim(),
      roles: [...new Set(listOf(options.role))],
      accounts: [...new Set(listOf(options.accounts))],
      createdAt: now,
      retiredAt: null,
      version: 1,
    }
    await withStore(context, async (store) => {
      const known = new Set((await loadAccounts(store)).map(({ id }) => id))
      const [error] = personErrors(person, (id) => known.has(id))
      if (error)
        throw new UsageError(`--${error.fieldName === 'roles' ? 'role' : error.fieldName} ${error.message}.`)
      const { path, writes } = mintLink(person.id, 'invitation', now)
      const after = viewPerson(person)
      const record = { action: 'create', entity: 'person', entityId: person.id, before: null, after }
      try {
        await store.batch([insertPerson(person), ...writes, recorded(record, context)])
      } catch (error) {
        if (error instanceof Conflict)
          throw new UsageError(`Somebody has the email ${person.email}. See: people list`)
        throw error
      }
      context.print(addressOf(context.settings, path))
      console.error(`${person.email} sets a password there. The link works once, for seven days.`)
    })
  },
}

const pageSize = 500

const list: Command = {
  name: 'people list',
  usage: 'people list',
  about: 'Lists the people who sign in with an email.',
  async run(args, context) {
    readOptions(args, [])
    await withStore(context, async (store) => {
      const all: Person[] = []
      for (let page = await findPeople(store, null, null, pageSize); page.length > 0; ) {
        all.push(...page)
        page = await findPeople(store, null, page.at(-1)?.id ?? null, pageSize)
      }
      const rows = all.map(({ email, name, roles, accounts, createdAt, retiredAt }) => [
        email,
        name,
        roles.join(',') || '-',
        accounts.join(',') || '-',
        isoDate(createdAt),
        retiredAt === null ? 'active' : `retired ${isoDate(retiredAt)}`,
      ])
      printTable(['EMAIL', 'NAME', 'ROLES', 'ACCOUNTS', 'INVITED', 'STATE'], rows, context.print)
    })
  },
}

const link: Command = {
  name: 'people link',
  usage: 'people link <email> [--remove-second-factor]',
  about:
    'Prints a link to set a new password, for a person who cannot sign in; --remove-second-factor also removes a lost authenticator app and all passkeys.',
  async run(args, context) {
    const { positionals, flags } = readOptions(args, [], ['email'], ['remove-second-factor'])
    const [email = ''] = positionals
    await withStore(context, async (store) => {
      const person = await loadPersonByEmail(store, email)
      if (person?.retiredAt !== null)
        throw new UsageError(`Nobody with the email ${email} may sign in. See: people list`)
      const isRemoved = flags.has('remove-second-factor')
      const { path, writes } = mintLink(person.id, 'password', context.clock())
      const action = isRemoved ? 'remove-second-factor' : 'send-link'
      const record = { action, entity: 'person', entityId: person.id, before: null, after: {} }
      await store.batch([
        ...writes,
        ...(isRemoved ? [...withoutLostDevice(person.id), deleteSessionsOf(person.id)] : []),
        recorded(record, context),
      ])
      context.print(addressOf(context.settings, path))
      console.error('The link works once, for an hour. Sessions end when the password is set.')
    })
  },
}

export const peopleCommands = [invite, list, link]
