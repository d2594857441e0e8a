import { Problem } from '../../../contract/problems.ts'
import { createTimedCache } from '../../cache/timed-cache.ts'
import { integer } from '../../store/row.ts'
import { readStatement } from '../../store/statement.ts'
import type { Store } from '../../store/store.ts'
import type { Page } from '../reply/page.ts'
import { retryAfter } from '../reply/problem-answer.ts'
import type { Metrics } from './metrics.ts'

export interface Readiness {
  /** False while starting and once stopping has begun. */
  isReady: boolean
  /** Each gives a reason for not being ready, as one sentence; undefined if all is well. */
  checks: (() => string | undefined)[]
}

const json = (value: object) => ({
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
})

/** A database that takes longer counts as unreachable: a load balancer does not wait longer either. */
const maxAnswerMs = 2_000

const ping = readStatement({ name: 'store.ping', columns: { one: integer }, sql: 'SELECT 1 AS one' })

function isReachable(store: Store): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxAnswerMs, false)
    store
      .all({ statement: ping })
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
  })
}

/** A monitoring system gets current figures; many clients at once get the last text. */
const freeMetricsMs = 250

export const monitoringPaths = ['/livez', '/readyz', '/metrics']

/** Liveness, readiness and metrics, for load balancers and operators. */
export function healthPages(store: Store, readiness: Readiness, metrics: Metrics | undefined): Page[] {
  const pages: Page[] = [
    { path: '/livez', isAlwaysServed: true, answer: async () => json({ status: 'alive' }) },
    {
      path: '/readyz',
      isAlwaysServed: true,
      answer: async () => {
        if (!readiness.isReady) return new Problem('not_ready', undefined, [], retryAfter)
        const reason = readiness.checks.map((check) => check()).find((each) => each !== undefined)
        if (reason) return new Problem('not_ready', reason, [], retryAfter)
        return (await isReachable(store))
          ? json({ status: 'ready' })
          : new Problem('not_ready', 'The database cannot be reached.', [], retryAfter)
      },
    },
  ]
  if (metrics) {
    const text = createTimedCache(metrics.text, () => freeMetricsMs)
    pages.push({
      path: '/metrics',
      answer: async () => ({ contentType: metrics.contentType, body: await text() }),
    })
  }
  return pages
}
