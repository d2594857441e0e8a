import { Button, SimpleGrid, Stack, Table, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useFormats } from '../../session/format'
import { DayField } from '../../shell/day-field'
import { SearchField } from '../../shell/search-field'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { FilterChoice } from '../shared/filter-choice'
import { PageHead } from '../shared/page-head'
import { PagedList } from '../shared/paged-list'
import { Cell, RecordTable } from '../shared/record-table'
import { type AuditEntry, auditQuery } from './admin-queries'
import { type AuditFilter, readAuditFilter } from './audit-filter'
import { changesOf } from './changes-of'

const words = backofficeTexts.admin.audit
const { columns } = words
const route = getRouteApi('/backoffice/audit')

export function AuditPage() {
  const filter = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...auditQuery(filter), placeholderData: keepPreviousData })
  const change = (next: AuditFilter) =>
    void navigate({ to: '/backoffice/audit', search: readAuditFilter({ ...filter, ...next }), replace: true })
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro} />
      <FilterFields filter={filter} onChange={change} />
      <PagedList list={list} isEmpty={entries.length === 0} none={words.none}>
        <AuditTable entries={entries} />
      </PagedList>
    </Stack>
  )
}

interface FilterProps {
  filter: AuditFilter
  onChange: (next: AuditFilter) => void
}

const FilterFields = ({ filter, onChange }: FilterProps) => (
  <SimpleGrid cols={{ base: 2, sm: 3, md: 6 }} spacing="sm">
    <FilterChoice
      label={words.entity}
      all={words.everything}
      value={filter.entity}
      choices={Object.entries(words.entities).map(([value, label]) => ({ value, label }))}
      onChoose={(entity) => onChange({ entity })}
    />
    <SearchField
      label={words.entityId}
      value={filter.entityId}
      onSearch={(entityId) => onChange({ entityId })}
    />
    <SearchField label={words.client} value={filter.client} onSearch={(client) => onChange({ client })} />
    <SearchField label={words.subject} value={filter.subject} onSearch={(subject) => onChange({ subject })} />
    <DayField label={words.from} value={filter.from} onChange={(from) => onChange({ from })} />
    <DayField label={words.to} value={filter.to} onChange={(to) => onChange({ to })} />
    {filter.importId && (
      <Button variant="default" onClick={() => onChange({ importId: undefined })}>
        {words.allImports}
      </Button>
    )}
  </SimpleGrid>
)

function AuditTable({ entries }: { entries: AuditEntry[] }) {
  const { moment } = useFormats()
  return (
    <RecordTable
      label={words.title}
      columns={[
        { label: columns.at },
        { label: columns.who },
        { label: columns.what },
        { label: columns.change },
      ]}
    >
      {entries.map((entry) => (
        <Table.Tr key={entry.id}>
          <Cell label={columns.at} isWhole>
            {moment(entry.at)}
          </Cell>
          <Cell label={columns.who}>
            {entry.client}{' '}
            <Text span size="sm" c="dimmed">
              {entry.subject}
            </Text>
          </Cell>
          <Cell label={columns.what}>
            {entry.action} {entry.entity}{' '}
            <Text span size="sm" fw={600}>
              {entry.entityId}
            </Text>
            {entry.importId && (
              <TextLink to="/backoffice/audit" search={{ importId: entry.importId }}>
                {words.ofImport}
              </TextLink>
            )}
          </Cell>
          <Cell label={columns.change}>
            <Changes entry={entry} />
          </Cell>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}

const Changes = ({ entry: { before, after, reason } }: { entry: AuditEntry }) => (
  <Stack gap={2}>
    {changesOf(before, after).map((member) => (
      <Text key={member.name} size="sm" style={{ overflowWrap: 'anywhere' }}>
        <Text span size="sm" c="dimmed">
          {member.name}
        </Text>{' '}
        {before !== null && `${member.before ?? words.nothing} → `}
        {member.after ?? words.nothing}
      </Text>
    ))}
    {reason && <Text size="sm">{words.reason(reason)}</Text>}
  </Stack>
)
