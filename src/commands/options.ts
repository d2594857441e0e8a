import { parseArgs } from 'node:util'
import { UsageError } from './command.ts'

/** Reads `--name value` options, `--flag`s and positional arguments; anything unexpected is a usage error. */
export function readOptions<Name extends string>(
  args: string[],
  names: readonly Name[],
  positionals: string[] = [],
  flagNames: string[] = [],
) {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' as const }] as const),
    ...flagNames.map((name) => [name, { type: 'boolean' as const }] as const),
  ])
  let parsed: { values: Record<string, unknown>; positionals: string[] }
  try {
    parsed = parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
  if (parsed.positionals.length !== positionals.length) {
    const expected =
      positionals.length === 0 ? 'no arguments' : positionals.map((name) => `<${name}>`).join(' ')
    throw new UsageError(`Expected ${expected}, got ${parsed.positionals.length}.`)
  }
  return {
    options: parsed.values as Partial<Record<Name, string>>,
    flags: new Set(flagNames.filter((name) => parsed.values[name] === true)),
    positionals: parsed.positionals,
  }
}

export function required<Name extends string>(options: Partial<Record<Name, string>>, name: Name): string {
  const value = options[name]
  if (value === undefined || value === '') throw new UsageError(`--${name} is missing.`)
  return value
}

export const listOf = (value: string | undefined) => (value ?? '').split(',').filter((item) => item !== '')
