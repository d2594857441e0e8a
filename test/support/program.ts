// Finds a program that tests need, or installs Debian's package where that is possible.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface Program {
  title: string
  /** Names on the search path. */
  names: string[]
  /** Where it may be otherwise. */
  paths: string[]
  /** Variable with its path; with `_INSTALL` appended, the one that forbids to install it. */
  variable: string
  /** Packages of Debian. */
  packages: string
  /** What needs it. */
  tests: string
}

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (wanted: string[]) =>
  wanted
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isExecutable)

const installed = ({ variable, names, paths }: Program) =>
  process.env[variable] || onPath(names) || paths.find(isExecutable)

/** Installs the packages if allowed: as root, with apt-get, and unless the variable forbids it. */
function install({ title, variable, packages, tests }: Program): void {
  const mayInstall = process.getuid?.() === 0 && process.env[`${variable}_INSTALL`] !== 'no'
  if (!mayInstall || !onPath(['apt-get'])) return
  console.error(
    `No ${title} found. Installing it on this system, as ${tests} need it (${variable}_INSTALL=no skips this):`,
  )
  const succeeds = (command: string) => {
    console.error(`  ${command}`)
    const [program = '', ...words] = command.split(' ')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(program, words, { stdio: ['ignore', 'ignore', 2], env }).status === 0
  }
  // Another installation may be under way.
  const apt = 'apt-get -o DPkg::Lock::Timeout=300'
  const command = `${apt} install -y --no-install-recommends ${packages}`
  if (!succeeds(command)) succeeds(`${apt} update -q`) && succeeds(command)
}

/** Its path; null, with a warning, if it is not there. */
export function findProgram(program: Program): string | null {
  const found = installed(program)
  if (found) return found
  install(program)
  const now = installed(program)
  if (now) return now
  const { title, variable, tests } = program
  console.error(
    `\n!!! There is no ${title}: ${tests} are SKIPPED.\n` +
      `!!! Install ${title}, or set ${variable} to its path, and run the tests again.\n`,
  )
  return null
}
