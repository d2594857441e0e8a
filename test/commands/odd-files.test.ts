// Files that are not regular files, files that are not text, and text with terminal control characters.

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import { mintSecret } from '../../src/webhooks/secrets.ts'
import { newWebhook } from '../../src/webhooks/subscribe.ts'
import { insertWebhook } from '../../src/webhooks/webhook.ts'
import type { TestDatabase } from '../support/databases.ts'
import { createSeededDatabase, runCommand, withTestStore } from '../support/processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'buildorder-odd-files-'))
let database: TestDatabase
beforeAll(async () => {
  database = await createSeededDatabase('sqlite')
})
afterAll(async () => {
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})
const run = (...words: string[]) => runCommand(words, database.env)
const path = (name: string) => join(folder, name)

const catalog = (name: string) => `{\n "products": [\n  { "productId": "ODD-1", "name": "${name}" }\n ]\n}`

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))

describe('import of a file', () => {
  beforeAll(() => {
    mkdirSync(path('folder.json'))
    execFileSync('mkfifo', [path('pipe.json')])
    writeFileSync(path('large.json'), '{')
    truncateSync(path('large.json'), 256 * 1024 * 1024 + 1)
    const [before = '', after = ''] = catalog('#').split('#')
    writeFileSync(path('latin1.json'), bytes(before, [0xe9, 0x74, 0xe9], after))
    writeFileSync(path('cut.json'), bytes(before, [0xf0, 0x9f, 0x98], after))
    writeFileSync(path('utf16.json'), Buffer.from(`\ufeff${catalog('Name')}`, 'utf16le'))
    writeFileSync(path('utf16-be.json'), Buffer.from(`\ufeff${catalog('Name')}`, 'utf16le').swap16())
  })

  test.each([
    ['folder.json', /is a folder, but must be a file/],
    ['pipe.json', /is not a regular file/],
    ['/dev/zero', /is not a regular file/],
    ['large.json', /has 257 MiB, but the maximum is 256 MiB. Split it into smaller files/],
    ['latin1.json', /: line 3 is not valid UTF-8.*save the file as UTF-8/i],
    ['cut.json', /: line 3 is not valid UTF-8/],
    ['utf16.json', /is written in UTF-16.*byte order mark.*save the file as UTF-8/i],
    ['utf16-be.json', /is written in UTF-16/],
  ])('import file, %s: is refused in one clear line', async (name, line) => {
    const file = name.startsWith('/') ? name : path(name)
    const result = await run('import', 'catalog', file)
    expect(result.stderr).toMatch(line)
    expect([result.code, result.stdout, result.stderr.trim().split('\n').length]).toEqual([2, '', 1])
    expect(result.stderr).toContain(file)
  })

  test('import file: a UTF-8 byte order mark, as spreadsheets write it, is accepted', async () => {
    writeFileSync(path('bom.json'), `\ufeff${catalog('Räksmörgås')}`)
    expect(await run('import', 'catalog', path('bom.json'))).toMatchObject({ code: 0 })
    await withTestStore(database.env, async (store) => {
      const sql = "SELECT name FROM product WHERE id = 'ODD-1'"
      expect(await store.all({ statement: adHoc(sql) })).toEqual([{ name: 'Räksmörgås' }])
    })
  })

  test('OpenDB document that is not UTF-8: is left out with its reason', async () => {
    mkdirSync(path('open-db/CPU'), { recursive: true })
    const id = '00000000-0000-4000-8000-000000000001'
    const [before = '', after = ''] = `{"opendb_id":"${id}","metadata":{"name":"#"}}`.split('#')
    writeFileSync(path('open-db/CPU/latin1.json'), bytes(before, [0xe9], after))
    execFileSync('mkfifo', [path('open-db/CPU/pipe.json')])
    const result = await run('import', 'opendb', folder)
    expect(result.stdout).toMatch(/CPU\/latin1\.json: line 1 is not valid UTF-8/)
    expect(result.stdout).toMatch(/CPU\/pipe\.json: it is not a regular file/)
  })
})

describe('what commands print', () => {
  const hasControls = (text: string) => /[\p{Cc}\u202e]/u.test(text.replaceAll('\n', ''))

  test('command output: stored control characters in an address are escaped', async () => {
    await withTestStore(database.env, (store) => {
      const input = { url: 'https://example.com/', account: null, types: null }
      const webhook = newWebhook('old', input, mintSecret(), 0)
      return store.batch([
        insertWebhook({ ...webhook, url: 'https://example.com/\u001b]0;x\u0007\u202e\nnew' }),
      ])
    })
    const { stdout } = await run('webhooks', 'list')
    expect(hasControls(stdout)).toBe(false)
    expect(stdout).toContain('https://example.com/\\u001b]0;x\\u0007\\u202e\\u000anew')
  })

  test('command output: control characters from a file are escaped', async () => {
    const product = { productId: 'no-\u001b[2Jsuch', onHand: 1 }
    writeFileSync(path('stock.json'), JSON.stringify({ stock: [product] }))
    const { stdout } = await run('import', 'stock', path('stock.json'))
    expect(stdout).toContain('no-\\u001b[2Jsuch')
    expect(hasControls(stdout)).toBe(false)
    writeFileSync(path('broken.json'), '{\u001b[31m')
    const { stderr } = await run('import', 'stock', path('broken.json'))
    expect(stderr).toContain('is not valid JSON')
    expect(hasControls(stderr)).toBe(false)
  })
})
