// Which folder may import which, and through which files. docs/explanation/architecture.md shows the result as a picture.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countFolderImports, folderOf, readImportGraph, readPagesGraph } from '../scripts/import-graph.ts'
import { tags } from './contract/tags.ts'
import { projectRoot } from './platform/project-root.ts'
import { tables } from './schema/tables.ts'

/** Each folder may import the folders above it that it lists. `app` may import all of them. */
const mayImport: Record<string, string[]> = {
  contract: [],
  compatibility: [],
  platform: ['contract'],
  schema: ['platform'],
  credit: ['contract', 'platform'],
  accounts: ['contract', 'platform', 'credit'],
  catalog: ['contract', 'platform', 'compatibility', 'accounts'],
  audit: ['contract', 'platform'],
  inventory: ['contract', 'platform', 'audit', 'catalog'],
  configurator: ['contract', 'platform', 'compatibility', 'accounts', 'catalog', 'inventory'],
  builds: ['contract', 'platform', 'accounts', 'catalog', 'configurator'],
  events: ['contract', 'platform'],
  orders: ['contract', 'platform', 'catalog', 'inventory', 'events', 'credit'],
  checkout: ['contract', 'platform', 'accounts', 'catalog', 'inventory', 'configurator', 'credit', 'orders'],
  cart: ['contract', 'platform', 'accounts', 'inventory', 'checkout'],
  imports: ['contract', 'platform', 'catalog', 'inventory', 'checkout', 'billing'],
  addresses: ['contract', 'platform', 'accounts'],
  setup: ['contract', 'platform', 'accounts', 'people'],
  people: ['contract', 'platform', 'accounts'],
  webhooks: ['contract', 'platform', 'accounts', 'events'],
  mail: ['contract', 'platform', 'people', 'billing', 'orders', 'purchasing', 'quotations', 'returns'],
  check: ['contract', 'platform', 'schema', 'orders'],
  documentation: ['contract', 'platform', 'compatibility'],
  billing: ['contract', 'platform', 'accounts', 'credit', 'events', 'orders'],
  returns: ['contract', 'platform', 'inventory', 'orders'],
  quotations: ['contract', 'platform', 'checkout', 'orders'],
  desk: [
    'contract',
    'platform',
    'accounts',
    'catalog',
    'inventory',
    'events',
    'orders',
    'billing',
    'returns',
    'imports',
    'mail',
  ],
  purchasing: ['contract', 'platform', 'catalog', 'inventory', 'orders', 'billing'],
  sales: ['contract', 'platform', 'events', 'orders', 'purchasing'],
  site: ['platform', 'accounts'],
  tools: [
    'contract',
    'platform',
    'compatibility',
    'accounts',
    'catalog',
    'inventory',
    'purchasing',
    'orders',
    'checkout',
    'billing',
    'credit',
  ],
}

/** The files of each folder that other folders may import; the rest is internal. Routes are for `app` alone. */
const entries: Record<string, string[]> = {
  accounts: [
    'account',
    'administration',
    'api-key',
    'caller',
    'context',
    'directory',
    'role',
    'session',
    'start-session',
    'authentication/authenticate',
    'authentication/discovery',
    'authentication/roles',
  ],
  credit: ['credit'],
  imports: ['context', 'importer', 'job'],
  catalog: [
    'topics',
    'administration/entities',
    'bundle',
    'catalog',
    'catalog-search',
    'context',
    'find-products',
    'import-catalog',
    'import-prices',
    'images/image',
    'images/origins',
    'images/page',
    'load-catalog',
    'match/match-index',
    'open-data',
    'price-rule-rows',
    'price-rules',
    'prices',
    'prices-by-clock',
    'product',
    'product-page',
    'routes/example',
    'search-description',
    'search/words',
    'terms',
    'view',
  ],
  audit: ['find'],
  billing: [
    'company/company',
    'company/letterhead',
    'context',
    'credit/count-open',
    'issue/find-invoices',
    'issue/invoice',
    'issue/issuer',
    'issue/waiting-billings',
    'payments/allocation',
    'payments/book',
    'payments/payment',
    'pdf/invoice-pdf',
    'pdf/paper',
    'pdf/paper-texts',
    'pdf/pdf-writer',
    'pdf/texts',
    'pdf/wrapped',
    'pdf/written-values',
    'reminders/remind',
    'reminders/reminder',
    'sending/access-point',
    'sending/sender',
    'sending/sending',
  ],
  check: ['check', 'digest'],
  addresses: [],
  cart: ['context'],
  desk: ['follow-orders'],
  checkout: [
    'context',
    'credit',
    'delivery/carrier',
    'delivery/carriers',
    'delivery/import-carriers',
    'delivery/tracking',
    'draft',
    'make-draft',
    'replacement',
    'staff-draft',
    'stock-of-draft',
    'view',
    'submit/load-for-submit',
    'submit/promise',
  ],
  // The types of facts, for the search: it also runs in the pages, which the engine does not.
  compatibility: ['index', 'facts/index'],
  configurator: ['advisor/advisor', 'configuration', 'context', 'orderable', 'warm-up'],
  documentation: ['components', 'docs/limits', 'pages', 'rules'],
  events: ['changes', 'cloud-event', 'context', 'event', 'lag', 'sequence', 'routes/example'],
  inventory: [
    'availability',
    'context',
    'expired-supply',
    'import-stock',
    'product-availability',
    'purchase-order',
    'queue',
    'stock',
    'supply-version',
  ],
  mail: [
    'context',
    'mail',
    'mail-documents',
    'mail-orders',
    'mail-people',
    'mail-purchases',
    'mail-quotations',
    'mail-returns',
    'sender',
  ],
  orders: [
    'advance',
    'allocation',
    'arrivals',
    'billed-units',
    'billing',
    'context',
    'delivery-dates',
    'expected',
    'facts',
    'fill-facts',
    'lines',
    'list-orders',
    'order',
    'order-id',
    'order-texts',
    'plan-shortage',
    'promised',
    'record',
    'returned',
    'serial-numbers',
    'settled',
    'states',
    'totals',
    'units-in-tree',
  ],
  schema: ['schema'],
  quotations: ['context', 'view'],
  returns: ['context', 'find-returns', 'replaced', 'return', 'states'],
  purchasing: [
    'context',
    'costs',
    'follow',
    'load-paper',
    'purchase',
    'purchase-texts',
    'supplier',
    'supplier-product',
  ],
  people: [
    'administration',
    'context',
    'credential',
    'factors/password',
    'factors/password-rules',
    'link',
    'person',
    'second-factor',
  ],
  setup: ['link'],
  site: ['pages', 'sign-in', 'site'],
  webhooks: [
    'claim',
    'context',
    'delivery',
    'fan-out',
    'routes/index',
    'secrets',
    'subscribe',
    'webhook',
    'webhooks',
  ],
  tools: [
    'demo/seed',
    'opendb/import-opendb',
    'opendb/read-folder',
    'opendb/report',
    'simulation/history',
    'simulation/samples',
    'simulation/simulate',
  ],
}

/** The parts of the contract that platform may import: how requests are read and refused, not their subjects. */
const contractForPlatform = ['path-value', 'problem', 'problems', 'read', 'rights', 'scopes', 'tags', 'types']

const graph = readImportGraph()
const crossings = [...graph].flatMap(([file, imports]) =>
  imports
    .filter(({ target }) => graph.has(target) && folderOf(target) !== folderOf(file))
    .map(({ target }) => ({ file, target })),
)
const nameIn = (file: string) => file.replace(/^(src\/[^/]+|tools)\//, '').replace(/\.ts$/, '')

test('import graph: the reader finds the files and their imports', () => {
  expect(graph.get('src/app/service.ts')?.map(({ target }) => target)).toContain('src/app/routes.ts')
  expect(crossings.length).toBeGreaterThan(300)
})

test('folders: every folder has a list of folders it may import', () => {
  const folders = new Set([...graph.keys()].map(folderOf))
  folders.delete('app')
  expect([...folders].sort()).toEqual(Object.keys(mayImport).sort())
})

test('folders: imports follow one direction', () => {
  const wrong = crossings.filter(
    ({ file, target }) => folderOf(file) !== 'app' && !mayImport[folderOf(file)]?.includes(folderOf(target)),
  )
  expect(wrong, 'A lower folder imports a higher one. Let app/ pass a function in instead.').toEqual([])
})

test('folders: pages import the search, the fit of a candidate, names of references, rights and scopes, the totals, dates, states and billable units of an order, the states of a return, cells of CSV, types of OpenAPI and nothing else of the service', () => {
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
    (file) => !file.includes('.test.'),
  )
  const imported = files.flatMap((file) =>
    [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/from '[./]+\/(src\/[^']+)'/g)].map(
      ([, target]) => target,
    ),
  )
  expect(new Set(imported)).toEqual(
    new Set([
      'src/catalog/search/rank.ts',
      'src/catalog/search/search-index.ts',
      'src/catalog/search/suggest.ts',
      'src/compatibility/engine/steps.ts',
      'src/configurator/fit.ts',
      'src/contract/order-references.ts',
      'src/contract/rights.ts',
      'src/contract/scopes.ts',
      'src/documentation/openapi/types.ts',
      'src/orders/arrivals.ts',
      'src/orders/billed-units.ts',
      'src/orders/states.ts',
      'src/orders/totals.ts',
      'src/platform/csv.ts',
      'src/returns/states.ts',
    ]),
  )
})

/** The folders of the pages, lowest first: each may import those before it. Files in web/src itself are the base or the top. */
const pageFolders = [
  'base',
  'documentation',
  'texts',
  'barcode',
  'api',
  'shell',
  'session',
  'lines',
  'cart',
  'orders',
  'checkout',
  'builds',
  'builder',
  'products',
  'quick-order',
  'finder',
  'backoffice',
  'frame',
  'top',
]
const topFiles = ['main.tsx', 'router.tsx']

function pageFolderOf(file: string): string {
  const [first = '', ...rest] = file.replace('web/src/', '').split('/')
  if (rest.length > 0) return first
  return topFiles.includes(first) ? 'top' : 'base'
}

test('pages: every folder has its place, and imports run in one direction', () => {
  const pages = readPagesGraph()
  expect(new Set([...pages.keys()].map(pageFolderOf))).toEqual(new Set(pageFolders))
  const placeOf = (file: string) => pageFolders.indexOf(pageFolderOf(file))
  const wrong = [...pages].flatMap(([file, imports]) =>
    imports
      .filter(({ target }) => placeOf(target) > placeOf(file))
      .map(({ target }) => `${file} imports ${target}`),
  )
  expect(wrong, 'A lower folder imports a higher one. Move down what both need.').toEqual([])
})

test('folders: no circle of folders', () => {
  const imports = countFolderImports(graph)
  const done = new Set<string>()
  const visit = (folder: string, path: string[]) => {
    if (path.includes(folder)) throw new Error(`Circle: ${[...path, folder].join(' → ')}`)
    if (done.has(folder)) return
    for (const next of imports.get(folder)?.keys() ?? []) visit(next, [...path, folder])
    done.add(folder)
  }
  for (const folder of imports.keys()) visit(folder, [])
})

/** Each folder of the HTTP layer may import those that it lists; `server.ts` composes them. */
const ofHttp: Record<string, string[]> = {
  exchange: [],
  reply: ['exchange'],
  connections: ['exchange'],
  monitoring: ['exchange', 'reply'],
  limits: ['exchange', 'reply', 'connections', 'monitoring'],
  route: ['exchange', 'reply', 'limits', 'monitoring'],
}

test('HTTP layer: its folders import in one direction', () => {
  const folderIn = (file: string) => /^src\/platform\/http\/(\w+)\//.exec(file)?.[1]
  const wrong = [...graph].flatMap(([file, imports]) => {
    const from = folderIn(file)
    if (from === undefined) return []
    return imports
      .map(({ target }) => target)
      .filter((target) => target.startsWith('src/platform/http/') && folderIn(target) !== from)
      .filter((target) => !ofHttp[from]?.includes(folderIn(target) ?? ''))
      .map((target) => ({ file, target }))
  })
  expect(wrong, 'A lower folder of the HTTP layer imports a higher one: see `ofHttp` in this test.').toEqual(
    [],
  )
})

test('folders: only entry files are imported from outside', () => {
  const wrong = crossings.filter(({ file, target }) => {
    const folder = folderOf(target)
    if (folder === 'contract' || folder === 'platform') return false
    const isRouteForApp = folderOf(file) === 'app' && nameIn(target).startsWith('routes/')
    return !isRouteForApp && !entries[folder]?.includes(nameIn(target))
  })
  expect(wrong, 'Import an entry file, or add the file to `entries` in this test.').toEqual([])
})

test('folders: every entry file exists and is used', () => {
  const used = new Set(crossings.map(({ target }) => target))
  for (const [folder, names] of Object.entries(entries)) {
    for (const name of names) {
      const file = folder === 'tools' ? `tools/${name}.ts` : `src/${folder}/${name}.ts`
      expect(used, `${file} is listed as an entry, but is not imported from outside`).toContain(file)
    }
  }
})

test('platform: imports nothing of the domain, and of the contract only reading and refusing requests', () => {
  const wrong = crossings.filter(
    ({ file, target }) => folderOf(file) === 'platform' && !contractForPlatform.includes(nameIn(target)),
  )
  expect(wrong).toEqual([])
})

test('compatibility: imports nothing but itself and typebox', () => {
  for (const [file, imports] of graph) {
    if (folderOf(file) !== 'compatibility') continue
    const outside = imports.filter(
      ({ target }) => folderOf(target) !== 'compatibility' && !target.startsWith('typebox'),
    )
    expect(outside, file).toEqual([])
  }
})

test('Intl: is used for countries and documentation, never for amounts, which must not depend on the runtime', () => {
  const users = [...graph.keys()].filter((file) =>
    /\bIntl\.|toLocaleString/.test(readFileSync(join(projectRoot, file), 'utf8')),
  )
  expect(users.sort()).toEqual([
    'src/app/documented-limits.ts',
    'src/documentation/docs/type-text.ts',
    'src/platform/codes.ts',
  ])
  expect(readFileSync(join(projectRoot, 'src/platform/codes.ts'), 'utf8')).not.toMatch(/currency/i)
})

test('SQL: defined as named statements; only reading whole tables for a check or a comparison is ad hoc', () => {
  const users = [...graph]
    .filter(([file]) => /\badHoc\b/.test(readFileSync(join(projectRoot, file), 'utf8')))
    .map(([file]) => file)
  expect(users.sort()).toEqual([
    'src/check/check.ts',
    'src/check/digest.ts',
    'src/platform/store/statement.ts',
  ])
})

/** Decisions take everything they need as arguments: no clock, no randomness, no framework, no files, no database. */
const decisions = [
  'accounts/caller.ts',
  'cart/change.ts',
  'cart/draft-request.ts',
  'cart/settle.ts',
  'cart/view.ts',
  'checkout/address.ts',
  'checkout/delivery/delivery-options.ts',
  'checkout/material.ts',
  'checkout/quote.ts',
  'checkout/quote-line.ts',
  'checkout/quote-lines.ts',
  'checkout/stock-of-draft.ts',
  'checkout/submit/submit.ts',
  'checkout/view.ts',
  'events/cloud-event.ts',
  'inventory/availability.ts',
  'orders/advance.ts',
  'orders/billing.ts',
  'orders/cancel.ts',
  'orders/cancel-line.ts',
  'orders/delivered.ts',
  'orders/delivery-dates.ts',
  'orders/expected.ts',
  'orders/lines.ts',
  'orders/overdue.ts',
  'orders/shipping.ts',
  'orders/states.ts',
  'purchasing/decide.ts',
  'purchasing/proposals.ts',
  'purchasing/states.ts',
  'platform/jobs/attempt.ts',
  'platform/money.ts',
  'platform/time.ts',
  'mail/texts.ts',
  'webhooks/judge.ts',
  'webhooks/subscribe.ts',
  'webhooks/subscription.ts',
]

describe('decisions: pure functions', () => {
  test.each(decisions)('%s has no clock, randomness or I/O', (name) => {
    const file = `src/${name}`
    const source = readFileSync(join(projectRoot, file), 'utf8')
    expect(source).not.toMatch(/Date\.now|new Date\(\)|Math\.random|process\.|await |fetch\(/)
    const forbidden = graph
      .get(file)
      ?.filter(
        ({ target, isType }) =>
          !isType &&
          (target.startsWith('node:') ||
            ['fastify', 'pg'].includes(target) ||
            target.startsWith('src/platform/store/')),
      )
    expect(forbidden, file).toEqual([])
  })
})

/** Tables of the platform itself. */
const platformTables = ['schema_version', 'database_server', 'counter', 'revision', 'idempotency', 'audit']

describe('platform: knows nothing of the domain', () => {
  const sources = [...graph.keys()]
    .filter((file) => file.startsWith('src/platform/') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, source: readFileSync(join(projectRoot, file), 'utf8') }))
  const filesWith = (pattern: RegExp) =>
    sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file)

  test.each(tables.filter((table) => !platformTables.includes(table)))(
    'no statement on the table %s',
    (table) => {
      expect(filesWith(new RegExp(`\\b(FROM|INTO|UPDATE|JOIN|TABLE) ${table}\\b|'${table}'`))).toEqual([])
    },
  )

  test.each(Object.keys(tags))('no route of the tag %s', (tag) => {
    expect(filesWith(new RegExp(`'${tag}'`))).toEqual([])
  })

  test('no topic of a snapshot', () => {
    expect(filesWith(/\btopic: ?'|\bname: 'callers'/)).toEqual([])
  })
})

test('files: no circle of imports', () => {
  const done = new Set<string>()
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) {
      throw new Error(`Circle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`)
    }
    if (done.has(file)) return
    for (const { target, isType } of graph.get(file) ?? []) {
      if (!isType && graph.has(target)) visit(target, [...path, file])
    }
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
})

test('docs/explanation/architecture.md: the list of files of a submit has at most 15, and each exists', () => {
  const text = readFileSync(join(projectRoot, 'docs/explanation/architecture.md'), 'utf8')
  const [section = ''] = /## How a submit works\n.*?\n## /s.exec(text) ?? []
  const files = [...section.matchAll(/^\| `(\S+\.ts)` \|/gm)].map(([, file]) => file as string)
  expect(files.length).toBeGreaterThan(5)
  expect(files.length).toBeLessThanOrEqual(15)
  expect(files.filter((file) => !existsSync(join(projectRoot, 'src', file)))).toEqual([])
})
