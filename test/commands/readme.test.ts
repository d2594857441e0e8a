// Commands in the README and the documentation work as printed, and their links and names exist.
import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anchorOf } from '../../scripts/decision-index.ts'
import { createDatabase, type TestDatabase } from '../support/databases.ts'
import { runCommand, type ServiceProcess, startProcess } from '../support/processes.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const readme = read('README.md')
const tutorial = read('docs/tutorial/first-order.md')

/** The text of a section, up to the next heading of its level. */
function sectionOf(text: string, heading: string): string {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`There is no section "${heading}".`)
  return section
}
const blocksOf = (text: string, language: string) =>
  [...text.matchAll(/^```(\w*)\n(.*?)^```/gms)]
    .filter(([, word]) => word === language)
    .map(([, , code]) => code as string)

const isThere = (program: string) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const missing = ['bash', 'curl'].filter((program) => !isThere(program))

interface ShellResult {
  code: number | null
  stdout: string
  stderr: string
}
function bash(script: string, env: Record<string, string> = {}): Promise<ShellResult> {
  return new Promise((resolve, reject) => {
    const { PATH = '', HOME = '' } = process.env
    const child = spawn('bash', ['-c', script], { cwd: root, env: { PATH, HOME, ...env } })
    let [stdout, stderr] = ['', '']
    child.stdout.on('data', (chunk) => {
      stdout += chunk
    })
    child.stderr.on('data', (chunk) => {
      stderr += chunk
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
}

if (missing.length > 0) {
  test.skip(`README: commands are not run, because ${missing.join(' and ')} is not installed`)
} else {
  describe('README and tutorial', () => {
    let database: TestDatabase
    let service: ServiceProcess
    const folder = mkdtempSync(join(tmpdir(), 'buildorder-readme-'))
    beforeAll(async () => {
      database = await createDatabase('sqlite')
      service = await startProcess({ ...database.env, DEMO: 'true' })
    })
    afterAll(async () => {
      await service?.kill()
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    })

    /** Runs commands as printed, with the address of this service, and returns the answer of each curl. */
    async function answersOf(script: string): Promise<string[]> {
      expect(script).toContain('http://127.0.0.1:8080')
      // Records the answer of each curl and passes it on.
      const notes = join(folder, `answers-${randomUUID()}`)
      const noting = `curl() { command curl "$@" > "$NOTES.now"; cat "$NOTES.now"; { cat "$NOTES.now"; printf '\\n=====\\n'; } >> "$NOTES"; }`
      const { code, stderr } = await bash(
        `${noting}\n${script.replaceAll('http://127.0.0.1:8080', service.url)}`,
        { NOTES: notes },
      )
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      return readFileSync(notes, 'utf8').split('\n=====\n').slice(0, -1)
    }

    test('README "See it in a minute": starts with one command, and the answer names parts and values', async () => {
      const blocks = blocksOf(sectionOf(readme, 'See it in a minute'), 'sh')
      expect(blocks[0]?.trim()).toBe('npm start')
      const [verdict = ''] = await answersOf(blocks.slice(1).join('\n'))
      // "the answer names the parts, both values and a fix"
      const { isValid, errors } = JSON.parse(verdict)
      expect(isValid).toBe(false)
      const cooler = errors.find(({ ruleName }: { ruleName: string }) => ruleName === 'CoolerSocket')
      expect(cooler.message).toMatch(/9800X3D/)
      expect(cooler.message).toMatch(/NH-L9i/)
      expect(cooler.message).toMatch(/AM5/)
      expect(cooler.message).toMatch(/1700/)
    })

    test('README: has at most 700 words', () => {
      expect(readme.split(/\s+/).length).toBeLessThanOrEqual(700)
    })

    test('tutorial: every command answers as described', async () => {
      const blocks = blocksOf(tutorial, 'sh')
      expect(blocks[0]?.trim()).toMatch(/npm start$/)
      // The example program has a test of its own, with the package of the client.
      const commands = blocks.slice(1).filter((block) => !block.startsWith('npm run example'))
      const answers = await answersOf(commands.join('\n'))
      expect(answers).toHaveLength(7)
      const [created, quote, submitted, order, confirmed, events, cancelled] = answers as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ]
      const { value: checkoutId } = JSON.parse(created)
      expect(JSON.parse(quote)).toMatchObject({ checkoutId, status: 'Open', problems: [] })
      expect(JSON.parse(quote).deliveryOptions.length).toBeGreaterThan(0)
      expect(JSON.parse(quote).orderLines).toMatchObject([
        { quantity: 2, unitPrice: { net: expect.any(Number) } },
      ])
      expect(submitted).toMatch(/^HTTP\/1\.1 204 /)
      const orderId = /^location: \/orders\/v1\/(\S+)\r?$/im.exec(submitted)?.[1]
      expect(JSON.parse(order)).toMatchObject({
        order: { orderId, checkoutId, orderLines: [{ quantity: { total: 2, cancelled: 0 } }, {}] },
      })
      expect(confirmed).toMatch(/^HTTP\/1\.1 204 /)
      const types = JSON.parse(events).events.map(({ type }: { type: string }) => type)
      expect(types).toEqual(expect.arrayContaining(['order.placed', 'order.confirmed']))
      expect(cancelled).toMatch(/^HTTP\/1\.1 204 /)
      const again = await fetch(`${service.url}/orders/v1/${orderId}`, {
        headers: { Authorization: 'Bearer bo_demo_100001' },
      })
      expect(await again.json()).toMatchObject({ order: { events: { cancelled: expect.any(String) } } })
    })

    test('docs/reference/metrics.md: names every metric of the service, and no others', async () => {
      const reply = await fetch(`${service.url}/metrics`)
      const shared = (name: string) => !/^(nodejs|process)_/.test(name)
      const served = [...(await reply.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name as string)
      const rows = read('docs/reference/metrics.md').match(/^\| `.*$/gm) ?? []
      const named = rows.flatMap((row) =>
        [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name as string),
      )
      const missing = served.filter(shared).filter((name) => !named.includes(name))
      expect(missing, 'These metrics are not described.').toEqual([])
      // Served only with PostgreSQL or a replica, or after a first value.
      const elsewhere = [
        'buildorder_replica_in_use',
        'buildorder_replica_age_seconds',
        'database_connections',
      ]
      const unknown = named
        .filter(shared)
        .filter((name) => !served.includes(name) && !elsewhere.includes(name))
      expect(unknown, 'These metrics do not exist.').toEqual([])
    })

    test('README: the documentation address and the key in the greeting work', async () => {
      const docs = await fetch(`${service.url}/docs`)
      expect(docs.status).toBe(200)
      await docs.text()
      const [, header, path] = /curl -H '(.*?)' http:\/\/[^/]+(\S*)/.exec(service.output()) ?? []
      expect(header).toMatch(/^Authorization: Bearer /)
      const reply = await fetch(service.url + path, {
        headers: { Authorization: header?.slice('Authorization: '.length) ?? '' },
      })
      expect(reply.status).toBe(200)
      await reply.text()
    })
  })

  test('docs/guides/set-up.md: its commands work as printed, with the examples of docs/reference/formats.md', async () => {
    const database = await createDatabase('sqlite')
    const folder = mkdtempSync(join(tmpdir(), 'buildorder-real-'))
    try {
      const [script = ''] = blocksOf(sectionOf(read('docs/guides/set-up.md'), 'On the command line'), 'sh')
      for (const example of blocksOf(read('docs/reference/formats.md'), 'json')) {
        const [list = ''] = Object.keys(JSON.parse(example))
        writeFileSync(join(folder, `${list === 'groups' ? 'catalog' : list}.json`), example)
      }
      const lines = script.split('\n').filter((line) => !/^export DATABASE_URL|npm start$/.test(line))
      expect(lines.length).toBeLessThanOrEqual(script.split('\n').length - 2)
      // `npm run buildorder -- words` without npm: the same program, from the folder with the files.
      const npm = `npm() { [ "$1 $2 $3" = "run buildorder --" ] || return 99; shift 3; "$NODE" "$MAIN" "$@"; }`
      const { code, stdout, stderr } = await bash(`set -e\n${npm}\ncd "$FOLDER"\n${lines.join('\n')}`, {
        NODE: process.execPath,
        MAIN: join(root, 'src/app/main.ts'),
        FOLDER: folder,
        ...database.env,
      })
      expect({ code, stderr }).toEqual({
        code: 0,
        stderr: expect.stringMatching(/^Key \S+ for Web shop\..*\n$/),
      })
      expect(stdout).not.toMatch(/left out|repaired/)
      const key = /\bbo_[\w-]{40,}/.exec(stdout)?.[0]
      expect(key, stdout).toBeDefined()
      const service = await startProcess(database.env)
      try {
        const reply = await fetch(`${service.url}/orders/v1`, { headers: { Authorization: `Bearer ${key}` } })
        expect(reply.status).toBe(200)
        expect(await reply.json()).toMatchObject({ orders: [] })
      } finally {
        await service.kill()
      }
    } finally {
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'RELEASING.md',
  'client/README.md',
  ...['docs', 'bench/results'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name): name is string => typeof name === 'string' && name.endsWith('.md'))
      .sort()
      .map((name) => `${folder}/${name}`),
  ),
]

describe.each(documents)('%s', (document) => {
  const text = read(document)
  const prose = text.replace(/^```.*?^```/gms, '')

  test('document: links to files that exist', () => {
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target as string)
    const broken = links
      .filter((target) => !/^(https?:|mailto:|#)/.test(target))
      .filter((target) => !existsSync(join(root, dirname(document), target.split('#')[0] as string)))
    expect(broken).toEqual([])
  })

  test('document: links to headings that exist', () => {
    const links = [...prose.matchAll(/\]\(([^)\s#]*)#([^)\s]+)\)/g)].filter(
      ([, file]) => !/^https?:/.test(file ?? ''),
    )
    const broken = links.filter(([, file, anchor]) => {
      const target = file ? join(dirname(document), file) : document
      const headings = [...read(target).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
        anchorOf(heading as string),
      )
      return !headings.includes(anchor as string)
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })

  test('document: names files and folders that exist', () => {
    // The changelog describes the past, when files may have had other names.
    if (document === 'CHANGELOG.md') return
    // A proposed decision names files that do not exist yet.
    if (/^Status: proposed/m.test(text)) return
    const words = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, word]) => word as string)
    const paths = words.filter((word) => /^(\.\/)?(src|test|docs|bench|scripts|bin)\/[\w./-]*$/.test(word))
    // In the architecture document, paths are relative to src.
    const inner = words.filter(
      (word) => /^[a-z][\w-]*(\/[\w-]+)*\/([\w.-]+\.ts)?$/.test(word) && !paths.includes(word),
    )
    const absent = [
      ...paths.filter((path) => !existsSync(join(root, path))),
      ...inner.filter(
        (path) =>
          !existsSync(join(root, path)) &&
          !existsSync(join(root, 'src', path)) &&
          !path.startsWith('node_modules/') &&
          path !== 'routes/',
      ),
    ]
    expect(absent).toEqual([])
  })

  test('document: names npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const runs = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name as string)
    const short = [...text.matchAll(/\bnpm (start|test)\b/g)].map(([, name]) => name as string)
    expect([...new Set([...runs, ...short])].filter((name) => !(name in scripts))).toEqual([])
  })

  test('document: names settings that exist', () => {
    const known = [...read('docs/reference/settings.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
      ([, name]) => name,
    )
    expect(known.length).toBeGreaterThan(20)
    const named = [...text.matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g)].map(([, name]) => name as string)
    // Names of the test run, of Node, of the C library and of PostgreSQL, and values in answers.
    const others = [
      'CHROMIUM_INSTALL',
      'DOCUMENTS_FOLDER',
      'IDENTIFY_SYSTEM',
      'MALLOC_ARENA_MAX',
      'PGBOUNCER_INSTALL',
      'POSTGRES_BIN',
      'POSTGRES_INSTALL',
      'PROMETHEUS_INSTALL',
      'SLOWEST_FILES',
      'TEST_DATABASE_URL',
      'UV_THREADPOOL_SIZE',
      'PHYSICAL_ITEM',
      'VIRTUAL_ITEM',
    ]
    // Those of OpenTelemetry are defined by its standard.
    const isKnown = (name: string) =>
      known.includes(name) || others.includes(name) || name.startsWith('OTEL_')
    expect([...new Set(named)].filter((name) => !isKnown(name))).toEqual([])
  })
})

test('docs/explanation/architecture.md: the folder plan has every folder, and no others', () => {
  const [plan = ''] = blocksOf(read('docs/explanation/architecture.md'), '')
  for (const house of ['src', 'web/src']) {
    const rooms = new RegExp(`(?:^|\\n)${house}/\\n((?: {2}.*\\n)*)`).exec(plan)?.[1] ?? ''
    const shown = [...rooms.matchAll(/^ {2}(\S+)/gm)].map(([, name]) => (name as string).replace(/\/$/, ''))
    expect(shown.filter((name) => !existsSync(join(root, house, name)))).toEqual([])
    const folders = readdirSync(join(root, house), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(folders.filter((name) => !rooms.includes(`${name}/`))).toEqual([])
  }
})

test('documents: every command they name is in `help`', async () => {
  const { code, stdout } = await runCommand(['help'], {})
  expect(code).toBe(0)
  const usages = [...stdout.matchAll(/^ {2}(\S.*)$/gm)].map(([, usage]) => usage as string)
  const commands = usages.map((usage) => usage.split(/ [<[-]/)[0] as string)
  expect(commands).toContain('import catalog')
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(/npm run buildorder -- ([a-z]+(?: [a-z]+)?)/g)].map(
      ([, words]) => words as string,
    ),
  )
  expect(named.length).toBeGreaterThan(5)
  const known = (words: string) =>
    ['help', 'version'].includes(words) ||
    commands.some((command) => words === command || words.startsWith(`${command} `))
  expect(named.filter((words) => !known(words))).toEqual([])
  // In backticks: `import catalog`, `keys revoke <id>`, `backup <file>`.
  const first = new Set(commands.map((command) => command.split(' ')[0]))
  const quoted = documents.flatMap((document) =>
    [...read(document).matchAll(/`([a-z]+) ([a-z]+)\b[^`]*`|`([a-z]+) <[^`]*`/g)].map(([, a, b, c]) =>
      c ? c : `${a} ${b}`,
    ),
  )
  expect(quoted.filter((words) => first.has(words.split(' ')[0]) && !known(words))).toEqual([])
})
