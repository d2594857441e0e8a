// The command line.

import { SchemaTooNew } from '../platform/store/schema.ts'
import { DatabaseDamaged } from '../platform/store/sqlite/quick-check.ts'
import { AlreadyServed } from '../platform/store/sqlite/service-lock.ts'
import { OutcomeUnknown, StoreUnavailable } from '../platform/store/store.ts'
import { WrongTelemetrySetting } from '../platform/telemetry/signals.ts'
import { UsageError, WrongArguments } from './commands/command.ts'
import { commands } from './commands/index.ts'
import { printable } from './commands/printable.ts'
import { program } from './commands/program.ts'
import { readSettings, WrongSetting } from './settings.ts'
import { version } from './version.ts'

/** Errors that the user can fix: shown as one line. All others are bugs and are shown with their stack. */
const clearErrors = [
  UsageError,
  WrongSetting,
  AlreadyServed,
  DatabaseDamaged,
  OutcomeUnknown,
  SchemaTooNew,
  StoreUnavailable,
  WrongTelemetrySetting,
]

async function main(words: string[]): Promise<void> {
  if (words.length === 0 || words[0] === 'help' || isHelp(words[0])) return help(words.slice(1))
  if (words[0] === 'version' || words[0] === '--version') return console.log(version)
  const command = commands.find(({ name }) => name.split(' ').every((word, place) => words[place] === word))
  if (!command) {
    if (words.some(isHelp)) return help(words.filter((word) => !isHelp(word)))
    const known = beginningWith(words.slice(0, 1)).map(({ name }) => name)
    const hint = known.length > 0 ? `There are: ${known.join(', ')}.` : `See: ${program} help`
    throw new UsageError(`There is no command ${words.slice(0, 2).join(' ')}. ${hint}`)
  }
  const args = words.slice(command.name.split(' ').length)
  if (args.some(isHelp)) return console.log(`buildorder ${command.usage}\n  ${command.about}`)
  const settings = readSettings(process.env)
  try {
    await command.run(args, { settings, print: (line) => console.log(printable(line)), clock: Date.now })
  } catch (error) {
    throw error instanceof WrongArguments
      ? new UsageError(`${error.message} Usage: buildorder ${command.usage}`)
      : error
  }
}

const isHelp = (word: string | undefined) => word === '--help' || word === '-h'

const beginningWith = (words: string[]) =>
  commands.filter(({ name }) => words.every((word, place) => name.split(' ')[place] === word))

/** All commands, or those that begin with these words. */
function help(words: string[]): void {
  console.log(`Buildorder ${version}\n\n${program} <command>\n`)
  const some = beginningWith(words)
  for (const { usage, about } of some.length > 0 ? some : commands) console.log(`  ${usage}\n      ${about}`)
}

/** Advice for error codes of the system and of the databases. */
const clearCodes: Record<string, string> = {
  EADDRINUSE: 'Set PORT to a free port (0 takes any).',
  EADDRNOTAVAIL: 'Set HOST to an address of this machine.',
  ENOTFOUND: 'Check HOST and DATABASE_URL.',
  EAI_AGAIN: 'The name could not be resolved: check HOST, DATABASE_URL and the network.',
  ECONNREFUSED: 'The connection was refused: start PostgreSQL, or correct DATABASE_URL.',
  ETIMEDOUT: 'The server does not answer: check DATABASE_URL and the network.',
  ECONNRESET: 'The connection was reset: check DATABASE_URL and the network.',
  EACCES: 'Check the permissions of this user.',
  EEXIST: 'Set DATA_DIR to a folder.',
  ENOTDIR: 'Set DATA_DIR to a folder.',
  EROFS: 'Set DATA_DIR to a folder that can be written.',
  ENOSPC: 'Free space on the disk.',
  ERR_SQLITE_ERROR: 'Check DATA_DIR.',
  '3D000': 'Create the database, or correct DATABASE_URL.',
  '28P01': 'Correct user and password in DATABASE_URL.',
  '28000': 'Correct user and password in DATABASE_URL.',
  '25006': 'Set DATABASE_URL to a PostgreSQL that can be written.',
  '25P03': 'Raise idle_in_transaction_session_timeout of the role or the database.',
  '42501': 'Let the role create tables: GRANT CREATE ON SCHEMA public TO <role>',
  '53100': 'Free space on the disk of PostgreSQL.',
  '53300': 'Raise max_connections of PostgreSQL, or lower DATABASE_CONNECTIONS of its clients.',
}

function explain(error: unknown): string {
  const { message, cause } = error as Error
  const { code = '' } = (cause ?? error) as NodeJS.ErrnoException
  const hint = clearCodes[code]
  if (hint) return `${message.replace(/\.$/, '')}. ${hint}`
  return clearErrors.some((kind) => error instanceof kind) ? message : String((error as Error).stack)
}

// Databases and backups contain webhook secrets, so files are readable only by this user.
process.umask(0o077)

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(printable(explain(error)))
  process.exitCode = error instanceof UsageError ? 2 : 1
  // A command that failed half-way may have left a connection or a thread open.
  process.exit()
}
