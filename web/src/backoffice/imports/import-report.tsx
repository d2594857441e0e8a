import { Alert, Button, Group, Paper, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useFormats } from '../../session/format'
import { saveFile } from '../../shell/save-file'
import { backofficeTexts } from '../../texts/backoffice'
import { Cell, RecordTable } from '../shared/record-table'
import { Refusal } from '../shared/refusal'
import { wordOf } from './import-fields'
import { downloadRefused, type Import } from './import-queries'

const words = backofficeTexts.imports
const { refusedColumns: columns } = words
/** The file of the import and the list of rows have all of them. */
const shownWarnings = 10
const counts = ['new', 'changed', 'equal', 'refused'] as const

/** How many rows were new, changed, equal and refused, and why they were refused. */
export function ImportReport({ job }: { job: Import }) {
  const { importId, rows, refusedRows, repeated, warnings } = job
  const { figure } = useFormats()
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="xs" component="dl" m={0}>
        {counts.map((name) => (
          <Paper key={name} withBorder p="xs">
            <Text component="dt" size="sm" c="dimmed">
              {words.counts[name]}
            </Text>
            <Text component="dd" m={0} fw={650} fz="lg" {...(isBad(name, rows[name]) ? { c: 'red' } : {})}>
              {figure(rows[name])}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      {refusedRows.length > 0 && (
        <>
          <Group justify="space-between">
            <Title order={3} size="h5">
              {words.refusedTitle}
            </Title>
            <SaveRefused importId={importId} />
          </Group>
          {rows.refused > refusedRows.length && (
            <Text size="sm" c="dimmed">
              {words.onlyFirst(figure(refusedRows.length), figure(rows.refused))}
            </Text>
          )}
          <RefusedTable job={job} />
        </>
      )}
      {repeated > 0 && (
        <Alert color="yellow" title={words.repeatedTitle(figure(repeated))}>
          {warnings.slice(0, shownWarnings).map(({ line, reason }) => (
            <Text key={`${line} ${reason}`} size="sm">
              {words.warning(figure(line), reason)}
            </Text>
          ))}
        </Alert>
      )}
    </Stack>
  )
}

const isBad = (name: (typeof counts)[number], count: number) => name === 'refused' && count > 0

/** The file has all refused rows, the page only the first. */
function SaveRefused({ importId }: Pick<Import, 'importId'>) {
  const saving = useMutation({
    mutationFn: async () => saveFile(`refused-${importId}.csv`, await downloadRefused(importId)),
  })
  return (
    <Stack gap="xs" align="end">
      <Button size="compact-sm" variant="default" loading={saving.isPending} onClick={() => saving.mutate()}>
        {words.saveRefused}
      </Button>
      {saving.error && <Refusal error={saving.error} onClose={saving.reset} />}
    </Stack>
  )
}

const RefusedTable = ({ job: { refusedRows, reading } }: { job: Import }) => (
  <RecordTable
    label={words.refusedTitle}
    columns={[{ label: columns.line, isFigure: true }, { label: columns.row }, { label: columns.reason }]}
  >
    {refusedRows.map((row) => (
      <Table.Tr key={`${row.list} ${row.line} ${row.reason}`}>
        <Cell label={columns.line} isFigure>
          {row.line}
        </Cell>
        <Cell label={columns.row}>
          <RowCells row={row} reading={reading} />
        </Cell>
        <Cell label={columns.reason}>{row.reason}</Cell>
      </Table.Tr>
    ))}
  </RecordTable>
)

/** The cells as their file names them; wrong ones stand out. */
function RowCells({ row, reading }: { row: Import['refusedRows'][number]; reading: Import['reading'] }) {
  const headers = new Map(reading?.columns.map(({ header, member }) => [member, header]))
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {Object.entries(row.cells).map(([name, value]) => {
        const isWrong = row.wrong.includes(name)
        return (
          <Text span key={name} mr="sm" {...(isWrong ? { c: 'red', fw: 650, td: 'underline' } : {})}>
            <Text span c={isWrong ? 'red' : 'dimmed'}>
              {headers.get(name) ?? wordOf(name)}
            </Text>{' '}
            {value}
          </Text>
        )
      })}
    </Text>
  )
}
