import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { type InvalidateQueryFilters, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '../../api/query-client'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { backofficeTexts } from '../../texts/backoffice'
import { Refusal } from '../shared/refusal'
import { ColumnForm } from './column-form'
import { type Import, importQuery, importsKey, isRunning, type Mapping } from './import-queries'
import { ImportReport } from './import-report'

const words = backofficeTexts.imports

interface Props {
  started: Import
  changes: InvalidateQueryFilters
  /** Sends the same file again, this time to store it. */
  onImport: () => void
  /** Checks the same file again, with other columns. */
  onMap: (mapping: Mapping) => void
  list: string
  onAgain: () => void
  onDone: () => void
  error: unknown
}

/** Follows an import to its end. */
export function ImportRun({ started, changes, onImport, onMap, list, onAgain, onDone, error }: Props) {
  const query = useQuery({ ...importQuery(started.importId), initialData: started })
  const job = query.data
  const hasEnded = !isRunning(job)
  useEffect(() => {
    if (!hasEnded) return
    void queryClient.invalidateQueries({ queryKey: [...importsKey, 'list'] })
    if (!job.dryRun) void queryClient.invalidateQueries(changes)
  }, [hasEnded, job.dryRun, changes])
  const isChecked = job.state === 'Done' && job.dryRun && job.rows.new + job.rows.changed > 0
  return (
    <Stack>
      {query.error && <Failure error={query.error} onRetry={query.refetch} />}
      {hasEnded ? <Outcome job={job} /> : <RowProgress job={job} />}
      {hasEnded && job.dryRun && job.reading && (
        <ColumnForm list={list} reading={job.reading} onMap={onMap} />
      )}
      {error !== null && <Refusal error={error} />}
      <Group justify="flex-end">
        {hasEnded && (
          <Button variant="default" onClick={onAgain}>
            {words.otherFile}
          </Button>
        )}
        {isChecked ? (
          <Button onClick={onImport}>{words.importIt}</Button>
        ) : (
          <Button variant={hasEnded ? 'filled' : 'default'} onClick={onDone}>
            {words.close}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

/** How an import ended. */
export function Outcome({ job }: { job: Import }) {
  const { rows, dryRun } = job
  if (job.state === 'Failed') return <Stop job={job} />
  const isIdle = dryRun && rows.new + rows.changed === 0
  return (
    <Stack gap="sm">
      <Text role="status">{isIdle ? words.nothingToDo : dryRun ? words.wouldChange : words.hasChanged}</Text>
      <ImportReport job={job} />
    </Stack>
  )
}

/** Why an import stopped, and what it had done by then. */
function Stop({ job }: { job: Import }) {
  const { figure } = useFormats()
  const { rows, dryRun, error } = job
  return (
    <Stack gap="sm">
      <Alert color="red" title={words.failed} role="alert">
        {error}
      </Alert>
      {rows.total > 0 && (
        <>
          <Text>{words.stoppedAfter(dryRun, figure(rows.done), figure(rows.total))}</Text>
          <ImportReport job={job} />
        </>
      )}
    </Stack>
  )
}

export function RowProgress({ job: { dryRun, rows } }: { job: Import }) {
  const { figure } = useFormats()
  return (
    <Stack gap={6}>
      <WorkProgress
        label={words.running(dryRun)}
        part={rows.total === 0 ? 0 : rows.done / rows.total}
        detail={words.rowsOf(figure(rows.done), figure(rows.total))}
      />
      <Text size="sm" c="dimmed">
        {words.background}
      </Text>
    </Stack>
  )
}

interface ProgressProps {
  label: string
  /** From 0 to 1. */
  part: number
  detail?: string
}

export const WorkProgress = ({ label, part, detail }: ProgressProps) => (
  <Stack gap={6}>
    <Group justify="space-between">
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <Text size="sm" c="dimmed">
        {detail ?? `${Math.round(part * 100)} %`}
      </Text>
    </Group>
    <Progress value={part * 100} aria-label={label} animated />
  </Stack>
)
