// The metrics of the service for the exporter of OpenTelemetry.
import { type HrTime, ValueType } from '@opentelemetry/api'
import { emptyResource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import { type Family, readFamilies, type Sample } from './prometheus-text.ts'

export function metricProducer(text: () => Promise<string>, version: string): MetricProducer {
  const startTime = hrTime(performance.timeOrigin)
  return {
    collect: async () => {
      const metrics = readFamilies(await text()).map((family) =>
        metricOf(family, startTime, hrTime(Date.now())),
      )
      const scope = { name: 'buildorder', version }
      return {
        resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope, metrics }] },
        errors: [],
      }
    },
  }
}

const hrTime = (milliseconds: number): HrTime => [
  Math.floor(milliseconds / 1000),
  Math.round((milliseconds % 1000) * 1e6),
]

const units: Record<string, string> = { seconds: 's', bytes: 'By' }
const unitOf = (name: string) =>
  units[
    name
      .replace(/_total$/, '')
      .split('_')
      .at(-1) ?? ''
  ] ?? ''

export function metricOf(family: Family, startTime: HrTime, endTime: HrTime): MetricData {
  const { name, help, type, samples } = family
  const common = {
    descriptor: { name, description: help, unit: unitOf(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  const point = <T>(attributes: Record<string, string>, value: T): DataPoint<T> => ({
    startTime,
    endTime,
    attributes,
    value,
  })
  if (type === 'histogram') {
    const dataPoints = byLabels(samples).map((own) => point(labelsOf(own), histogramOf(own)))
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints }
  }
  const dataPoints = samples
    .filter(({ value }) => !Number.isNaN(value))
    .map(({ labels, value }) => point(labels, value))
  return type === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints }
}

function labelsOf([first]: Sample[]): Record<string, string> {
  const { le, ...labels } = first?.labels ?? {}
  return labels
}

/** The samples of each histogram of a family. */
const byLabels = (samples: Sample[]): Sample[][] => [
  ...Map.groupBy(samples, (sample) => JSON.stringify(Object.entries(labelsOf([sample])).sort())).values(),
]

/** Buckets of Prometheus contain all smaller ones; those of OpenTelemetry do not. */
function histogramOf(samples: Sample[]): Histogram {
  const figureOf = (suffix: string) => samples.find(({ name }) => name.endsWith(suffix))?.value ?? 0
  const buckets = samples.filter(({ name }) => name.endsWith('_bucket'))
  const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0))
  const boundaries = buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite)
  return { buckets: { boundaries, counts }, sum: figureOf('_sum'), count: figureOf('_count') }
}
