// Installs the dependencies if they are missing or older than the lock file, so that `npm start`, `npm test`
// and the others work on a fresh clone. Runs on any Node version of the machine: no TypeScript here.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const lock = readFileSync('package-lock.json', 'utf8')
const stamp = 'node_modules/.installed-lock.json'

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.error('Installing dependencies (once per version of package-lock.json) …')
  // `install`, not `ci`: npm 11 leaves other platforms' optional packages out of the lock file when the registry is
  // a mirror (npm/cli#9342), and `ci` then refuses it. `--no-save` does not change the lock file.
  // loglevel: the machine's Node may be older than the project's, which npm warns about.
  const { status } = spawnSync('npm', ['install', '--no-save', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The installation failed. Run `npm install` to see why.')
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}
