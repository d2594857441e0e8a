import { expect, test } from 'vitest'
import { createMetrics } from '../http/monitoring/metrics.ts'
import { metricProducer } from './metric-producer.ts'
import { readFamilies } from './prometheus-text.ts'

test('Prometheus text: is read with escaped labels, and lines of other kinds are ignored', () => {
  const text = [
    '# HELP a_total Counts a.',
    '# TYPE a_total counter',
    'a_total{path="/x \\"y\\" \\\\ {id}",other="two\\nlines"} 3',
    'a_total 1e+21',
    '',
  ].join('\n')
  expect(readFamilies(text)).toEqual([
    {
      name: 'a_total',
      help: 'Counts a.',
      type: 'counter',
      samples: [
        { name: 'a_total', labels: { path: '/x "y" \\ {id}', other: 'two\nlines' }, value: 3 },
        { name: 'a_total', labels: {}, value: 1e21 },
      ],
    },
  ])
})

test('OpenTelemetry metrics: are the ones of /metrics, with buckets that do not contain smaller ones', async () => {
  const metrics = createMetrics()
  const times = metrics.addHistogram({
    name: 'a_seconds',
    help: 'Time of a.',
    label: 'lane',
    buckets: [1, 2],
  })
  for (const value of [0.5, 1.5, 1.6, 9]) times.observe({ lane: 'read' }, value)
  times.observe({ lane: 'write' }, 0.1)
  metrics.addCounter({ name: 'b_total', help: 'Counts b.', label: 'result' }).inc({ result: 'failed' }, 2)
  metrics.addGauge({ name: 'c_bytes', help: 'Size of c.', read: () => 7 })
  metrics.addGauge({ name: 'd_bytes', help: 'Not known.', read: () => Number.NaN })

  const { resourceMetrics } = await metricProducer(metrics.text, '1').collect()
  const all = resourceMetrics.scopeMetrics.flatMap((scope) => scope.metrics)
  const [a, b, c, d] = ['a_seconds', 'b_total', 'c_bytes', 'd_bytes'].map((name) =>
    all.find(({ descriptor }) => descriptor.name === name),
  )
  expect(a?.descriptor).toMatchObject({ description: 'Time of a.', unit: 's' })
  expect(a?.dataPoints).toMatchObject([
    {
      attributes: { lane: 'read' },
      value: { buckets: { boundaries: [1, 2], counts: [1, 2, 1] }, sum: 12.6, count: 4 },
    },
    { attributes: { lane: 'write' }, value: { buckets: { counts: [1, 0, 0] }, count: 1 } },
  ])
  expect(b).toMatchObject({ isMonotonic: true, dataPoints: [{ attributes: { result: 'failed' }, value: 2 }] })
  expect(c).toMatchObject({ descriptor: { unit: 'By' }, dataPoints: [{ attributes: {}, value: 7 }] })
  expect(d?.dataPoints).toEqual([])
  expect(all.length).toBe(readFamilies(await metrics.text()).length)
})
