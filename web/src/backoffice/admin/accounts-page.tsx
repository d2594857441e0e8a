import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { texts } from '../../texts'
import { EmptyList } from '../shared/empty-list'
import { LoadMore } from '../shared/load-more'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { SearchField } from '../shared/search-field'
import { AccountDialog } from './account-dialog'
import { type AdminAccount, accountsQuery } from './admin-queries'

const common = texts.backoffice.admin
const words = common.accounts
const { columns } = words
const route = getRouteApi('/backoffice/accounts')

export function AccountsPage() {
  const filter = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...accountsQuery(filter), placeholderData: keepPreviousData })
  /** Null is a new account. */
  const [edited, setEdited] = useState<AdminAccount | null>()
  const accounts = list.data?.pages.flatMap((page) => page.accounts) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <Button onClick={() => setEdited(null)}>{words.create}</Button>
      </PageHead>
      <SearchField
        w={{ base: '100%', xs: 320 }}
        label={common.search}
        placeholder={words.searchHint}
        value={filter.search}
        onSearch={(search) =>
          void navigate({ to: '/backoffice/accounts', search: search ? { search } : {}, replace: true })
        }
      />
      {list.error && <Failure error={list.error} onRetry={list.refetch} />}
      {list.isPending && <PageWaiting />}
      {list.isSuccess && accounts.length === 0 && <EmptyList text={words.none} />}
      {accounts.length > 0 && <AccountTable accounts={accounts} onChange={setEdited} />}
      <LoadMore pages={list} />
      <AccountDialog edited={edited} onClose={() => setEdited(undefined)} />
    </Stack>
  )
}

interface TableProps {
  accounts: AdminAccount[]
  onChange: (account: AdminAccount) => void
}

const AccountTable = ({ accounts, onChange }: TableProps) => (
  <RecordTable
    label={words.title}
    columns={[
      { label: columns.account },
      { label: columns.country },
      { label: columns.currency },
      { label: columns.vat, isFigure: true },
      { label: columns.priceList },
      { label: common.state },
      { label: texts.backoffice.actions, isQuiet: true },
    ]}
  >
    {accounts.map((account) => (
      <Table.Tr key={account.customerId}>
        <Cell>
          <Text span size="sm" fw={600}>
            {account.customerId}
          </Text>{' '}
          <Text span size="sm">
            {account.name}
          </Text>
        </Cell>
        <Cell label={columns.country}>{account.country}</Cell>
        <Cell label={columns.currency}>{account.currency}</Cell>
        <Cell label={columns.vat} isFigure>
          {words.vat(account.vatRate)}
        </Cell>
        <Cell label={columns.priceList}>{account.priceList ?? words.noPriceList}</Cell>
        <Cell label={common.state} isWhole>
          {account.retiredAt === null ? common.active : words.retired}
        </Cell>
        <Cell isWhole>
          <Group gap="xs" wrap="nowrap">
            <Button
              size="compact-sm"
              variant="default"
              aria-label={words.changeOf(account.customerId)}
              onClick={() => onChange(account)}
            >
              {words.change}
            </Button>
            <TextLink to="/backoffice/keys" search={{ search: account.customerId }}>
              <Text span size="sm" aria-label={words.keysOf(account.customerId)}>
                {words.keys}
              </Text>
            </TextLink>
          </Group>
        </Cell>
      </Table.Tr>
    ))}
  </RecordTable>
)
