// A real Prometheus scrapes a real service with the alerts and the dashboard of the repository.
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import { dashboardExpressions, rules } from '../support/observability-files.ts'
import { createSeededDatabase, placeOrder, send, startProcess, withTestStore } from '../support/processes.ts'
import { startPrometheus } from '../support/prometheus.ts'
import { startReceiver } from '../support/receiver.ts'
import { draftOf } from '../support/service.ts'
import { webhookEnv, webhooksPath } from '../support/webhooks.ts'

const program = inject('prometheus')
const patience = { timeout: 60_000, interval: 500 }

test.skipIf(!program)(
  'alerts: fire in Prometheus for deliveries that stay due and for a database that was moved (needs Prometheus)',
  { timeout: 180_000 },
  async () => {
    const database = await createSeededDatabase('sqlite')
    // It answers nothing: of two deliveries, one is under way and one is due.
    const receiver = await startReceiver(() => {})
    const service = await startProcess({
      ...database.env,
      ...webhookEnv,
      WEBHOOK_CONCURRENCY: '1',
      WEBHOOK_TIMEOUT_MILLISECONDS: '300000',
    })
    const prometheus = await startPrometheus({
      program: program as string,
      target: new URL(service.url).host,
      // What counts here is the condition, not how long it must hold.
      rules: rules.replaceAll(/^( +for:) \w+$/gm, '$1 0s'),
    })
    const firing = async () => (await prometheus.firing()).map(({ alertname }) => alertname)
    try {
      const hook = { method: 'POST', path: webhooksPath, json: { url: receiver.url }, as: 'staff' } as const
      expect((await send(service.url, hook)).status).toBe(201)
      for (let order = 0; order < 2; order++) await placeOrder(service.url, draftOf())
      await expect.poll(() => receiver.received.length, patience).toBe(1)

      // All is well: neither alert fires, and every expression of the dashboard is correct. Others may: the machine is busy.
      await expect
        .poll(() => prometheus.countSeries('buildorder_ready == 1').catch(() => 0), patience)
        .toBe(1)
      const early = await firing()
      for (const name of ['BuildorderWebhooksDelayed', 'BuildorderNotReady', 'BuildorderDown'])
        expect(early).not.toContain(name)
      const series = await Promise.all(dashboardExpressions.map(prometheus.countSeries))
      // Without refusals, rates need two scrapes, and connections need PostgreSQL.
      expect(series.filter((count) => count > 0).length).toBeGreaterThan(10)

      const beenDue = adHoc(`UPDATE webhook_delivery SET due_at = due_at - 600000 WHERE attempts = 0`)
      const backdate = () =>
        withTestStore(database.env, (store) => store.batch([{ statement: beenDue, rows: 1 }])).then(
          () => 'done',
          ({ name }) => name,
        )
      // Until the second delivery exists.
      await expect.poll(backdate, patience).toBe('done')
      await expect.poll(firing, patience).toContain('BuildorderWebhooksDelayed')

      const file = join(database.env.DATA_DIR as string, 'buildorder.db')
      renameSync(file, `${file}.moved`)
      await expect.poll(firing, patience).toContain('BuildorderNotReady')
      renameSync(`${file}.moved`, file)
      await service.kill()
      await expect.poll(firing, patience).toContain('BuildorderDown')
    } finally {
      await prometheus.stop()
      await service.kill()
      await receiver.close()
      await database.drop()
    }
  },
)
