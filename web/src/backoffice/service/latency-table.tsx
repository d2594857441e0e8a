import { Table, Text } from '@mantine/core'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import type { Dashboard } from '../dashboard/dashboard-query'
import { Cell, RecordTable } from '../shared/record-table'
import { Section } from '../shared/section'
import styles from './latency-table.module.css'

const words = backofficeTexts.service
const columns = words.latencyColumns

/** Latency of each operation; the bars make the figures easy to compare. */
export function LatencyTable({ latency }: { latency: Dashboard['latency'] }) {
  const slowest = Math.max(0, ...latency.map(({ p95Milliseconds }) => p95Milliseconds))
  return (
    <Section id="latency" title={words.latency}>
      <Text size="sm" c="dimmed">
        {latency.length === 0 ? words.latencyNone : words.latencyHint}
      </Text>
      {latency.length > 0 && (
        <RecordTable
          label={words.latency}
          columns={[
            { label: columns.operation },
            { label: columns.requests, isFigure: true },
            { label: columns.p50, isFigure: true },
            { label: columns.p95 },
            { label: columns.p99, isFigure: true },
          ]}
        >
          {latency.map((operation) => (
            <LatencyRow key={operation.operationId} operation={operation} slowest={slowest} />
          ))}
        </RecordTable>
      )}
    </Section>
  )
}

interface RowProps {
  operation: Dashboard['latency'][number]
  slowest: number
}

function LatencyRow({ operation, slowest }: RowProps) {
  const { figure } = useFormats()
  const milliseconds = (value: number) => words.milliseconds(figure(Math.round(value * 10) / 10))
  const { operationId, method, path, requests, p50Milliseconds, p95Milliseconds, p99Milliseconds } = operation
  const share = slowest === 0 ? 0 : p95Milliseconds / slowest
  return (
    <Table.Tr>
      <Cell>
        <div>
          <Text size="sm" fw={500}>
            {operationId}
          </Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {method} {path}
          </Text>
        </div>
      </Cell>
      <Cell label={columns.requests} isFigure>
        {figure(requests)}
      </Cell>
      <Cell label={columns.p50} isFigure>
        {milliseconds(p50Milliseconds)}
      </Cell>
      <Cell label={columns.p95}>
        <div className={styles.bar}>
          <span className={styles.track} aria-hidden>
            <span className={styles.fill} style={{ width: `${share * 100}%` }} />
          </span>
          <span className={styles.value}>{milliseconds(p95Milliseconds)}</span>
        </div>
      </Cell>
      <Cell label={columns.p99} isFigure>
        {milliseconds(p99Milliseconds)}
      </Cell>
    </Table.Tr>
  )
}
