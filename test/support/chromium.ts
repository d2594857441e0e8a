// Finds a Chromium for the tests of the pages, or installs one where that is possible.
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

function installed(): string | undefined {
  const given = process.env.CHROMIUM
  if (given) return given
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(isExecutable)
}

/** Debian's own package, when we may install it. */
function install(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.error('No Chromium found: installing Debian’s package (once) …')
  const apt = (...words: string[]) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const chromium = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']
  if (!apt(...chromium)) apt('update', '-q') && apt(...chromium)
}

/** The path of a Chromium; null when there is none, said loudly. */
export function findChromium(): string | null {
  const found = installed()
  if (found) return found
  install()
  const now = installed()
  if (now) return now
  console.error(
    '\n!!! There is no Chromium, and none could be installed: the tests of the pages are SKIPPED.\n' +
      '!!! Install Chromium or Chrome, or set CHROMIUM to its path, and run the tests again.\n',
  )
  return null
}
