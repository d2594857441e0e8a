// Alerts and dashboard: correct, about metrics that exist, and explained in the operator's handbook.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import {
  alertNames,
  configFile,
  dashboardExpressions,
  metricsIn,
  panels,
  rules,
  rulesFile,
  rulesTestFile,
} from '../support/observability-files.ts'
import { promtoolBeside } from '../support/prometheus.ts'
import { startTestService } from '../support/service.ts'

const prometheus = inject('prometheus')
const promtool = (...words: string[]) =>
  spawnSync(promtoolBeside(prometheus as string), words, { encoding: 'utf8' })
const passes = (run: ReturnType<typeof promtool>) => [run.status, run.stderr]

test.skipIf(!prometheus)(
  'alerts: promtool accepts the rules and the example configuration (needs promtool)',
  () => {
    expect(passes(promtool('check', 'rules', rulesFile))).toEqual([0, ''])
    expect(passes(promtool('check', 'config', configFile))).toEqual([0, ''])
  },
)

test.skipIf(!prometheus)(
  'alerts: each fires for the figures that it is for, and not before (needs promtool)',
  () => {
    expect(passes(promtool('test', 'rules', rulesTestFile))).toEqual([0, ''])
  },
)

test('alerts: each has a test of when it fires, and of when it does not', () => {
  const text = readFileSync(rulesTestFile, 'utf8')
  const silent = [...text.matchAll(/alertname: (\w+), exp_alerts: \[\]/g)].map(([, name]) => name)
  const firing = [...text.matchAll(/alertname: (\w+)\n +exp_alerts:\n +- exp_labels/g)].map(
    ([, name]) => name,
  )
  expect(new Set(silent)).toEqual(new Set(alertNames))
  expect(new Set(firing)).toEqual(new Set(alertNames))
  expect(alertNames.length).toBeGreaterThan(10)
})

test('alerts: each has a runbook entry with meaning, checks and actions, and names it', () => {
  const handbook = readFileSync(join(import.meta.dirname, '../../docs/guides/alerts.md'), 'utf8')
  const entries = new Map(
    handbook
      .split('\n## ')
      .slice(1)
      .map((entry) => [entry.split('\n', 1)[0], entry]),
  )
  expect([...entries.keys()]).toEqual(alertNames)
  for (const [name, entry] of entries) {
    for (const part of ['**Meaning.**', '**Check.**', '**Do.**']) expect(entry, name).toContain(part)
    expect(rules).toContain(`runbook: docs/guides/alerts.md#${name?.toLowerCase()}\n`)
  }
})

test('alerts and dashboard: name only metrics that the service has', async () => {
  const service = await startTestService('sqlite')
  try {
    const text = await (await fetch(`${service.url}/metrics`)).text()
    const existing = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    for (const named of [rules, ...dashboardExpressions]) {
      const metrics = [...metricsIn(named)]
      expect(metrics).not.toEqual([])
      expect(metrics.filter((name) => !existing.has(name))).toEqual([])
    }
  } finally {
    await service.stop()
  }
})

test('dashboard: every panel has a title, an explanation and a query', () => {
  for (const { title, type, description, targets } of panels) {
    expect(title).not.toBe('')
    if (type !== 'row')
      expect([title, description !== undefined && targets?.length !== 0]).toEqual([title, true])
  }
})
