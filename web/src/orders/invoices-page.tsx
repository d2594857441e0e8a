// The customer's invoices: what is open, with its files, and the statement of each account.
import { Alert, Container, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api/client'
import { useCan, useMe } from '../session/me'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import paper from './print-sheet.module.css'
import { StatementView } from './statement-view'

const words = texts.orders.statement

const statementQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['orders', 'statement', customerId],
    queryFn: () => api.GET('/orders/v1/statement', { params: { query: { customerId } } }),
    enabled: customerId !== '',
  })

export function OwnInvoicesPage() {
  useTitle(words.title)
  const mayLook = useCan('orders:read')
  return (
    <Container size="lg" px={0}>
      <Stack>
        <div className={paper.screen}>
          <Title order={1}>{words.title}</Title>
          <Text c="dimmed">{words.intro}</Text>
        </div>
        {mayLook ? <OwnStatement /> : <Alert color="blue">{texts.common.notAllowed}</Alert>}
      </Stack>
    </Container>
  )
}

function OwnStatement() {
  const { accounts } = useMe()
  const [chosen, setChosen] = useState(accounts[0]?.customerId ?? '')
  const { data, error, refetch, isPending } = useQuery(statementQuery(chosen))
  return (
    <>
      {accounts.length > 1 && (
        <NativeSelect
          className={paper.screen ?? ''}
          w={{ base: '100%', xs: 320 }}
          label={words.account}
          value={chosen}
          data={accounts.map(({ customerId, name }) => ({ value: customerId, label: name }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      {error && <Failure error={error} onRetry={refetch} />}
      {isPending && chosen !== '' && <PageWaiting />}
      {data && (
        <StatementView
          statement={data}
          pathOf={({ orderId, billingId }) =>
            `/orders/v1/${encodeURIComponent(orderId)}/invoices/${encodeURIComponent(billingId)}`
          }
        />
      )}
    </>
  )
}
