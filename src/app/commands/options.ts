import { parseArgs } from 'node:util'
import { WrongArguments } from './command.ts'

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
    throw new WrongArguments(argumentError(error as NodeJS.ErrnoException))
  }
  if (parsed.positionals.length !== positionals.length) {
    const expected =
      positionals.length === 0 ? 'no arguments' : positionals.map((name) => `<${name}>`).join(' ')
    throw new WrongArguments(`Expected ${expected}, got ${parsed.positionals.join(' ') || 'none'}.`)
  }
  return {
    options: parsed.values as Partial<Record<Name, string>>,
    flags: new Set(flagNames.filter((name) => parsed.values[name] === true)),
    positionals: parsed.positionals,
  }
}

/** Turns Node's message about the arguments into ours. */
function argumentError({ code, message }: NodeJS.ErrnoException): string {
  const [option] = /--?[\w-]+/.exec(message) ?? []
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${option}.`
  // Node reads a value that begins with a dash as the next option.
  if (message.includes('does not take')) return `${option} takes no value.`
  return `${option} needs a value; write a value that begins with a dash as ${option}=-1.`
}

export function required<Name extends string>(options: Partial<Record<Name, string>>, name: Name): string {
  const value = options[name]
  if (value === undefined || value === '') throw new WrongArguments(`--${name} is missing.`)
  return value
}

export const listOf = (value: string | undefined) => (value ?? '').split(',').filter((item) => item !== '')
