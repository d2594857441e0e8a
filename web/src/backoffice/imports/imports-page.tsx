import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { PageHead } from '../shared/page-head'
import { PagedList } from '../shared/paged-list'
import { Cell, RecordTable } from '../shared/record-table'
import { ImportDialog } from './import-dialog'
import { type ImportSummary, importQuery, importsQuery, isRunning } from './import-queries'
import { Outcome, RowProgress } from './import-run'

const words = backofficeTexts.imports
const { columns } = words
/** An import may change any page of the back office. */
const everything = { queryKey: ['backoffice'] }

export function ImportsPage() {
  const list = useInfiniteQuery(importsQuery)
  const [isCreating, setCreating] = useState(false)
  const [shown, setShown] = useState<ImportSummary>()
  const imports = list.data?.pages.flatMap((page) => page.imports) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <Button onClick={() => setCreating(true)}>{words.create}</Button>
      </PageHead>
      <PagedList list={list} isEmpty={imports.length === 0} none={words.none}>
        <ImportTable imports={imports} onShow={setShown} />
      </PagedList>
      <ImportDialog
        isOpen={isCreating}
        title={words.create}
        changes={everything}
        onClose={() => setCreating(false)}
      />
      {shown && <ReportDialog summary={shown} onClose={() => setShown(undefined)} />}
    </Stack>
  )
}

interface TableProps {
  imports: ImportSummary[]
  onShow: (job: ImportSummary) => void
}

function ImportTable({ imports, onShow }: TableProps) {
  const { moment } = useFormats()
  return (
    <RecordTable
      label={words.title}
      columns={[
        { label: columns.started },
        { label: columns.kind },
        { label: columns.state },
        { label: columns.rows },
        { label: columns.details, isQuiet: true },
      ]}
    >
      {imports.map((job) => (
        <Table.Tr key={job.importId}>
          <Cell label={columns.started} isWhole>
            {moment(job.createdAt)}
          </Cell>
          <Cell label={columns.kind}>
            <Group gap={6}>
              {words.kinds[job.kind]}
              {job.dryRun && (
                <Text span size="sm" c="dimmed">
                  {words.dryRun}
                </Text>
              )}
            </Group>
          </Cell>
          <Cell label={columns.state} isWhole>
            {words.states[job.state]}
          </Cell>
          <Cell label={columns.rows}>
            <Counts job={job} />
          </Cell>
          <Cell isWhole>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={words.detailsOf(words.kinds[job.kind], moment(job.createdAt))}
              onClick={() => onShow(job)}
            >
              {words.details}
            </Button>
          </Cell>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}

function Counts({ job }: { job: ImportSummary }) {
  const { figure } = useFormats()
  const { rows } = job
  if (isRunning(job)) return words.rowsOf(figure(rows.done), figure(rows.total))
  const counted = (['new', 'changed', 'equal', 'refused'] as const)
    .filter((name) => rows[name] > 0)
    .map((name) => `${figure(rows[name])} ${words.counts[name].toLowerCase()}`)
  return counted.length === 0 ? backofficeTexts.none : counted.join(' · ')
}

function ReportDialog({ summary, onClose }: { summary: ImportSummary; onClose: () => void }) {
  const { moment } = useFormats()
  const { data, error, refetch } = useQuery(importQuery(summary.importId))
  return (
    <Dialog
      title={words.detailsOf(words.kinds[summary.kind], moment(summary.createdAt))}
      size="xl"
      onClose={onClose}
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && (isRunning(data) ? <RowProgress job={data} /> : <Outcome job={data} />)}
    </Dialog>
  )
}
