// Builds the pages when they are missing or older than what they are made from, so that `npm start` and `npm test`
// work alone on a fresh clone.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'web/dist/.built-from')

function fingerprint(): string {
  const sources = globSync(['web/src/**', 'web/public/**', 'web/*.{html,ts,json}', 'package-lock.json'], {
    cwd: root,
  })
  const hash = createHash('sha256')
  for (const file of sources.sort()) {
    if (!statSync(join(root, file)).isFile()) continue
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

const made = fingerprint()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== made) {
  console.error('Building the pages (once per change of web/) …')
  await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' })
  writeFileSync(stamp, made)
}
