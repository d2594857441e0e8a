import { Button, Group, Paper, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { csvText } from '../../csv'
import { useFormats } from '../../session/format'
import { saveFile, textFile } from '../../shell/save-file'
import { backofficeTexts } from '../../texts/backoffice'
import { Cell, RecordTable } from '../shared/record-table'
import { Refusal } from '../shared/refusal'
import { type Import, refusedRowsOf } from './import-queries'

const words = backofficeTexts.imports
const { refusedColumns: columns } = words
const counts = ['new', 'changed', 'equal', 'refused'] as const

/** How many rows were new, changed, equal and refused, and why they were refused. */
export function ImportReport({ job: { importId, rows, refusedRows } }: { job: Import }) {
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
          <RefusedTable refusedRows={refusedRows} />
        </>
      )}
    </Stack>
  )
}

const isBad = (name: (typeof counts)[number], count: number) => name === 'refused' && count > 0

/** The file has all refused rows, the page only the first. */
function SaveRefused({ importId }: Pick<Import, 'importId'>) {
  const saving = useMutation({
    mutationFn: async () => {
      const rows = await refusedRowsOf(importId)
      const lines = rows.map(({ line, list, reason }) => [String(line), list, reason ?? ''])
      const text = csvText([[columns.line, columns.list, columns.reason], ...lines])
      saveFile(`refused-${importId}.csv`, textFile(text, 'text/csv'))
    },
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

const RefusedTable = ({ refusedRows }: Pick<Import, 'refusedRows'>) => (
  <RecordTable
    label={words.refusedTitle}
    columns={[{ label: columns.line, isFigure: true }, { label: columns.list }, { label: columns.reason }]}
  >
    {refusedRows.map(({ line, list, reason }) => (
      <Table.Tr key={`${list} ${line} ${reason}`}>
        <Cell label={columns.line} isFigure>
          {line}
        </Cell>
        <Cell label={columns.list} isWhole>
          {words.lists[list] ?? list}
        </Cell>
        <Cell label={columns.reason}>{reason}</Cell>
      </Table.Tr>
    ))}
  </RecordTable>
)
