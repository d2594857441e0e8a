// A release as `npm run release` makes it, and its package installed with `npm install -g` into an empty prefix.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'buildorder-package-'))
const release = join(folder, 'release')
const prefix = join(folder, 'prefix')
const installed = join(prefix, 'lib/node_modules/buildorder')

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

// The PATH of the machine, without the Node that the project installs for itself.
const path = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((entry) => !entry.includes('node_modules'))
  .join(delimiter)
const machineNode = spawnSync('node', ['--version'], { env: { PATH: path }, encoding: 'utf8' }).stdout.trim()
const isOld = Number.parseInt(machineNode.slice(1), 10) < 26

const env = { PATH: path, HOME: folder, DATA_DIR: join(folder, 'data'), PORT: '0' }
const buildorder = (...words: string[]) =>
  spawnSync(join(prefix, 'bin/buildorder'), words, { cwd: folder, env, encoding: 'utf8' })

async function serve() {
  const child = spawn(join(prefix, 'bin/buildorder'), ['serve'], { cwd: folder, env })
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const address = () => /serves at (\S+)/.exec(output)?.[1]
  await expect.poll(() => address() ?? output, { timeout: 60_000 }).toMatch(/^http:\/\/\S+$/)
  return { url: address() as string, exited, stop: (signal: NodeJS.Signals) => child.kill(signal) }
}

beforeAll(() => {
  // The current version: it has a section in CHANGELOG.md, also directly after a release.
  execFileSync(process.execPath, ['scripts/release.ts', version, '--to', release], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const file = join(release, `buildorder-${version}.tgz`)
  execFileSync('npm', ['install', '-g', '--prefix', prefix, '--prefer-offline', '--loglevel=error', file], {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('release: has both packages, their bill of materials, notes and correct checksums', () => {
  expect(readdirSync(release).sort()).toEqual([
    'SHA256SUMS',
    `buildorder-${version}.cdx.json`,
    `buildorder-${version}.tgz`,
    `buildorder-client-${version}.tgz`,
    'notes.md',
  ])
  const sums = readFileSync(join(release, 'SHA256SUMS'), 'utf8').trim().split('\n')
  expect(sums).toHaveLength(4)
  for (const line of sums) {
    const [sum, name = ''] = line.split('  ')
    expect(
      createHash('sha256')
        .update(readFileSync(join(release, name)))
        .digest('hex'),
    ).toBe(sum)
  }
  // Its entries, in groups if the changelog has them.
  expect(readFileSync(join(release, 'notes.md'), 'utf8')).toMatch(/^(### .+\n\n)?- /)
})

test('release: the bill of materials lists every package that is installed with the service', () => {
  const bom = JSON.parse(readFileSync(join(release, `buildorder-${version}.cdx.json`), 'utf8'))
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'buildorder', version } },
  })
  const names = globSync('{*,@*/*}/package.json', { cwd: join(installed, 'node_modules') }).map(dirname)
  expect(names.length).toBeGreaterThan(50)
  const known = bom.components.map(({ name }: { name: string }) => name)
  expect(names.filter((name) => !known.includes(name))).toEqual([])
  // Bundled into the pages; and not shipped at all.
  expect(known).toEqual(expect.arrayContaining(['react', '@mantine/core', 'openapi-fetch']))
  expect(known.filter((name: string) => ['vite', 'vitest', 'typescript'].includes(name))).toEqual([])
})

test('package: has the built service, pages, documents and deployment files, and neither sources nor tests', () => {
  expect(readdirSync(installed).sort()).toEqual([
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'LICENSE',
    'NOTICE',
    'README.md',
    'SECURITY.md',
    'bin',
    'deploy',
    'dist',
    'docs',
    'node_modules',
    'package.json',
    'web',
  ])
  expect(readdirSync(join(installed, 'dist')).sort()).toEqual(['src', 'tools'])
  const built = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
  expect(built.filter((name) => /\.(test|fixture)\.|\.ts$/.test(name))).toEqual([])
  expect(existsSync(join(installed, 'web/dist/index.html'))).toBe(true)
})

test('package: commands run with the Node of the machine, also if it is older than 26', () => {
  expect(buildorder('version')).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' })
  expect(buildorder('help').stdout).toContain('\n\nbuildorder <command>\n')
  expect(buildorder('bake')).toMatchObject({
    status: 2,
    stderr: 'There is no command bake. See: buildorder help\n',
  })
})

test('package: serves pages and orders, stops on SIGTERM, and backs up the order', async () => {
  const service = await serve()
  try {
    const page = await fetch(`${service.url}/`)
    expect(page.status).toBe(200)
    const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(await page.text()) ?? []
    const asset = await fetch(new URL(script, service.url))
    expect([asset.status, (await asset.text()).length > 1000]).toEqual([200, true])

    const headers = { Authorization: 'Bearer bo_demo_100001', 'Content-Type': 'application/json' }
    const post = (place: string, body: string) =>
      fetch(`${service.url}/checkout/v1/${place}`, { method: 'POST', headers, body })
    const created = await post('create', readFileSync(join(installed, 'docs/examples/draft.json'), 'utf8'))
    const { value: checkoutId } = (await created.json()) as { value: string }
    const submitted = await post('submit', JSON.stringify({ checkoutId }))
    expect(submitted.status).toBe(204)
    const order = await fetch(service.url + submitted.headers.get('location'), { headers })
    expect(await order.json()).toMatchObject({ order: { checkoutId } })

    // The advisor is a thread of its own file, which must be found in the package.
    const proposals = await fetch(`${service.url}/pcconfig/v1/compatibility/fixes`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        products: [{ productId: 'cpu-amd-ryzen-7-9800x3d' }, { productId: 'cooler-noctua-nh-l9i-17xx' }],
      }),
    })
    expect([proposals.status, await proposals.text()]).toEqual([200, expect.any(String)])
  } finally {
    service.stop('SIGTERM')
    expect(await service.exited).toBe(0)
  }
  const stock = { stock: [{ productId: 'cpu-amd-ryzen-7-9800x3d', onHand: 5 }] }
  writeFileSync(join(folder, 'stock.json'), JSON.stringify(stock))
  expect(buildorder('import', 'stock', 'stock.json')).toMatchObject({ status: 0, stderr: '' })
  expect(buildorder('backup', join(folder, 'backup.db'))).toMatchObject({ status: 0, stderr: '' })
  expect(buildorder('check')).toMatchObject({ status: 0, stderr: '' })
  expect(existsSync(join(folder, 'backup.db'))).toBe(true)
})

test.skipIf(!isOld)(
  `package: without a new enough Node it says what to do (needs a machine with Node before 26; this is ${machineNode})`,
  () => {
    const bare = join(folder, 'bare')
    mkdirSync(join(bare, 'bin'), { recursive: true })
    for (const name of ['bin/buildorder.mjs', 'package.json']) cpSync(join(root, name), join(bare, name))
    const run = spawnSync('node', [join(bare, 'bin/buildorder.mjs'), 'version'], { env, encoding: 'utf8' })
    expect(run).toMatchObject({ status: 1, stdout: '' })
    expect(run.stderr).toMatch(
      /^Buildorder needs Node 26 or newer; this is Node \d+\.\d+\.\d+\. Install Node 26, or install Buildorder again with optional dependencies.*\n$/,
    )
  },
)
