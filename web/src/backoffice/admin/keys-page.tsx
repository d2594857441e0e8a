import { Button, Stack, Table, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormats } from '../../format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { texts } from '../../texts'
import { EmptyList } from '../shared/empty-list'
import { LoadMore } from '../shared/load-more'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { SearchField } from '../shared/search-field'
import { type AdminKey, keysQuery } from './admin-queries'
import { CreateKeyDialog } from './create-key-dialog'
import { RevokeKeyDialog } from './revoke-key-dialog'

const common = texts.backoffice.admin
const words = common.keys
const { columns } = words
const route = getRouteApi('/backoffice/keys')

export function KeysPage() {
  const filter = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...keysQuery(filter), placeholderData: keepPreviousData })
  const [isCreating, setCreating] = useState(false)
  const [revoked, setRevoked] = useState<AdminKey>()
  const keys = list.data?.pages.flatMap((page) => page.keys) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <Button onClick={() => setCreating(true)}>{words.create}</Button>
      </PageHead>
      <SearchField
        w={{ base: '100%', xs: 320 }}
        label={common.search}
        placeholder={words.searchHint}
        value={filter.search}
        onSearch={(search) =>
          void navigate({ to: '/backoffice/keys', search: search ? { search } : {}, replace: true })
        }
      />
      {list.error && <Failure error={list.error} onRetry={list.refetch} />}
      {list.isPending && <PageWaiting />}
      {list.isSuccess && keys.length === 0 && <EmptyList text={words.none} />}
      {keys.length > 0 && <KeyTable keys={keys} onRevoke={setRevoked} />}
      <LoadMore pages={list} />
      <CreateKeyDialog isOpen={isCreating} onClose={() => setCreating(false)} />
      {revoked && <RevokeKeyDialog revoked={revoked} onClose={() => setRevoked(undefined)} />}
    </Stack>
  )
}

function KeyTable({ keys, onRevoke }: { keys: AdminKey[]; onRevoke: (key: AdminKey) => void }) {
  const { day } = useFormats()
  return (
    <RecordTable
      label={words.title}
      columns={[
        { label: columns.client },
        { label: columns.accounts },
        { label: columns.scopes },
        { label: columns.created },
        { label: common.state },
        { label: texts.backoffice.actions, isQuiet: true },
      ]}
    >
      {keys.map((key) => (
        <Table.Tr key={key.keyId}>
          <Cell>
            <Text span size="sm" fw={600}>
              {key.client}
            </Text>{' '}
            <Text span size="sm" c="dimmed" ff="monospace">
              {key.keyId}
            </Text>
          </Cell>
          <Cell label={columns.accounts}>{key.accounts.join(', ') || words.everyAccount}</Cell>
          <Cell label={columns.scopes}>
            <Text span size="sm">
              {key.scopes.map((scope) => words.scopeNames[scope] ?? scope).join(', ')}
            </Text>
          </Cell>
          <Cell label={columns.created} isWhole>
            {day(key.createdAt)}
          </Cell>
          <Cell label={common.state} isWhole>
            {key.revokedAt === null ? common.active : words.revoked(day(key.revokedAt))}
          </Cell>
          <Cell isWhole>
            {key.revokedAt === null && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={words.revokeOf(key.client, key.keyId)}
                onClick={() => onRevoke(key)}
              >
                {words.revoke}
              </Button>
            )}
          </Cell>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}
