// Builds the pages if they are missing or older than their sources, so that `npm start` and `npm test`
// work on a fresh clone.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const site = join(root, 'web/dist')
const stamp = join(site, '.built-from')

const sources = globSync(
  [
    'web/src/**',
    'web/public/**',
    'web/*.{html,ts,json}',
    'client/src/**',
    // What pages import from the service; src/architecture.test.ts checks that it is no more.
    'src/catalog/search/**',
    'src/compatibility/engine/steps.ts',
    'src/configurator/fit.ts',
    'src/contract/{order-references,rights,scopes,transit-days}.ts',
    'src/orders/{arrivals,billed-units,expected,lines,states,totals,units-in-tree}.ts',
    'src/platform/{csv,time}.ts',
    'src/returns/states.ts',
    'scripts/build-pages.ts',
    'package-lock.json',
  ],
  // Only types: it is built from the service by the commands that check types, also after the pages.
  { cwd: root, exclude: ['client/src/schema.ts'] },
).map((file) => file.replaceAll('\\', '/'))

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sources.sort()) {
    if (!statSync(join(root, file)).isFile()) continue
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Modules of the project in the build that are not among its sources: a change of them would not build the pages again. */
function unlistedModules(built: Awaited<ReturnType<typeof build>>): string[] {
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  return outputs
    .flatMap((item) => (item.type === 'chunk' ? item.moduleIds : []))
    .filter((id) => id.startsWith(root) && !id.includes('/node_modules/'))
    .map((id) => relative(root, id).replace(/\?.*/, ''))
    .filter((file) => !sources.includes(file))
}

/** Compressed once at the highest level, so that the service does not need to. */
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
  // Also in tests, which set it to something else: React would be built for development.
  process.env.NODE_ENV = 'production'
  console.error('Building the pages (once per change of their sources) …')
  const built = await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' })
  const unlisted = unlistedModules(built)
  if (unlisted.length > 0)
    throw new Error(`Add to the sources in scripts/build-pages.ts: ${unlisted.join(', ')}`)
  await Promise.all(globSync(join(site, '**/*.{js,css,svg,txt}')).map(compress))
  writeFileSync(stamp, made)
}
