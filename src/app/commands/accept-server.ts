import type { ServerIdentity } from '../../platform/store/postgres/identity.ts'
import { acceptServer } from '../../platform/store/postgres/identity-row.ts'
import { type Command, UsageError } from './command.ts'
import { readOptions } from './options.ts'

export const acceptServerCommand: Command = {
  name: 'accept-server',
  usage: 'accept-server',
  about:
    'Accepts the PostgreSQL server of DATABASE_URL as the one with the data, after they were restored into another cluster or upgraded by pg_upgrade, or after a former primary became the primary again. Until then services refuse it. Stop all services first.',
  async run(args, { settings, print }) {
    readOptions(args, [])
    if (!settings.DATABASE_URL) throw new UsageError('Set DATABASE_URL: an embedded database has no server.')
    const { before, now } = await acceptServer(settings.DATABASE_URL)
    print(`Before: ${textOf(before)}`)
    print(`From now on: ${textOf(now)}`)
  },
}

const textOf = (identity?: ServerIdentity): string =>
  identity
    ? `system identifier ${identity.systemIdentifier ?? 'unknown'}, timeline ${identity.timeline ?? 'unknown'}`
    : 'no server was stored'
