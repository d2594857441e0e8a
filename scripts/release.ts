// Makes a release: the packages, their bill of materials, the release notes and checksums, in dist/release.
// `npm run release -- 0.3.0` changes nothing else. `--commit` also writes the version into the project, commits and tags it.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Bom, shippedBom } from './release/sbom.ts'
import {
  changesOf,
  checkVersion,
  dateChangelog,
  ReleaseRefused,
  repositoryOf,
  setImageVersion,
  setRepository,
  setVersion,
  versionedFiles,
  withLinks,
} from './release/versions.ts'

const root = join(import.meta.dirname, '..')
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
const manifestOf = (folder: string, file: string) => JSON.parse(read(folder, file))
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

function release(version: string, output: string, isCommitted: boolean): void {
  checkVersion(version, manifestOf(root, 'package.json').version)
  if (isCommitted && git('status', '--porcelain') !== '') {
    throw new ReleaseRefused('The checkout has changes that are not committed.')
  }
  const copy = mkdtempSync(join(tmpdir(), 'buildorder-release-'))
  try {
    copyProject(copy)
    writeVersion(copy, version)
    const repository = writeRepository(copy)
    rmSync(output, { recursive: true, force: true })
    mkdirSync(output, { recursive: true })
    build(copy, version, output)
    writeNotes(copy, version, output, repository)
    writeSums(output)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  if (isCommitted) {
    writeVersion(root, version)
    git('commit', '--quiet', '--all', '--message', `Release ${version}`)
    git('tag', '--annotate', `v${version}`, '--message', `Release ${version}`)
  }
}

/** The build must not contain files that are ignored by git, and must not change the checkout. */
function copyProject(target: string): void {
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter(Boolean)
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(join(root, file), join(target, file))
  }
  for (const folder of ['', 'client', 'web']) {
    const modules = join(root, folder, 'node_modules')
    if (existsSync(modules)) symlinkSync(modules, join(target, folder, 'node_modules'))
  }
}

function writeVersion(folder: string, version: string): void {
  const today = new Date().toISOString().slice(0, 10)
  const changes: Record<string, (text: string) => string> = {
    '.json': (text) => setVersion(text, version),
    '.md': (text) => dateChangelog(text, version, today),
    '.yaml': (text) => setImageVersion(text, version),
  }
  for (const file of versionedFiles) {
    const change = changes[extname(file)]
    if (!change) throw new Error(`${file}: there is no way to write a version into it.`)
    writeFileSync(join(folder, file), change(read(folder, file)))
  }
}

/** Returns its address; undefined without a remote on a server. */
function writeRepository(folder: string): string | undefined {
  const [name] = git('remote').split('\n')
  const url = name ? repositoryOf(git('remote', 'get-url', name).trim()) : undefined
  if (!url) return undefined
  for (const part of ['', 'client']) {
    const file = join(part, 'package.json')
    writeFileSync(join(folder, file), setRepository(read(folder, file), url, part))
  }
  return url
}

function build(folder: string, version: string, output: string): void {
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 64 << 20,
    })
  for (const part of [folder, join(folder, 'client')]) {
    // Without `prebuild` and `prepack`: they would install packages again because the version in the lock file differs, into
    // the folder that the copy shares with the checkout.
    npm(part, 'run', 'build', '--ignore-scripts')
    npm(part, 'pack', '--silent', '--ignore-scripts', '--pack-destination', output)
  }
  const all = npm(folder, 'sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only')
  const bom = shippedBom(JSON.parse(all) as Bom, {
    service: manifestOf(folder, 'package.json'),
    pages: manifestOf(folder, 'web/package.json'),
    client: manifestOf(folder, 'client/package.json'),
  })
  writeFileSync(join(output, `buildorder-${version}.cdx.json`), `${JSON.stringify(bom, null, 2)}\n`)
}

function writeNotes(folder: string, version: string, output: string, repository: string | undefined): void {
  const changes = changesOf(read(folder, 'CHANGELOG.md'), version)
  const notes = repository ? withLinks(changes, repository, version) : changes
  writeFileSync(join(output, 'notes.md'), `${notes}\n`)
}

function writeSums(output: string): void {
  const sums = readdirSync(output).map((file) => `${sha256(join(output, file))}  ${file}\n`)
  writeFileSync(join(output, 'SHA256SUMS'), sums.join(''))
}

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { commit: { type: 'boolean' }, to: { type: 'string', default: 'dist/release' } },
  })
  const [version = ''] = positionals
  const output = resolve(root, values.to)
  release(version, output, values.commit === true)
  console.log(`${read(output, 'SHA256SUMS')}in ${output}`)
  console.log(
    values.commit
      ? `Push it with: git push origin main v${version}`
      : 'The checkout is unchanged; --commit writes the version and tags it.',
  )
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
