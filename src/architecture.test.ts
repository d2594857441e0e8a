// Who may import whom. The folders are rooms: a door that is not on this list stays shut.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = import.meta.dirname
/** What only tests use. */
const isForTests = (file: string) => /\.(test|fixture)\.ts$|\/testing(\/|\.ts$)/.test(file)
const files = globSync('**/*.ts', { cwd: root }).filter((file) => !isForTests(file))

const importsOf = (file: string) =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /(?:^|\n)(?:import|export)[^'\n]*?(?:\{[^}]*\}[^'\n]*?)?from '([^']+)'/g,
    ),
  ]
    .map(([statement, target]) => ({
      isType: /^\s*(import|export) type /.test(statement),
      target: target as string,
    }))
    .map(({ target, isType }) => ({
      isType,
      target: target.startsWith('.') ? relative('.', normalize(join(dirname(file), target))) : target,
    }))

const graph = new Map(files.map((file) => [file, importsOf(file)]))
const roomOf = (file: string) => (file.includes('/') ? (file.split('/')[0] as string) : file)
const isOwn = (target: string) => target.endsWith('.ts')

test('the graph of imports is not empty', () => {
  expect(graph.get('service.ts')?.map(({ target }) => target)).toContain('routes.ts')
})

test('the contract imports nothing of the project', () => {
  for (const file of files.filter((each) => roomOf(each) === 'contract')) {
    const outside = graph.get(file)?.filter(({ target }) => isOwn(target) && roomOf(target) !== 'contract')
    expect(outside, file).toEqual([])
  }
})

test('the store knows neither routes nor the domain', () => {
  const allowed = new Set(['store', 'names', 'settings.ts', 'contract'])
  for (const file of files.filter((each) => roomOf(each) === 'store')) {
    const outside = graph.get(file)?.filter(({ target }) => isOwn(target) && !allowed.has(roomOf(target)))
    expect(outside, file).toEqual([])
  }
})

test('the compatibility engine knows neither HTTP nor SQL', () => {
  for (const file of files.filter((each) => each.startsWith('pcconfig/compatibility/'))) {
    for (const { target } of graph.get(file) ?? []) {
      const isInside = target.startsWith('pcconfig/compatibility/') || target.startsWith('typebox')
      expect(isInside, `${file} imports ${target}`).toBe(true)
    }
  }
})

test('no amount and no currency depends on the runtime: Intl is for countries and for documentation', () => {
  const users = files.filter((file) => /\bIntl\.|toLocaleString/.test(readFileSync(join(root, file), 'utf8')))
  expect(users.sort()).toEqual([
    'codes.ts',
    'documentation/docs/limits.ts',
    'documentation/docs/type-text.ts',
  ])
  expect(readFileSync(join(root, 'codes.ts'), 'utf8')).not.toMatch(/currency/i)
})

test('nothing imports service.ts but the command line', () => {
  const importers = files.filter((file) => graph.get(file)?.some(({ target }) => target === 'service.ts'))
  expect(importers.sort()).toEqual(['commands/serve.ts', 'main.ts'])
})

/** Decisions take everything they need as arguments: no clock, no chance, no framework, no files, no database. */
const decisions = [
  'money.ts',
  'dates.ts',
  'catalog/availability.ts',
  'checkout/address.ts',
  'checkout/delivery.ts',
  'checkout/material.ts',
  'checkout/place.ts',
  'checkout/quote.ts',
  'checkout/quote-line.ts',
  'checkout/quote-lines.ts',
  'checkout/stock-of-draft.ts',
  'checkout/submit.ts',
  'checkout/view.ts',
  'customers/caller.ts',
  'events/back-off.ts',
  'events/cloud-event.ts',
  'events/judge.ts',
  'events/subscribe.ts',
  'events/subscription.ts',
  'orders/advance.ts',
  'orders/billing.ts',
  'orders/cancel.ts',
  'orders/cancel-line.ts',
  'orders/delivered.ts',
  'orders/shipping.ts',
  'orders/delivery-dates.ts',
  'orders/expected.ts',
  'orders/lines.ts',
  'orders/overdue.ts',
  'orders/states.ts',
]

describe('decisions are pure', () => {
  test.each(decisions)('%s', (file) => {
    const source = readFileSync(join(root, file), 'utf8')
    expect(source).not.toMatch(/Date\.now|new Date\(\)|Math\.random|process\.|await |fetch\(/)
    const forbidden = graph
      .get(file)
      ?.filter(
        ({ target, isType }) =>
          !isType &&
          (target.startsWith('node:') || ['fastify', 'pg'].includes(target) || roomOf(target) === 'store'),
      )
    expect(forbidden, file).toEqual([])
  })
})

test('there are no circles', () => {
  const done = new Set<string>()
  const visit = (file: string, path: string[]) => {
    if (path.includes(file))
      throw new Error(`A circle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`)
    if (done.has(file)) return
    for (const { target, isType } of graph.get(file) ?? []) {
      if (!isType && graph.has(target)) visit(target, [...path, file])
    }
    done.add(file)
  }
  for (const file of files) visit(file, [])
})
