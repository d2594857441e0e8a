// Finds a Chromium for the page tests, or installs one where that is possible.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

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

const installed = () =>
  process.env.CHROMIUM ||
  onPath(names) ||
  ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(isExecutable)

const installChromium = 'apt-get install -y --no-install-recommends chromium fonts-dejavu-core'

/** Installs Debian's package if allowed: as root, with apt-get, and unless CHROMIUM_INSTALL=no. */
function install(): void {
  const mayInstall = process.getuid?.() === 0 && process.env.CHROMIUM_INSTALL !== 'no'
  if (!mayInstall || !onPath(['apt-get'])) return
  console.error(
    'No Chromium found. Installing it on this system, as the tests of the pages need it (CHROMIUM_INSTALL=no skips this):',
  )
  const succeeds = (command: string) => {
    console.error(`  ${command}`)
    const [program = '', ...words] = command.split(' ')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(program, words, { stdio: ['ignore', 'ignore', 2], env }).status === 0
  }
  if (!succeeds(installChromium)) succeeds('apt-get update -q') && succeeds(installChromium)
}

/** The path of a Chromium; null, with a warning, if there is none. */
export function findChromium(): string | null {
  const found = installed()
  if (found) return found
  install()
  const now = installed()
  if (now) return now
  console.error(
    '\n!!! There is no Chromium: the tests of the pages are SKIPPED.\n' +
      '!!! Install Chromium or Chrome, or set CHROMIUM to its path, and run the tests again.\n',
  )
  return null
}
