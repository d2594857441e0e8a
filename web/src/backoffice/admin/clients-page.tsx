import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { queryClient } from '../../api/query-client'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { Refusal } from '../shared/refusal'
import { SearchedList } from '../shared/searched-list'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { changeClient } from './admin-commands'
import { type AdminClient, clientsKey, clientsQuery } from './admin-queries'
import { DisableClientDialog } from './disable-client-dialog'

const common = backofficeTexts.admin
const words = common.clients
const { columns } = words
const route = getRouteApi('/backoffice/clients')

export function ClientsPage() {
  const filter = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...clientsQuery(filter), placeholderData: keepPreviousData })
  /** Empty for one whose name is asked for. */
  const [disabled, setDisabled] = useState<string>()
  const clients = list.data?.pages.flatMap((page) => page.clients) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <Button variant="default" onClick={() => setDisabled('')}>
          {words.disableOther}
        </Button>
      </PageHead>
      <SearchedList
        list={list}
        isEmpty={clients.length === 0}
        none={words.none}
        label={common.search}
        placeholder={words.searchHint}
        search={filter.search}
        onSearch={(search) => void navigate({ to: '/backoffice/clients', search, replace: true })}
      >
        <RecordTable
          label={words.title}
          columns={[
            { label: columns.client },
            { label: columns.keys, isFigure: true },
            { label: common.state },
            { label: backofficeTexts.actions, isQuiet: true },
          ]}
        >
          {clients.map((client) => (
            <ClientRow key={client.client} client={client} onDisable={setDisabled} />
          ))}
        </RecordTable>
      </SearchedList>
      {disabled !== undefined && (
        <DisableClientDialog client={disabled} onClose={() => setDisabled(undefined)} />
      )}
    </Stack>
  )
}

interface RowProps {
  client: AdminClient
  onDisable: (client: string) => void
}

function ClientRow({ client: { client, enabled, keys }, onDisable }: RowProps) {
  const enable = useCommand(changeClient, () => {
    showMessage(words.isEnabled(client))
    return queryClient.invalidateQueries({ queryKey: clientsKey })
  })
  return (
    <Table.Tr>
      <Cell>
        <Text span size="sm" fw={600}>
          {client}
        </Text>
      </Cell>
      <Cell label={columns.keys} isFigure>
        {keys.length}
      </Cell>
      <Cell label={common.state} isWhole>
        {enabled ? common.active : words.disabled}
      </Cell>
      <Cell>
        <Stack gap={6} align="flex-start">
          <Group gap="xs" wrap="nowrap">
            {enabled ? (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={words.disableOf(client)}
                onClick={() => onDisable(client)}
              >
                {words.disable}
              </Button>
            ) : (
              <Button
                size="compact-sm"
                variant="default"
                loading={enable.isPending}
                aria-label={words.enableOf(client)}
                onClick={() => enable.mutate({ client, enabled: true, isConfirmed: false })}
              >
                {words.enable}
              </Button>
            )}
            <TextLink to="/backoffice/keys" search={{ search: client }}>
              <Text span size="sm" aria-label={words.keysOf(client)}>
                {columns.keys}
              </Text>
            </TextLink>
          </Group>
          {enable.error && <Refusal error={enable.error} onClose={enable.reset} />}
        </Stack>
      </Cell>
    </Table.Tr>
  )
}
