// Builds the pages when they are missing or older than what they are made from, so that `npm start` and `npm test`
// work alone on a fresh clone.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const site = join(root, 'web/dist')
const stamp = join(site, '.built-from')

function fingerprint(): string {
  const sources = globSync(
    ['web/src/**', 'web/public/**', 'web/*.{html,ts,json}', 'scripts/build-pages.ts', 'package-lock.json'],
    {
      cwd: root,
    },
  )
  const hash = createHash('sha256')
  for (const file of sources.sort()) {
    if (!statSync(join(root, file)).isFile()) continue
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Once here with patience, so that the service has it at once and at its smallest. */
async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file)
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
  await Promise.all([
    promisify(brotliCompress)(bytes, best).then((made) => writeFile(`${file}.br`, made)),
    promisify(gzip)(bytes, { level: 9 }).then((made) => writeFile(`${file}.gz`, made)),
  ])
}

const made = fingerprint()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== made) {
  console.error('Building the pages (once per change of web/) …')
  await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' })
  await Promise.all(globSync(join(site, '**/*.{js,css,svg}')).map(compress))
  writeFileSync(stamp, made)
}
