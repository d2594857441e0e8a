import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { ForRight } from '../shared/for-right'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { SearchedList } from '../shared/searched-list'
import { AccountDialog } from './account-dialog'
import { type AdminAccount, accountsQuery } from './admin-queries'

const common = backofficeTexts.admin
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
        <ForRight right="change-accounts">
          <Button onClick={() => setEdited(null)}>{words.create}</Button>
        </ForRight>
      </PageHead>
      <SearchedList
        list={list}
        isEmpty={accounts.length === 0}
        none={words.none}
        label={common.search}
        placeholder={words.searchHint}
        search={filter.search}
        onSearch={(search) => void navigate({ to: '/backoffice/accounts', search, replace: true })}
      >
        <AccountTable accounts={accounts} onChange={setEdited} />
      </SearchedList>
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
      { label: backofficeTexts.actions, isQuiet: true },
    ]}
  >
    {accounts.map((account) => (
      <Table.Tr key={account.customerId}>
        <Cell>
          <TextLink to="/backoffice/accounts/$customerId" params={{ customerId: account.customerId }}>
            <Text span size="sm" fw={600}>
              {account.customerId}
            </Text>{' '}
            <Text span size="sm">
              {account.name}
            </Text>
          </TextLink>
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
            <ForRight right="change-accounts">
              {' '}
              <Button
                size="compact-sm"
                variant="default"
                aria-label={words.changeOf(account.customerId)}
                onClick={() => onChange(account)}
              >
                {words.change}
              </Button>
            </ForRight>
            <ForRight right="manage-keys">
              {' '}
              <TextLink to="/backoffice/keys" search={{ search: account.customerId }}>
                <Text span size="sm" aria-label={words.keysOf(account.customerId)}>
                  {words.keys}
                </Text>
              </TextLink>
            </ForRight>
          </Group>
        </Cell>
      </Table.Tr>
    ))}
  </RecordTable>
)
