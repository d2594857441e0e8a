// Every command of the command line, in the order of `help`.
import { acceptClock } from './accept-clock.ts'
import { acceptServerCommand } from './accept-server.ts'
import { accountCommands } from './accounts.ts'
import { backupCommands } from './backup.ts'
import { check } from './check.ts'
import { clientCommands } from './clients.ts'
import type { Command } from './command.ts'
import { importOpenDbCommand } from './import-opendb.ts'
import { importCommands } from './imports.ts'
import { keyCommands } from './keys.ts'
import { mailCommands } from './mails.ts'
import { migrate } from './migrate.ts'
import { move } from './move.ts'
import { peopleCommands } from './people.ts'
import { serve } from './serve.ts'
import { simulateCommand } from './simulate.ts'
import { webhookCommands } from './webhooks.ts'

export const commands: Command[] = [
  serve,
  ...accountCommands,
  ...keyCommands,
  ...peopleCommands,
  ...clientCommands,
  ...importCommands,
  importOpenDbCommand,
  ...webhookCommands,
  ...mailCommands,
  ...backupCommands,
  move,
  check,
  acceptClock,
  acceptServerCommand,
  migrate,
  simulateCommand,
]
