// The alerts and the dashboard of the repository, as far as tests need to read them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const deploy = join(import.meta.dirname, '../../deploy')
export const rulesFile = join(deploy, 'prometheus/alerts.yml')
export const rulesTestFile = join(deploy, 'prometheus/alerts.test.yml')
export const configFile = join(deploy, 'prometheus/prometheus.yml')
export const rules = readFileSync(rulesFile, 'utf8')
export const alertNames = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name as string)

interface Panel {
  title: string
  type: string
  description?: string
  targets?: { expr: string }[]
}
const dashboard = JSON.parse(readFileSync(join(deploy, 'grafana/buildorder.json'), 'utf8'))
export const panels: Panel[] = dashboard.panels

/** The expressions of the dashboard, with values for its variables. */
export const dashboardExpressions = panels.flatMap(({ targets = [] }) =>
  targets.map(({ expr }) =>
    expr.replaceAll('$job', 'buildorder').replaceAll('$instance', '.*').replaceAll('$__rate_interval', '1m'),
  ),
)

/** The metrics of the service that a text names, without the suffixes of histograms. */
export const metricsIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\b(?:http|database|buildorder|nodejs|process)_\w+\b/g)].map(([name]) =>
      name.replace(/_(bucket|sum|count)$/, ''),
    ),
  )
