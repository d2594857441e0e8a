import { type AuditRecord, commandLine, writeAudit } from '../../platform/audit.ts'
import type { Store, Write } from '../../platform/store/store.ts'
import { openStore } from '../open-store.ts'
import type { Settings } from '../settings.ts'
import { printableOnOneLine } from './printable.ts'

export interface CommandContext {
  settings: Settings
  /** Prints the result of the command to standard output. */
  print: (line: string) => void
  clock: () => number
}

export interface Command {
  /** The words that call it, such as `keys create`. */
  name: string
  usage: string
  about: string
  run: (args: string[], context: CommandContext) => Promise<void>
}

/** An error of the user: shown as one line without a stack. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Wrong arguments of a command; shown with its usage. */
export class WrongArguments extends UsageError {
  override name = 'WrongArguments'
}

/** The record of a change for the audit, as a write of the same batch. */
export const recorded = (record: AuditRecord, { clock }: CommandContext): Write =>
  writeAudit(record, commandLine, clock())

/** Commands have no client that waits for an answer: an import or a restore may take long. */
const commandSeconds = 3600

export async function withStore<T>(
  { settings }: CommandContext,
  use: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await openStore({ ...settings, REQUEST_SECONDS: commandSeconds })
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

/** Prints an aligned table. */
export function printTable(headings: string[], rows: string[][], print: (line: string) => void): void {
  const lines = rows.map((row) => row.map(printableOnOneLine))
  const widths = headings.map((heading, column) =>
    lines.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), heading.length),
  )
  for (const row of [headings, ...lines]) {
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
}
