// A real Prometheus on a free port of loopback.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './postgres.ts'
import { findProgram } from './program.ts'

/** The path of a Prometheus; null, with a warning, if there is none. */
export const findPrometheus = () =>
  findProgram({
    title: 'Prometheus',
    names: ['prometheus'],
    paths: [],
    variable: 'PROMETHEUS',
    packages: 'prometheus',
    tests: 'the tests of alerts',
  })

/** Installed together with Prometheus. */
export const promtoolBeside = (prometheus: string) => join(dirname(prometheus), 'promtool')

export interface PrometheusOptions {
  program: string
  /** `host:port` of the service. */
  target: string
  /** The text of a file of rules. */
  rules: string
}

export async function startPrometheus({ program, target, rules }: PrometheusOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-prometheus-'))
  writeFileSync(join(folder, 'alerts.yml'), rules)
  writeFileSync(
    join(folder, 'prometheus.yml'),
    [
      'global: { scrape_interval: 1s, evaluation_interval: 1s }',
      'rule_files: [alerts.yml]',
      'scrape_configs:',
      `  - { job_name: buildorder, static_configs: [{ targets: ['${target}'] }] }`,
      '',
    ].join('\n'),
  )
  const address = `127.0.0.1:${await freePort()}`
  const child = spawn(
    program,
    ['--config.file=prometheus.yml', '--storage.tsdb.path=data', `--web.listen-address=${address}`],
    { cwd: folder, stdio: 'ignore' },
  )
  // It does not outlive a failed test run.
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)

  async function ask<T>(path: string): Promise<T> {
    const response = await fetch(`http://${address}/api/v1/${path}`)
    const { data, error } = (await response.json()) as { data: T; error?: string }
    if (error) throw new Error(error)
    return data
  }
  return {
    /** The labels of the alerts that fire. Empty while it starts. */
    firing: async (): Promise<Record<string, string>[]> => {
      type Alerts = { alerts: { state: string; labels: Record<string, string> }[] }
      const { alerts } = await ask<Alerts>('alerts').catch((): Alerts => ({ alerts: [] }))
      return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels)
    },
    /** The number of series that an expression gives; throws if it is wrong. */
    countSeries: async (expression: string): Promise<number> =>
      (await ask<{ result: unknown[] }>(`query?query=${encodeURIComponent(expression)}`)).result.length,
    stop: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve))
      end()
      await exited
      process.off('exit', end)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
