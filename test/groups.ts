// Which tests belong to `npm test` (quick), and which to `npm run test:thorough` (the rest). CONTRIBUTING.md states the rule.
import { globSync } from 'node:fs'
import { basename } from 'node:path'

export type Run = 'quick' | 'thorough'

/** The tests of a file that are quick; the others are thorough. A pattern is searched in the whole title. */
export type QuickTests = 'all' | 'none' | RegExp

export interface Group {
  files: string
  /** Of a file without a line of its own. */
  quick: QuickTests
  /** Files with a line of their own. */
  exceptions: Record<string, QuickTests>
}

/** The API suite repeats its tests on each engine and names the engine in their titles. */
const exceptOnPostgres = /^(?!.*\bpostgres\b)/

export const groups = {
  decisions: {
    files: '{src,tools,client/src,web/src}/**/*.test.ts',
    quick: 'all',
    exceptions: { 'documents.test.ts': /of 60 orders/ },
  },
  api: {
    files: 'test/api/**/*.test.ts',
    quick: exceptOnPostgres,
    // What depends on the engine: races, repeated requests, lists and their cursors, imports, statements.
    exceptions: {
      'billing-events.test.ts': 'all',
      'credit.test.ts': 'all',
      'desk-search.test.ts': 'all',
      'cursors.test.ts': 'all',
      'foreign-cursors.test.ts': 'all',
      'fulfilment-list.test.ts': 'all',
      'idempotency.test.ts': 'all',
      'imports.test.ts': 'all',
      'invoices.test.ts': 'all',
      'journal.test.ts': 'all',
      'orders-many-accounts.test.ts': 'all',
      'payments.test.ts': 'all',
      'purchasing.test.ts': 'all',
      'orders-search.test.ts': 'all',
      'simultaneous-changes.test.ts': 'all',
      'statements-of-account.test.ts': 'all',
      'statements.test.ts': 'all',
      'stock-list.test.ts': 'all',
      'store.test.ts': 'all',
    },
  },
  commands: {
    files: 'test/commands/**/*.test.ts',
    quick: 'none',
    // Upgrades, and what takes seconds.
    exceptions: {
      'catalog-generations.test.ts': 'all',
      'chromium.test.ts': 'all',
      'ci.test.ts': 'all',
      'database-name.test.ts': 'all',
      'docs.test.ts': 'all',
      'groups.test.ts': 'all',
      'import-schemas.test.ts': 'all',
      'newer-schema.test.ts': 'all',
      'systemd-unit.test.ts': 'all',
      'upgrade.test.ts': 'all',
    },
  },
  processes: {
    files: 'test/processes/**/*.test.ts',
    quick: 'none',
    // One kill, one race, durability.
    exceptions: {
      'durability.test.ts': 'all',
      'kill.test.ts': /\b5 kills/,
      'races.test.ts': /of 50 submits of one draft/,
    },
  },
  // What measures time or memory, or loads the whole machine.
  timed: { files: 'test/timed/**/*.test.ts', quick: 'none', exceptions: {} },
  pages: {
    files: 'test/pages/**/*.test.ts',
    quick: 'none',
    // Six journeys.
    exceptions: {
      'builder.test.ts': /a PC is chosen and filled by clicking/,
      'checkout.test.ts': /a saved PC becomes an order|a double click orders once/,
      'first-start.test.ts': /from an empty database to the first order/,
      'ship-it.test.ts': 'all',
      'sign-in.test.ts': /the demo needs one click/,
    },
  },
} satisfies Record<string, Group>

export type GroupName = keyof typeof groups

/**
 * Small files that take long: they run first, because Vitest begins with large ones where it knows no times. Of the groups where
 * one would run alone at the end.
 */
export const longFiles: readonly string[] = [
  'container.test.ts',
  'package.test.ts',
  'restored-sending.test.ts',
  'demo-keys.test.ts',
  'client-package.test.ts',
  'first-run.test.ts',
]

const root = `${import.meta.dirname}/..`
const filesOf = ({ files }: Group) => globSync(files, { cwd: root }).map((file) => file.replaceAll('\\', '/'))

const quickTestsOf = (group: Group, file: string): QuickTests =>
  group.exceptions[basename(file)] ?? group.quick

/** The files of a group that have tests in a run; without a run, all. */
export function filesInRun(group: Group, run: Run | undefined): string[] {
  const without = { quick: 'none', thorough: 'all' } as const
  return filesOf(group).filter((file) => run === undefined || quickTestsOf(group, file) !== without[run])
}

/** The line of the table that a file's tests must match, if it has one. */
export const ownPatternOf = (group: Group, file: string): RegExp | undefined => {
  const own = group.exceptions[basename(file)]
  return own instanceof RegExp ? own : undefined
}

/** What is wrong with the table, for the files that exist: one sentence each. */
export function faultsOfTable(files: readonly string[]): string[] {
  const all = Object.values<Group>(groups)
  const owners = new Map(all.map((group) => [group, new Set(filesOf(group))]))
  const misplaced = files.flatMap((file) => {
    const count = all.filter((group) => owners.get(group)?.has(file)).length
    if (count === 1) return []
    const what = count === 0 ? 'is in no group' : `is in ${count} groups`
    return [`${file} ${what}: put it into a folder of one group of test/groups.ts, or add its folder there.`]
  })
  const missing = all.flatMap((group) => {
    const names = new Set([...(owners.get(group) ?? [])].map((file) => basename(file)))
    return Object.keys(group.exceptions)
      .filter((name) => !names.has(name))
      .map(
        (name) =>
          `${name} has a line in test/groups.ts, but ${group.files} has no such file: remove the line.`,
      )
  })
  return [...misplaced, ...missing]
}

/** Whether a test belongs to a run. Its title begins with those of the `describe` blocks around it. */
export function isInRun(run: Run, group: Group, file: string, title: string): boolean {
  const quick = quickTestsOf(group, file)
  const isQuick = quick === 'all' || (quick !== 'none' && quick.test(title))
  return isQuick === (run === 'quick')
}
